// TI4-GND, TI4-CTRL: ground combat, and who holds a planet afterwards.
import { expect, it } from 'vitest';
import { type Field, field, standing } from './field.ts';
import { dice, inOrder, times, told, types } from './told.ts';

const FIGHT: Field = { line: ['26'], units: ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor'] };
const land = (n: number): string[] => times(n, '0 land:infantry@26>lodor');

it('[TI4-GND-1] one combat after another, in the order the active player likes', () => {
  const units = ['0 carrier 27', '0 infantry*2 27', '1 infantry starpoint', '1 infantry new-albion'];
  const t = field({ line: ['27'], units, dice: [8, 1, 8, 1] });
  t.play('0 activate:27', '0 land:infantry@27>starpoint', '0 land:infantry@27>new-albion');
  expect(t.may(0)).toEqual(['planet:new-albion', 'planet:starpoint']);
  t.play('0 planet:starpoint');
  expect(told(t, 'combat.ground').map(({ args }) => args.planet)).toEqual([
    { key: 'planet.starpoint' },
    { key: 'planet.new-albion' },
  ]);
  expect(inOrder(t, 'combat.ground', 'combat.won')).toEqual([
    ...times(1, 'combat.ground'),
    'combat.won',
    'combat.ground',
    'combat.won',
  ]);
});

it('[TI4-GND-2] [TI4-GND-11] start, attacker’s dice, defender’s dice, hits, end', () => {
  const t = field({ ...FIGHT, cards: { 1: ['morale-boost', 'fire-team'] }, dice: [1, 1, 1, 1, 1, 8] });
  t.play('0 activate:26', '1 pass', ...land(2), '1 pass');
  expect(t.may(1)).toContain('morale-boost play:morale-boost#1'); // the start of the round
  t.play('1 pass');
  expect(told(t, 'rolled.combat').map(({ args }) => args.seat)).toEqual([{ seat: 0 }, { seat: 1 }]);
  expect(t.may(1)).toContain('fire-team play:fire-team#1'); // right after the own roll
  t.play('1 pass');
  expect(t.may(1)).toContain('morale-boost play:morale-boost#1'); // no hits: the next round begins
  t.play('1 pass', '1 pass');
  expect(types(t)).toContain('unit.destroyed'); // hits come last
});

it('[TI4-GND-3] it ends as soon as one side is gone', () => {
  const t = field({ ...FIGHT, dice: [8, 1, 1] }).play('0 activate:26', ...land(2));
  expect(dice(t, 'rolled.combat')).toEqual([[8, 1], [1]]); // a single round
  expect(types(t)).toContain('combat.won');
});

it('[TI4-GND-5] nobody is asked to retreat', () => {
  const t = field({ line: ['26', '46'], units: [...FIGHT.units, '1 cruiser 46'], dice: [1, 1, 1, 8, 8, 1] });
  t.play('0 activate:26', ...land(2));
  expect(inOrder(t, 'rolled.combat', 'combat.won')).toEqual([...times(4, 'rolled.combat'), 'combat.won']);
});

it('[TI4-GND-6] only ground forces on that planet fight', () => {
  const units = [
    ...['0 carrier 27', '0 infantry*3 27', '1 infantry starpoint'],
    ...['1 infantry*4 new-albion', '1 space-dock starpoint', '1 mech new-albion'],
  ];
  const t = field({ line: ['27'], units, dice: [8, 1] }).play(
    '0 activate:27',
    '0 land:infantry@27>starpoint',
    '0 done',
  );
  expect(dice(t, 'rolled.combat')).toEqual([[8], [1]]);
});

it('[TI4-GND-8] a unit that joined rolls in the next roll', () => {
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const units = ['1 carrier 26', '1 infantry 26', '0 infantry*2 lodor'];
  const t = field({ line: ['26'], units, factions: { 0: 'letnev' }, goods: { 0: 2 }, begin, dice: [1, 1, 6] });
  t.play('1 activate:26', '1 land:infantry@26>lodor', '0 dunlain-reaper use@0', '0 goods', '0 goods');
  expect(told(t, 'rolled.combat')[1]!.args).toMatchObject({ dice: [1, 6], needs: [8, 6], hits: 1 }); // the mech
});

it('[TI4-GND-9] the last one may fall before any die', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor', '1 pds lodor'];
  const t = field({ line: ['26'], units, techs: { 1: ['magen-defense-grid'] }, cards: { 0: ['morale-boost'] } });
  t.play('0 activate:26', '0 pass', '1 no', '0 land:infantry@26>lodor', '1 no');
  expect(t.asked()).toEqual([0, 1]);
  t.play('0 pass', '1 magen-defense-grid use@1>infantry@lodor');
  expect(inOrder(t, 'rolled.combat', 'combat.won')).toEqual(['combat.won']);
  expect(t.asked()).toEqual([]); // no further effect of the start for seat 0
});

it('[TI4-GND-10] bonuses of ships and anomalies do not reach the ground', () => {
  const units = ['0 flagship 26', '0 infantry*2 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, factions: { 0: 'norr' }, dice: [6, 6, 1, 8, 1, 1] });
  t.play('0 activate:26', ...land(2));
  expect(told(t, 'rolled.combat')[0]!.args).toMatchObject({ needs: [7, 7], hits: 0 }); // Unrelenting, not the flagship’s text
  expect(told(t, 'rolled.combat')[1]!.args).toMatchObject({ needs: [8] });
});

it('[TI4-CTRL-1] only where ground forces were committed and are left', () => {
  const units = ['0 carrier 27', '0 infantry*2 27', '1 pds new-albion'];
  const t = field({ line: ['27'], units, planets: { starpoint: 1 }, dice: [6] });
  t.play('0 activate:27', '1 no', '0 land:infantry@27>new-albion', '0 done', '1 fire:0');
  expect(t.s.pub.planets['new-albion']!.controller).toBe(1); // nobody is left there
  expect(t.s.pub.planets.starpoint!.controller).toBe(1); // nobody landed there
  const both = field({ line: ['27'], units, planets: { starpoint: 1 }, dice: [1] });
  both.play('0 activate:27', '1 no', '0 land:infantry@27>new-albion', '0 done', '1 fire:0');
  expect(both.s.pub.planets['new-albion']!.controller).toBe(0);
});

it('[TI4-CTRL-8] an attacker wiped out changes nothing', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor', '1 space-dock lodor'];
  const t = field({ line: ['26'], units, dice: [1, 8] }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '1 space-dock']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, exhausted: false });
});

it('[TI4-CTRL-12] what is gained in the action is exhausted and pays for nothing in its production', () => {
  const units = ['0 carrier 27', '0 infantry 27', '0 space-dock starpoint'];
  const t = field({ line: ['27'], units }).play('0 activate:27', '0 land:infantry@27>new-albion');
  t.play('0 build:infantry', '0 done');
  expect(t.may(0)).toEqual(['exhaust:starpoint']);
  expect(t.s.pub.planets['new-albion']).toMatchObject({ controller: 0, exhausted: true });
});

it('[TI4-CTRL-7] a planet with neutral ground forces stays nobody’s after a draw and is gained after a victory', () => {
  const units = ['0 carrier 26', '0 infantry 26', '-1 infantry lodor'];
  const draw = field({ line: ['26'], units, dice: [8, 8] }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(draw.s.pub.planets.lodor!.controller).toBe(-1);
  const won = field({ line: ['26'], units, dice: [8, 1] }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(won.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
});
