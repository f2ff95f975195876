// TI4-DICE: faces, whose die it is, and what modifiers touch.
import { fastChance, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import type { TI } from '../state.ts';
import type { Die } from '../values/combat.ts';
import { type Field, field, standing } from './field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;
const rolls = (t: ReturnType<typeof field>) => t.heard(null).filter((told) => told.type === 'rolled.combat');

it('[TI4-DICE-1] a die shows 1 to 10, and 10 is the best face', () => {
  const { match } = startMatch<TI>(twilightImperium, { seats: 3, chance: fastChance(1) });
  const faces = new Set(match.table.roll(10, 500));
  expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const units = ['0 carrier 46', '1 cruiser 47'];
  const t = field({ ...DUEL, units, factions: { 0: 'jolnar' }, dice: [10, 1] }); // Fragile: 9 becomes 10
  t.play('0 activate:47', '0 move:carrier@46~1');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier']);
});

it('[TI4-DICE-8] the attacker rolls and rerolls before the defender rolls', () => {
  const t = field({ ...DUEL, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 1, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 munitions-reserves use@0', '1 no');
  expect(rolls(t).map((told) => told.args.seat)).toEqual([{ seat: 0 }]);
  expect(t.may(0)).toContain('munitions-reserves.reroll use@0');
  t.play('0 pass');
  expect(rolls(t).map((told) => told.args.seat)).toEqual([{ seat: 1 }]);
});

it('[TI4-DICE-8] dice lie on the table of their combat, for whoever comes to look, until the next roll', () => {
  const lying = (t: ReturnType<typeof field>) => {
    const fight = t.s.pub.stack.find((f) => f.step === 'spaceCombat' || f.step === 'groundCombat')!;
    const rolls = (fight.args.lastRoll ?? {}) as Record<string, Die[]>;
    return Object.fromEntries(Object.entries(rolls).map(([seat, dice]) => [seat, dice.map((die) => die.face)]));
  };
  const units = ['0 cruiser*2 46', '1 cruiser 47', '1 fighter 47', '1 carrier 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [1, 2, 3, 4, 5, 9, 1, 1, 10, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  expect(t.request(1).prompt.key).toBe('ask.retreat'); // of the second round
  expect(lying(t)).toEqual({ 0: [1, 2], 1: [3, 4, 5] });
  t.play('1 no');
  expect(t.request(1).prompt.key).toBe('ask.hit');
  expect(lying(t)).toEqual({ 0: [9, 1], 1: [1, 10, 1] });
});

it('[TI4-DICE-8] dice rolled outside a combat lie on the table until the next action', () => {
  const lying = (t: ReturnType<typeof field>) =>
    t.s.pub.rolls.map(({ seat, what, target, at, on, dice, hits }) => [
      `${seat} ${what} ${target} ${on ?? at}`,
      dice.map(({ face, hit }) => (hit ? `${face}*` : `${face}`)).join(' '),
      hits,
    ]);
  const begin = { step: 'actionPhase', args: {} };
  const units = ['0 dreadnought*2 41', '0 carrier 41', '0 infantry*2 41', '1 pds starpoint', '1 infantry new-albion'];
  const t = field({ line: ['41', '27'], units, begin, dice: [4, 2, 9, 6, 5] });
  t.play('0 tactical', '0 activate:27', '0 move:dreadnought@41~1', '0 done', '0 move:dreadnought@41~1', '0 done');
  t.play('0 move:carrier@41~1', '0 load:infantry@41', '0 load:infantry@41');
  const rift = ['0 anomaly.gravity-rift 0 41', '4 2* 9', 1];
  expect(lying(t)).toEqual([rift]);
  t.play('1 fire:0', '0 sustain sustain:dreadnought@27');
  const cannon = ['1 ability.spaceCannon 0 27', '6*', 1];
  expect(lying(t)).toEqual([rift, cannon]);
  t.play('0 bombard');
  expect(lying(t)).toEqual([rift, cannon, ['0 ability.bombardment 1 new-albion', '5*', 1]]);
  t.play('0 done'); // nobody lands
  expect(lying(t)).toHaveLength(3); // also for who comes when the action is over
  t.play('1 pass');
  expect(lying(t)).toEqual([]);
});

it('[TI4-DICE-9] every die keeps the unit it belongs to', () => {
  const units = ['0 cruiser*2 46', '0 dreadnought 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 2, 3, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 move:dreadnought@46~1');
  t.play('0 munitions-reserves use@0', '1 no');
  const dice = t.s.pub.stack.find((f) => f.step === 'combatRoll' && f.args.dice)!.args.dice as Die[];
  const of = (type: string) => t.s.pub.units.filter((u) => u.owner === 0 && u.type === type).map((u) => u.id);
  expect(dice.map((die) => die.unit)).toEqual([...of('cruiser'), ...of('dreadnought')]);
});

it('[TI4-DICE-10] dice of cards and of gravity rifts are no combat rolls', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const plague = field({
    line: ['26', '46'],
    units: ['1 infantry*2 lodor', '0 cruiser 46'],
    factions: { 0: 'norr' }, // +1 to combat rolls
    cards: { 0: ['plague'] },
    dice: [5, 6],
    begin,
  });
  plague.play('0 action:plague play:plague#1>lodor');
  expect(standing(plague.s.pub, 'lodor')).toEqual(['1 infantry']);
  expect(plague.s.pub.rolls).toMatchObject([{ seat: 0, what: 'card.plague', target: 1, on: 'lodor', hits: 1 }]);
  const rift = field({ line: ['41', '46'], units: ['0 cruiser 41'], factions: { 0: 'norr' }, dice: [3] });
  rift.play('0 activate:46', '0 move:cruiser@41~2');
  expect(rift.s.pub.units).toEqual([]);
});

it('[TI4-DICE-11] a number of dice that varies is counted when they are rolled', () => {
  const start = { line: ['46', '47'], factions: { 0: 'winnu' } }; // as many dice as enemy ships that are no fighters
  const many = field({
    ...start,
    units: ['0 flagship 46', '1 cruiser*3 47', '1 fighter*2 47', '1 carrier 47'],
    fleet: 5,
  });
  many.play('0 activate:47', '0 move:flagship@46~1');
  expect(rolls(many)[0]!.args.dice).toHaveLength(4);
  const none = field({
    line: ['46', '27'],
    factions: { 0: 'winnu' },
    units: ['0 flagship 46', '1 fighter 27', '1 space-dock starpoint'],
    dice: [9],
  });
  none.play('0 activate:27', '0 move:flagship@46~1');
  expect(rolls(none)[0]!.args).toMatchObject({ seat: { seat: 0 }, dice: [] });
});

it('[TI4-DICE-2] a result beyond the faces of the die is kept: what needs more than 10 never hits', () => {
  const effects = [{ kind: 'combat', seat: 0, amount: -3 }];
  const t = field({
    line: ['46', '47', '26'],
    units: ['0 carrier 46', '1 cruiser 47', '1 infantry lodor'],
    begin: { step: 'tactical', args: { seat: 0, effects } },
    dice: [10, 1],
  });
  t.play('0 activate:47', '0 move:carrier@46~1', '1 no');
  const roll = t.heard(null).find(({ type }) => type === 'rolled.combat');
  expect(roll?.args).toMatchObject({ dice: [10], needs: [12], hits: 0 });
});
