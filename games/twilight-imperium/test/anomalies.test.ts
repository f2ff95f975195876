// TI4-ANOM, TI4-RIFT: asteroid fields, supernovas, nebulae, gravity rifts.
import { expect, it } from 'vitest';
import { adjacent } from '../galaxy/adjacency.ts';
import { retreats } from '../values/retreat.ts';
import { type Field, field, standing } from './field.ts';

it('[TI4-ANOM-1] a system that is two anomalies has the effects of both', () => {
  const start = { line: ['46', '117', '47'], units: ['0 cruiser 46'] } satisfies Field;
  expect(field(start).play('0 activate:117').asked()).toEqual([]); // an asteroid field
  const open = { techs: { 0: ['antimass-deflectors'] } };
  const t = field({ ...start, ...open, dice: [3] }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(t.s.pub.units).toEqual([]); // and a gravity rift
});

it('[TI4-ANOM-2] an anomaly keeps its planets and wormholes', () => {
  const units = ['0 carrier 46', '0 infantry 46'];
  const t = field({ line: ['46', '67'], units }).play('0 activate:67', '0 move:carrier@46~1', '0 load:infantry@46');
  t.play('0 land:infantry@67>cormund');
  expect(t.s.pub.planets.cormund).toMatchObject({ controller: 0 });
  const far = field({ line: ['79'], at: { 39: 30 }, units: [] });
  expect(adjacent(far.s.pub, 0, '79', '39')).toBe(true);
});

it('[TI4-ANOM-6] a ship may leave the active nebula and come back if it has two steps', () => {
  const units = ['0 carrier 42', '0 infantry lodor'];
  const start = { line: ['42', '26'], units } satisfies Field;
  expect(field(start).play('0 activate:42').asked()).toEqual([]); // one step only
  const t = field({ ...start, techs: { 0: ['gravity-drive'] } });
  t.play('0 activate:42', '0 gravity-drive use@0>carrier@42', '0 move:carrier@42~2', '0 load:infantry@lodor');
  expect(standing(t.s.pub, '42')).toEqual(['0 carrier', '0 infantry']);
});

const REFUGE = { line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'] } satisfies Field;

it.each([
  ['44', 'antimass-deflectors', true], // asteroid field
  ['43', 'antimass-deflectors', false], // supernova
  ['68', 'antimass-deflectors', false], // nebula
])('[TI4-ANOM-9] retreating into %s', (tile, tech, opens) => {
  const units = [...REFUGE.units, ...(tile === '68' ? ['1 infantry everra'] : [`1 infantry ${tile}`])];
  const also: Field['also'] = ({ pub }) => {
    for (const u of pub.units) if (u.at === tile && u.type === 'infantry') u.on = tile === '68' ? 'everra' : null;
  };
  const of = (techs: string[]) =>
    retreats(field({ ...REFUGE, at: { [tile]: 8 }, units, also, techs: { 1: techs } }).s.pub, 1, '47');
  expect(of([])).toEqual([]);
  expect(of([tech])).toEqual(opens ? [tile] : []);
});

it('[TI4-ANOM-10] movement by an ability obeys the same bans, and finds no nebula open', () => {
  const skilled = (tile: string) => {
    const t = field({ line: ['46', '47'], at: { [tile]: 8 }, units: REFUGE.units, cards: { 1: ['skilled-retreat'] } });
    t.play('0 activate:47', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1');
    return t.may(1);
  };
  expect(skilled('48')).toEqual(['to:46', 'to:48']);
  for (const tile of ['42', '43', '44']) expect(skilled(tile)).toEqual(['to:46']);
});

it('[TI4-ANOM-11] a ship that is inside stays and leaves freely', () => {
  for (const tile of ['43', '44', '42']) {
    const t = field({ line: [tile, '47'], units: [`0 cruiser*2 ${tile}`] });
    t.play('0 activate:47', `0 move:cruiser@${tile}~${tile === '42' ? 1 : 2}`, '0 done');
    expect([standing(t.s.pub, '47'), standing(t.s.pub, tile)]).toEqual([['0 cruiser'], ['0 cruiser']]);
  }
});

it('[TI4-EX-28] [TI4-ANOM-8] in a nebula the defender’s ships, and only in combat, add 1', () => {
  const units = ['0 cruiser 46', '1 cruiser 42'];
  const t = field({ line: ['46', '42'], units, dice: [6, 6] }).play('0 activate:42', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '42')).toEqual(['1 cruiser']); // 6 misses for the attacker, 6 + 1 hits for the defender
  const barrage = field({
    line: ['46', '42'],
    units: ['0 carrier 46', '0 fighter 46', '1 destroyer 42'],
    dice: [8, 8],
  });
  barrage.play('0 activate:42', '0 move:carrier@46~1', '0 load:fighter@46');
  barrage.play('1 fire');
  const rolled = barrage.heard(null).find((told) => told.type === 'rolled.ability');
  expect(rolled!.args).toMatchObject({ dice: [8, 8], needs: [9, 9], hits: 0 });
});

const RIFT = { line: ['41', '46'] } satisfies Partial<Field>;
const rolls = (t: ReturnType<typeof field>) => t.heard(null).filter((told) => told.type === 'rift').length;

it('[TI4-RIFT-6] everything is declared before the first die', () => {
  const t = field({ ...RIFT, units: ['0 cruiser*2 41', '0 carrier 41', '0 infantry 41'], dice: [1, 9, 9] });
  t.play('0 activate:46', '0 move:cruiser@41~2', '0 move:cruiser@41~2');
  expect(rolls(t)).toBe(0);
  t.play('0 move:carrier@41~1', '0 load:infantry@41');
  expect(rolls(t)).toBe(3);
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser', '0 infantry']); // nobody was asked again
});

it('[TI4-RIFT-8] a fighter that flies by itself rolls, one that is carried does not', () => {
  const units = ['0 carrier 41', '0 fighter*2 41'];
  const t = field({ ...RIFT, units, techs: { 0: ['fighter-2'] }, dice: [2, 9] });
  t.play('0 activate:46', '0 move:fighter@41~2', '0 move:carrier@41~1', '0 load:fighter@41');
  expect(rolls(t)).toBe(2);
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 fighter']);
});

it('[TI4-RIFT-9] retreats roll too, and a fleet that is lost places no token', () => {
  const units = ['0 cruiser 46', '1 cruiser*2 41', '1 infantry lodor'];
  const flee = (dice: number[]) => {
    const t = field({ line: ['46', '41', '26'], units, dice: [1, 1, 1, ...dice] });
    return t.play('0 activate:41', '0 move:cruiser@46~2', '1 retreat');
  };
  const some = flee([3, 4]);
  some.play('1 to:26');
  expect(standing(some.s.pub, '26')).toEqual(['1 cruiser']);
  expect(some.s.pub.tokens['26']).toEqual([1]);
  const lost = flee([3, 1]).play('1 to:26');
  expect(lost.s.pub.tokens['26']).toBeUndefined();
  expect(standing(lost.s.pub, '41')).toEqual(['0 cruiser']);
});
