// The Yin Brotherhood: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';

const yin = { edition: 2, factions: { 0: 'yin', 1: 'sol', 2: 'letnev' } };
const DUEL = { ...yin, line: ['46', '47', '26'], fleet: 5 };
const LANDING = { ...yin, line: ['26', '46'] };

it('[TI4-GND-2] [indoctrination, yin] 2 influence turn an enemy infantry into one of theirs', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
  const t = field({ ...LANDING, units, goods: { 0: 2 }, dice: [8, 1, 1] });
  through(t, '0 activate:26', '0 land:infantry@26>lodor');
  expect(offers(t, 0)).toEqual(['indoctrination use@0>infantry']);
  through(t, '0 indoctrination use@0>infantry');
  const told = t.heard(null).map(({ type }) => type);
  expect(told.indexOf('unit.removed')).toBeLessThan(told.indexOf('rolled.combat'));
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  const poor = through(field({ ...LANDING, units, goods: { 0: 1 }, dice: Array(30).fill(1) }), '0 activate:26');
  expect(poor.may(0).join()).not.toContain('indoctrination');
  const mechs = field({
    ...LANDING,
    units: ['0 carrier 26', '0 infantry 26', '1 mech lodor'],
    goods: { 0: 2 },
    dice: [8, 1],
  });
  through(mechs, '0 activate:26', '0 land:infantry@26>lodor');
  expect(mechs.asked()).not.toContain(0); // a mech does not convert
});

it('[TI4-DEPLOY-5] [moyins-ashes] with 3 influence in all the convert is a mech', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
  const t = field({ ...LANDING, units, goods: { 0: 3 }, dice: [8, 8, 1] });
  through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 indoctrination use@0>mech');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
});

it('[TI4-HIT-9] [TI4-DEST-4] [devotion] a cruiser given up after a round hits the ship of its choice', () => {
  const units = ['0 cruiser*2 46', '1 carrier 47', '1 fighter*2 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [...misses] });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  through(t, '0 devotion use@0>cruiser@47/carrier@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '1 fighter*2']);
  const hurt = field({
    ...DUEL,
    units: ['0 cruiser*2 46', '1 dreadnought 47', '1 carrier 47', '1 infantry lodor'],
    dice: [...misses],
  });
  through(hurt, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  through(hurt, '0 devotion use@0>cruiser@47/dreadnought@47', '1 sustain sustain:dreadnought@47');
  expect(standing(hurt.s.pub, '47')).toContain('1 dreadnought!');
});

it('[TI4-PROD-16] [yin-spinner] after a production up to 2 infantry, on a planet or among ships', () => {
  const units = ['0 space-dock lodor', '0 carrier 46'];
  const start = { ...LANDING, units, techs: { 0: ['yin-spinner'] }, goods: { 0: 1 } };
  const t = through(field(start), '0 activate:26', '0 build:fighter', '0 done', '0 goods');
  const places = ['26', '46', 'lodor'].flatMap((place) => [1, 2].map((n) => `yin-spinner use@0>${place}.${n}`));
  expect(offers(t, 0)).toEqual(places);
  through(t, '0 yin-spinner use@0>46.2');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 infantry*2']);
  const idle = through(field(start), '0 activate:26', '0 done', '0 done');
  expect(offers(idle, 0)).toEqual([]); // nothing was produced
});

it('[TI4-HIT-8] [impulse-core] a cruiser given up at the start: a hit that a fighter cannot take', () => {
  const units = ['0 cruiser*2 46', '1 carrier 47', '1 fighter*3 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, techs: { 0: ['impulse-core'] }, dice: [...misses] });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 impulse-core use@0>cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '1 fighter*3']);
  const swarm = field({
    ...DUEL,
    units: ['0 cruiser*2 46', '1 fighter*3 26', '1 space-dock lodor'],
    line: ['46', '26'],
    techs: { 0: ['impulse-core'] },
    dice: [...misses],
  });
  through(swarm, '0 activate:26', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 impulse-core use@0>cruiser@26');
  expect(standing(swarm.s.pub, '26')).toContain('1 fighter*2'); // if able
});

it('[TI4-FLAG-6] [van-hauge] destroyed, it takes every ship in the system along: a draw', () => {
  const units = ['0 flagship! 46', '0 fighter 46', '1 cruiser*2 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [1, 1, 1, 7, 7] });
  through(t, '0 activate:47', '0 move:flagship*@46~1', '0 load:fighter@46', '1 no');
  expect(standing(t.s.pub, '47')).toEqual([]);
  expect(t.heard(null).map(({ type }) => type)).toContain('combat.draw');
});

it('[TI4-PNOTE-3] [greyfire-mutagen] the note turns an infantry of two ground forces or more, not against the Yin', () => {
  const units = ['1 carrier 26', '1 infantry 26', '2 infantry*2 lodor'];
  const begin = { step: 'invasion', at: 'commit', args: { seat: 1, system: '26', effects: [], landed: {}, queue: [] } };
  const start = { ...LANDING, units, notes: { 1: ['greyfire-mutagen@0'] }, begin, dice: [8, 1, 1] };
  const t = through(field(start), '1 land:infantry@26>lodor', '1 greyfire-mutagen play:greyfire-mutagen@0', '2 pass');
  drive(t);
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*2']);
  expect(t.s.own[0]!.notes).toContain('greyfire-mutagen@0'); // back home
  const few = field({ ...start, units: [units[0]!, units[1]!, '2 infantry lodor'], dice: [8, 1] });
  expect(offers(through(few, '1 land:infantry@26>lodor'), 1)).toEqual([]);
});
