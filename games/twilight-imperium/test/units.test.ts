// TI4-UNIT: kinds, figures and upgrades of units.

import { expect, it } from 'vitest';
import { kindOf, TYPES } from '../content.ts';
import { newTechnology } from '../state.ts';
import type { Die } from '../values/combat.ts';
import { producible } from '../values/economy.ts';
import { moveValue } from '../values/move.ts';
import { cardOf, isGround, isShip, isStructure } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';

const DUEL = { line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'] } satisfies Field;
const diceOf = (t: ReturnType<typeof field>): Die[] =>
  t.s.pub.stack.flatMap((f) => (f.step === 'combatRoll' && (f.args.dice as Die[])) || []);

it('[TI4-UNIT-1] ships, ground forces and structures', () => {
  const typesOf = (kind: string) => TYPES.filter((type) => kindOf(type) === kind);
  expect(typesOf('ground')).toEqual(['infantry', 'mech']);
  expect(typesOf('structure')).toEqual(['pds', 'space-dock']);
  expect(typesOf('ship')).toHaveLength(7);
  const { s } = field({ line: ['27'], units: ['0 cruiser 27', '0 mech starpoint', '0 pds starpoint'] });
  expect(s.pub.units.map((u) => [isShip(u), isGround(u), isStructure(u)])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

it('[TI4-UNIT-2] what a unit has no figure for it cannot do: no cost, no production; no move, no way; no combat, no dice', () => {
  const units = ['0 space-dock starpoint', '0 pds starpoint', '0 fighter 27', '0 carrier 27'];
  const t = field({ line: ['27', '46'], units, goods: { 0: 20 } });
  expect(TYPES.filter((type) => !producible(t.s.pub, 0, type))).toEqual(['war-sun', 'pds', 'space-dock']);
  const [dock, pds, fighter, carrier] = t.s.pub.units;
  expect([dock, pds, fighter, carrier].map((u) => moveValue(t.s.pub, u!))).toEqual([
    undefined,
    undefined,
    undefined,
    1,
  ]);
  t.play('0 activate:46');
  expect(t.may(0)).toEqual(['done', 'move:carrier@27~1']);
  expect(cardOf(t.s.pub, pds!).combat).toBeUndefined();
});

it('[TI4-UNIT-5] a destroyer of a faction is a destroyer', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const t = field({ line: ['39', '46'], units: [], factions: { 0: 'argent' }, cards: { 0: ['ghost-ship'] }, begin });
  t.play('0 action:ghost-ship play:ghost-ship#1>39'); // the card says: a destroyer
  expect(standing(t.s.pub, '39')).toEqual(['0 destroyer']);
  expect(cardOf(t.s.pub, t.s.pub.units[0]!).id).toBe('strike-wing-alpha-1');
});

it('[TI4-UNIT-6] [war-sun, war-sun] without its technology a war sun is neither produced nor left on the board', () => {
  const units = ['0 war-sun 46', '0 space-dock starpoint'];
  const start = { line: ['27', '46'], units, goods: { 0: 20 } } satisfies Field;
  const none = field(start).play('0 activate:27');
  expect(standing(none.s.pub, '46')).toEqual([]);
  expect(none.may(0)).not.toContain('build:war-sun');
  const owned = field({ ...start, techs: { 0: ['war-sun'] } }).play('0 activate:27', '0 done');
  expect(standing(owned.s.pub, '46')).toEqual(['0 war-sun']);
  expect(owned.may(0)).toContain('build:war-sun');
  const muaat = field({ ...start, factions: { 0: 'muaat' } }).play('0 activate:27');
  expect(standing(muaat.s.pub, '46')).toEqual(['0 war-sun']);
});

it('[TI4-UNIT-7] each of several dice hits by itself', () => {
  const units = ['0 war-sun 46', '1 cruiser*3 47'];
  const t = field({ ...DUEL, units, techs: { 0: ['war-sun'] }, dice: [3, 2, 10, 1, 1, 1] });
  t.play('0 activate:47', '0 move:war-sun@46~2');
  expect(t.heard(null).find((told) => told.type === 'rolled.combat')!.args).toMatchObject({
    dice: [3, 2, 10],
    hits: 2,
  });
});

it('[TI4-UNIT-8] what a die needs is fixed when it is rolled', () => {
  const units = [...DUEL.units, '1 infantry lodor'];
  const start = { line: ['46', '47', '26'], units, factions: { 0: 'letnev' }, goods: { 0: 4 }, dice: [6, 1] };
  const lines = ['0 activate:47', '0 move:cruiser@46~2', '0 munitions-reserves use@0', '1 no'];
  const t = field(start).play(...lines);
  expect(diceOf(t)).toMatchObject([{ need: 7, face: 6 }]);
  t.s.pub.cards = [...t.s.pub.cards, newTechnology(0, 'cruiser-2')];
  t.play('0 pass'); // cruiser II would have hit with 6
  expect(standing(t.s.pub, '47')).toContain('1 cruiser');
});

it('[TI4-UNIT-9] a damaged unit only loses the power to sustain', () => {
  const units = ['0 dreadnought! 46', '1 cruiser*2 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, dice: [5, 7, 1] });
  t.play('0 activate:47', '0 move:dreadnought*@46~1');
  t.play('1 no');
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']); // it moved and hit like any other, and could not sustain
});

it('[TI4-UNIT-10] a unit is a record of its own', () => {
  const { s } = field({
    line: ['27'],
    units: ['0 fighter*3 27', '0 carrier 27', '-1 cruiser 27', '0 dreadnought! 27'],
  });
  expect(new Set(s.pub.units.map((u) => u.id)).size).toBe(6);
  expect(s.pub.units.at(-1)).toEqual({
    id: expect.any(Number),
    owner: 0,
    type: 'dreadnought',
    at: '27',
    on: null,
    damaged: true,
  });
  expect(s.pub.units.map((u) => u.owner)).toContain(-1);
});
