// COS-SCORE and COS-CARD-GAL: scoring galaxies and the limit of bonus cards.
import { expect, it } from 'vitest';
import * as pack from '../packs/base/index.ts';
import { galaxiesOf, hasMajority, payout } from '../values/cubes.ts';
import { barredKeys, give, lay, only, player, put, type S, scoringPart, table } from './table.ts';

const BOARD = { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'blue-1': 'p2-01', 'green-1': 'p2-03', 'red-1': 'p3-06' };
const board = (s: S) => lay(s, BOARD);

it('[COS-SCORE-1] [COS-SCORE-4] [COS-SCORE-6] [COS-SCORE-7] [COS-SCORE-8] EX-5: the majority in blue pays 8 and a light card, once', () => {
  const t = scoringPart((s) => {
    board(s);
    put(s, { 'p2-01a': [0], 'p2-01b': [0, 1], 'p1-01a': [0] });
  });
  expect(t.may(0)).toEqual(['done', 'score:blue>p2-01a', 'score:blue>p2-01b', 'score:gray>p1-01a']);
  const [card] = t.s.dark.light;
  t.play('0 score:blue>p2-01b');
  expect(player(t.s, 0)).toMatchObject({ energy: 8, backs: ['dark', 'light'] });
  expect([t.s.own[0]!.bonus[1], t.s.pub.cubes]).toEqual([card, { 'p2-01a': [0], 'p2-01b': [1], 'p1-01a': [0] }]);
  t.refuses('0 score:blue', 'COS-SCORE-1');
  expect(t.may(0)).toEqual(['done', 'score:gray>p1-01a']);
  t.play('0 score:gray>p1-01a');
  expect(player(t.s, 0)).toMatchObject({ energy: 14, backs: ['dark', 'light'] }); // gray brings no card
});

it('[COS-SCORE-4] [COS-SCORE-8] EX-6: a tie or fewer cubes pay the lower reward, with the card alike', () => {
  const t = scoringPart((s) => {
    board(s);
    put(s, { 'p2-03a': [1, 1], 'p2-03b': [0, 2] });
  }, 3);
  t.play('0 score:green>p2-03b');
  expect(player(t.s, 0)).toMatchObject({ energy: 4, backs: ['dark', 'light'] });
  expect(t.s.pub.cubes['p2-03b']).toEqual([2]);
  const tie = scoringPart((s) => {
    board(s);
    put(s, { 'p3-06a': [0], 'p3-06b': [1] });
  }).play('0 score:red>p3-06a');
  expect(player(tie.s, 0).energy).toBe(5);
});

it('[COS-SCORE-2] a colony is needed; station cubes do not suffice', () => {
  const t = scoringPart((s) => {
    board(s);
    put(s, { 'p1-01a': [0] });
    s.pub.stations.blue = { side: 0, kind: 'colonize', cubes: 3 };
  });
  expect(barredKeys(t, 0, 'COS-SCORE-2')).toEqual(
    ['orange', 'blue', 'green', 'red', 'pink'].map((id) => `score:${id}`),
  );
  const none = scoringPart((s) => {
    board(s);
    s.pub.stations.blue = { side: 0, kind: 'colonize', cubes: 3 };
  });
  expect(none.asked()).toEqual([]);
});

it('[COS-SCORE-3] strictly more than each other player, station cubes included; alone is enough', () => {
  const { pub } = scoringPart((s) => {
    board(s);
    put(s, { 'p2-01a': [0, 0], 'p2-01b': [1], 'p1-01a': [0], 'p2-03a': [0], 'p2-03b': [1] });
    s.pub.stations.blue = { side: 1, kind: 'colonize', cubes: 3 };
  }).s;
  expect(['blue', 'gray', 'green', 'red'].map((g) => hasMajority(pub, 0, g))).toEqual([false, true, false, false]);
  expect(hasMajority(pub, 1, 'blue')).toBe(true);
});

it('[COS-SCORE-5] the majority is judged before the cube is removed', () => {
  const t = scoringPart((s) => {
    board(s);
    put(s, { 'p3-06a': [0, 0], 'p3-06b': [1] });
  });
  expect(player(t.play('0 score:red>p3-06a').s, 0).energy).toBe(11);
});

const five = (s: S) => {
  board(s);
  put(s, { 'p2-01a': [0] });
  s.dark.light = ['light-flat-1', ...s.dark.light.filter((id) => !id.startsWith('light-gem') && id !== 'light-flat-1')];
  s.own[0]!.bonus = ['dark-gray', 'light-gem-coal', 'light-gem-gold', 'light-gem-crystal'];
  give(s, 0, { backs: ['dark', 'light', 'light', 'light'] });
  s.pub.sizes.light = s.dark.light.length;
  s.own[0]!.light = s.dark.light.map(() => null);
  s.own[1]!.light = s.dark.light.map(() => null);
};

it('[COS-SCORE-10] [COS-SCORE-11] [COS-INFO-14] [COS-INFO-15] of five cards one is given back: a light one under the deck', () => {
  const t = scoringPart(five).play('0 score:blue>p2-01a');
  expect(t.may(0)).toEqual(
    ['dark-gray', 'light-flat-1', 'light-gem-coal', 'light-gem-crystal', 'light-gem-gold'].map((id) => `return:${id}`),
  );
  t.play('0 return:light-gem-gold');
  expect(t.heard(1)).toEqual([
    { type: 'bonus.returned', args: { who: { seat: 0 }, back: { key: 'back.light' } }, mine: false },
  ]);
  expect([t.s.dark.light.at(-1), t.s.own[0]!.light.at(-1), t.s.own[1]!.light.at(-1)]).toEqual([
    'light-gem-gold',
    'light-gem-gold',
    null,
  ]);
  expect(player(t.s, 0).backs).toEqual(['dark', 'light', 'light', 'light']);
});

it('[COS-SCORE-11] a dark card given back leaves the game', () => {
  const t = scoringPart(five).play('0 score:blue>p2-01a', '0 return:dark-gray');
  expect([t.s.own[0]!.returned, player(t.s, 0).backs]).toEqual(['dark-gray', ['light', 'light', 'light', 'light']]);
  expect(t.s.dark.light).not.toContain('dark-gray');
});

it('[COS-SCORE-12] with an empty deck the energy alone is gained', () => {
  const t = scoringPart((s) => {
    five(s);
    s.dark.light = [];
    s.pub.sizes.light = 0;
  }).play('0 score:blue>p2-01a');
  expect([player(t.s, 0).energy, t.s.own[0]!.bonus.length, t.asked()]).toEqual([8, 4, []]);
});

it('[COS-SCORE-13] [COS-STATION-5] effects before scoring: S3E3, Empire, Feudalism, Harvest Station, Buteo', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    board(s);
    put(s, { 'p1-01a': [0, 0], 'p2-01a': [0], 'p2-01b': [1] });
    give(s, 0, {
      leader: 's3e3',
      tech: [
        { id: 'dt1-empire', round: 1 },
        { id: 'dt2-feudalism', round: 1 },
      ],
    });
    s.pub.stations.gray = { side: 0, kind: 'harvest', cubes: 0 };
  });
  const gained = t.events().filter((e) => e.type === 'energy.gained');
  expect(gained.map((e) => [e.pub!.energy, (e.pub!.why as { key: string }).key])).toEqual([
    [3, 'why.energy.s3e3'],
    [3, 'why.energy.empire'],
    [3, 'why.energy.feudalism'],
  ]);
  expect([player(t.s, 0).energy, player(t.s, 0).gems, t.asked()]).toEqual([9, pack.gems(2, 1, 0), []]);
});

it('[COS-SCORE-13] [COS-CARD-DT1-5] effects before scoring come even where nothing can be scored', () => {
  const t = only(2, 'part', { side: 0 }, (s) => {
    board(s);
    give(s, 0, { tech: [{ id: 'dt1-empire', round: 1 }] });
    s.pub.stations.gray = { side: 0, kind: 'colonize', cubes: 3 };
  });
  expect([t.asked(), player(t.s, 0).energy]).toEqual([[], 3]);
});

it('[COS-SCORE-13] [COS-LEADER-3] the Harvest Station comes before Buteo', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    board(s);
    put(s, { 'p1-01a': [0], 'p1-03a': [0] });
    give(s, 0, { leader: 'buteo' });
    s.pub.stations.gray = { side: 0, kind: 'harvest', cubes: 0 };
  });
  expect(t.request(0).prompt.key).toBe('ask.stationHarvest');
  expect(t.play('0 yield:1>p1-01').request(0).prompt.key).toBe('ask.harvest');
});

it('[COS-SCORE-14] reaching the consumption marker changes nothing yet', () => {
  const t = scoringPart((s) => {
    board(s);
    put(s, { 'p1-01a': [0], 'p2-01a': [0] });
    give(s, 0, { energy: 19 });
  }).play('0 score:gray>p1-01a');
  expect([player(t.s, 0).energy, player(t.s, 0).level, t.may(0)]).toEqual([25, 0, ['done', 'score:blue>p2-01a']]);
});

/** Parsec, spaces, payouts, light bonus, and from how many players on. */
const GALAXY_TABLE: [string, number, number, number, number, boolean, number][] = [
  ['gray', 1, 2, 6, 3, false, 1],
  ['orange', 1, 5, 7, 3, false, 1],
  ['beige', 1, 3, 6, 3, true, 3],
  ['blue', 2, 4, 8, 4, true, 1],
  ['green', 2, 3, 8, 4, true, 1],
  ['turquoise', 2, 2, 9, 4, false, 4],
  ['brown', 2, 2, 8, 3, true, 3],
  ['red', 3, 3, 11, 5, false, 1],
  ['pink', 3, 4, 10, 4, true, 1],
  ['yellow', 3, 3, 11, 6, false, 4],
];
it.each([
  ['[COS-CARD-GAL-1]', 1],
  ['[COS-CARD-GAL-2]', 2],
  ['[COS-CARD-GAL-3]', 3],
  ['[COS-CARD-GAL-4]', 4],
  ['[COS-CARD-GAL-5]', 5],
  ['[COS-CARD-GAL-6]', 6],
  ['[COS-CARD-GAL-7]', 7],
  ['[COS-CARD-GAL-8]', 8],
  ['[COS-CARD-GAL-9]', 9],
  ['[COS-CARD-GAL-10]', 10],
] as const)('%s what the galaxy pays', (_, number) => {
  const row = GALAXY_TABLE[number - 1]!;
  const [id, parsec, , high, low] = row;
  const g = galaxiesOf(table(4).s.pub)[number - 1]!;
  expect([g.id, g.parsec, g.spaces, g.high, g.low, g.lightBonus, g.minPlayers]).toEqual(row);
  const tile = pack.TILES.find((t) => t.parsec === parsec)!.id;
  const t = scoringPart((s) => {
    lay(s, { [`${id}-1`]: tile });
    put(s, { [`${tile}a`]: [0] });
  }, 4);
  expect(payout(t.s.pub, 0, id)).toBe(high);
  put(t.s, { [`${tile}a`]: [0, 3] });
  expect(payout(t.s.pub, 0, id)).toBe(low);
});

it('and there is no other galaxy', () => {
  expect(galaxiesOf(table(4).s.pub)).toHaveLength(GALAXY_TABLE.length);
});
