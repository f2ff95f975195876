// The leaders of the L1Z1X Mindnet.

import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { actionsOf, led, stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { isShielded } from '../../../values/units.ts';

it('[TI4-LEAD-4] [i48s] the active player may turn an infantry of the system into a mech', () => {
  const t = led('l1z1x', 'i48s', { line: ['26', '46'], units: ['1 infantry*2 lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 i48s use@0', '1 target:unit:1/infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '1 mech']);
});

it('[TI4-SHLD-1] [TI4-SHLD-5] [2ram] four dreadnoughts unlock it; shields do not stop its bombardment', () => {
  const spec: Field = {
    line: ['26', '46'],
    units: ['0 dreadnought*3 26', '1 pds lodor', '1 infantry lodor'],
    begin: TURN,
  };
  const { pub } = led('l1z1x', '2ram', spec).s;
  expect([isShielded(pub, 'lodor', 0), isShielded(pub, 'lodor', 2)]).toEqual([false, true]); // ignored, not switched off
  expect(isShielded(led('l1z1x', '2ram?', spec).s.pub, 'lodor', 0)).toBe(true);
  expect(
    stateOf(led('l1z1x', '2ram?', { ...spec, fleet: 5, units: [...spec.units, '0 dreadnought 46'] }).s.pub, '2ram'),
  ).toBe('readied');
});

it('[TI4-LEAD-11] [the-helmsman] flagship and dreadnoughts go anywhere without ships of others, with what they carry', () => {
  const t = led('l1z1x', 'the-helmsman', {
    line: ['26', '46', '47', '48'],
    units: ['0 dreadnought 46', '0 infantry 46', '0 flagship 47', '1 cruiser 48', '0 infantry lodor'],
    begin: TURN,
  });
  expect(actionsOf(t, 'the-helmsman')).not.toContain('action:the-helmsman on:48');
  through(
    t,
    '0 action:the-helmsman on:26',
    '0 target:unit:0/dreadnought@46',
    '0 target:unit:0/infantry@46',
    '0 target:unit:0/flagship@47',
  );
  expect(standing(t.s.pub, '26')).toEqual(['0 dreadnought', '0 flagship', '0 infantry']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']); // nobody lands
});
