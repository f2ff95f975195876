// TI4-SPACE, TI4-AFB: who fights in space, in which order, and how it ends.
import { expect, it } from 'vitest';
import type { UnitType } from '../packs/base/types.ts';
import { weakest } from '../steps/hits.ts';
import { type Field, field, standing } from './field.ts';
import { dice, inOrder, passing, times, told, types } from './told.ts';

const start = (units: string[], dice: number[], more: Partial<Field> = {}) =>
  field({ line: ['46', '47', '26'], units: [...units, '1 infantry lodor'], fleet: 6, dice, ...more });

it('[TI4-SPACE-2] all ships there take part; ground forces and structures do not', () => {
  const units = [
    '0 carrier 46',
    '0 infantry*2 46',
    '0 cruiser 46',
    '1 cruiser 27',
    '1 pds starpoint',
    '1 infantry starpoint',
  ];
  const t = field({ line: ['46', '27'], units, dice: [9, 1, 1] });
  t.play('0 activate:27', '0 move:carrier@46~1', ...times(2, '0 load:infantry@46'), '0 move:cruiser@46~2', '1 no');
  expect(dice(t, 'rolled.combat').map((roll) => roll.length)).toEqual([2, 1]);
});

it('[TI4-SPACE-3] the other player first, then the neutral ships', () => {
  const t = start(['0 cruiser*2 46', '1 destroyer 47', '-1 destroyer 47'], [7, 1, 1, 1, 1, 1, 7, 1, 1]);
  t.play('0 activate:47', ...times(2, '0 move:cruiser@46~2'), '1 no', '1 no');
  expect(told(t, 'combat.space').map(({ args }) => args.defender)).toEqual([{ seat: 1 }, { key: 'neutral' }]);
  expect(inOrder(t, 'combat.won', 'combat.space')).toEqual([
    'combat.space',
    'combat.won',
    'combat.space',
    'combat.won',
  ]);
});

it('[TI4-SPACE-4] start, barrage, announcing, dice of the attacker, of the defender, hits, retreat', () => {
  const units = ['0 destroyer 46', '0 cruiser 46', '1 carrier 47', '1 fighter 47', '1 cruiser 47'];
  const t = start(units, [1, 1, 1, 7, 1, 1, 7], { cards: { 1: ['morale-boost'] } });
  t.play('0 activate:47', '0 move:destroyer@46~2', '0 move:cruiser@46~2');
  expect(t.may(1)).toContain('morale-boost play:morale-boost#1'); // the start
  t.play('1 pass');
  expect(t.asked()).toEqual([0]);
  t.play('0 fire'); // the barrage
  expect(types(t)).toContain('rolled.ability');
  expect(t.may(1)).toEqual(['no', 'retreat']); // announcing, before the dice
  t.play('1 retreat');
  expect(told(t, 'rolled.combat').map(({ args }) => args.seat)).toEqual([{ seat: 0 }, { seat: 1 }]);
  expect(t.asked()).toEqual([1]); // now the hits: seat 1 holds a card and might cancel some
  t.play('1 pass', '0 hit:destroyer@47', '1 hit:fighter@47');
  expect(types(t)).not.toContain('retreated');
  t.play('1 to:26'); // last the retreat
  expect(types(t)).toContain('retreated');
});

it('[TI4-SPACE-5] [TI4-SPACE-6] over before any die: still somebody has won', () => {
  const t = start(['0 cruiser*3 46', '1 cruiser 47'], [], { techs: { 0: ['assault-cannon'] } });
  t.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '0 assault-cannon use@0', '1 destroy:cruiser@47');
  expect(inOrder(t, 'rolled.combat', 'combat.won')).toEqual(['combat.won']);
  const barrage = field({
    line: ['46', '27'],
    units: ['0 destroyer 46', '1 fighter 27', '1 space-dock starpoint'],
    dice: [9, 1],
  });
  barrage.play('0 activate:27', '0 move:destroyer@46~2', '0 fire');
  expect(inOrder(barrage, 'rolled.combat', 'combat.won')).toEqual(['combat.won']);
});

it('[TI4-SPACE-12] after fifty rounds without a loss the attacker must go, or is destroyed', () => {
  const still = times(100, '').map(() => 1);
  const goes = field({
    line: ['46', '47'],
    units: ['0 cruiser*2 46', '1 cruiser 47'],
    dice: still.concat([1, 1]).slice(0, 100),
  });
  goes.play('0 activate:47', '0 move:cruiser@46~2', '0 done', ...times(50, '0 no'));
  expect(goes.may(0)).toEqual(['to:46']);
  goes.play('0 to:46');
  expect(told(goes, 'combat.won')[0]!.args).toEqual({ seat: { seat: 1 } });
  const falls = field({ line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'], dice: still });
  falls.play('0 activate:47', '0 move:cruiser@46~2');
  expect(standing(falls.s.pub, '47')).toEqual(['1 cruiser']);
  expect(types(falls)).toContain('unit.destroyed');
});

it('[TI4-SPACE-13] who joins later rolls from then on, and uses no barrage', () => {
  const args = {
    seat: 0,
    defender: 1,
    system: '47',
    round: 1,
    effects: [],
    announced: [],
    hits: {},
    still: 0,
    ships: 2,
  };
  const begin = { step: 'spaceCombat', at: 'round', args }; // the second round; the destroyer has just come
  const units = ['0 cruiser 47', '0 destroyer 47', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, dice: [1, 9, 1], begin }).play('1 no');
  expect(dice(t, 'rolled.ability')).toEqual([]);
  expect(dice(t, 'rolled.combat')).toEqual([[1, 9], [1]]);
});

it('[TI4-SPACE-14] a third player is no opponent and is not asked', () => {
  const cards = { 0: ['morale-boost'], 2: ['morale-boost'] };
  const t = start(['0 cruiser 46', '1 cruiser 47', '2 cruiser 26'], [], { cards });
  t.play('0 activate:47', '0 pass', '0 move:cruiser@46~2');
  expect(t.asked()).toEqual([0]);
});

it('[TI4-SPACE-15] one objective from one combat', () => {
  const secrets = { 0: ['unveil-flagship', 'brave-the-void'] };
  const t = field({ line: ['46', '42'], units: ['0 flagship 46', '1 cruiser 42'], secrets, dice: [9, 9, 1] });
  t.play('0 activate:42', '0 move:flagship@46~2');
  const scoring = t.may(0).filter((key) => key.startsWith('score'));
  expect(scoring).toHaveLength(2);
  t.play(`0 ${scoring[0]}`);
  expect(t.s.pub.players[0]!.scored).toHaveLength(1);
  expect(t.asked()).toEqual([]); // the other one must wait for another combat
});

it('[TI4-AFB-3] both barrages are rolled before any fighter leaves', () => {
  const units = [
    '0 destroyer 46',
    '0 carrier 46',
    '0 fighter*2 46',
    '1 destroyer 47',
    '1 carrier 47',
    '1 fighter*2 47',
  ];
  const t = start(units, [9, 9, 9, 9, 1, 1, 1, 1]);
  t.play('0 activate:47', '0 move:destroyer@46~2', '0 move:carrier@46~1', ...times(2, '0 load:fighter@46'));
  expect(t.asked()).toEqual([0, 1]);
  t.play('0 fire', '1 fire');
  expect(inOrder(t, 'rolled.ability', 'unit.destroyed')).toEqual([
    'rolled.ability',
    'rolled.ability',
    ...times(4, 'unit.destroyed'),
  ]);
});

it('[TI4-AFB-4] it is part of the combat: Shields Holding helps, combat bonuses do not', () => {
  const units = ['0 destroyer 46', '1 carrier 47', '1 fighter*2 47'];
  const t = start(units, [9, 9, 1, 1, 1], { cards: { 0: ['morale-boost'], 1: ['shields-holding'] } });
  t.play('0 activate:47', '0 pass', '0 move:destroyer@46~2', '0 morale-boost play:morale-boost#1', '1 pass');
  passing(t, 1).play('0 fire');
  expect(told(t, 'rolled.ability')[0]!.args).toMatchObject({ needs: [9, 9], hits: 2 }); // not 8
  expect(t.may(1)).toContain('shields-holding play:shields-holding#1');
  t.play('1 shields-holding play:shields-holding#1');
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer', '1 carrier', '1 fighter*2']);
});

it('[TI4-SPACE-5] after the last ship has fallen at the start no other effect of the start is asked for', () => {
  const cards = { 1: ['morale-boost'] };
  const t = start(['0 cruiser*3 46', '1 cruiser 47'], [], { techs: { 0: ['assault-cannon'] }, cards });
  t.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '0 assault-cannon use@0', '1 pass');
  t.play('1 destroy:cruiser@47');
  expect(types(t)).toContain('combat.won');
});

it('[TI4-SPACE-8] a new round has its start and its dice, but no barrage', () => {
  const t = start(['0 destroyer 46', '1 carrier 47', '1 fighter 47'], [1, 1, 1, 1, 1]);
  t.play('0 activate:47', '0 move:destroyer@46~2', '0 fire', '1 no');
  expect(t.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args.round).toBe(2);
  expect(t.asked().map((seat) => t.request(seat).prompt.key)).toEqual(['ask.retreat']);
});

it('[TI4-NEUT-7] the whole order, and the damaged first within a type', () => {
  const order = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship'] as const;
  const unit = (type: UnitType, damaged: boolean, id: number) => ({ id, owner: -1, type, at: '47', on: null, damaged });
  const left = order.flatMap((type, i) => [unit(type, false, 2 * i), unit(type, true, 2 * i + 1)]).reverse();
  const fallen: string[] = [];
  while (left.length > 0) {
    const { id, type, damaged } = weakest(left)!;
    fallen.push(`${type}${damaged ? '!' : ''}`);
    left.splice(
      left.findIndex((u) => u.id === id),
      1,
    );
  }
  expect(fallen).toEqual(order.flatMap((type) => [`${type}!`, type]));
});

it('[TI4-HIT-13] [TI4-NEUT-7] Assault Cannon takes the first of the fixed order from neutral ships', () => {
  const units = ['0 cruiser*3 46', '-1 dreadnought 47', '-1 destroyer 47', '-1 cruiser 47'];
  const t = field({ line: ['46', '47'], units, techs: { 0: ['assault-cannon'] } });
  t.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '0 assault-cannon use@0');
  expect(told(t, 'unit.destroyed')[0]!.args.unit).toEqual({ key: 'unit.destroyer' });
});
