// The L1Z1X Mindnet: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { drive, misses, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { researchable } from '../../../values/technology.ts';
import { bombersIn, cardOf } from '../../../values/units.ts';

const l1z1x = { edition: 2, factions: { 0: 'l1z1x', 1: 'sol', 2: 'letnev' } };

it('[TI4-CTRL-3] [TI4-PROD-18] [assimilate, l1z1x] structures on a planet gained become its own, as far as there are pieces', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 pds*2 lodor', '1 space-dock lodor', '0 pds*5 starpoint'];
  const t = field({
    ...l1z1x,
    line: ['26', '46', '27'],
    units,
    tokens: { 27: [0] },
    goods: { 0: 3 },
    dice: [1, 1, 1, 1],
  });
  through(t, '0 activate:26', '1 no', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '1 no');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 pds', '0 space-dock']); // its sixth PDS; the other is lost
  expect(t.may(0)).toContain('build:cruiser'); // in the same action
});

it('[TI4-BOMB-9] [harrow] the ships bombard at the end of each round of ground combat', () => {
  const units = ['0 dreadnought 26', '0 carrier 26', '0 infantry*2 26', '1 infantry*3 lodor'];
  const t = field({ ...l1z1x, line: ['26', '46'], units, dice: [1, 1, 1, 1, 1, 1, 5, ...misses] });
  through(t, '0 activate:26', '0 bombard', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  expect(t.may(0)).toContain('harrow use@0');
  through(t, '0 harrow use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '1 infantry*2']);
});

it('[TI4-BOMB-9] [harrow] also after the last of its ground forces fell, but never as the defender', () => {
  const units = ['0 dreadnought 26', '0 infantry 26', '1 infantry lodor'];
  const t = field({ ...l1z1x, line: ['26', '46'], units, dice: [1, 1, 8, 5] });
  through(t, '0 activate:26', '0 bombard', '0 land:infantry@26>lodor', '0 harrow use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual([]);
  const begin = { step: 'invasion', at: 'commit', args: { seat: 1, system: '26', effects: [], landed: {}, queue: [] } };
  const home = ['1 carrier 26', '1 infantry*2 26', '0 dreadnought 26', '0 infantry*2 lodor'];
  const held = field({ ...l1z1x, line: ['26'], units: home, dice: [1, 1, 1, 1, 8, 8, 1, 1], begin });
  through(held, '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  expect(held.asked()).not.toContain(0);
});

it('[TI4-SHLD-6] [harrow] a shield stops it', () => {
  const units = ['0 dreadnought 26', '0 infantry 26', '1 infantry lodor', '1 pds lodor'];
  const t = field({ ...l1z1x, line: ['26', '46'], units, dice: [...misses] });
  through(t, '0 activate:26');
  for (let i = 0; i < 12 && t.asked().length > 0; i++) {
    expect(t.may(t.asked()[0]!).join()).not.toMatch(/harrow|bombard/);
    drive(t, /^land:/);
  }
});

it('[TI4-HIT-8] [TI4-FLAG-7] [001] hits of the flagship and of dreadnoughts beside it go to ships that are no fighters', () => {
  const enemy = ['1 carrier*2 47', '1 fighter*4 47', '1 infantry lodor'];
  const t = field({
    ...l1z1x,
    line: ['46', '47', '26'],
    units: ['0 flagship 46', '0 dreadnought 46', ...enemy],
    fleet: 5,
    dice: [5, 1, 5, ...Array(6).fill(1)],
  });
  through(t, '0 activate:47', '0 move:flagship@46~1', '0 move:dreadnought@46~1', '1 no');
  expect(standing(t.s.pub, '47').filter((u) => u.startsWith('1'))).toEqual(['1 fighter*4']);
  const alone = field({
    ...l1z1x,
    line: ['46', '47', '26'],
    units: ['0 dreadnought 46', ...enemy],
    dice: [5, ...Array(6).fill(1)],
  });
  through(alone, '0 activate:47', '0 move:dreadnought@46~1', '1 no');
  expect(alone.may(1)).toEqual(['hit:carrier@47', 'hit:fighter@47']); // without the flagship its owner chooses
});

it('[TI4-HIT-8] [001] hits of other ships beside it are free: first those that are aimed', () => {
  const units = ['0 flagship 46', '0 cruiser 46', '1 carrier*2 47', '1 fighter*2 47', '1 infantry lodor'];
  const t = field({ ...l1z1x, line: ['46', '47', '26'], units, dice: [5, 1, 7, ...misses] }); // in the order of the units
  through(t, '0 activate:47', '0 move:flagship@46~1', '0 move:cruiser@46~2', '1 no');
  expect(t.may(1)).toEqual(['hit:carrier@47', 'hit:fighter@47']); // one carrier is hit in any case
  through(t, '1 hit:fighter@47');
  expect(standing(t.s.pub, '47').filter((u) => u.startsWith('1'))).toEqual(['1 carrier', '1 fighter']);
});

it('[TI4-MECH-1] [annihilator] it bombards as ships do, from space or from another planet, not where it fights', () => {
  const { pub } = field({ ...l1z1x, line: ['27', '46'], units: ['0 mech starpoint', '1 infantry new-albion'] }).s;
  expect(bombersIn(pub, 0, '27')).toHaveLength(1);
  const t = field({ ...l1z1x, line: ['27', '46'], units: ['0 mech starpoint', '1 infantry new-albion'], dice: [8] });
  through(t, '0 activate:27', '0 bombard');
  expect(standing(t.s.pub, 'new-albion')).toEqual([]);
  const fights = field({
    ...l1z1x,
    line: ['26'],
    units: ['0 carrier 26', '0 mech 26', '1 infantry lodor'],
    dice: [1, 8, 1],
  });
  through(fights, '0 activate:26', '0 bombard', '0 land:mech@26>lodor');
  expect(standing(fights.s.pub, 'lodor')).toEqual(['0 mech']);
  expect(fights.asked()).toEqual([]); // no Harrow with a mech of that combat
});

it('[TI4-TECH-9] [inheritance-systems] 2 resources and the card stand for all prerequisites', () => {
  const begin = { step: 'research', args: { seat: 0 } };
  const techs = { 0: ['inheritance-systems'] };
  const t = field({ ...l1z1x, line: ['46'], units: [], techs, goods: { 0: 2 }, begin });
  expect(researchable(t.s.pub, 0)).toContain('war-sun');
  through(t, '0 research:war-sun'); // the only way to it, and the only way to pay for that
  expect(t.s.pub.cards.map(({ id, state }) => [id, state])).toEqual([
    ['inheritance-systems', 'exhausted'],
    ['war-sun', 'readied'],
  ]);
  expect(
    researchable(field({ ...l1z1x, line: ['46'], units: [], techs, goods: { 0: 1 }, begin }).s.pub, 0),
  ).not.toContain('war-sun');
});

it('[TI4-UNIT-3] [TI4-UNIT-4] [super-dreadnought-1, super-dreadnought-2] its own dreadnoughts', () => {
  const start = { ...l1z1x, line: ['46'], units: ['0 dreadnought 46'] };
  const card = (techs: string[]) => {
    const { pub } = field({ ...start, techs: { 0: techs } }).s;
    return cardOf(pub, pub.units[0]!);
  };
  expect(card([])).toMatchObject({ id: 'super-dreadnought-1', capacity: 2, move: 1 });
  expect(card(['super-dreadnought-2'])).toMatchObject({ combat: { hit: 4 }, move: 2, directHitImmune: true });
});
