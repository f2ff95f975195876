// TI4-INV, TI4-BOMB, TI4-SHLD, TI4-SCD: bombardment, landing, and fire at the landing.
import { expect, it } from 'vitest';
import { isShielded } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';
import { dice, inOrder, passing, times, told, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const TWO: Field = {
  line: ['27'],
  units: ['0 carrier 27', '0 infantry*4 27', '1 infantry starpoint', '1 infantry new-albion'],
};
const land = (n: number, planet: string, from = '27'): string[] => times(n, `0 land:infantry@${from}>${planet}`);

it('[TI4-INV-1] start, bombardment, commitment, cannons, ground combat, control', () => {
  const units = ['0 war-sun 26', '0 infantry*2 26', '1 infantry*2 lodor', '1 pds lodor'];
  const t = field({
    line: ['26'],
    units,
    techs: { 0: ['war-sun'] },
    cards: { 1: ['bunker'] },
    dice: [3, 1, 1, 1, 8, 1, 1],
  });
  t.play('0 activate:26', '1 no');
  expect(t.may(1)).toContain('bunker play:bunker#1'); // the start
  t.play('1 pass');
  expect(t.may(0)).toEqual(['bombard', 'no']);
  t.play('0 bombard');
  expect(t.may(0)).toEqual(['done', 'land:infantry@26>lodor']);
  t.play(...land(2, 'lodor', '26'), '1 pass');
  expect(t.may(1)).toEqual(['fire:0', 'no']); // the cannon, after the landing
  t.play('1 fire:0');
  expect(types(t)).toContain('rolled.ability');
  expect(types(t)).toContain('combat.ground');
  expect(inOrder(passing(t, 1), 'combat.won', 'planet.gained')).toEqual(['combat.won', 'planet.gained']);
});

it('[TI4-INV-2] [TI4-SCD-2] every stage is finished on all planets before the next', () => {
  const units = [...TWO.units, '1 pds starpoint', '1 pds new-albion'];
  const t = field({ ...TWO, units, dice: [1, 1, 8, 8, 1, 8, 8, 1] });
  t.play('0 activate:27', '1 no', ...land(2, 'starpoint'), ...land(2, 'new-albion'));
  expect(t.may(0)).toEqual(['planet:new-albion', 'planet:starpoint']); // the active player says which is fired at first
  t.play('0 planet:new-albion');
  expect(t.request(1).prompt.args).toEqual({ planet: { key: 'planet.new-albion' } });
  t.play('1 fire:0', '1 fire:0');
  expect(inOrder(t, 'rolled.ability', 'combat.ground')).toEqual(['rolled.ability', 'rolled.ability']);
  t.play('0 planet:new-albion');
  const both = ['combat.ground', 'combat.ground', 'planet.gained', 'planet.gained'];
  expect(inOrder(t, 'combat.ground', 'planet.gained')).toEqual(both); // control waits for both
});

it('[TI4-INV-3] [TI4-INV-4] any number to any planets, from space only', () => {
  const units = ['0 carrier 75', '0 infantry*3 75', '0 infantry loki'];
  const t = field({ line: ['75'], units }).play('0 activate:75', '0 done');
  const to = (planet: string) => `land:infantry@75>${planet}`;
  expect(t.may(0)).toEqual(['done', to('abaddon'), to('ashtroth'), to('loki')].sort()); // the infantry on Loki is not offered
  t.play(`0 ${to('abaddon')}`, `0 ${to('abaddon')}`, `0 ${to('ashtroth')}`);
  expect(['abaddon', 'ashtroth', 'loki'].map((p) => standing(t.s.pub, p))).toEqual([
    ['0 infantry*2'],
    ['0 infantry'],
    ['0 infantry'],
  ]);
});

it('[TI4-INV-5] [TI4-CTRL-5] on an own planet they simply land: nothing is gained, nothing exhausted', () => {
  const units = ['0 carrier 26', '0 infantry 26'];
  const t = field({ line: ['26'], units, planets: { lodor: 0 } }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: false });
  expect(types(t)).not.toContain('planet.gained');
});

it('[TI4-INV-7] without a landing there is no fire, no combat, no control', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 pds lodor'];
  const t = field({ line: ['26'], units }).play('0 activate:26', '1 no', '0 done');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.planets.lodor!.controller).toBe(1);
});

it('[TI4-INV-8] only the active player invades', () => {
  const units = ['0 cruiser 46', '1 carrier 26', '1 infantry 26', '0 infantry lodor'];
  const t = field({ line: ['46', '26'], units, dice: [1, 1] }).play('0 activate:26', '0 done');
  expect(t.asked()).toEqual([]); // the infantry of seat 1 above Lodor stays where it is
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier', '1 infantry']);
});

it('[TI4-INV-9] the custodians are paid after the bombardment and before the landing', () => {
  const units = ['0 dreadnought 18', '0 infantry 18', '1 infantry mecatol-rex'];
  const t = field({ line: ['18'], units, goods: { 0: 6 }, dice: [5] }).play('0 activate:18', '0 bombard');
  expect(types(t)).toContain('rolled.ability');
  expect(t.may(0)).toEqual(['custodians', 'done']);
  t.refuses('0 land:infantry@18>mecatol-rex', 'TI4-CUST-1');
});

it('[TI4-INV-11] once committed they are on the planet', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, cards: { 1: ['parley'] } });
  t.play('0 activate:26', '1 pass', '0 land:infantry@26>lodor');
  expect(t.asked()).toEqual([1]); // before anything else happens
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']);
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier']);
});

it('[TI4-BOMB-1] the active player may bombard, with all units or none', () => {
  const units = ['0 dreadnought*2 26', '1 infantry*2 lodor'];
  const t = field({ line: ['26'], units, dice: [1, 1] }).play('0 activate:26');
  expect([t.asked(), t.may(0)]).toEqual([[0], ['bombard', 'no']]);
  expect(dice(t.play('0 bombard'), 'rolled.ability')).toEqual([[1, 1]]);
  const none = field({ line: ['26'], units }).play('0 activate:26', '0 no');
  expect(types(none)).not.toContain('rolled.ability');
});

it('[TI4-BOMB-3] an empty planet of another is a target, an own one and one of nobody are not', () => {
  const planets = { abaddon: 1, ashtroth: 0 };
  const t = field({ line: ['75'], units: ['0 dreadnought 75', '1 infantry loki'], planets }).play(
    '0 activate:75',
    '0 bombard',
  );
  expect(t.may(0)).toEqual(['aim:abaddon', 'aim:loki']);
  const nobody = field({ line: ['75'], units: ['0 dreadnought 75'] }).play('0 activate:75');
  expect(nobody.asked()).toEqual([]);
});

const SIEGE = ['0 dreadnought*2 27', '1 infantry*2 starpoint', '1 mech new-albion', '1 infantry new-albion'];

it('[TI4-BOMB-4] all rolls first; then the active player says where hits are assigned first', () => {
  const t = field({ line: ['27'], units: SIEGE, dice: [5, 6] }).play('0 activate:27', '0 bombard');
  t.play('0 aim:starpoint', '0 aim:new-albion');
  expect(dice(t, 'rolled.ability')).toEqual([[5], [6]]);
  expect(types(t)).not.toContain('unit.destroyed');
  expect(t.may(0)).toEqual(['planet:new-albion', 'planet:starpoint']);
  t.play('0 planet:new-albion');
  expect(t.may(1)).toContain('sustain sustain:mech@new-albion');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry*2']);
  t.play('1 sustain sustain:mech@new-albion');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry']);
});

it('[TI4-BOMB-5] [TI4-MECH-1] the owner assigns to ground forces there; mechs may sustain', () => {
  const units = [
    '0 dreadnought 27',
    '1 mech new-albion',
    '1 infantry new-albion',
    '1 infantry starpoint',
    '1 pds starpoint',
  ];
  const t = field({ line: ['27'], units, dice: [5] }).play('0 activate:27', '1 no', '0 bombard', '1 pass');
  expect(t.may(1)).toEqual(['hit:infantry@new-albion', 'hit:mech@new-albion']);
  t.play('1 hit:mech@new-albion');
  expect(standing(t.s.pub, 'new-albion')).toEqual(['1 infantry']);
});

it('[TI4-BOMB-7] no combat: nobody wins, cards of combat are not asked for', () => {
  const units = ['0 dreadnought 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, cards: { 0: ['morale-boost', 'fire-team'] }, dice: [5] });
  t.play('0 activate:26');
  passing(t, 0).play('0 bombard');
  expect(types(t)).not.toContain('combat.won');
  expect(types(t)).not.toContain('combat.ground');
  expect(t.asked()).toEqual([]); // neither Morale Boost nor Fire Team had its moment
});

it('[TI4-BOMB-8] [plasma-scoring] Plasma Scoring: one die more in the whole bombardment', () => {
  const t = field({ line: ['27'], units: SIEGE, techs: { 0: ['plasma-scoring'] }, dice: [1, 1, 1] });
  t.play('0 activate:27', '0 bombard', '0 aim:starpoint', '0 aim:new-albion');
  expect(dice(t, 'rolled.ability').map((roll) => roll.length)).toEqual([2, 1]);
});

it('[TI4-SHLD-4] an own war sun does not switch off own shields', () => {
  const units = ['0 war-sun 27', '0 pds starpoint', '1 pds new-albion'];
  const { pub } = field({ line: ['27'], units, techs: { 0: ['war-sun'] }, begin: turn }).s;
  expect(isShielded(pub, 'starpoint', 0)).toBe(true);
  expect(isShielded(pub, 'new-albion', 0)).toBe(false);
});

it('[TI4-SHLD-6] the shield stops nothing but bombardment', () => {
  const units = ['1 pds lodor', '1 infantry*2 lodor', '0 cruiser 46'];
  const t = field({ line: ['26', '46'], units, begin: turn, cards: { 0: ['plague'] }, dice: [6, 6] });
  t.play('0 action:plague play:plague#1>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 pds']);
});

it('[TI4-SCD-1] only cannons on the planet itself fire at the landing', () => {
  const units = ['0 carrier 27', '0 infantry 27', '1 pds new-albion', '1 pds lodor'];
  const t = field({ line: ['27', '26'], units, techs: { 1: ['pds-2'] } });
  t.play('0 activate:27', '1 no', '0 land:infantry@27>starpoint');
  expect(t.s.pub.planets.starpoint!.controller).toBe(0); // nobody was asked
});

it('[TI4-SCD-2] several players on one planet fire clockwise from the active one', () => {
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const units = [
    '1 carrier 26',
    '1 infantry*3 26',
    '0 pds lodor',
    '2 pds lodor',
    '2 infantry lodor',
    '0 infantry lodor',
  ];
  const t = field({ line: ['26'], units, begin, dice: [1, 1] }).play('1 activate:26', '2 no', '0 no');
  t.play(...times(3, '1 land:infantry@26>lodor'));
  expect(t.asked()).toEqual([2]);
  t.play('2 fire:1');
  expect(t.asked()).toEqual([0]);
});

it('[TI4-SCD-3] one roll for each planet: Plasma Scoring adds a die on each', () => {
  const units = ['0 carrier 27', '0 infantry*4 27', '1 pds starpoint', '1 pds*2 new-albion'];
  const t = field({ line: ['27'], units, techs: { 1: ['plasma-scoring'] }, dice: [1, 1, 1, 1, 1] });
  t.play('0 activate:27', '1 no', ...land(2, 'starpoint'), ...land(2, 'new-albion'), '0 planet:starpoint');
  t.play('1 fire:0', '1 fire:0');
  expect(dice(t, 'rolled.ability').map((roll) => roll.length)).toEqual([2, 3]);
});

it('[TI4-SCD-4] the active player chooses among those committed there; mechs may sustain', () => {
  const units = ['0 carrier 26', '0 infantry 26', '0 mech 26', '1 pds lodor'];
  const t = field({ line: ['26'], units, dice: [6] });
  t.play('0 activate:26', '1 no', '0 land:infantry@26>lodor', '0 land:mech@26>lodor', '1 fire:0');
  expect(t.may(0)).toEqual(['pass', 'pass.on', 'sustain sustain:mech@lodor']);
  t.play('0 pass');
  expect(t.may(0)).toEqual(['hit:infantry@lodor', 'hit:mech@lodor']);
});

it('[TI4-SCD-4] [TI4-HIT-3] who stood there before is no target, and cannot sustain for the others', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '0 mech lodor', '1 pds lodor', '1 infantry lodor'];
  const t = field({ line: ['26'], units, planets: { lodor: 1 }, dice: [6, 8, 1, 1] });
  t.play('0 activate:26', '0 done', '1 no', ...land(2, 'lodor', '26'), '1 fire:0');
  expect(told(t, 'unit.destroyed')[0]!.args.unit).toEqual({ key: 'unit.infantry' }); // nothing was asked
  expect(types(t)).toContain('combat.ground');
});

it('[TI4-SCD-6] Antimass Deflectors help the landing', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 pds lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['antimass-deflectors'] }, dice: [6] });
  t.play('0 activate:26', '1 no', '0 land:infantry@26>lodor', '1 fire:0');
  expect(told(t, 'rolled.ability')[0]!.args).toMatchObject({ dice: [6], needs: [7], hits: 0 });
});

it('[TI4-SCD-7] [TI4-SCD-8] neutral cannons always fire; with nobody left there is no combat and no control', () => {
  const units = ['0 carrier 26', '0 infantry 26', '-1 pds lodor', '-1 infantry lodor'];
  const t = field({ line: ['26'], units, dice: [1, 6] }); // one shot at the carrier, one at the landing
  t.play('0 activate:26', '0 land:infantry@26>lodor');
  expect(dice(t, 'rolled.ability')).toEqual([[1], [6]]);
  expect(types(t)).not.toContain('combat.ground');
  expect(t.s.pub.planets.lodor!.controller).toBe(-1);
});

it('[TI4-SCD-10] the active player never fires at a landing', () => {
  const units = ['0 carrier 26', '0 infantry 26', '0 pds lodor', '0 infantry lodor', '1 infantry lodor'];
  const t = field({ line: ['26'], units, planets: { lodor: 0 }, dice: [8, 1, 1] });
  t.play('0 activate:26', '0 done', '0 land:infantry@26>lodor');
  expect(inOrder(t, 'rolled.ability', 'combat.ground', 'combat.won')).toEqual(['combat.ground', 'combat.won']); // nobody was asked
});

it('[TI4-CTRL-2] the order of planets gained is asked for only if somebody could do something in between', () => {
  const units = ['0 carrier 75', '0 infantry*2 75'];
  const landing = ['0 activate:75', '0 land:infantry@75>ashtroth', '0 land:infantry@75>abaddon'];
  const gained = (t: ReturnType<typeof field>) =>
    told(t, 'planet.gained').map(({ args }) => (args.planet as { key: string }).key);
  const plain = field({ line: ['75', '46'], units }).play(...landing);
  expect(gained(plain)).toEqual(['planet.ashtroth', 'planet.abaddon']); // as they were landed on
  const rich = field({ line: ['75', '46'], units, techs: { 0: ['integrated-economy'] } }).play(...landing);
  expect(rich.may(0)).toEqual(['planet:abaddon', 'planet:ashtroth']);
  rich.play('0 planet:abaddon');
  expect(gained(rich)[0]).toBe('planet.abaddon');
  const martyr = ['0 activate:14', '0 land:infantry@14>archon-ren', '0 land:infantry@14>archon-tau'];
  const home = { line: ['14', '46'], units: ['0 carrier 14', '0 infantry*2 14'] };
  const planets = { 'archon-ren': 1, 'archon-tau': 1 };
  const lost = field({ ...home, planets, secrets: { 1: ['cut-supply-lines'] } });
  expect(lost.play(...martyr).may(0)).toEqual(['planet:archon-ren', 'planet:archon-tau']); // whoever loses a home planet may score
});
