// The leaders of the Mentak Coalition.

import { expect, it } from 'vitest';
import { drive, misses, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { led, stateOf, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-3] [suffi-an] after a pillage both draw an action card', () => {
  const t = led('mentak', 'suffi-an', {
    line: ['46', '47'],
    units: ['0 cruiser 46', '1 cruiser 47'],
    factions: { 0: 'mentak', 1: 'hacan', 2: 'letnev' },
    techs: { 1: ['production-biomes'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  through(t, '1 action:production-biomes to:2', '0 pillage from1@0>1.goods', '0 suffi-an use@0');
  expect([t.s.pub.players[0]!.hand, t.s.pub.players[1]!.hand]).toEqual([1, 1]);
  expect(stateOf(t.s.pub, 'suffi-an')).toBe('exhausted');
});

it('[TI4-PNOTE-20] [sula-mentarion] the loser of a space combat gives a promissory note', () => {
  const units = ['0 cruiser 46', '1 destroyer 47', '1 infantry lodor'];
  const t = led('mentak', 'sula-mentarion', { line: ['46', '47', '26'], units, notes: {}, dice: [10, 1] });
  through(t, '0 activate:47', '0 move:cruiser@46~2');
  through(t, '0 sula-mentarion use@0');
  expect(t.asked()).toEqual([1]);
  const before = t.s.own[0]!.notes.length;
  t.play('1 note:ceasefire@1');
  expect(t.s.own[0]!.notes).toHaveLength(before + 1);
  const four = led('mentak', 'sula-mentarion?', {
    line: ['46', '47'],
    units: ['0 cruiser*2 46', '0 cruiser*2 47'],
    begin: TURN,
  });
  expect(stateOf(four.s.pub, 'sula-mentarion')).toBe('readied');
});

it('[TI4-LEAD-11] [ipswitch-loose-cannon] a ship for each that is destroyed in the combat', () => {
  const t = led('mentak', 'ipswitch-loose-cannon', {
    line: ['46', '47', '26'],
    units: ['0 dreadnought 46', '1 destroyer 47', '1 infantry lodor'],
    dice: [1, 1, 10, ...misses],
  });
  through(t, '0 activate:47', '0 move:dreadnought@46~1', '0 ipswitch-loose-cannon use@0');
  expect(stateOf(t.s.pub, 'ipswitch-loose-cannon')).toBe('purged');
  drive(t);
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer', '0 dreadnought']);
  expect(t.s.pub.pending).toEqual([]);
});

it('[ipswitch-loose-cannon] own losses bring nothing', () => {
  const t = led('mentak', 'ipswitch-loose-cannon', {
    line: ['46', '47', '26'],
    units: ['0 dreadnought! 46', '0 carrier 46', '1 cruiser*2 47', '1 infantry lodor'],
    dice: [1, 1, 10, 1, ...misses],
  });
  through(t, '0 activate:47', '0 move:dreadnought*@46~1', '0 move:carrier@46~1', '0 ipswitch-loose-cannon use@0');
  through(t, '0 hit:carrier@47');
  expect(standing(t.s.pub, '47')).toContain('0 dreadnought!');
  expect(standing(t.s.pub, '47')).not.toContain('0 carrier');
});
