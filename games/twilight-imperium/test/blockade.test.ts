// TI4-BLOCK, TI4-STRUCT: blockades, and structures on planets.
import { expect, it } from 'vitest';
import { isBlockaded } from '../values/economy.ts';
import { reinforcements } from '../values/units.ts';
import { field, standing } from './field.ts';
import { inOrder, times, told, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const builds = (t: ReturnType<typeof field>): string[] => t.may(0).filter((key) => key.startsWith('build:'));

it('[TI4-BLOCK-1] [TI4-BLOCK-4] a lone fighter blockades, neutral ships do, own ships lift it', () => {
  const dock = { line: ['27', '46'], goods: { 0: 4 } };
  const units = ['0 space-dock starpoint', '1 fighter 27', '1 space-dock new-albion'];
  expect(builds(field({ ...dock, units }).play('0 activate:27'))).toEqual(['build:infantry', 'build:mech']);
  const neutral = field({ ...dock, units: ['0 space-dock starpoint', '-1 destroyer 27'] }).play('0 activate:27');
  expect(builds(neutral)).toEqual(['build:infantry', 'build:mech']);
  const free = field({ ...dock, units: ['0 space-dock starpoint'] }).play('0 activate:27');
  expect(builds(free)).toContain('build:cruiser');
  // seen from the unit: own ships beside the others' mean no blockade
  const both = field({ ...dock, units: ['0 space-dock starpoint', '0 cruiser 27', '1 cruiser 27'], begin: turn });
  expect(isBlockaded(both.s.pub, 0, '27')).toBe(false);
});

it('[TI4-BLOCK-4] ships that pass through blockade nothing', () => {
  const units = ['1 cruiser 46', '0 space-dock starpoint'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = field({ line: ['46', '27', '48'], units, begin }).play('1 activate:48', '1 move:cruiser@46~2');
  expect(standing(t.s.pub, '48')).toEqual(['1 cruiser']);
  expect(isBlockaded(t.s.pub, 0, '27')).toBe(false);
});

it('[TI4-BLOCK-7] while both sides have ships in a space combat nothing is blockaded', () => {
  const units = ['0 cruiser 46', '1 cruiser 27', '1 space-dock starpoint', '1 infantry lodor'];
  const t = field({ line: ['46', '27', '26'], units, dice: [7, 1] }).play('0 activate:27', '0 move:cruiser@46~2');
  expect(t.may(1)).toEqual(['no', 'retreat']); // in the midst of it
  expect(isBlockaded(t.s.pub, 1, '27')).toBe(false);
  t.play('1 no');
  expect(isBlockaded(t.s.pub, 1, '27')).toBe(true);
});

const structure = { step: 'buildStructure', args: { seat: 0 } };

it('[TI4-STRUCT-1] structures are placed without cost, and production does not offer them', () => {
  const t = field({ line: ['26', '46'], units: [], planets: { lodor: 0 }, begin: structure });
  expect(t.may(0)).toEqual(['build:pds>lodor', 'build:space-dock>lodor', 'no']);
  t.play('0 build:space-dock>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 space-dock']);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(false);
  const yard = field({ line: ['26'], units: ['0 space-dock lodor'], goods: { 0: 9 } }).play('0 activate:26');
  expect(builds(yard).filter((key) => /pds|dock/.test(key))).toEqual([]);
});

it('[TI4-STRUCT-2] only on planets under control', () => {
  const units = ['0 cruiser 27', '1 infantry new-albion'];
  const t = field({ line: ['26', '27'], units, planets: { starpoint: 0 }, begin: structure });
  expect(t.may(0)).toEqual(['build:pds>starpoint', 'build:space-dock>starpoint', 'no']);
  t.refuses('0 build:pds>new-albion');
});

it('[TI4-STRUCT-5] structures take no hits', () => {
  const units = ['0 dreadnought*3 26', '1 space-dock lodor', '1 infantry lodor'];
  const t = field({ line: ['26'], units, dice: [9, 9, 9] }).play('0 activate:26', '0 bombard');
  expect(told(t, 'unit.destroyed').map(({ args }) => args.unit)).toEqual([{ key: 'unit.infantry' }]);
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 space-dock']);
});

it('[TI4-STRUCT-6] a token in the system does not hinder placing', () => {
  const t = field({ line: ['26'], units: [], planets: { lodor: 0 }, tokens: { 26: [0, 1] }, begin: structure });
  t.play('0 build:pds>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 pds']);
});

it('[TI4-STRUCT-7] [TI4-CTRL-9] outside an invasion lonely structures fall, and then the planet', () => {
  const begin = { step: 'gainTokens', at: 'next', args: { seat: 2, count: 1 } };
  const units = ['1 pds lodor', '1 space-dock lodor', '0 infantry lodor'];
  const t = field({ line: ['26'], units, planets: { lodor: 1 }, begin }).play('2 pool:tactic');
  expect(inOrder(t, 'unit.destroyed', 'planet.gained')).toEqual([...times(2, 'unit.destroyed'), 'planet.gained']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
  expect(reinforcements(t.s.pub, 1, 'pds')).toBe(6);
});

it('[TI4-STRUCT-7] beside own ground forces they stay, and so does control', () => {
  const begin = { step: 'gainTokens', args: { seat: 2, count: 1 } };
  const units = ['1 pds lodor', '1 infantry lodor', '0 infantry lodor'];
  const t = field({ line: ['26'], units, planets: { lodor: 1 }, begin }).play('2 pool:tactic');
  expect(types(t)).not.toContain('unit.destroyed');
  expect(t.s.pub.planets.lodor!.controller).toBe(1);
});

it('[TI4-CTRL-9] of several the first in initiative order from the active player gains it', () => {
  const begin = { step: 'gainTokens', args: { seat: 2, count: 1 } };
  const gained = (active: number): number => {
    const t = field({
      line: ['26'],
      units: ['0 infantry lodor', '2 infantry lodor'],
      planets: { lodor: 1 },
      begin,
      also: ({ pub }) => {
        pub.active = active;
        pub.initiative = [1, 2, 0];
      },
    });
    return t.play('2 pool:tactic').s.pub.planets.lodor!.controller;
  };
  expect([gained(1), gained(2), gained(0)]).toEqual([2, 2, 0]);
});

it('[TI4-CTRL-9] a planet nobody controls falls to a structure, too', () => {
  const begin = { step: 'gainTokens', args: { seat: 2, count: 1 } };
  const t = field({ line: ['26'], units: ['0 pds lodor'], planets: { lodor: 1 }, begin }).play('2 pool:tactic');
  expect(t.s.pub.planets.lodor!.controller).toBe(0); // its controller has no unit there
});

it('[TI4-NEUT-2] a planet with neutral ground forces does not fall to whoever is put beside them', () => {
  const begin = { step: 'gainTokens', args: { seat: 2, count: 1 } };
  const t = field({ line: ['26'], units: ['0 infantry lodor', '-1 infantry lodor'], planets: { lodor: 1 }, begin });
  expect(t.play('2 pool:tactic').s.pub.planets.lodor!.controller).toBe(1);
});
