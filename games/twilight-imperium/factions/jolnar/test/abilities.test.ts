// The sheet, the technologies and the units of the Universities of Jol-Nar.

import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import { type Field, field, standing } from '../../../test/field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

it('[TI4-DICE-7] [fragile, shield-paling, j-n-s-hylarim] Jol-Nar: Fragile, Shield Paling and the flagship', () => {
  const units = ['0 flagship 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'jolnar' }, dice: [9, 6, 1, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 flagship']); // 9 hits and gives two more, 6 - 1 misses
  const plain = field({
    ...DUEL,
    units,
    factions: { 0: 'jolnar' },
    cards: { 1: ['shields-holding'] },
    dice: [8, 8, 1, 1, 1],
  });
  plain.play('0 activate:47', '0 move:flagship@46~1', '1 pass', '1 no');
  expect(plain.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args.hits).toMatchObject({ 0: 2 }); // no 9, nothing more
  const ground = ['0 carrier 26', '0 infantry 26', '0 mech 26', '1 infantry lodor'];
  const t2 = field({ line: ['26'], units: ground, factions: { 0: 'jolnar' }, dice: [8, 6, 1] });
  t2.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:mech@26>lodor');
  expect(t2.heard(null).find((told) => told.type === 'rolled.combat')?.args).toMatchObject({ dice: [8, 6], hits: 1 });
});

it('[TI4-ADJ-9] [spacial-conduit-cylinder] Jol-Nar: Spacial Conduit Cylinder joins systems for one player', () => {
  const units = ['0 carrier 46', '0 cruiser 49'];
  const t = field({
    line: ['46', '47', '48', '49'],
    units,
    factions: { 0: 'jolnar' },
    techs: { 0: ['spacial-conduit-cylinder'] },
  });
  t.play('0 activate:49', '0 spacial-conduit-cylinder use@0');
  expect(t.may(0)).toContain('move:carrier@46~1');
  for (const seat of [1, 2]) t.s.pub.units.push({ ...t.s.pub.units[0]!, id: 90 + seat, owner: seat });
  expect([0, 1, 2].map((seat) => adjacent(t.s.pub, seat, '46', '49'))).toEqual([true, false, false]);
});

it.each(['0 carrier 26', '0 infantry lodor', '0 space-dock lodor'])(
  '[TI4-ACT-5] %s is a unit in the system',
  (unit) => {
    const units = [unit, '0 cruiser 46'];
    const start = {
      line: ['26', '47', '48', '46'],
      factions: { 0: 'jolnar' },
      techs: { 0: ['spacial-conduit-cylinder'] },
    };
    expect(
      field({ ...start, units })
        .play('0 activate:26')
        .may(0),
    ).toContain('spacial-conduit-cylinder use@0');
    const none = field({ ...start, units: ['0 cruiser 46'], planets: { lodor: 0 } });
    expect(none.play('0 activate:26').asked()).toEqual([]); // a planet is no unit
  },
);

it('[TI4-ACT-5] [TI4-GEN-22] [e-res-siphons] Jol-Nar: E-Res Siphons ask for ships, and for somebody else', () => {
  const start = { ...DUEL, factions: { 1: 'jolnar' }, techs: { 1: ['e-res-siphons'] } };
  const goods = (system: string, seat = 0) =>
    field({ ...start, begin: { step: 'tactical', args: { seat, effects: [] } } }).play(`${seat} activate:${system}`).s
      .pub.players[1]!.goods;
  expect([goods('47'), goods('26'), goods('47', 1)]).toEqual([4, 0, 0]);
});
