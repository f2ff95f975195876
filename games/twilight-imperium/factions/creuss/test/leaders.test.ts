// The leaders of creuss.

import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import { offers, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { actionsOf, led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-ADJ-9] [emissary-taivra] an activated wormhole is beside all others for this action', () => {
  const t = led('creuss', 'emissary-taivra', {
    line: ['46', '26', '47', '48'],
    at: { 25: 30 },
    units: ['1 cruiser 46'],
    begin: THEIRS,
  });
  expect(adjacent(t.s.pub, 1, '26', '25')).toBe(false);
  through(t, '1 activate:26', '0 emissary-taivra use@0');
  expect([adjacent(t.s.pub, 1, '26', '25'), adjacent(t.s.pub, 1, '25', '26')]).toEqual([true, true]);
  const plain = led('creuss', 'emissary-taivra', { line: ['46', '26'], units: ['1 cruiser 46'], begin: THEIRS });
  expect(offers(through(plain, '1 activate:46'), 0)).toEqual([]);
});

it('[TI4-CAP-1] [sai-seravus] a fighter for each ship with capacity that came through a wormhole, as far as there is room', () => {
  const units = ['0 carrier*2 26', '0 cruiser 26', '0 infantry starpoint'];
  const t = led('creuss', 'sai-seravus', { line: ['46', '26', '47', '48'], at: { 39: 30, 27: 40 }, units });
  through(t, '0 activate:39', '0 move:carrier@26~2', '0 move:carrier@26~2', '0 move:cruiser@26~3');
  through(t, '0 sai-seravus use@0>fighters:2');
  expect(standing(t.s.pub, '39')).toEqual(['0 carrier*2', '0 cruiser', '0 fighter*2']);
  const near = led('creuss', 'sai-seravus', { line: ['46', '26', '47'], units: ['0 carrier 26'] });
  through(near, '0 activate:46', '0 move:carrier@26~2');
  expect(near.asked()).toEqual([]); // by no wormhole
  const held = ['0 cruiser 26', '0 cruiser 39', '0 cruiser 25'];
  const spread = led('creuss', 'sai-seravus?', { line: ['26', '39', '25'], units: held, begin: TURN });
  expect(stateOf(spread.s.pub, 'sai-seravus')).toBe('readied');
});

it('[TI4-LEAD-11] [riftwalker-meian] two systems with wormholes or own units change places', () => {
  const t = led('creuss', 'riftwalker-meian', {
    line: ['46', '26', '47', '51'],
    units: ['0 cruiser 46', '1 cruiser 47', '0 infantry creuss'],
    begin: TURN,
  });
  expect(actionsOf(t, 'riftwalker-meian').reverse()).toEqual([
    'action:riftwalker-meian on:46',
    'action:riftwalker-meian on:26',
  ]);
  const where = () => t.s.pub.board.map(({ tile, index }) => `${tile}@${index}`).sort();
  expect(where()).toContain('46@0');
  t.play('0 action:riftwalker-meian on:46');
  expect(where()).toContain('26@0'); // only one other was there to choose
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']);
});
