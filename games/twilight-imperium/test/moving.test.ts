// TI4-MOVE: declaring, ways, and what movement does and does not set off.
import { expect, it } from 'vitest';
import { type Field, field, standing } from './field.ts';
import { inOrder, types } from './told.ts';

const keys = (t: ReturnType<typeof field>): string[] => t.may(0).filter((key) => key.startsWith('move:'));

it('[TI4-MOVE-1] any number of ships from any systems, all to the active one', () => {
  const units = ['0 cruiser*2 46', '0 destroyer 48', '0 dreadnought 49'];
  const t = field({ line: ['46', '47', '48', '49'], units }).play('0 activate:47');
  expect(keys(t)).toEqual(['move:cruiser@46~2', 'move:destroyer@48~2']); // the dreadnought is too slow
  t.play('0 move:cruiser@46~2', '0 move:destroyer@48~2', '0 done');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 destroyer']);
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']);
});

it('[TI4-MOVE-2] [TI4-MOVE-15] everything is declared before anything moves, and then it is too late', () => {
  const units = ['0 carrier 46', '0 infantry 46', '0 cruiser 48', '1 pds starpoint'];
  const t = field({ line: ['46', '27', '48'], units }).play('0 activate:27', '0 move:carrier@46~1');
  t.play('0 load:infantry@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 infantry']); // declared, not moved
  t.play('0 done');
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 infantry']);
  expect(t.asked()).toEqual([1]); // the cruiser that stayed gets no second chance
  t.play('1 no');
  expect(t.may(0).some((key) => key.startsWith('move:'))).toBe(false);
});

it('[TI4-MOVE-3] steps count, and entering a system twice counts twice', () => {
  const line = ['46', '47', '48', '49'];
  expect(keys(field({ line, units: ['0 cruiser 46'] }).play('0 activate:48'))).toEqual(['move:cruiser@46~2']);
  expect(
    field({ line, units: ['0 cruiser 46'] })
      .play('0 activate:49')
      .asked(),
  ).toEqual([]);
  // to 46 and back to 47 would be three steps for the one who starts in 48
  const there = { line: ['26', '47', '48'], units: ['0 cruiser 48', '0 infantry lodor'], techs: { 0: ['cruiser-2'] } };
  const t = field(there).play('0 activate:47', '0 move:cruiser@48~3');
  expect(t.may(0)).toEqual(['path:47', 'path:47>26>47']);
  const slow = field({ ...there, techs: {}, units: ['0 carrier 48', '0 infantry lodor'] }).play('0 activate:47');
  slow.play('0 move:carrier@48~1');
  expect(standing(slow.s.pub, '47')).toEqual(['0 carrier']); // a slower ship has no second way
});

it('[TI4-MOVE-8] ways are judged by the ships as they stand when declared', () => {
  // the own cruiser declared first does not open the way through 47, where it would fight
  const units = ['0 cruiser 46', '0 destroyer 46', '1 cruiser 47'];
  const t = field({ line: ['46', '47', '48'], units });
  expect(t.play('0 activate:48').asked()).toEqual([]);
  const free = field({ line: ['46', '47', '48'], units: ['0 cruiser 46', '0 destroyer 47'] }).play('0 activate:48');
  free.play('0 move:destroyer@47~2');
  expect(keys(free)).toEqual(['move:cruiser@46~2']); // own ships never bar
});

it('[TI4-MOVE-9] [TI4-MOVE-10] out of the active system and back, and across it', () => {
  const board = { line: ['46', '47', '26'], techs: { 0: ['cruiser-2'] } };
  const back = field({ ...board, units: ['0 cruiser 47', '0 infantry lodor'] }).play('0 activate:47');
  back.play('0 move:cruiser@47~3');
  expect(back.may(0)).toEqual(['path:26>47', 'path:46>47']);
  back.play('0 path:26>47', '0 load:infantry@lodor');
  expect(standing(back.s.pub, '47')).toEqual(['0 cruiser', '0 infantry']);

  const across = { ...board, units: ['0 cruiser 46', '0 infantry lodor'] };
  const t = field(across).play('0 activate:47', '0 move:cruiser@46~3');
  expect(t.may(0)).toEqual(['path:47', 'path:47>26>47']);
  t.play('0 path:47>26>47', '0 load:infantry@lodor');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 infantry']);
  const barred = field({ ...across, units: [...across.units, '1 cruiser 47'] }).play('0 activate:47');
  barred.play('0 move:cruiser@46~3');
  expect(types(barred)).toContain('combat.space'); // one way only: through the enemy there is none
});

it('[TI4-MOVE-9] without ground forces to pick up a ship has no move of length zero', () => {
  const t = field({ line: ['75', '46'], units: ['0 carrier 75', '0 fighter 75'], tokens: {} }).play('0 activate:75');
  expect(t.asked()).toEqual([]); // move 1 does not lead out and back
});

it('[TI4-MOVE-12] [gravity-drive] Gravity Drive is given to one ship before the declaration', () => {
  const units = ['0 carrier*2 46'];
  const t = field({ line: ['46', '47', '48'], units, techs: { 0: ['gravity-drive'] } }).play('0 activate:48');
  expect(t.may(0)).toEqual(['gravity-drive use@0>carrier@46', 'pass', 'pass.on']);
  t.play('0 gravity-drive use@0>carrier@46');
  expect(keys(t)).toEqual(['move:carrier@46~2']);
  t.play('0 move:carrier@46~2');
  expect(standing(t.s.pub, '48')).toEqual(['0 carrier']); // the other one has only its 1
});

it('[TI4-MOVE-13] [TI4-MOVE-14] fighters without move value go only aboard', () => {
  const start: Field = { line: ['46', '47'], units: ['0 carrier 46', '0 fighter 46'] };
  expect(keys(field(start).play('0 activate:47'))).toEqual(['move:carrier@46~1']);
  const flying = field({ ...start, techs: { 0: ['fighter-2'] } }).play('0 activate:47');
  expect(keys(flying)).toEqual(['move:carrier@46~1', 'move:fighter@46~2']);
});

it('[TI4-MOVE-17] passing a system fights nobody and draws no fire', () => {
  const units = ['0 cruiser 46', '1 pds starpoint', '1 cruiser 27'];
  const t = field({ line: ['46', '27', '48'], units, techs: { 0: ['light-wave-deflector'] } });
  t.play('0 activate:48', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
  expect(t.asked()).toEqual([]);
  expect(types(t)).not.toContain('combat.space');
});

it('[TI4-MOVE-19] "moved into" needs a ship that came in', () => {
  const cards = { 1: ['experimental-battlestation'] };
  const units = ['0 carrier 27', '0 infantry new-albion', '1 space-dock lodor'];
  const line = ['27', '26'];
  const stay = field({ line, units, cards }).play('0 activate:27', '0 move:carrier@27~1', '0 load:infantry@new-albion');
  expect(stay.asked()).toEqual([0]); // only picked up inside: the station is not offered
  const came = field({ line, at: { 46: 2 }, units: [...units, '0 cruiser 46'], cards });
  came.play('0 activate:27', '0 move:cruiser@46~2', '0 done');
  expect(came.may(1)).toContain('experimental-battlestation play:experimental-battlestation#1>lodor');
});

it('[TI4-MOVE-19] [TI4-MOVE-20] what is lost in a rift never moved in, and dice fall in the order declared', () => {
  const units = ['0 carrier 41', '0 fighter 41', '0 cruiser 41', '1 space-dock lodor'];
  const start = { line: ['41', '47', '26'], units, cards: { 1: ['experimental-battlestation'] } };
  const t = field({ ...start, dice: [2, 3] });
  t.play('0 activate:47', '0 move:cruiser@41~2', '0 move:carrier@41~1', '0 load:fighter@41');
  expect(
    t
      .heard(null)
      .filter((told) => told.type === 'rift')
      .map((told) => told.args.unit),
  ).toEqual([{ key: 'unit.cruiser' }, { key: 'unit.carrier' }]);
  expect(t.s.pub.units.filter((u) => u.owner === 0)).toEqual([]);
  expect(t.asked()).toEqual([]); // nobody came: the station is not asked
  const some = field({ ...start, dice: [2, 4] });
  some.play('0 activate:47', '0 move:cruiser@41~2', '0 move:carrier@41~1', '0 load:fighter@41');
  expect(inOrder(some, 'rift', 'unit.removed', 'unit.moved')).toEqual([
    'rift',
    'unit.removed',
    'rift',
    'unit.moved',
    'unit.moved',
  ]);
  expect(some.asked()).toEqual([1]);
});

it('[TI4-MOVE-21] no unit is in two loads', () => {
  const units = ['0 carrier*2 46', '0 infantry 46'];
  const t = field({ line: ['46', '47', '48'], units }).play(
    '0 activate:47',
    '0 move:carrier@46~1',
    '0 load:infantry@46',
  );
  t.play('0 move:carrier@46~1');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier*2', '0 infantry']); // nothing was left for the second to load
});

it('[TI4-MOVE-23] a longer way than needed is offered where it picks something up', () => {
  const units = ['0 cruiser 46', '0 infantry lodor', '0 infantry 46'];
  const t = field({ line: ['46', '47'], at: { 26: 2, 48: 6 }, units, techs: { 0: ['cruiser-2'] } });
  t.play('0 activate:47', '0 move:cruiser@46~3');
  expect(t.may(0)).toEqual(['path:26>47', 'path:47']);
  t.play('0 path:26>47');
  expect(t.may(0)).toEqual(['done', 'load:infantry@46', 'load:infantry@lodor']);
});
