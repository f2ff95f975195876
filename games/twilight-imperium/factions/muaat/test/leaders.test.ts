// The leaders of the Embers of Muaat.

import { expect, it } from 'vitest';
import { drive, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { led, stateOf, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-4] [umbat] a player with a war sun or flagship may produce two units of cost four or less there', () => {
  const t = led('muaat', 'umbat', {
    line: ['46', '47'],
    units: ['1 flagship 46', '0 cruiser 47'],
    goods: { 1: 9 },
    begin: TURN,
  });
  t.play('0 action:umbat on:seat:1');
  through(t, '1 target:46');
  expect(t.may(1)).toContain('build:dreadnought');
  expect(t.may(1)).not.toContain('build:war-sun');
  through(t, '1 build:cruiser', '1 build:destroyer');
  drive(t);
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser', '1 destroyer', '1 flagship']);
});

it('[TI4-LEAD-5] [TI4-LEAD-7] [magmus] a war sun produced unlocks it; a strategy token spent gives a good', () => {
  const t = led('muaat', 'magmus?', {
    line: ['26', '46'],
    units: ['0 space-dock lodor'],
    techs: { 0: ['prototype-war-sun-2'] },
    goods: { 0: 12 },
  });
  through(t, '0 activate:26', '0 build:war-sun', '0 done');
  drive(t);
  expect(stateOf(t.s.pub, 'magmus')).toBe('readied');
  const forge = led('muaat', 'magmus', { line: ['26', '46'], units: ['0 war-sun 46'], begin: TURN });
  through(forge, '0 action:star-forge in:46>fighter', '0 magmus use@0');
  expect(forge.s.pub.players[0]!.goods).toBe(1);
});
