// COS-END, COS-FINAL, COS-CARD-BONUS: the last round, final scoring, the winner.
import { expect, it } from 'vitest';
import * as pack from '../packs/base/index.ts';
import { finalOrder } from '../steps/final.ts';
import { bonusValue, finalScore } from '../values/final.ts';
import { give, lay, only, player, put, type S, sheet, table, tiles } from './table.ts';

const BOARD = { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'blue-1': 'p2-01', 'green-1': 'p2-08', 'red-1': 'p3-06' };
const ending = (seats: number, arrange: (s: S) => void) =>
  only(seats, 'final', {}, (s) => {
    lay(s, BOARD);
    for (const seat of s.own.keys()) {
      s.own[seat]!.bonus = [];
      give(s, seat, { gems: pack.gems(0, 0, 0), backs: [] });
    }
    arrange(s);
  });

it('[COS-END-1] [COS-END-2] the round in which level III is reached is played to its end', () => {
  const t = table(2, {
    arrange: (s) => {
      lay(s, BOARD);
      tiles(s, 1, 2);
      s.pub.round = 6;
      for (const seat of [0, 1])
        give(s, seat, {
          civilization: 'avry',
          level: 2,
          energy: 19,
          gems: pack.gems(2, 0, 0),
          tech: [
            { id: 'dt1-empire', round: 1 },
            { id: 'dt2-boost', round: 1 },
          ],
        });
    },
    begin: { step: 'round', at: 'buy' },
  });
  t.play('0 upgrade:project-1', '0 done');
  expect([player(t.s, 0).level, t.s.pub.throne, t.asked(), t.match.result]).toEqual([3, 0, [1], undefined]);
  t.play('1 upgrade:project-1', '1 done');
  const plan = sheet('start-gems', 'start-upgrade', 'start-harvest-2');
  t.play(`0 ${plan}`, `1 ${plan}`);
  expect([t.s.pub.phase, t.s.pub.players.map((p) => p.level)]).toEqual([3, [3, 3]]);
  for (let i = 0; i < 2; i++) t.play(`${t.asked()[0]} decline`);
  expect([t.s.pub.over, t.s.pub.round]).toEqual([true, 7]);
  expect(t.match.result!.ranks).toEqual([1, 1]);
});

it('[COS-END-3] [COS-FINAL-5] level-ups of final scoring bring neither cards nor gems, nor another round', () => {
  const t = ending(2, (s) => {
    give(s, 0, { level: 0, energy: 15, consumption: 20, gems: pack.gems(0, 0, 9) });
    s.pub.throne = 1;
  });
  expect(player(t.s, 0)).toMatchObject({ level: 2, energy: 2, tech: [] });
  expect([player(t.s, 1).gems, t.match.result !== undefined, t.asked()]).toEqual([pack.gems(0, 0, 0), true, []]);
});

const ranks = (...facts: Partial<S['pub']['players'][number]>[]) =>
  ending(3, (s) => {
    for (const [seat, fact] of facts.entries()) give(s, seat, fact);
    put(s, { 'p1-01a': [1, 2], 'p1-01b': [2], 'p1-03a': [1] });
    s.pub.stations.blue = { side: 0, kind: 'colonize', cubes: 3 };
    s.pub.throne = 2;
  }).match.result!.ranks;

it('[COS-END-4] [COS-END-5] the highest level wins, then the energy', () => {
  expect(ranks({ level: 3, energy: 1 }, { level: 2, energy: 19 }, { level: 3, energy: 2 })).toEqual([2, 3, 1]);
});

it('[COS-END-6] [COS-END-8] then cubes on the board, those of stations too; the throne decides nothing', () => {
  const same = { level: 3, energy: 5 };
  expect(ranks(same, same, same)).toEqual([1, 2, 2]); // three station cubes against two and two colonies
});

it('[COS-END-7] [COS-END-8] [COS-END-10] after that the victory is shared, and all who share it are seated on the throne', () => {
  const t = ending(2, (s) => Object.assign(s.pub, { throne: 1 }));
  expect([t.match.result!.ranks, t.s.pub.winners]).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

it('[COS-END-9] a host may stop a stalled game after 30 rounds; by default there is no limit', () => {
  const after = (roundLimit: boolean) =>
    table(2, {
      options: { roundLimit },
      arrange: (s) => Object.assign(s.pub, { round: 30 }),
      begin: { step: 'round', at: 'again' },
    }).s.pub;
  expect([after(true).over, after(false).over, after(false).round]).toEqual([true, false, 31]);
});

it('[COS-END-10] the winner shares the throne with nobody but other winners', () => {
  const t = ending(2, (s) => {
    give(s, 1, { level: 3 });
    s.pub.throne = 0;
  });
  expect(t.s.pub.winners).toEqual([1]);
});

it('[COS-FINAL-1] [COS-FINAL-7] [COS-INFO-18] from the throne on by order tile, without any decision, all bonus cards shown', () => {
  const t = ending(3, (s) => {
    tiles(s, 3, 1, 2);
    s.pub.throne = 2;
    s.own[1]!.bonus = ['light-flat-1'];
  });
  expect(finalOrder(t.s.pub)).toEqual([2, 0, 1]);
  const shown = t.events().filter((e) => e.type === 'bonus.shown' || e.type === 'bonus.none');
  expect(shown.map((e) => e.pub!.who)).toEqual([{ seat: 2 }, { seat: 0 }, { seat: 1 }]);
  expect([t.s.pub.players.map((p) => p.bonus), t.asked()]).toEqual([[[], ['light-flat-1'], []], []]);
  t.s.pub.throne = null;
  expect(finalOrder(t.s.pub)).toEqual([1, 2, 0]);
});

it('[COS-FINAL-2] [COS-FINAL-3] [COS-FINAL-4] EX-14: gems, AI cards wherever they are, bonus cards', () => {
  const bonus = ['light-ai-1', 'light-flat-2'];
  const t = ending(2, (s) => {
    give(s, 0, {
      consumption: 100,
      gems: pack.gems(3, 2, 1),
      hand: ['start-gems', 'ai-01'],
      slots: [['ai-02', 'start-upgrade'], ['ai-03'], []],
    });
    s.own[0]!.bonus = bonus;
  });
  expect(finalScore(t.s.pub, 0, bonus)).toEqual({ gems: 10, aiCards: 6, bonus: [7, 5] });
  expect(player(t.s, 0).energy).toBe(10 + 6 + 7 + 5);
});

it('[COS-FINAL-6] bonus cards look at the end of the last round', () => {
  const t = ending(2, (s) => {
    give(s, 0, { consumption: 39, energy: 20, gems: pack.gems(0, 0, 7) });
    s.own[0]!.bonus = ['light-consumption-1', 'light-gem-crystal'];
  });
  expect(player(t.s, 0)).toMatchObject({ level: 1, energy: 20 + 21 + 3 + 10 - 39 });
});

const worth = (id: string, arrange: (s: S) => void, held: string[] = [id]) =>
  bonusValue(ending(4, arrange).s.pub, 0, id, held);

it('[COS-CARD-BONUS-1] [COS-CARD-BONUS-2] [COS-CARD-BONUS-3] three energy and one per gem left', () => {
  const left = (s: S) => give(s, 0, { gems: pack.gems(4, 2, 1) });
  expect(['coal', 'gold', 'crystal'].map((gem) => worth(`light-gem-${gem}`, left))).toEqual([7, 5, 4]);
});

it('[COS-CARD-BONUS-4] [COS-CARD-BONUS-5] [COS-CARD-BONUS-6] [COS-CARD-BONUS-A] [COS-STATION-8] three and one per colony on a type of planet', () => {
  const board = (s: S) => {
    put(s, { 'p1-01a': [0, 0, 1], 'p2-01a': [0], 'p2-01b': [0, 1], 'p3-06c': [0, 0] });
    s.pub.stations.gray = { side: 0, kind: 'colonize', cubes: 3 };
  };
  expect(['earth', 'desert', 'volcanic'].map((type) => worth(`light-planet-${type}`, board))).toEqual([6, 4, 5]);
});

it('[COS-CARD-BONUS-7] [COS-CARD-BONUS-8] [COS-CARD-BONUS-9] [COS-CARD-BONUS-B] four and one per cube in a parsec, station cubes too', () => {
  const board = (s: S) => {
    put(s, { 'p1-01a': [0, 0, 1], 'p2-01a': [0], 'p3-06c': [1] });
    s.pub.stations.blue = { side: 0, kind: 'colonize', cubes: 3 };
  };
  expect([1, 2, 3].map((parsec) => worth(`light-parsec-${parsec}`, board))).toEqual([6, 8, 4]);
});

it('[COS-CARD-BONUS-10] [COS-CARD-BONUS-11] EX-20: one per full ten of consumption', () => {
  for (const copy of [1, 2]) expect(worth(`light-consumption-${copy}`, (s) => give(s, 0, { consumption: 58 }))).toBe(5);
});

it('[COS-CARD-BONUS-12] [COS-CARD-BONUS-13] [COS-CARD-BONUS-C] one and one per cube on the player board, Ava’s included', () => {
  const own = { upgrades: ['project-1', 'range-1-2'] };
  for (const copy of [1, 2]) expect(worth(`light-board-${copy}`, (s) => give(s, 0, own))).toBe(3);
  expect(worth('light-board-1', (s) => give(s, 0, { ...own, leader: 'ava' }))).toBe(4);
  expect(worth('light-board-1', (s) => give(s, 0, { ...own, tech: [{ id: 'dt1-stargate', round: 1 }] }))).toBe(3);
});

it('[COS-CARD-BONUS-14] [COS-CARD-BONUS-15] one and two per AI card', () => {
  for (const copy of [1, 2])
    expect(worth(`light-ai-${copy}`, (s) => give(s, 0, { hand: ['ai-01', 'start-gems', 'ai-07'] }))).toBe(5);
});

it('[COS-CARD-BONUS-16] [COS-CARD-BONUS-E] one and two per light card, itself included, dark ones not', () => {
  expect(worth('light-light', () => {}, ['dark-gray', 'light-light', 'light-flat-1'])).toBe(5);
});

it('[COS-CARD-BONUS-17] [COS-CARD-BONUS-18] five energy', () => {
  expect([worth('light-flat-1', () => {}), worth('light-flat-2', () => {})]).toEqual([5, 5]);
});

it.each([
  ['[COS-CARD-BONUS-19]', 0, 1],
  ['[COS-CARD-BONUS-20]', 1, 1],
  ['[COS-CARD-BONUS-21]', 2, 1],
  ['[COS-CARD-BONUS-22]', 3, 1],
  ['[COS-CARD-BONUS-23]', 4, 3],
  ['[COS-CARD-BONUS-24]', 5, 3],
  ['[COS-CARD-BONUS-25]', 6, 4],
  ['[COS-CARD-BONUS-26]', 7, 4],
] as const)('%s EX-19: nine with the majority in its galaxy, three with presence', (_, number, minPlayers) => {
  const card = pack.BONUS_CARDS.filter((c) => c.count === 'galaxy')[number]!;
  expect(card.minPlayers).toBe(minPlayers);
  expect([claim(card.id, [0, 0, 1]), claim(card.id, [0])]).toEqual([9, 9]);
  expect([claim(card.id, [0, 1]), claim(card.id, [1]), claim(card.id, [])]).toEqual([3, 0, 0]);
});

/** What a claim is worth with these cubes on one planet of its galaxy. */
function claim(card: string, cubes: number[]): number {
  const galaxy = card.slice('dark-'.length);
  const tile = pack.TILES.find((t) => t.parsec === pack.galaxyOf(galaxy).parsec && t.planets.length > 1)!.id;
  return worth(card, (s) => {
    lay(s, { [`${galaxy}-1`]: tile });
    put(s, cubes.length > 0 ? { [`${tile}a`]: cubes } : {});
  });
}

it('[COS-CARD-BONUS-D] EX-19: a tie is no majority, however many colonies', () => {
  expect([claim('dark-gray', [0, 0, 1, 1]), claim('dark-gray', [0, 0, 1])]).toEqual([3, 9]);
  expect(pack.BONUS_CARDS.filter((c) => c.count === 'galaxy')).toHaveLength(8);
});

it('[COS-CARD-BONUS-27] two and four per station built', () => {
  const stations = (s: S) => {
    s.pub.stations.gray = { side: 0, kind: 'score', cubes: 0 };
    s.pub.stations.blue = { side: 0, kind: 'harvest', cubes: 0 };
    s.pub.stations.red = { side: 1, kind: 'harvest', cubes: 0 };
  };
  expect(worth('dark-stations', stations)).toBe(10);
});
