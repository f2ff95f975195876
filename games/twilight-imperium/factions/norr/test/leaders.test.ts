// The leaders of Sardakk N'orr.

import { expect, it } from 'vitest';
import { drive, misses, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-4] [tro] at the end of a tactical action two infantry may join the active player', () => {
  const t = led('norr', 'tro', { line: ['26', '46'], units: ['1 infantry lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 tro use@0', '1 target:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*3']);
});

it('[TI4-INV-4] [ghom-sekkus] one ground force of each planet here and beside lands, too; not where a token lies', () => {
  const spec: Field = {
    line: ['26', '35', '46', '20'],
    at: { 36: 2 },
    units: ['0 infantry*2 bereg', '0 infantry lirta-iv', '0 carrier 26', '1 infantry arnor'],
  };
  const t = led('norr', 'ghom-sekkus', spec);
  through(t, '0 activate:26');
  expect(t.may(0)).toEqual(expect.arrayContaining(['land:infantry@bereg>lodor', 'land:infantry@lirta-iv>lodor']));
  t.play('0 land:infantry@bereg>lodor');
  expect(t.may(0)).not.toContain('land:infantry@bereg>lodor'); // one of each planet
  t.play('0 land:infantry@lirta-iv>lodor');
  drive(t);
  expect([standing(t.s.pub, 'lodor'), t.s.pub.planets.lodor!.controller]).toEqual([['0 infantry*2'], 0]);
  const held = led('norr', 'ghom-sekkus', { ...spec, tokens: { 35: [0] } });
  through(held, '0 activate:26');
  expect(held.asked()).toEqual([]);
  const five = { lodor: 0, bereg: 0, 'lirta-iv': 0, arnor: 0, lor: 0 };
  expect(
    stateOf(led('norr', 'ghom-sekkus?', { ...spec, units: [], planets: five, begin: TURN }).s.pub, 'ghom-sekkus'),
  ).toBe('readied');
});

it('[TI4-LEAD-11] [shval-harbinger] straight to the landing, past ships and cannons, and the ships are given up', () => {
  const t = led('norr', 'shval-harbinger', {
    line: ['46', '26'],
    units: ['0 carrier 46', '0 infantry*3 46', '1 cruiser*2 26', '1 infantry lodor'],
    dice: [10, 10, 10, 1],
  });
  through(
    t,
    '0 activate:26',
    '0 move:carrier@46~1',
    '0 load:infantry@46',
    '0 load:infantry@46',
    '0 load:infantry@46',
    '0 shval-harbinger use@0',
  );
  for (let i = 0; i < 3; i++) through(t, '0 land:infantry@26>lodor');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser*2']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*3']);
  expect(stateOf(t.s.pub, 'shval-harbinger')).toBe('purged');
});

it('[TI4-ANOM-12] [ghom-sekkus] who comes out of a rift without a ship rolls as a ship would', () => {
  const drop = (die: number, edition = 6) => {
    const t = led('norr', 'ghom-sekkus', {
      edition,
      factions: { 0: 'norr', 1: 'vuilraith', 2: 'letnev' },
      line: ['26', '35'],
      units: ['0 infantry bereg', '0 carrier 26', '1 space-dock lirta-iv'],
      dice: [die, ...misses],
    });
    through(t, '0 activate:26', '0 land:infantry@bereg>lodor');
    return t.s.pub.units.some(({ type }) => type === 'infantry');
  };
  expect([drop(4), drop(3), drop(3, 5)]).toEqual([true, false, true]);
});
