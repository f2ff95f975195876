// The promissory notes of the Barony of Letnev.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import type { TI } from '../../../state.ts';
import { field, standing } from '../../../test/field.ts';
import { dice } from '../../../test/told.ts';

type Table = Scenario<TI>;

const hands = (t: Table) => t.s.own.map(({ notes }) => notes);

it('[TI4-PNOTE-3] [TI4-DICE-5] [war-funding] after both have rolled, theirs again and any of the own', () => {
  const duel = {
    edition: 2,
    line: ['46', '26'],
    units: ['0 cruiser 46', '1 cruiser 26', '1 infantry lodor', '2 infantry arc-prime'],
    at: { 10: 40 },
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
    notes: { 0: ['war-funding@2'] },
    dice: [1, 10, 1, 10],
  };
  const t = field(duel).play('0 activate:26', '0 move:cruiser@46~2');
  expect(dice(t, 'rolled.combat')).toEqual([[1], [10]]);
  expect(t.may(0)).toContain('war-funding play:war-funding@2>theirs');
  t.play('0 war-funding play:war-funding@2>theirs', '0 ["die:0"]');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser']); // 1 for them, 10 for me
  expect(hands(t)[2]).toContain('war-funding@2');
  const mine = field({ ...duel, dice: [1, 10, 10] }).play('0 activate:26', '0 move:cruiser@46~2');
  mine.play('0 war-funding play:war-funding@2>mine', '0 ["die:0"]');
  expect(standing(mine.s.pub, '26')).toEqual([]); // both hit
});
