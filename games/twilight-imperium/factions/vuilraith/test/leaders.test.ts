// The leaders of the Vuil'raith Cabal.

import { expect, it } from 'vitest';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { TURN, table, unlocked } from '../../../test/led.ts';

it('[TI4-LEAD-3] [TI4-CAPT-1] [the-stillness-of-stars] goods for them, a unit of their reinforcements for it', () => {
  const t = field({
    ...table('vuilraith'),
    line: ['26', '1'],
    units: ['0 infantry lodor', '1 infantry jord'],
    open: { 0: ['leader:the-stillness-of-stars'] },
    begin: { step: 'replenish', args: { seat: 1 } },
  });
  through(t, '0 the-stillness-of-stars use@0>type:dreadnought');
  expect(t.s.pub.captured).toEqual([{ by: 0, owner: 1, type: 'dreadnought' }]);
  expect([t.s.pub.players[1]!.commodities, t.s.pub.players[1]!.goods]).toEqual([0, 4]);
  expect(offers(t, 0)).toEqual([]);
});

it('[TI4-LEAD-5] [TI4-PROD-3] [TI4-PROD-17] [that-which-molds-flesh] two small units beyond the limit, paid for like the others', () => {
  const units = ['0 space-dock lodor', '0 cruiser 41', '0 cruiser 67'];
  const spec: Field = { ...table('vuilraith'), line: ['26', '41', '67'], units };
  expect(unlocked(spec, 'that-which-molds-flesh')).toBe(true);
  expect(unlocked({ ...spec, units: units.slice(0, 2) }, 'that-which-molds-flesh')).toBe(false);
  const t = field({
    ...spec,
    units: units.slice(0, 1),
    goods: { 0: 9 },
    open: { 0: ['leader:that-which-molds-flesh'] },
  });
  through(t, '0 activate:26');
  for (let i = 0; i < 5; i++) t.play('0 build:fighter');
  t.play('0 build:fighter', '0 build:fighter');
  expect(t.may(0)).not.toContain('build:fighter'); // five and two
  expect(t.request(0).prompt.args).toMatchObject({ amount: 4 }); // seven fighters, two for one
});

it('[TI4-LEAD-11] [TI4-CAPT-1] [it-feeds-on-carrion] ships near its tears are captured on 1 to 3, with what they carried', () => {
  const t = field({
    ...table('vuilraith'),
    line: ['26', '46', '47'],
    units: ['0 space-dock lodor', '1 carrier 46', '1 fighter*2 46', '1 cruiser 47'],
    open: { 0: ['leader:it-feeds-on-carrion'] },
    begin: TURN,
    dice: [3],
  });
  t.play('0 action:it-feeds-on-carrion use');
  expect(t.s.pub.captured.map(({ type }) => type)).toEqual(['carrier', 'fighter', 'fighter']);
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']); // two systems away
});
