// COS-STATION and COS-LEADER: the two modules.
import { expect, it } from 'vitest';
import * as pack from '../packs/base/index.ts';
import { hasMajority, payout } from '../values/cubes.ts';
import { bonusValue } from '../values/final.ts';
import { rangeOf } from '../values/range.ts';
import {
  acting,
  barredKeys,
  buying,
  give,
  lay,
  only,
  opened,
  player,
  put,
  rich,
  row,
  type S,
  scoringPart,
  sheet,
  table,
  tiles,
} from './table.ts';

const BOARD = { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'blue-1': 'p2-01', 'red-1': 'p3-06' };
const shop = (arrange: (s: S) => void) =>
  buying(2, (s) => {
    s.pub.options.module1 = true;
    lay(s, BOARD);
    rich(s, 0, 0, 9, 9);
    arrange(s);
  });

it('[COS-STATION-1] [COS-STATION-2] [COS-CARD-STATION-1] [COS-CARD-STATION-2] [COS-CARD-STATION-3] stations are bought and placed where one has a colony', () => {
  const costs = pack.STATIONS.map((s) => [s.id, s.cost]);
  expect(costs).toEqual([
    ['harvest', pack.gems(0, 1, 1)],
    ['score', pack.gems(0, 0, 2)],
    ['colonize', pack.gems(0, 2, 0)],
  ]);
  const t = shop((s) => put(s, { 'p3-06a': [0], 'p1-01a': [1] }));
  expect(t.may(0).filter((key) => key.startsWith('station'))).toEqual([
    'station:colonize>red',
    'station:harvest>red',
    'station:score>red',
  ]);
  t.refuses('0 station:score>gray', 'COS-STATION-2');
  t.play('0 station:score>red');
  expect([t.s.pub.stations.red, player(t.s, 0).gems]).toEqual([
    { side: 0, kind: 'score', cubes: 0 },
    pack.gems(0, 9, 7),
  ]);
  t.refuses('0 station:score>red', 'COS-STATION-1');
});

it('[COS-STATION-3] [COS-INV-10] one station in a galaxy, of all players together', () => {
  const t = shop((s) => {
    put(s, { 'p3-06a': [0] });
    s.pub.stations.red = { side: 1, kind: 'harvest', cubes: 0 };
  });
  t.refuses('0 station:harvest>red', 'COS-STATION-3');
});

it('[COS-STATION-4] without a legal galaxy no station can be bought', () => {
  const t = shop((s) => put(s, {}));
  expect(t.may(0).some((key) => key.startsWith('station'))).toBe(false);
  expect(barredKeys(t, 0, 'COS-STATION-2').length).toBe(18);
});

it('[COS-STATION-5] [COS-STATION-10] the Harvest Station takes a yield of its galaxy in every own scoring, if there is a colony', () => {
  const before = (cubes: Record<string, number[]>, station: Partial<S['pub']['stations'][string]> = {}) =>
    only(2, 'beforeScoring', { side: 0 }, (s) => {
      lay(s, BOARD);
      put(s, cubes);
      s.pub.stations.gray = { side: 0, kind: 'harvest', cubes: 0, ...station };
    });
  const t = before({ 'p1-01a': [0], 'p1-03a': [0] });
  expect(t.may(0)).toEqual(['yield:1>p1-01', 'yield:1>p1-03']); // which, but not whether
  expect(player(t.play('0 yield:1>p1-03').s, 0).gems.coal).toBe(2);
  expect(player(before({ 'p1-01a': [0, 1] }).s, 0).gems.coal).toBe(2);
  expect(player(before({ 'p1-01a': [1] }).s, 0).gems.coal).toBe(1);
  expect(player(before({ 'p1-01a': [0, 1] }, { side: 1 }).s, 0).gems.coal).toBe(1); // it serves its owner alone
  expect(player(before({ 'p1-01a': [0] }, { kind: 'score' }).s, 0).gems.coal).toBe(1);
});

it('[COS-STATION-6] the Score Station spares the cube, but a colony is needed', () => {
  const score = (cubes: Record<string, number[]>, station: Partial<S['pub']['stations'][string]> = {}) =>
    scoringPart((s) => {
      lay(s, BOARD);
      put(s, cubes);
      s.pub.stations.gray = { side: 0, kind: 'score', cubes: 0, ...station };
    });
  const t = score({ 'p1-01a': [0] });
  expect(t.may(0)).toEqual(['done', 'score:gray']);
  expect(t.play('0 score:gray').s.pub.cubes).toEqual({ 'p1-01a': [0] });
  expect(score({}).asked()).toEqual([]);
  for (const other of [{ side: 1 }, { kind: 'harvest' as const }])
    expect(score({ 'p1-01a': [0] }, other).may(0)).toEqual(['done', 'score:gray>p1-01a']);
});

it('[COS-STATION-7] [COS-STATION-8] [COS-SCORE-4] three cubes on the Colonize Station count for the majority and never as colonies', () => {
  const t = shop((s) => put(s, { 'p1-01a': [0], 'p1-03a': [1, 1] })).play('0 station:colonize>gray', '0 pay:0.2.0');
  expect([t.s.pub.stations.gray!.cubes, hasMajority(t.s.pub, 0, 'gray')]).toEqual([3, true]);
  expect([payout(t.s.pub, 0, 'gray'), payout(t.s.pub, 1, 'gray')]).toEqual([6, 3]); // four cubes against two
  const casares = scoringPart((s) => {
    lay(s, BOARD);
    put(s, { 'p1-01a': [0] });
    s.pub.stations.gray = { side: 0, kind: 'colonize', cubes: 3 };
    give(s, 0, { leader: 'casares' });
  });
  expect(casares.may(0)).toEqual(['done', 'score:gray>p1-01a']);
  put(casares.s, { 'p1-01a': [1, 1, 1] });
  expect(bonusValue(casares.s.pub, 0, 'dark-gray', [])).toBe(0); // neither majority nor presence
  put(casares.s, { 'p1-01a': [1, 1] });
  expect(bonusValue(casares.s.pub, 0, 'dark-gray', [])).toBe(9);
});

it('[COS-LEADER-1] [COS-INFO-16] leaders are picked openly from the highest order tile down', () => {
  const t = opened(3, { options: { module2: true }, arrange: (s) => tiles(s, 2, 3, 1) });
  expect([t.asked(), t.may(1).length, t.s.own[1]!.bonus.length]).toEqual([[1], 6, 1]);
  t.play('1 leader:zoe');
  expect([t.asked(), t.may(0).includes('leader:zoe')]).toEqual([[0], false]);
  t.play('0 leader:ava', '2 leader:breish');
  expect([t.s.pub.leaders, t.s.pub.players.map((p) => p.leader)]).toEqual([[], ['ava', 'zoe', 'breish']]);
});

it('[COS-LEADER-2] [COS-LEADER-10] EX-15: start values, and Breish arrives last', () => {
  const start = (leader: string) => {
    const t = opened(2, { options: { module2: true }, arrange: (s) => tiles(s, 2, 1) }).play(`0 leader:${leader}`);
    return [player(t.s, 0).consumption, player(t.s, 0).energy, player(t.s, 0).stamp > player(t.s, 1).stamp];
  };
  const leaders = ['buteo', 'zoe', 'ava', 'casares', 's3e3'];
  expect(leaders.map((id) => start(id).slice(0, 2))).toEqual([
    [30, 0],
    [34, 0],
    [28, 0],
    [26, 0],
    [27, 0],
  ]);
  expect(start('breish')).toEqual([25, 8, true]);
});

it('[COS-LEADER-3] Buteo may harvest once at any range in each scoring', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    lay(s, BOARD);
    put(s, { 'p3-06a': [0, 0] });
    give(s, 0, { leader: 'buteo' });
  });
  expect(t.request(0).ask).toMatchObject({ shape: 'many', min: 0, max: 1 });
  expect(t.may(0)).toEqual(['harvest:1>p3-06']);
});

it('[COS-LEADER-4] Zoe places a free cube at any range, before, between or after purchases', () => {
  const t = buying(
    2,
    (s) => {
      lay(s, BOARD);
      rich(s, 0, 9, 0, 0);
      row(s, 'ai-14', 'ai-11');
      give(s, 0, { leader: 'zoe' });
    },
    true,
  );
  expect(t.may(0)).toContain('settle:1>p3-06a');
  expect(t.may(0)).not.toContain('settle:1>p3-06b'); // desert
  t.play('0 buy:ai-14', '0 settle:1>p3-06a');
  expect(t.may(0).some((key) => key.startsWith('settle'))).toBe(false);
  t.play('0 buy:ai-11', '0 upgrade:project-1');
  expect([t.asked(), t.s.pub.cubes]).toEqual([[], { 'p3-06a': [0] }]); // no buy action
});

it('[COS-LEADER-4] every buy phase brings Zoe one free cube, on free planets she is adapted to, and nobody else', () => {
  const t = table(2, {
    arrange: (s) => {
      lay(s, BOARD);
      put(s, { 'p1-01a': [1], 'p1-03b': [0] });
      tiles(s, 1, 2);
      give(s, 0, { leader: 'zoe' });
    },
    begin: { step: 'round', at: 'buy' },
  });
  const settling = (seat: number) => t.may(seat).filter((key) => key.startsWith('settle'));
  expect(settling(0)).toEqual(['p1-01b', 'p1-03a', 'p2-01a', 'p3-06a'].map((planet) => `settle:1>${planet}`));
  t.play('0 done');
  expect(settling(1)).toEqual([]);
});

it('[COS-LEADER-5] Ava has a fourth slot whose range can be bought', () => {
  const t = opened(2, { options: { module2: true }, arrange: (s) => tiles(s, 1, 2) }).play(
    '1 leader:ava',
    '0 leader:zoe',
  );
  expect([player(t.s, 1).slots.length, rangeOf(player(t.s, 1), 4)]).toEqual([4, 1]);
  const shopping = buying(2, (s) => {
    rich(s, 0, 0, 1, 1);
    give(s, 0, { leader: 'ava', slots: [[], [], [], []] });
  });
  shopping.refuses('0 upgrade:range-4-3', 'COS-UPG-5');
  shopping.play('0 upgrade:range-4-2', '0 pay:0.1.0', '0 upgrade:range-4-3');
  expect([rangeOf(player(shopping.s, 0), 4), player(shopping.s, 0).energy]).toEqual([3, 2]);
  expect(
    buying(2, () => {})
      .request(0)
      .barred!.some((o) => o.key.includes('range-4')),
  ).toBe(false);
  const plan = only(2, 'plan', { laid: [] }, (s) => give(s, 0, { leader: 'ava', slots: [[], [], [], []] }));
  plan.refuses(`0 ${sheet('start-gems', 'start-upgrade', 'start-harvest-2')}`, 'COS-PLAN-2');
});

it('[COS-LEADER-6] Casares removes no cube from three colonies on', () => {
  const may = (cubes: Record<string, number[]>) =>
    scoringPart((s) => {
      lay(s, BOARD);
      put(s, cubes);
      give(s, 0, { leader: 'casares' });
    }).may(0);
  expect(may({ 'p1-01a': [0, 0, 0] })).toEqual(['done', 'score:gray']);
  expect(may({ 'p1-01a': [0, 0] })).toEqual(['done', 'score:gray>p1-01a']);
});

it('[COS-LEADER-7] Casares may not buy the three-cube tower', () => {
  const led = (leader: string) =>
    buying(2, (s) => {
      rich(s, 0);
      row(s, 'ai-09');
      give(s, 0, { leader });
    });
  led('casares').refuses('0 buy:ai-09', 'COS-LEADER-7');
  expect(led('breish').may(0)).toContain('buy:ai-09');
});

it('[COS-LEADER-8] S3E3 gains an energy per colony before scoring, not per station cube', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    lay(s, BOARD);
    put(s, { 'p1-01a': [0, 0, 1], 'p3-06a': [0] });
    s.pub.stations.gray = { side: 0, kind: 'colonize', cubes: 3 };
    give(s, 0, { leader: 's3e3' });
  });
  expect(player(t.s, 0).energy).toBe(3);
});

it('[COS-LEADER-9] a tie for most is enough for Breish, in scoring alone', () => {
  const { pub } = scoringPart((s) => {
    lay(s, BOARD);
    put(s, { 'p1-01a': [0, 1], 'p3-06a': [0, 1, 1] });
    give(s, 0, { leader: 'breish' });
  }).s;
  expect([payout(pub, 0, 'gray'), payout(pub, 0, 'red'), payout(pub, 1, 'gray')]).toEqual([6, 5, 3]);
  expect(hasMajority(pub, 0, 'gray')).toBe(false);
});

it('[COS-LEADER-11] EX-13: Ava and New Stargate make five slots, the gate rightmost; a card needs five slides', () => {
  const t = acting('dt1-stargate', 3, (s) =>
    give(s, 0, { leader: 'ava', tech: [{ id: 'dt1-stargate', round: 1 }], slots: [['ai-14'], [], [], []], hand: [] }),
  );
  expect([player(t.s, 0).slots.length, rangeOf(player(t.s, 0), 4), rangeOf(player(t.s, 0), 5)]).toEqual([5, 1, 3]);
  let { s } = t;
  const held: string[][] = [];
  for (let i = 0; i < 5; i++) {
    const p = structuredClone(player(s, 0));
    s = only(2, 'part', { side: 0 }, (next) => give(next, 0, p)).s;
    held.push([...player(s, 0).hand]);
  }
  expect(held).toEqual([[], [], [], [], ['ai-14']]);
});
