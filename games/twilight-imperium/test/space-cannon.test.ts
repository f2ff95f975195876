// TI4-ABIL, TI4-SCO: unit abilities in general, and space cannon offence.
import { expect, it } from 'vitest';
import { productionOf } from '../values/economy.ts';
import { capacityOf } from '../values/limits.ts';
import { moveValue } from '../values/move.ts';
import { abilityOf, canSustain, cardOf, isShielded } from '../values/units.ts';
import { field, standing } from './field.ts';
import { dice, inOrder, times, told, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-ABIL-1] [TI4-ABIL-8] the seven abilities can be lost; figures and texts stay', () => {
  const units = [
    '0 war-sun 116',
    '0 destroyer 116',
    '0 space-dock lemox',
    '0 pds lemox',
    '0 mech lemox',
    '0 fighter 116',
  ];
  const techs = { 0: ['war-sun', 'fighter-2'] };
  const t = field({ line: ['116', '27'], units: [...units, '0 war-sun 27'], techs, begin: turn });
  const { pub } = t.s;
  const [sun, destroyer, dock, pds, mech, fighter, free] = pub.units;
  expect(abilityOf(pub, destroyer!, 'afb')).toBeUndefined();
  expect(abilityOf(pub, sun!, 'bombardment')).toBeUndefined();
  expect(abilityOf(pub, pds!, 'spaceCannon')).toBeUndefined();
  expect(isShielded(pub, 'lemox', 1)).toBe(false);
  expect(productionOf(pub, dock!)).toBe(0);
  expect([sun!, mech!].map((u) => canSustain(pub, u))).toEqual([false, false]);
  expect([canSustain(pub, free!), abilityOf(pub, free!, 'bombardment')]).toEqual([true, { hit: 3, dice: 3 }]);
  // what is text or figure
  expect([moveValue(pub, sun!), capacityOf(pub, sun!), cardOf(pub, sun!).removesPlanetaryShield]).toEqual([2, 6, true]);
  expect([cardOf(pub, fighter!).selfMoving, cardOf(pub, dock!).freeFighters]).toEqual([true, 3]);
});

it('[TI4-ABIL-1] [TI4-SCAR-6] deploy is one of them: no mech is deployed in an entropic scar', () => {
  const start = { factions: { 0: 'sol' }, goods: { 0: 3 }, begin: turn };
  const scar = field({ line: ['116', '46'], units: ['0 infantry lemox'], ...start }).play(
    '0 action:orbital-drop on:lemox',
  );
  expect(standing(scar.s.pub, 'lemox')).toEqual(['0 infantry*3']);
  expect(scar.asked()).not.toContain(0);
  const plain = field({ line: ['26', '46'], units: ['0 infantry lodor'], ...start }).play(
    '0 action:orbital-drop on:lodor',
  );
  expect(plain.may(0)).toEqual(['deploy', 'no']);
});

it('[TI4-ABIL-2] the number of dice and what each needs', () => {
  const units = ['0 war-sun 26', '0 dreadnought 26', '1 infantry*5 lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['war-sun'] }, dice: [2, 3, 4, 5] }).play(
    '0 activate:26',
    '0 bombard',
  );
  expect(told(t, 'rolled.ability')[0]!.args).toMatchObject({ dice: [2, 3, 4, 5], needs: [3, 3, 3, 5], hits: 3 });
});

it('[TI4-ABIL-3] combat modifiers do not touch the rolls of unit abilities', () => {
  const units = ['0 dreadnought 26', '1 infantry*2 lodor'];
  const t = field({ line: ['26'], units, factions: { 0: 'norr' }, dice: [3, 3] }).play('0 activate:26', '0 bombard');
  expect(told(t, 'rolled.ability')[0]!.args).toMatchObject({ needs: [4, 4], hits: 0 }); // Unrelenting is for combat rolls
  const fleet = ['0 destroyer 46', '1 cruiser 47', '1 carrier 47', '1 fighter 47', '1 infantry lodor'];
  const barrage = field({ line: ['46', '47', '26'], units: fleet, factions: { 0: 'norr' }, dice: [8, 8] });
  barrage.play('0 activate:47', '0 move:destroyer@46~2', '0 fire');
  expect(told(barrage, 'rolled.ability')[0]!.args).toMatchObject({ needs: [9, 9], hits: 0 });
  const cheered = field({ line: ['46', '47', '26'], units: fleet, cards: { 0: ['morale-boost'] }, dice: [8, 8] });
  cheered.play('0 activate:47', '0 pass', '0 move:destroyer@46~2', '0 morale-boost play:morale-boost#1', '0 fire');
  expect(told(cheered, 'rolled.ability')[0]!.args).toMatchObject({ needs: [9, 9] });
});

it('[TI4-ABIL-4] before the roll, the dice, cancelling, assigning, destruction', () => {
  const units = ['0 cruiser 46', '0 destroyer 46', '1 pds*2 starpoint'];
  const t = field({
    line: ['46', '27'],
    units,
    cards: { 0: ['maneuvering-jets'] },
    techs: { 1: ['graviton-laser-system'] },
    dice: [6, 6],
  });
  t.play('0 activate:27', '0 pass', '0 move:cruiser@46~2', '0 move:destroyer@46~2', '1 fire:0');
  expect(types(t)).not.toContain('rolled.ability');
  expect(t.may(1)).toContain('graviton-laser-system use@1'); // before the roll
  t.play('1 graviton-laser-system use@1');
  expect(types(t)).toContain('rolled.ability');
  expect(t.may(0)).toContain('maneuvering-jets play:maneuvering-jets#1'); // then cancelling
  t.play('0 maneuvering-jets play:maneuvering-jets#1');
  expect(t.may(0)).toEqual(['hit:cruiser@27', 'hit:destroyer@27']); // then assigning
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser', '0 destroyer']);
  t.play('0 hit:destroyer@27');
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']);
});

it('[TI4-ABIL-6] all cannons fire, or none', () => {
  const start = { line: ['46', '27'], units: ['0 cruiser*2 46', '1 pds starpoint', '1 pds new-albion'], dice: [1, 1] };
  const t = field(start).play('0 activate:27', '0 move:cruiser@46~2', '0 done');
  expect(t.may(1)).toEqual(['fire:0', 'no']);
  t.play('1 fire:0');
  expect(dice(t, 'rolled.ability')).toEqual([[1, 1]]);
  const none = field(start).play('0 activate:27', '0 move:cruiser@46~2', '0 done', '1 no');
  expect(types(none)).not.toContain('rolled.ability');
});

it('[TI4-ABIL-7] [TI4-AFB-1] barrage is rolled even without fighters, with all that have it, unless declined', () => {
  const start = { line: ['46', '47'], units: ['0 destroyer*2 46', '1 cruiser 47'], dice: [1, 1, 1, 1, 9, 1, 1] };
  const t = field(start).play('0 activate:47', ...times(2, '0 move:destroyer@46~2'));
  expect(t.may(0)).toEqual(['fire', 'no']);
  t.play('0 fire');
  expect(dice(t, 'rolled.ability')).toEqual([[1, 1, 1, 1]]);
  const none = field({ ...start, dice: [9, 9, 1] }).play('0 activate:47', ...times(2, '0 move:destroyer@46~2'), '0 no');
  expect(types(none)).not.toContain('rolled.ability');
});

it('[TI4-ABIL-9] nobody fires at own ships, nobody bombards own planets', () => {
  const units = ['0 dreadnought 46', '0 pds starpoint'];
  const t = field({ line: ['46', '27'], units, planets: { 'new-albion': 0 } }).play(
    '0 activate:27',
    '0 move:dreadnought@46~1',
  );
  expect(t.asked()).toEqual([]);
  expect(types(t)).not.toContain('rolled.ability');
});

it('[TI4-SCO-1] the cannons speak although nothing moved', () => {
  const units = ['0 cruiser 27', '1 pds starpoint'];
  const t = field({ line: ['27', '46'], units, dice: [6] }).play('0 activate:27', '0 done');
  expect(t.may(1)).toEqual(['fire:0', 'no']);
  t.play('1 fire:0');
  expect(standing(t.s.pub, '27')).toEqual([]);
});

const CROWD = ['0 pds starpoint', '1 cruiser 27', '-1 cruiser*2 27', '0 dreadnought 46'];

it('[TI4-SCO-5] [TI4-HIT-15] the active player fires at one other; hits too many do not pass on', () => {
  const t = field({ line: ['46', '27'], units: CROWD, techs: { 0: ['plasma-scoring'] }, dice: [6, 6] });
  t.play('0 activate:27', '0 move:dreadnought@46~1');
  expect(t.may(0)).toEqual(['fire:-1', 'fire:1', 'no']);
  t.play('0 fire:1');
  expect(told(t, 'rolled.ability')[0]!.args).toMatchObject({ hits: 2 });
  expect(told(t, 'unit.destroyed').map(({ args }) => args.seat)).toEqual([{ seat: 1 }]); // the second hit is lost
});

it('[TI4-SCO-6] without ships to hit nobody rolls', () => {
  const units = ['0 pds starpoint', '1 pds new-albion', '0 cruiser 46', '1 infantry new-albion'];
  const t = field({ line: ['46', '27'], units }).play('0 activate:27', '0 done');
  expect(t.asked()).toEqual([]);
});

it('[TI4-SCO-9] it is no combat: nobody wins, and cards of combat are not asked for', () => {
  const units = ['0 cruiser 46', '1 pds starpoint', '1 cruiser 27'];
  const cards = { 0: ['morale-boost', 'shields-holding'] };
  const t = field({ line: ['46', '27'], units, cards, dice: [6] });
  t.play('0 activate:27', '0 pass', '0 move:cruiser@46~2', '1 fire:0');
  expect(t.may(0)).toEqual(['pass', 'pass.on']); // a hit is to be cancelled, but Shields Holding is for combat [TI4-SCO-8]
  t.play('0 pass');
  expect(inOrder(t, 'combat.space', 'combat.won', 'unit.destroyed')).toEqual(['unit.destroyed']);
});

it('[TI4-SCO-10] what an earlier roll destroyed does not fire any more', () => {
  const units = ['0 pds*2 starpoint', '0 infantry starpoint', '0 cruiser 46', '1 flagship! 27'];
  const start = { line: ['46', '27'], units, factions: { 1: 'xxcha' } };
  const t = field({ ...start, dice: [6, 1] }).play('0 activate:27', '0 move:cruiser@46~2', '0 fire:1');
  expect(t.asked()).toEqual([]); // the flagship was the only cannon of seat 1
  const alive = field({ ...start, dice: [1, 1] }).play('0 activate:27', '0 move:cruiser@46~2', '0 fire:1');
  expect(alive.may(1)).toEqual(['fire:0', 'no']);
});

it('[TI4-SCO-12] [TI4-NEUT-4] neutral cannons fire after all players, and always', () => {
  const units = ['0 cruiser*3 46', '1 pds starpoint', '-1 pds new-albion'];
  const t = field({ line: ['46', '27'], units, dice: [9, 6] });
  t.play('0 activate:27', ...times(3, '0 move:cruiser@46~2'), '1 fire:0');
  expect(told(t, 'rolled.ability').map(({ args }) => args.seat)).toEqual([{ seat: 1 }, { key: 'neutral' }]);
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']);
});

it('[TI4-SCO-4] who is not active fires at the active player’s ships only', () => {
  const units = ['0 cruiser 46', '1 pds starpoint', '2 cruiser 27', '-1 cruiser 27'];
  const t = field({ line: ['46', '27'], units }).play('0 activate:27', '0 move:cruiser@46~2');
  expect(t.may(1)).toEqual(['fire:0', 'no']);
});
