// What a bot thinks of structures.
import type { Know } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { S, TI } from '../../state.ts';
import { field } from '../../test/field.ts';
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
