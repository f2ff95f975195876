// TI4-FLEET, TI4-CAP: what is too much, and when that is seen.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';
import { times, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-FLEET-3] ground forces, structures and carried fighters do not count', () => {
  const units = [
    '0 cruiser*2 27',
    '0 carrier 27',
    '0 infantry 27',
    '0 fighter*3 27',
    '0 mech starpoint',
    '0 pds starpoint',
  ];
  const t = field({ line: ['27', '46'], units, begin: turn });
  expect(t.may(0)).toContain('tactical'); // three ships, a pool of three: nothing to remove
  const four = field({ line: ['27', '46'], units: [...units, '0 cruiser 27'], begin: turn });
  expect(four.may(0)).toEqual(['remove:carrier@27', 'remove:cruiser@27']);
});

it('[TI4-FLEET-5] a pool that shrinks is felt at once', () => {
  const begin = { step: 'redistribute', args: { seat: 0 } };
  const t = field({ line: ['46'], units: ['0 cruiser*3 46'], begin }).play('0 shift:fleet>tactic', '0 done');
  expect(t.may(0)).toEqual(['remove:cruiser@46']);
  t.play('0 remove:cruiser@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser*2']);
});

it('[TI4-FLEET-5] it holds during combat, too', () => {
  const args = { seat: 0, defender: 1, system: '47', round: 0, effects: [] };
  const units = ['0 cruiser*4 47', '1 cruiser 47', '0 fighter*2 47'];
  const t = field({ line: ['47', '46'], units, begin: { step: 'spaceCombat', args } });
  expect(t.may(0)).toEqual(['remove:cruiser@47']); // four cruisers are one too many; capacity rests [TI4-CAP-6]
});

it('[TI4-FLEET-6] ships that only pass through do not count', () => {
  const units = ['0 cruiser 46', '0 destroyer*3 47'];
  const t = field({ line: ['46', '47', '48'], units }).play('0 activate:48', '0 move:cruiser@46~2', '0 done');
  expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
  expect(t.asked()).toEqual([]);
});

it('[TI4-CAP-1] [TI4-CAP-4] the sum of capacities; the owner chooses what goes, and it is not destroyed', () => {
  const units = ['0 carrier 46', '0 dreadnought 46', '0 fighter*3 46', '0 infantry*2 46'];
  const fits = field({ line: ['46'], units, begin: turn });
  expect(fits.may(0)).toContain('tactical'); // 4 + 1
  const t = field({ line: ['46'], units: [...units, '0 fighter 46'], begin: turn });
  expect(t.may(0)).toEqual(['remove:fighter@46', 'remove:infantry@46']);
  t.play('0 remove:infantry@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 dreadnought', '0 fighter*4', '0 infantry']);
  expect(types(t)).toContain('unit.removed');
  expect(types(t)).not.toContain('unit.destroyed');
});

it('[TI4-CAP-3] ground forces on planets need no capacity', () => {
  const t = field({
    line: ['27'],
    units: ['0 cruiser 27', '0 infantry*9 starpoint', '0 mech*2 starpoint'],
    begin: turn,
  });
  expect(t.may(0)).toContain('tactical');
});

it('[TI4-CAP-5] units belong to no single ship once they have arrived', () => {
  const units = ['0 carrier*2 46', '0 fighter*4 46', '1 pds starpoint'];
  const t = field({ line: ['46', '27'], units, dice: [9] });
  t.play('0 activate:27', '0 move:carrier@46~1', ...times(4, '0 load:fighter@46'), '0 move:carrier@46~1');
  t.play('1 fire:0', '0 hit:carrier@27');
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 fighter*4']);
});

it('[TI4-CAP-11] capacity lost outside a space combat is enforced at once', () => {
  const args = { seat: 0, system: '26', effects: [], landed: {}, queue: [] };
  const begin = { step: 'invasion', at: 'bombard', args }; // the carrier is gone just now
  const t = field({ line: ['26'], units: ['0 infantry*2 26', '1 infantry lodor'], begin });
  expect(t.may(0)).toEqual(['remove:infantry@26']);
  t.play('0 remove:infantry@26', '0 remove:infantry@26');
  expect(t.asked()).toEqual([]); // nobody is left to land
});

it('[TI4-FLEET-8] [TI4-CAP-6] in combat capacity rests, so fighters beyond it are no ships of the pool', () => {
  const args = { seat: 0, defender: 1, system: '47', round: 0, effects: [] };
  const units = ['0 cruiser*3 47', '0 fighter*2 47', '1 cruiser 47', '0 carrier 46'];
  const start = { line: ['47', '46'], units, techs: { 0: ['fighter-2'] } };
  const battle = field({ ...start, begin: { step: 'spaceCombat', args } });
  expect(battle.may(0)).toEqual(['no', 'retreat']); // the fight goes on: nothing to remove
  const peace = field({ ...start, units: units.slice(0, 2), begin: turn });
  expect(peace.may(0)).toEqual(['remove:cruiser@47', 'remove:fighter@47']); // outside, two fly as ships and are too many
});
