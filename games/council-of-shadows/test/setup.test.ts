// COS-COMP, COS-SUPPLY, COS-SETUP, COS-ROUND: the box, the table, the round.
import { expect, it } from 'vitest';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';
import { galaxiesOf, spacesOf } from '../values/cubes.ts';
import { rangeOf } from '../values/range.ts';
import { freeSpaces } from '../values/targets.ts';
import {
  acting,
  buying,
  give,
  lay,
  only,
  opened,
  player,
  put,
  rich,
  row,
  scoringPart,
  sheet,
  table,
  tiles,
} from './table.ts';

function countBy<T>(list: readonly T[], key: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

it('[COS-COMP-1] [COS-COMP-7] 31 tiles, 10/11/10 by parsec, each with one to four planets and a yield', () => {
  expect(countBy(pack.TILES, (t) => t.parsec)).toEqual({ 1: 10, 2: 11, 3: 10 });
  for (const t of pack.TILES) {
    expect(t.planets.length >= 1 && t.planets.length <= 4).toBe(true);
    expect(t.yield.energy + t.yield.gems.coal + t.yield.gems.gold + t.yield.gems.crystal).toBeGreaterThan(0);
  }
  const first = pack.TILES.filter((t) => t.parsec === 1);
  expect(first.every((t) => t.planets.some((p) => p.type === 'earth'))).toBe(true);
});

it('[COS-COMP-2] [COS-COMP-3] ten galaxies with 31 spaces, six of them with 21 spaces for two players', () => {
  const spaces = (list: readonly pack.Galaxy[]) => list.flatMap(spacesOf).length;
  expect([pack.GALAXIES.length, spaces(pack.GALAXIES)]).toEqual([10, 31]);
  expect(pack.GALAXIES.every((g) => g.spaces >= 2 && g.spaces <= 5)).toBe(true);
  const byParsec = (list: readonly pack.Galaxy[]) => [1, 2, 3].map((p) => spaces(list.filter((g) => g.parsec === p)));
  expect(byParsec(pack.GALAXIES)).toEqual([10, 11, 10]);
  const two = galaxiesOf(table(2).s.pub);
  expect(two.map((g) => g.id)).toEqual(['gray', 'orange', 'blue', 'green', 'red', 'pink']);
  expect(byParsec(two)).toEqual([7, 7, 7]);
});

it('[COS-COMP-4] [COS-COMP-5] [COS-COMP-6] [COS-COMP-8] the contents of the box', () => {
  expect([pack.AI_CARDS.length, pack.START_CARDS.length, pack.LEADERS.length, pack.STATIONS.length]).toEqual([
    25, 6, 6, 3,
  ]);
  expect(countBy(pack.DARK_TECH, (c) => c.level)).toEqual({ 1: 8, 2: 8 });
  expect(countBy(pack.BONUS_CARDS, (c) => c.back)).toEqual({ light: 18, dark: 9 });
  expect(countBy(pack.AUTOMA_CARDS, (c) => c.back)).toEqual({ gold: 16, silver: 2 });
  expect(pack.GEMS).toEqual(['coal', 'gold', 'crystal']);
  expect(pack.UPGRADES.filter((u) => !u.leader).length).toBe(13);
  expect(pack.CIVILIZATIONS.map((c) => c.colour)).toEqual(['violet', 'red', 'green', 'blue']);
  expect(pack.CIVILIZATIONS.at(-1)!.id).toBe(pack.AUTOMA_CIVILIZATION);
});

it('[COS-SUPPLY-1] [COS-SUPPLY-2] gems and cubes never run out', () => {
  const gems = acting('start-gems', 1, (s) => give(s, 1, { gems: pack.gems(20, 20, 15) }));
  expect(player(gems.s, 0).gems).toEqual(pack.gems(3, 2, 0));
  const cubes = acting('start-settle-1', 3, (s) => {
    lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'orange-1': 'p1-05' });
    put(
      s,
      Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`p3-${String(i + 1).padStart(2, '0')}a`, [0, 0, 0]])),
    );
  });
  cubes.play('0 settle:1>p1-01a');
  expect(Object.values(cubes.s.pub.cubes).flat().length).toBe(31);
});

it('[COS-SUPPLY-3] [COS-AIROW-3] unique cards run out: an empty pile leaves the row with a gap', () => {
  const t = buying(2, (s) => {
    row(s, 'ai-14');
    rich(s, 0, 1, 0, 0);
    s.dark.ai = [];
    s.pub.sizes.ai = 0;
  });
  t.play('0 buy:ai-14');
  expect(t.s.pub.row[0]).toBe(null);
  expect(t.request(0).barred!.map((o) => o.key)).not.toContain('buy:ai-14');
});

it('[COS-SETUP-1] [COS-SETUP-2] [COS-CARD-BONUS-F] EX-18: sides of the board, covered galaxies, dark cards in use', () => {
  const used = (seats: number) => galaxiesOf(table(seats).s.pub).length;
  expect([1, 2, 3, 4].map(used)).toEqual([6, 6, 8, 10]);
  const three = galaxiesOf(table(3).s.pub);
  expect(three.some((g) => g.id === 'turquoise' || g.id === 'yellow')).toBe(false);
  expect(three.flatMap(spacesOf).length).toBe(26);
  expect([1, 2, 3].flatMap((parsec) => freeSpaces(table(3).s.pub, parsec)).length).toBe(24); // no tile is laid on a cover
  expect(
    table(3)
      .s.pub.players.map((p) => p.order)
      .sort(),
  ).toEqual([1, 2, 3]);
});

it('[COS-SETUP-3] [COS-SETUP-4] all tiles are used, two of parsec 1 lie on Parvus Corta', () => {
  const { pub, dark } = table(3).s;
  expect(Object.keys(pub.systems)).toEqual(['gray-1', 'gray-2']);
  expect(dark.tiles.map((stack) => stack.length)).toEqual([8, 11, 10]);
  expect(Object.values(pub.systems).every((id) => pack.tileOf(id).parsec === 1)).toBe(true);
});

it('[COS-SETUP-5] [COS-SETUP-6] [COS-SETUP-7] eight AI cards, six Dark Tech cards of each level, 18 light cards', () => {
  const { pub, dark } = table(2).s;
  expect([pub.row.length, dark.ai.length, pub.sizes.ai]).toEqual([8, 17, 17]);
  expect(dark.tech.map((pile) => pile.length)).toEqual([6, 6]);
  expect(dark.light.length).toBe(18);
});

it('[COS-SETUP-3] [COS-SETUP-5] [COS-SETUP-6] [COS-SETUP-7] [COS-AUTOMA-2] every stack and deck is shuffled, so that nobody knows which Dark Tech cards are gone', () => {
  const tables = Array.from({ length: 6 }, (_, seed) => table(1, { seed, options: { silverAutoma: true } }).s);
  const piles = tables.map(({ pub, dark }) => [
    ...dark.tiles,
    [...pub.row, ...dark.ai],
    dark.light,
    ...dark.tech.map((pile) => [...pile].sort()),
    ...dark.automa,
  ]);
  for (const i of piles[0]!.keys()) expect(new Set(piles.map((all) => all[i]!.join())).size).toBeGreaterThan(3);
});

it('[COS-SETUP-8] [COS-SETUP-9] [COS-STATION-9] one dark card each, of those in use', () => {
  const dealt = (seats: number, options = {}) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { own } = table(seats, { seed, options }).s;
      expect(own.every((o) => o.bonus.length === 1 && o.bonus[0]!.startsWith('dark'))).toBe(true);
      for (const o of own) seen.add(o.bonus[0]!);
    }
    return seen.size;
  };
  expect([1, 2, 3, 4].map((n) => dealt(n))).toEqual([4, 4, 6, 8]);
  expect([2, 4].map((n) => dealt(n, { module1: true }))).toEqual([5, 9]);
});

it('[COS-SETUP-10] [COS-SETUP-11] [COS-SETUP-13] [COS-SETUP-14] what everybody starts with', () => {
  const { pub } = table(4).s;
  for (const p of pub.players) {
    expect(p).toMatchObject({ gems: pack.gems(1, 1, 0), consumption: 20, energy: 0, level: 0, upgrades: [] });
    expect(p.hand).toEqual(pack.START_CARDS.map((c) => c.id));
    expect([p.slots, [1, 2, 3].map((slot) => rangeOf(p, slot))]).toEqual([
      [[], [], []],
      [1, 1, 1],
    ]);
  }
});

it('[COS-SETUP-12] order tiles are dealt at random', () => {
  const first = new Set(
    Array.from({ length: 20 }, (_, i) =>
      table(3, { seed: i })
        .s.pub.players.map((p) => p.order)
        .join(),
    ),
  );
  expect(first.size).toBeGreaterThan(3);
});

it('[COS-BUY-2] [COS-SETUP-15] [COS-SETUP-16] the options of a table, all but the screens off', () => {
  const { options } = table(2).s.pub;
  expect(options).toEqual({ screens: true, module1: false, module2: false, silverAutoma: false, roundLimit: false });
  const stations = (module1: boolean) =>
    opened(2, { options: { module1 } })
      .match.requests()[0]!
      .barred!.some((o) => o.key.startsWith('station'));
  expect([stations(true), stations(false)]).toEqual([true, false]);
  expect(
    opened(2, { options: { module2: true } }).request(opened(2, { options: { module2: true } }).asked()[0]!).prompt.key,
  ).toBe('ask.leader');
  expect(() => table(2, { options: { screens: 'no' } })).toThrow();
  expect(Object.keys(box.game.options!)).toEqual(['screens', 'module1', 'module2', 'silverAutoma', 'roundLimit']);
});

it('[COS-SETUP-17] each player chooses a different civilization, by seat', () => {
  const t = table(3);
  expect(t.asked()).toEqual([0]);
  t.play('0 civilization:automatos');
  expect(t.may(1)).toEqual(['civilization:avry', 'civilization:takrill', 'civilization:treton']);
  t.refuses('1 civilization:automatos', 'COS-SETUP-17');
});

const FAR = ['start-gems', 'start-upgrade', 'start-harvest-2'];

it('[COS-ROUND-1] [COS-ROUND-2] [COS-ROUND-3] [COS-ROUND-4] [COS-ROUND-5] buying by order, planning at once, acting by the new order', () => {
  const t = opened(2, { arrange: (s) => tiles(s, 1, 2) });
  expect([t.asked(), t.s.pub.phase, t.s.pub.round]).toEqual([[0], 1, 1]);
  t.play('0 done');
  expect(t.asked()).toEqual([1]);
  t.play('1 done');
  expect([t.asked(), t.s.pub.phase]).toEqual([[0, 1], 2]);
  t.play(`0 ${sheet(...FAR)}`, `1 ${sheet('start-settle-2', 'start-gems', 'start-upgrade')}`);
  expect([t.s.pub.phase, t.s.pub.players.map((p) => p.order)]).toEqual([3, [2, 1]]); // 6 against 9
  expect(t.asked()).toEqual([1]);
  while (t.s.pub.phase === 3) {
    const [seat] = t.asked();
    const { ask, fallback } = t.request(seat!);
    t.play(
      `${seat} ${fallback ? String(fallback) : 'options' in ask && ask.shape === 'one' ? ask.options[0]!.key : '[]'}`,
    );
  }
  expect([t.s.pub.round, t.s.pub.phase, t.asked()]).toEqual([2, 1, [1]]);
});

it('[COS-ROUND-6] actions, slide, effects before scoring, scoring, level-ups', () => {
  const t = only(2, 'part', { side: 0 }, (s) => {
    lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03' });
    give(s, 0, { leader: 's3e3', energy: 18, slots: [['start-settle-1'], ['start-gems'], ['ai-14']] });
    player(s, 0).hand = [];
  });
  t.play('0 settle:1>p1-01a');
  expect(t.events().map((e) => e.type)).toEqual([
    'settled',
    'action',
    'gained',
    'action',
    'slid.back',
    'energy.gained',
  ]);
  expect([player(t.s, 0).energy, player(t.s, 0).hand, player(t.s, 0).level]).toEqual([19, ['ai-14'], 0]);
  t.play('0 score:gray>p1-01a');
  expect([player(t.s, 0).level, t.request(0).prompt.key]).toEqual([1, 'ask.tech']);
});

it('[COS-SCORE-9] scoring is the only way by which cubes leave planets', () => {
  const t = scoringPart((s) => {
    lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03' });
    put(s, { 'p1-01a': [0, 1], 'p1-03a': [0] });
  });
  t.play('0 score:gray>p1-01a');
  expect(t.s.pub.cubes).toEqual({ 'p1-01a': [1], 'p1-03a': [0] });
});
