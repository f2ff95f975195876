// COS-INFO and COS-INV: nothing hidden leaves its drawer, in views, questions, events or refusals.
import { fastChance, type Match, random, type Seat, sampleChoice, startMatch, toldTo } from '@orrery/kernel';
import { expect, it, vi } from 'vitest';
import { councilOfShadows } from '../game.ts';
import box from '../index.ts';
import { invariants } from '../invariants.ts';
import * as pack from '../packs/base/index.ts';
import type { Council } from '../state.ts';
import { acting, give, lay, opened, player, put, type S, table } from './table.ts';

vi.setConfig({ testTimeout: 60_000 }); // whole games; a busy machine is no fault of the rules

/** Plays a whole game at random and hands every position and every word told to the caller. */
function wholeGame(
  seats: number,
  seed: number,
  watch: (match: Match<Council>, heard: string[]) => void,
): Match<Council> {
  const options = { module1: true, module2: true };
  const { match, events } = startMatch(councilOfShadows, { seats, options, chance: fastChance(seed) }, { undo: false });
  const heard: string[] = Array.from({ length: seats + 1 }, () => '');
  const listen = (list: typeof events) => {
    for (let seat = 0; seat <= seats; seat++)
      for (const event of list) heard[seat] += JSON.stringify(toldTo(event, seat < seats ? seat : null) ?? null);
  };
  listen(events);
  const chance = random(seed);
  while (!match.result) {
    watch(match, heard);
    const request = chance.pick(
      match.waiting().flatMap((s) => match.requestsTo(s).filter((r) => r.sealed === undefined)),
    );
    const choice = sampleChoice(councilOfShadows, match.know(request.seat), request, chance);
    const outcome = match.apply({ request: request.id, seat: request.seat, choice });
    if ('events' in outcome) listen(outcome.events);
  }
  return match;
}
const sight = (match: Match<Council>, seat: Seat | null): string =>
  JSON.stringify([
    match.view(seat),
    seat === null ? [] : match.requestsTo(seat).map(({ sealed: _, ...request }) => request),
  ]);

it('[COS-INFO-2] [COS-INFO-9] [COS-INFO-13] [COS-INFO-17] [COS-INV-12] no card held or piled unseen is ever in sight or in hearing', () => {
  for (const seats of [1, 3]) {
    let checked = 0;
    wholeGame(seats, 7 + seats, (match, heard) => {
      if (match.state.pub.round > 12 || checked++ % 5 !== 0) return;
      const { own, dark } = match.state;
      for (let seat = 0; seat <= seats; seat++) {
        const seen = sight(match, seat < seats ? seat : null);
        const known = new Set(
          seat < seats ? [...own[seat]!.light, ...own[seat]!.tiles.flat(), ...own[seat]!.looked] : [],
        );
        const foreign = own.flatMap((o, other) => (other === seat ? [] : o.bonus));
        const hidden = [
          ...foreign,
          ...dark.automaLight,
          ...dark.light,
          ...dark.ai,
          ...dark.tiles.flat(),
          ...dark.automa.flat(),
        ];
        for (const id of hidden)
          if (!known.has(id)) expect(seen.includes(`"${id}"`), `${id} in sight of ${seat}`).toBe(false);
        for (const id of foreign) {
          const everMine = seat < seats && heard[seat]!.includes(`"id":"${id}"`); // drawn and given back earlier
          if (!everMine) expect(heard[seat]!.includes(`"${id}"`), `${id} heard by ${seat}`).toBe(false);
        }
      }
    });
    expect(checked).toBeGreaterThan(40);
  }
});

it('[COS-INFO-1] [COS-INFO-4] [COS-INFO-5] [COS-INFO-6] [COS-INFO-7] board, tracks, gems, hands and laid cards are public', () => {
  const t = acting('ai-22', 1, (s) => {
    lay(s, { 'gray-1': 'p1-01' });
    put(s, { 'p1-01a': [1] });
    s.pub.stations.gray = { side: 1, kind: 'score', cubes: 0 };
    give(s, 1, { slots: [[], ['start-gems', 'ai-14'], []] });
  });
  const { pub } = t.match.view(null);
  expect([pub.systems, pub.cubes, pub.stations.gray!.side]).toEqual([{ 'gray-1': 'p1-01' }, { 'p1-01a': [1] }, 1]);
  expect(pub.players[1]).toMatchObject({
    gems: pack.gems(1, 1, 0),
    energy: 0,
    consumption: 20,
    level: 0,
    slots: [[], ['start-gems', 'ai-14'], []],
  });
  expect([pub.players[1]!.hand.length, typeof pub.players[1]!.stamp]).toEqual([6, 'number']);
});

it('[COS-INFO-2] [COS-INFO-9] [COS-INFO-10] the sizes of stacks and piles are public', () => {
  expect(table(2).match.view(null).pub.sizes).toEqual({ tiles: [8, 11, 10], ai: 17, light: 18, tech: [6, 6] });
});

it('[COS-INFO-12] [COS-INFO-13] others see the number and the backs of bonus cards; unused dark cards are nowhere', () => {
  const t = opened(2);
  expect(t.match.view(1).pub.players[0]!.backs).toEqual(['dark']);
  expect(sight(t.match, 1)).not.toContain(`"${t.s.own[0]!.bonus[0]}"`);
  const dark = JSON.stringify([t.s.dark, t.s.own]).match(/dark-[a-z]+/g) ?? [];
  expect(new Set(dark).size).toBe(2);
});

it('[COS-INFO-3] what a refused answer says does not depend on hidden tiles', () => {
  const guess = (top: string[]) => {
    const t = acting('start-discover', 2, (s) => lay(s, { 'gray-1': 'p1-01' }, top)).play('0 stack:2');
    return JSON.stringify(t.match.apply({ request: t.request(0).id, seat: 1, choice: 'place:p2-05>blue-1' }));
  };
  expect(guess(['p2-05', 'p2-09'])).toBe(guess(['p2-01', 'p2-02']));
});

it('every invariant holds in random games', () => {
  wholeGame(3, 5, (match) => {
    for (const [name, holds] of Object.entries(invariants)) expect(holds(match.state), name).toBe(true);
  });
});

const BROKEN: readonly (readonly [rule: string, breakIt: (s: S) => void])[] = [
  ['[COS-INV-1]', (s) => give(s, 0, { consumption: 19 })],
  ['[COS-INV-1]', (s) => give(s, 0, { consumption: 101 })],
  [
    '[COS-INV-2]',
    (s) =>
      give(
        s,
        s.pub.players.findIndex((p) => p.order === 2),
        { energy: 20 },
      ),
  ],
  ['[COS-INV-3]', (s) => put(s, { 'p1-01a': [0, 0, 0, 1] })],
  ['[COS-INV-4]', (s) => player(s, 0).hand.pop()],
  ['[COS-INV-5]', (s) => s.dark.ai.pop()],
  [
    '[COS-INV-5]',
    (s) => {
      s.pub.row[0] = null;
    },
  ],
  ['[COS-INV-6]', (s) => s.dark.tiles[1]!.pop()],
  ['[COS-INV-6]', (s) => lay(s, { 'blue-1': 'p3-01' })],
  ['[COS-INV-7]', (s) => s.dark.light.pop()],
  [
    '[COS-INV-7]',
    (s) => {
      s.own[0]!.bonus.push(...s.dark.light.splice(0, 4));
      give(s, 0, { backs: ['dark', 'light', 'light', 'light', 'light'] });
    },
  ],
  ['[COS-INV-8]', (s) => give(s, 0, { order: player(s, 1).order })],
  ['[COS-INV-8]', (s) => give(s, 0, { slots: [['start-gems'], [], []] })],
  ['[COS-INV-9]', (s) => give(s, 0, { level: 1 })],
  ['[COS-INV-10]', (s) => Object.assign(s.pub.stations, { yellow: { side: 0, kind: 'score', cubes: 0 } })],
  [
    '[COS-INV-10]',
    (s) => {
      for (const galaxy of ['gray', 'blue']) s.pub.stations[galaxy] = { side: 0, kind: 'score', cubes: 0 };
    },
  ],
  ['[COS-INV-11]', (s) => give(s, 0, { upgrades: ['range-1-3'] })],
];

it.each(BROKEN)('%s holds, and fails on a table broken in this way', (rule, breakIt) => {
  const { s } = opened(2);
  const [, holds] = Object.entries(invariants).find(([name]) => name.startsWith(`${rule.slice(1, -1)} `))!;
  expect(holds(s)).toBe(true);
  breakIt(s);
  expect(holds(s)).toBe(false);
});

it('every invariant is broken in some way', () => {
  const rules = new Set(Object.keys(invariants).map((name) => name.split(' ')[0]));
  expect(new Set(BROKEN.map(([rule]) => rule.slice(1, -1)))).toEqual(rules);
});

it('what a screen computes: ranges, consumption, distance to the next level, majorities and payouts', () => {
  const t = acting('ai-22', 1, (s) => {
    lay(s, { 'gray-1': 'p1-01', 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [0, 0], 'p1-01b': [1] });
    give(s, 0, { upgrades: ['range-2-2'], slots: [[], ['start-settle-2'], ['start-gems', 'ai-14']], consumption: 30 });
    s.own[0]!.bonus = ['dark-gray'];
  });
  const { extra } = t.match.view(0);
  expect(extra.players).toMatchObject([
    { ranges: [1, 2, 1], consumption: 4, marker: 34, toNextLevel: 26, cubes: 2 },
    { toNextLevel: 20 },
  ]);
  expect(extra.galaxies).toMatchObject({
    gray: { cubes: [2, 1], payouts: [6, 3], majority: 0 },
    blue: { payouts: [0, 0], majority: null },
  });
  expect([extra.bonus, box.lobby]).toEqual([[9], true]);
});
