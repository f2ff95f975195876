// The promissory notes of the Federation of Sol.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import type { TI } from '../../../state.ts';
import { type Field, field, standing } from '../../../test/field.ts';

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

it('[TI4-PNOTE-3] [military-support] two infantry for its holder, a token less for Sol', () => {
  const t = field({ ...TURN, factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' }, notes: { 1: ['military-support@0'] } });
  const { strategy } = t.s.pub.players[0]!;
  t.play('1 military-support play:military-support@0>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*3']);
  expect(t.s.pub.players[0]!.strategy).toBe(strategy - 1);
  expect(hands(t)[0]).toContain('military-support@0');
});
