// The leaders of the Arborec.

import { expect, it } from 'vitest';
import { drive, offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-4] [letani-ospha] a ship of any player may be replaced by a dearer one, as its owner decides; declined, the agent stays exhausted', () => {
  const start: Field = { line: ['26', '46'], units: ['1 cruiser 46', '0 infantry lodor'], begin: TURN };
  const t = led('arborec', 'letani-ospha', start);
  t.play('0 action:letani-ospha on:unit:1/cruiser@46');
  expect(t.asked()).toEqual([1]);
  expect(t.may(1)).toEqual(expect.arrayContaining(['target:type:dreadnought', 'done']));
  expect(t.may(1)).not.toContain('target:type:war-sun');
  t.play('1 target:type:dreadnought');
  expect(standing(t.s.pub, '46')).toEqual(['1 dreadnought']);
  const no = led('arborec', 'letani-ospha', start);
  no.play('0 action:letani-ospha on:unit:1/cruiser@46', '1 done');
  expect([standing(no.s.pub, '46'), stateOf(no.s.pub, 'letani-ospha')]).toEqual([['1 cruiser'], 'exhausted']);
});

it('[TI4-LEAD-5] [dirzuga-rophal] twelve ground forces on own planets unlock it; another activates where it produces: one unit', () => {
  const troops = (n: number) =>
    stateOf(
      led('arborec', 'dirzuga-rophal?', {
        line: ['26', '46'],
        units: [`0 infantry*${n} lodor`.replace('*12', '*9'), ...(n === 12 ? ['0 mech*3 lodor'] : [])],
        begin: TURN,
      }).s.pub,
      'dirzuga-rophal',
    );
  expect([troops(9), troops(12)]).toEqual(['locked', 'readied']);
  const t = led('arborec', 'dirzuga-rophal', {
    line: ['26', '46'],
    units: ['0 space-dock lodor', '1 cruiser 46'],
    goods: { 0: 4 },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 dirzuga-rophal use@0', '0 build:cruiser');
  drive(t);
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser']);
  expect(
    offers(
      through(led('arborec', 'dirzuga-rophal', { line: ['26', '46'], units: ['0 space-dock lodor'] }), '0 activate:26'),
      0,
    ),
  ).not.toContain('dirzuga-rophal use@0');
});

it('[TI4-LEAD-11] [letani-miasmiala] production without limit wherever it has ground forces, at the usual cost', () => {
  const t = led('arborec', 'letani-miasmiala', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '0 infantry*2 starpoint'],
    at: { 27: 30 },
    goods: { 0: 9 },
    begin: TURN,
  });
  through(t, '0 action:letani-miasmiala use', '0 build:cruiser', '0 build:destroyer', '0 done');
  drive(t);
  expect([...standing(t.s.pub, '26'), ...standing(t.s.pub, '27')].sort()).toEqual(['0 cruiser', '0 destroyer']);
  expect(stateOf(t.s.pub, 'letani-miasmiala')).toBe('purged');
});
