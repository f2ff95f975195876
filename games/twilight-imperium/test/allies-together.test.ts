// TI4-ALLY-12 to -21: what allies do in one tactical action, and what the one’s activation means to the other.
import { expect, it } from 'vitest';
import type { S } from '../state.ts';
import { through } from './drive.ts';
import { type Field, standing } from './field.ts';
import { paired } from './paired.ts';
import { told, types } from './told.ts';

/** Seat 1 may join the tactical action of seat 0. */
const joining = (spec: Partial<Field> & { line: string[]; units: string[] }) =>
  paired({
    ...spec,
    also(s) {
      s.pub.players[1]!.tactic = 2;
      spec.also?.(s);
    },
  });

it('[TI4-ALLY-12] the ally is asked at every activation, pays a token of the own tactic pool, and need not come', () => {
  const spec = { line: ['46', '26'], units: ['0 cruiser 46', '1 cruiser 46'] };
  const t = joining(spec).play('0 activate:26');
  expect([t.asked(), t.may(1)]).toEqual([[1], ['accompany:26', 'no']]);
  t.play('1 accompany:26');
  expect([t.s.pub.players[1]!.tactic, t.s.pub.tokens['26']]).toEqual([1, [0, 1]]);
  const alone = joining(spec).play('0 activate:26', '1 no');
  expect([alone.s.pub.players[1]!.tactic, alone.s.pub.tokens['26']]).toEqual([2, [0]]);
  expect(alone.asked()).toEqual([0]);
});

it('[TI4-ALLY-12] nobody joins without a token, after passing, or where the own token lies', () => {
  const asked = (change: (s: S) => void) =>
    joining({ line: ['46', '26'], units: ['0 cruiser 46'], also: change })
      .play('0 activate:26')
      .asked();
  expect(asked(() => {})).toEqual([1]);
  expect(asked(({ pub }) => Object.assign(pub.players[1]!, { tactic: 0 }))).toEqual([0]);
  expect(asked(({ pub }) => Object.assign(pub.players[1]!, { passed: true }))).toEqual([0]);
  expect(asked(({ pub }) => Object.assign(pub.tokens, { 26: [1] }))).toEqual([0]);
});

it('[TI4-ALLY-13] both declare before any ship moves, the active player first, and all move together', () => {
  const t = joining({ line: ['46', '26'], units: ['0 cruiser 46', '1 cruiser*2 46'] }).play(
    '0 activate:26',
    '1 accompany:26',
    '0 move:cruiser@46~2',
  );
  expect([t.asked(), standing(t.s.pub, '26')]).toEqual([[1], []]);
  t.play('1 move:cruiser@46~2', '1 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '1 cruiser']);
});

it('[TI4-ALLY-13] ships of the ally alone fight as the attacker, and are shot at', () => {
  const t = joining({
    line: ['46', '26'],
    units: ['1 dreadnought 46', '2 cruiser 26', '2 pds lodor'],
    planets: { lodor: 2 },
    dice: [1, 10, 1],
  }).play('0 activate:26', '1 accompany:26', '1 move:dreadnought@46~1');
  expect(t.may(2)).toEqual(['fire:1', 'no']);
  t.play('2 fire:1');
  expect(told(t, 'combat.space').map(({ args }) => [args.attacker, args.defender])).toEqual([
    [{ seat: 1 }, { seat: 2 }],
  ]);
  expect(standing(t.s.pub, '26')).toEqual(['1 dreadnought']);
});

it('[TI4-ALLY-13] each commits own ground forces in one invasion; the ally gains what only the ally holds', () => {
  const t = joining({
    sets: ['base', 'te'], // nothing is explored
    line: ['46', '27'],
    units: ['0 carrier 27', '0 infantry 27', '1 carrier 27', '1 infantry*2 27'],
  }).play('0 activate:27', '1 accompany:27', '0 land:infantry@27>new-albion');
  expect(t.asked()).toEqual([1]);
  t.play('1 land:infantry@27>new-albion', '1 land:infantry@27>starpoint');
  const owner = (planet: string) => t.s.pub.planets[planet]!.controller;
  expect([owner('new-albion'), owner('starpoint')]).toEqual([0, 1]);
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry', '1 infantry']);
});

it('[TI4-ALLY-13] the ally alone fights for a planet of others in the same invasion', () => {
  const t = joining({
    line: ['46', '26'],
    units: ['1 carrier 26', '1 infantry 26', '2 infantry lodor'],
    planets: { lodor: 2 },
    dice: [10, 1],
  }).play('0 activate:26', '1 accompany:26', '1 land:infantry@26>lodor');
  expect(types(t)).toContain('combat.ground');
  expect([t.s.pub.planets.lodor!.controller, standing(t.s.pub, 'lodor')]).toEqual([1, ['1 infantry']]);
});

it('[TI4-ALLY-13] each resolves the own production, the active player first', () => {
  const t = joining({
    line: ['46', '27'],
    units: ['0 space-dock new-albion', '1 space-dock starpoint', '0 infantry new-albion', '1 infantry starpoint'],
    planets: { 'new-albion': 0, starpoint: 1 },
    goods: { 0: 3, 1: 3 },
  }).play('0 activate:27', '1 accompany:27');
  expect([t.asked(), t.request(0).at]).toEqual([[0], 'produce.choose']);
  t.play('0 done');
  expect([t.asked(), t.request(1).at]).toEqual([[1], 'produce.choose']);
});

it('[TI4-ALLY-13] others see an activation of each', () => {
  const t = joining({
    line: ['46', '26'],
    units: ['0 cruiser 46', '1 cruiser 46', '2 cruiser 26'],
    techs: { 2: ['e-res-siphons'] },
    factions: { 2: 'jolnar' },
  }).play('0 activate:26', '1 accompany:26');
  expect(t.s.pub.players[2]!.goods).toBe(8);
});

it('[TI4-ALLY-19] what answers an activation does not answer that of the ally', () => {
  const gained = (owner: number) =>
    paired({
      line: ['46', '26'],
      units: ['0 cruiser 46', `${owner} cruiser 26`],
      techs: { [owner]: ['e-res-siphons'] },
      factions: { [owner]: 'jolnar' },
    }).play('0 activate:26').s.pub.players[owner]!.goods;
  expect([gained(1), gained(2)]).toEqual([0, 4]);
  const played = (owner: number, card: string, units: string[], tokens: number[] = []) => {
    const t = paired({
      sets: ['base', 'pok', 'codex1', 'te'],
      line: ['46', '26'],
      units: ['0 cruiser 46', ...units],
      cards: { [owner]: [card] },
      also: ({ pub }) => void Object.assign(pub.tokens, { 26: tokens }),
    }).play('0 activate:26');
    return t.asked().some((seat) => seat === owner && t.may(seat).some((key) => key.includes(card)));
  };
  expect([1, 2].map((owner) => played(owner, 'forward-supply-base', [`${owner} cruiser 26`]))).toEqual([false, true]);
  expect([1, 2].map((owner) => played(owner, 'counterstroke', [], [owner]))).toEqual([false, true]);
});

it('[TI4-ALLY-17] hits that an opponent assigns to a pair fall on units of either in any mix', () => {
  const t = paired({
    line: ['46', '26'],
    units: ['2 cruiser*2 26', '3 cruiser*2 26'],
    begin: {
      step: 'hits',
      args: {
        cause: 'effect',
        system: '26',
        planet: null,
        batches: [{ seat: 2, by: 0, hits: 2, eligible: [1, 2, 3, 4], assigner: 0 }],
      },
    },
  });
  expect(t.asked()).toEqual([0]);
  expect(t.may(0)).toEqual(['hit:2/cruiser@26', 'hit:2/cruiser@26#2', 'hit:3/cruiser@26', 'hit:3/cruiser@26#2']);
  t.play('0 ["hit:2/cruiser@26","hit:3/cruiser@26"]');
  expect(standing(t.s.pub, '26')).toEqual(['2 cruiser', '3 cruiser']);
});

it('[TI4-ALLY-21] agents that speak of another player are used on the ally, too', () => {
  const t = paired({
    factions: { 0: 'vuilraith', 1: 'sol' },
    line: ['46', '26'],
    units: ['0 cruiser 46', '1 infantry lodor'],
    open: { 0: ['leader:the-stillness-of-stars'] },
    begin: { step: 'replenish', args: { seat: 1 } },
  });
  through(t, '0 the-stillness-of-stars use@0>type:dreadnought');
  expect(t.s.pub.captured).toEqual([{ by: 0, owner: 1, type: 'dreadnought' }]);
});
