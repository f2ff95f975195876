// The sheet, the technologies and the units of the Barony of Letnev.

import { expect, it } from 'vitest';
import { type Field, field, standing } from '../../../test/field.ts';
import { fleetLimit } from '../../../values/limits.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

it('[TI4-FLEET-1] [TI4-SUST-1] [non-euclidean-shielding, armada] Letnev: Armada and Non-Euclidean Shielding', () => {
  const units = ['0 dreadnought 46', '0 cruiser 46', '1 cruiser*2 47', '1 infantry lodor'];
  const t = field({
    ...DUEL,
    units,
    factions: { 0: 'letnev' },
    techs: { 0: ['non-euclidean-shielding'] },
    dice: [1, 1, 7, 7],
  });
  expect(fleetLimit(t.s.pub, 0)).toBe(5);
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no', '0 sustain sustain:dreadnought@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 dreadnought!', '1 cruiser*2']);
  const three = field({
    ...DUEL,
    units: ['0 dreadnought 46', '0 cruiser 46', '1 cruiser*3 47', '1 infantry lodor'],
    factions: { 0: 'letnev' },
    techs: { 0: ['non-euclidean-shielding'] },
    dice: [1, 1, 7, 7, 7],
  });
  three.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no');
  three.play('0 sustain sustain:dreadnought@47'); // two of three hits are cancelled
  expect(three.may(0)).toEqual(['hit:cruiser@47', 'hit:dreadnought*@47']);
});

it('[TI4-DICE-5] [TI4-DICE-6] [munitions-reserves] Letnev: Munitions Reserves', () => {
  const t = field({ ...DUEL, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 7, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 munitions-reserves use@0', '1 no');
  t.play('0 munitions-reserves.reroll use@0', '0 ["die:0"]');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
});

it('[TI4-DEPLOY-3] [TI4-DEPLOY-4] [TI4-DEPLOY-5] [TI4-EX-32] [dunlain-reaper] Letnev: Dunlain Reaper, once a round', () => {
  const units = ['1 carrier 26', '1 infantry*2 26', '0 infantry*3 lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = field({ line: ['26'], units, factions: { 0: 'letnev' }, goods: { 0: 4 }, dice: [1, 1, 1, 1, 1], begin });
  t.play('1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  t.play('0 dunlain-reaper use@0', '0 goods', '0 goods');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 mech', '1 infantry*2']);
  expect(t.may(0)).toContain('dunlain-reaper use@0'); // the next round
  expect(t.s.pub.players[0]!.goods).toBe(2);
  const spent = field({
    ...{ line: ['26', '27'], factions: { 0: 'letnev' }, goods: { 0: 4 }, begin },
    units: [...units, '0 mech*4 starpoint'],
    dice: [1, 1, 1, 1, 1],
  });
  spent.play('1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  expect(spent.asked()).not.toContain(0); // all four mechs are on the board, and none is taken off it
});

it('[TI4-FLAG-8] [TI4-SUST-12] [arc-secundus] Letnev: Arc Secundus is repaired', () => {
  const units = ['0 flagship! 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'letnev' } }).play('0 activate:47', '0 move:flagship*@46~1');
  expect(t.may(0)).toEqual(['arc-secundus use@0']);
  t.play('0 arc-secundus use@0');
  expect(standing(t.s.pub, '47')).toContain('0 flagship');
});
