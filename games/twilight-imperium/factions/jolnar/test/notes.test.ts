// The promissory notes of the Universities of Jol-Nar.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { has, type TI } from '../../../state.ts';
import { type Field, field } from '../../../test/field.ts';

type Table = Scenario<TI>;

/** Seats 0 and 1 are neighbours, seat 2 sits apart. */
const TURN = {
  edition: 2,
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  factions: { 0: 'norr', 1: 'xxcha', 2: 'letnev' },
  notes: {},
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;

const hands = (t: Table) => t.s.own.map(({ notes }) => notes);

const offered = (t: Table, seat: number, note: string): boolean =>
  t.asked().includes(seat) && t.may(seat).some((key) => key.includes(note));

it('[TI4-PNOTE-18] [research-agreement] a technology that Jol-Nar researches, if it is no faction technology', () => {
  const spec = { ...TURN, factions: { 0: 'jolnar', 1: 'xxcha', 2: 'letnev' }, notes: { 2: ['research-agreement@0'] } };
  const t = field({ ...spec, begin: { step: 'research', args: { seat: 0 } } }).play('0 research:sarween-tools');
  t.play('2 research-agreement play:research-agreement@0');
  expect(has(t.s.pub, 2, 'sarween-tools')).toBe(true);
  expect(hands(t)[0]).toContain('research-agreement@0');
  const known = field({ ...spec, techs: { 2: ['sarween-tools'] }, begin: { step: 'research', args: { seat: 0 } } });
  known.play('0 research:sarween-tools');
  expect(offered(known, 2, 'research-agreement')).toBe(false);
});
