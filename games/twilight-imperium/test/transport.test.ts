// TI4-TRAN: what a ship takes along, from where, and how much.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';
import { times } from './told.ts';

it('[TI4-TRAN-1] [TI4-TRAN-7] up to its own capacity, none borrowed from other ships', () => {
  const units = ['0 carrier*2 46', '0 infantry*3 46', '0 fighter*3 46'];
  const t = field({ line: ['46', '47'], units }).play('0 activate:47', '0 move:carrier@46~1');
  t.play(...times(3, '0 load:fighter@46'), '0 load:infantry@46');
  expect(t.may(0)).toEqual(['done', 'move:carrier@46~1']); // four aboard: full, though the other carrier is empty
  t.play('0 move:carrier@46~1', '0 load:infantry@46', '0 load:infantry@46');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier*2', '0 fighter*3', '0 infantry*3']);
});

it('[TI4-TRAN-5] [TI4-STRUCT-4] from space and from planets, never structures', () => {
  const units = ['0 carrier 27', '0 infantry 27', '0 mech starpoint', '0 pds starpoint', '0 space-dock new-albion'];
  const t = field({ line: ['27', '46'], units }).play('0 activate:46');
  expect(t.may(0)).toEqual(['done', 'move:carrier@27~1']); // no structure moves
  t.play('0 move:carrier@27~1');
  expect(t.may(0)).toEqual(['done', 'load:infantry@27', 'load:mech@starpoint']);
});

it('[TI4-TRAN-6] what is aboard arrives in space, nothing is dropped on the way', () => {
  const units = ['0 carrier 46', '0 infantry 46'];
  const t = field({ line: ['46', '27', '26'], units, techs: { 0: ['carrier-2'] } });
  t.play('0 activate:26', '0 move:carrier@46~2', '0 load:infantry@46');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '0 infantry']);
  expect(standing(t.s.pub, 'lodor')).toEqual([]); // it lands only when committed
  expect(standing(t.s.pub, 'starpoint')).toEqual([]);
});

it('[TI4-TRAN-10] fighters aboard cannot be left with the space dock to make room', () => {
  const units = ['0 carrier 46', '0 fighter*4 46', '0 space-dock starpoint', '0 infantry starpoint'];
  const t = field({ line: ['46', '27'], units }).play('0 activate:27', '0 move:carrier@46~1');
  expect(t.may(0)).toEqual(['done', 'load:fighter@46', 'load:infantry@starpoint']);
  t.play(...times(4, '0 load:fighter@46'));
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']); // full: the infantry was not offered
});

it('[TI4-TRAN-11] a fighter that flies is either carried or moves itself', () => {
  const units = ['0 carrier 46', '0 fighter 46'];
  const start = { line: ['46', '47'], units, techs: { 0: ['fighter-2'] } };
  const carried = field(start).play('0 activate:47', '0 move:carrier@46~1', '0 load:fighter@46');
  expect(standing(carried.s.pub, '47')).toEqual(['0 carrier', '0 fighter']); // it is not asked to move as well
  const flown = field(start).play('0 activate:47', '0 move:fighter@46~2', '0 move:carrier@46~1');
  expect(standing(flown.s.pub, '47')).toEqual(['0 carrier', '0 fighter']); // and it is not offered as a load
});

it('[TI4-TRAN-12] a ship without capacity carries nothing', () => {
  const units = ['0 cruiser 27', '0 infantry starpoint'];
  const t = field({ line: ['27', '46'], units }).play('0 activate:46', '0 move:cruiser@27~2');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']);
  expect(t.asked()).toEqual([]);
});

it('[TI4-TRAN-13] a retreat carries only units of the system that is left', () => {
  const units = [
    '0 cruiser 46',
    '1 carrier 27',
    '1 infantry starpoint',
    '1 infantry lodor',
    '1 mech 26',
    '1 carrier 26',
  ];
  const t = field({ line: ['46', '27', '26'], units, dice: [1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '1 retreat', '1 to:26');
  expect(t.may(1)).toEqual(['done', 'load:infantry@starpoint']);
});

it('[TI4-TRAN-14] [TI4-CTRL-6] the planet stays under control when its last ground force leaves', () => {
  const units = ['0 carrier 27', '0 infantry starpoint'];
  const t = field({ line: ['27', '46'], units }).play(
    '0 activate:46',
    '0 move:carrier@27~1',
    '0 load:infantry@starpoint',
  );
  expect(standing(t.s.pub, 'starpoint')).toEqual([]);
  expect(t.s.pub.planets.starpoint).toMatchObject({ controller: 0, exhausted: false });
});

it('[TI4-TRAN-9] a move of length zero takes ground forces from planets, nothing else', () => {
  const units = ['0 carrier 75', '0 fighter 75', '0 infantry 75', '0 infantry loki'];
  const t = field({ line: ['75', '46'], units }).play('0 activate:75', '0 move:carrier@75~1');
  expect(t.may(0)).toEqual(['done', 'load:infantry@loki']);
});
