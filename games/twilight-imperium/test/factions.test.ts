// The six sheets: abilities, technologies, flagships and mechs.

import { expect, it } from 'vitest';
import { productionCost } from '../values/economy.ts';
import { missingFor } from '../values/technology.ts';
import { type Field, field, standing } from './field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

const _turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it.each([
  ['infantry-2', 'xxcha', 6],
  ['spec-ops-2', 'sol', 5],
])('[TI4-DEST-5] %s of %s comes back on a %i, not on less', (tech, faction, need) => {
  const saved = (die: number) => {
    const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
    const t = field({ line: ['26'], units, factions: { 0: faction }, techs: { 0: [tech] }, dice: [1, 10, 1, die] });
    t.play('0 activate:26', '0 land:infantry@26>lodor');
    return t.s.pub.players[0]!.cloned;
  };
  expect([saved(need), saved(need - 1)]).toEqual([1, 0]);
});

it('[TI4-FLAG-7] [TI4-DICE-5] Hacan and Letnev: any die of a space combat, those of the barrage too', () => {
  const units = ['0 flagship 46', '0 destroyer 46', '1 carrier 47', '1 fighter*2 47', '1 infantry lodor'];
  const lines = ['0 activate:47', '0 move:flagship@46~1', '0 move:destroyer@46~2'];
  const hacan = field({ ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 1 }, dice: [8, 1] });
  hacan.play(...lines, '0 fire', '0 wrath-of-kenara.barrage die0@0>0');
  expect(standing(hacan.s.pub, '47')).toContain('1 fighter');
  const letnev = field({ ...DUEL, units, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 9, 10] });
  letnev.play(...lines, '0 munitions-reserves use@0', '0 fire');
  letnev.play('0 munitions-reserves.barrage use@0', '0 ["die:0"]');
  expect(standing(letnev.s.pub, '47')).not.toContain('1 fighter*2');
  expect(letnev.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-GEN-23] [TI4-GEN-26] [TI4-PEX-17] the chance goes on to the next player after each use', () => {
  const units = ['0 dreadnought*2 46', '1 dreadnought*2 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [5, 5, 5, 5] });
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought@46~1', '1 no');
  t.play('0 sustain sustain:dreadnought@47', '1 sustain sustain:dreadnought@47'); // both want: seat 0 first, seat 1 is asked anew
  expect(t.s.pub.units.filter((u) => u.damaged).map((u) => u.owner)).toEqual([0]);
  t.play('0 sustain sustain:dreadnought@47', '1 sustain sustain:dreadnought@47'); // now it is seat 1's turn
  expect(t.s.pub.units.filter((u) => u.damaged).map((u) => u.owner)).toEqual([0, 1]);
});

it('[TI4-PROD-7] discounts are never below zero', () => {
  const t = field({ ...DUEL, techs: { 0: ['sarween-tools'] } });
  expect(productionCost(t.s.pub, 0, ['fighter'])).toBe(0);
  expect(productionCost(t.s.pub, 0, [])).toBe(0);
  expect(missingFor(t.s.pub, 0, 'graviton-laser-system')).toEqual([]);
});
