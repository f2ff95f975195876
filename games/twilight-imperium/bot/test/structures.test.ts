// What a bot thinks of structures.
import { type Know, random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { systemName } from '../../say.ts';
import type { S, TI } from '../../state.ts';
import { field } from '../../test/field.ts';
import { admiral } from '../admiral.ts';
import { structureWorth } from '../structures.ts';

const council = { edition: 5, factions: { 0: 'keleres', 1: 'sol', 2: 'letnev' }, fleet: 6, line: ['18', '26'] };
/** Custodia Vigilia lies beside the board. */
const custodia = ({ pub }: S): void => {
  Object.assign(pub.planets, {
    'custodia-vigilia': { at: 'nowhere', controller: 0, exhausted: false, attachments: [], coexisting: [] },
  });
};

it('a planet beside the board is no place for a structure', () => {
  const worth = (also?: (s: S) => void): number => {
    const t = field({ ...council, units: ['0 infantry lodor'], ...(also ? { also } : {}) });
    t.s.pub.objectives.push('populate-the-outer-rim'); // units on the edge are of use
    return structureWorth(t.match.know(0) as Know<TI>);
  };
  expect(worth(custodia)).toBe(worth());
});

it('a dock that floats is named by the system it is in', () => {
  const spec = { edition: 2, factions: { 0: 'saar', 1: 'sol', 2: 'letnev' }, line: ['26', '46'], goods: { 0: 30 } };
  const begin = { step: 'construction.primary', args: { seat: 0, strategic: 0 } };
  const t = field({ ...spec, begin, units: ['0 space-dock 26'] });
  const { choice, why } = admiral.decide(t.match.know(0) as Know<TI>, t.request(0), random(1));
  expect([choice, why]).toEqual(['produce:26', { key: 'admiral.build.produce', args: { planet: systemName('26') } }]);
});
