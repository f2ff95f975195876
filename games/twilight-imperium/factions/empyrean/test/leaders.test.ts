// The leaders of the Empyrean.

import { expect, it } from 'vitest';
import { cardsOf } from '../../../state.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { TURN, table, unlocked } from '../../../test/led.ts';
import { hasFrontier } from '../../../values/exploration.ts';

it('[TI4-LEAD-3] [TI4-TOKEN-2] [acamar] a token for whoever moves into empty space', () => {
  const move = (goal: string) => {
    const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
    const t = field({
      ...table('empyrean'),
      line: ['46', '47', '26'],
      units: ['1 cruiser 46', '0 infantry lodor'],
      open: { 0: ['leader:acamar'] },
      begin,
    });
    return through(t, `1 activate:${goal}`, '1 move:cruiser@46~2');
  };
  const t = move('47');
  expect(offers(t, 0)).toContain('acamar use@0');
  t.play('0 acamar use@0', '1 pool:tactic');
  expect(t.s.pub.players[1]!.tactic).toBe(3); // one was spent on the system
  expect(offers(move('26'), 0)).not.toContain('acamar use@0');
});

it('[TI4-LEAD-5] [TI4-LEAD-6] [TI4-TOKEN-6] [xuange] neighbour of all; whoever comes to its token frees it', () => {
  const spec: Field = {
    ...table('empyrean'),
    line: ['46', '47', '26', '1'],
    units: ['0 cruiser 47', '1 cruiser 46', '2 cruiser 26'],
  };
  expect(unlocked(spec, 'xuange')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 cruiser 47', '1 cruiser 46', '2 cruiser 1'] }, 'xuange')).toBe(false);
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const open = { 0: ['leader:xuange'] };
  const t = field({ ...spec, units: ['1 cruiser 46'], tokens: { 47: [0] }, begin, open });
  through(t, '1 activate:47', '1 move:cruiser@46~2', '0 xuange use@0');
  expect(t.s.pub.tokens['47']).toEqual([1]);
});

it('[TI4-LEAD-11] [TI4-EXPL-12] [conservator-procyon] frontiers in all empty systems, and those at its ships explored', () => {
  const t = field({
    ...table('empyrean'),
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '0 infantry lodor'],
    open: { 0: ['leader:conservator-procyon'] },
    also: ({ pub }) => {
      pub.systemTokens = {};
    },
    begin: TURN,
  });
  t.play('0 action:conservator-procyon use');
  for (let i = 0; i < 5 && t.asked().includes(0) && t.may(0).includes('no'); i++) t.play('0 no');
  expect([hasFrontier(t.s.pub, '47'), hasFrontier(t.s.pub, '26')]).toEqual([true, false]);
  expect(hasFrontier(t.s.pub, '46')).toBe(false); // explored
  expect(cardsOf(t.s.pub, 0, 'leader')).toEqual([]);
});
