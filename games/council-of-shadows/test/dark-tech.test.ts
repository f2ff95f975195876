// COS-DARK and COS-CARD-DT1, -DT2: level-ups and the cards they bring.
import { expect, it } from 'vitest';
import * as pack from '../packs/base/index.ts';
import { level } from '../say.ts';
import { rangeOf } from '../values/range.ts';
import { acting, buying, give, lay, only, player, put, row, type S, taking } from './table.ts';

const GRAY = { 'gray-1': 'p1-01', 'gray-2': 'p1-03' };
const rising = (seats: number, arrange: (s: S) => void) => only(seats, 'levels', { side: 0, reached: 0 }, arrange);
const piles = (s: S) => {
  s.dark.tech = [
    ['dt1-empire', 'dt1-saver', 'dt1-explorers', 'dt1-science', 'dt1-flexible', 'dt1-stargate'],
    ['dt2-boost', 'dt2-dominant', 'dt2-perpetual', 'dt2-feudalism', 'dt2-journey', 'dt2-resources'],
  ];
};

it('[COS-DARK-1] reaching the marker is enough, one less is not', () => {
  expect(player(rising(2, (s) => give(s, 0, { energy: 20, level: 2 })).s, 0)).toMatchObject({ level: 3, energy: 0 });
  expect(player(rising(2, (s) => give(s, 0, { energy: 19, level: 2 })).s, 0)).toMatchObject({ level: 2, energy: 19 });
});

it('[COS-DARK-3] [COS-DARK-4] EX-7: the remainder is the new position, consumption stays', () => {
  const t = rising(2, (s) => give(s, 0, { energy: 63, consumption: 56, level: 2 }));
  expect(player(t.s, 0)).toMatchObject({ level: 3, energy: 7, consumption: 56 });
});

it('[COS-DARK-2] [COS-DARK-5] [COS-INFO-10] [COS-INFO-11] EX-8: a level-up waits for the end of the part, then a card of the whole pile', () => {
  const t = only(3, 'part', { side: 0 }, (s) => {
    piles(s);
    lay(s, { ...GRAY, 'red-1': 'p3-06' });
    put(s, { 'p3-06a': [0], 'p3-06b': [1, 1], 'p1-01a': [0] });
    give(s, 0, { energy: 36, consumption: 40, slots: [[], [], []] });
  });
  t.play('0 score:red>p3-06a');
  expect([player(t.s, 0).energy, player(t.s, 0).level]).toEqual([41, 0]);
  t.play('0 done');
  expect(player(t.s, 0)).toMatchObject({ level: 1, energy: 1, consumption: 40 });
  expect(t.may(0)).toEqual([...t.s.dark.tech[0]!].sort().map((id) => `take:${id}`));
  expect(JSON.stringify([t.match.view(1), t.heard(1)])).not.toContain('dt1-');
  t.play('0 take:dt1-empire');
  expect(t.s.pub.players.map((p) => p.gems.gold)).toEqual([1, 2, 2]);
  expect(player(t.s, 0).tech.map(({ id }) => id)).toEqual(['dt1-empire']);
  expect([t.s.own[0]!.tech[0]!.length, t.s.own[1]!.tech[0], t.s.pub.sizes.tech]).toEqual([5, null, [5, 6]]);
});

it('[COS-DARK-5] [COS-DARK-16] [COS-INFO-11] the card taken lies face up and works at once; what it offers may be declined', () => {
  const took = (id: string) =>
    rising(2, (s) => {
      piles(s);
      lay(s, GRAY);
      give(s, 0, { energy: 20 });
    }).play(`0 take:${id}`);
  expect(took('dt1-stargate').match.view(1).pub.players[0]).toMatchObject({
    slots: [[], [], [], []],
    gems: pack.gems(1, 2, 0),
    tech: [{ id: 'dt1-stargate' }],
  });
  const science = took('dt1-science');
  expect(science.may(0)).toContain('decline');
  expect([science.play('0 decline').asked(), player(science.s, 1).gems.gold]).toEqual([[], 2]);
});

it('[COS-DARK-6] [COS-DARK-7] level III brings the throne to the first, and levels beyond bring nothing', () => {
  const t = rising(2, (s) => give(s, 0, { energy: 45, level: 2 }));
  expect([player(t.s, 0).level, player(t.s, 0).energy, t.s.pub.throne, t.asked()]).toEqual([4, 5, 0, []]);
  const second = rising(2, (s) => {
    give(s, 0, { energy: 20, level: 2 });
    s.pub.throne = 1;
  });
  expect(second.s.pub.throne).toBe(1);
});

it('[COS-DARK-8] [COS-DARK-13] catch-up gems by the levels at that moment', () => {
  const t = rising(4, (s) => {
    piles(s);
    give(s, 0, { energy: 20, level: 1, tech: [{ id: 'dt1-gem-upgrade', round: 1 }] });
    give(s, 1, { level: 1 });
    give(s, 2, { level: 0, energy: 25 });
    give(s, 3, { level: 2 });
  }).play('0 take:dt2-perpetual');
  expect(t.s.pub.players.map((p) => p.gems.gold)).toEqual([1, 2, 3, 1]);
  const behind = rising(3, (s) => {
    piles(s);
    give(s, 0, { energy: 20 });
    give(s, 1, { level: 2 });
  }).play('0 take:dt1-empire');
  expect(behind.s.pub.players.map((p) => p.gems.gold)).toEqual([1, 1, 2]); // by the level reached, not the highest
  const third = rising(2, (s) => give(s, 0, { energy: 20, level: 2 }));
  expect(player(third.s, 1).gems).toEqual(pack.gems(1, 1, 0));
});

it('[COS-DARK-9] [COS-DARK-10] [COS-CARD-DT2-7] two level-ups follow one another; energy of a card counts for the next', () => {
  const t = rising(2, (s) => {
    piles(s);
    give(s, 0, { energy: 45 });
  });
  t.play('0 take:dt1-empire');
  expect([t.request(0).prompt.args, player(t.s, 0).energy]).toEqual([{ level: level(2) }, 5]);
  t.play('0 take:dt2-boost');
  expect([player(t.s, 0).level, player(t.s, 0).energy, player(t.s, 1).gems.gold]).toEqual([2, 15, 4]);
  const more = rising(2, (s) => {
    piles(s);
    give(s, 0, { energy: 52 });
  }).play('0 take:dt1-empire', '0 take:dt2-boost');
  expect([player(more.s, 0).level, player(more.s, 0).energy, more.s.pub.throne]).toEqual([3, 2, 0]);
});

it('[COS-DARK-11] energy is counted beyond 100', () => {
  const t = acting('ai-22', 1, (s) => give(s, 0, { energy: 99, consumption: 100 }));
  expect(player(t.s, 0).energy).toBe(103);
});

it('[COS-DARK-14] a level-up in the buy phase comes before the next player buys', () => {
  const t = buying(2, (s) => {
    piles(s);
    give(s, 0, { energy: 18, gems: pack.gems(2, 0, 0) });
  }).play('0 upgrade:project-1');
  expect([player(t.s, 0).level, player(t.s, 0).energy]).toEqual([0, 22]);
  t.play('0 done');
  expect([player(t.s, 0).level, t.request(0).prompt.key]).toEqual([1, 'ask.tech']);
  expect(player(t.play('0 take:dt1-saver').s, 1).gems.gold).toBe(2);
  const third = buying(2, (s) => {
    piles(s);
    row(s, 'ai-14', 'ai-11');
    give(s, 0, { energy: 18, gems: pack.gems(4, 0, 0) });
  }).play('0 buy:ai-14', '0 buy:ai-11', '0 upgrade:project-1');
  expect(third.request(0).prompt.key).toBe('ask.tech'); // also when the third purchase ends the part
});

it('[COS-DARK-15] [COS-INFO-12] six cards of each level for at most four players; what was removed is nowhere', () => {
  const { s } = acting('ai-22', 1, () => {}, 4);
  expect(s.dark.tech.map((pile) => pile.length >= 4)).toEqual([true, true]);
  expect(new Set(JSON.stringify(s).match(/dt[12]-[a-z-]+/g)).size).toBe(12);
});

it('[COS-DARK-16] [COS-CARD-DT1-4] Scientific Settlements: any planet at any range with its yield, each part declinable', () => {
  const science = () =>
    taking('dt1-science', (s) => {
      lay(s, { ...GRAY, 'red-1': 'p3-01' });
      put(s, { 'p3-01a': [1] });
    });
  expect(science().may(0)).toContain('decline');
  science().refuses('0 settle:1>p3-01a', 'COS-ACT-8');
  const t = science().play('0 settle:1>p3-01b');
  expect(t.may(0)).toEqual(['decline', 'yield:1>p3-01']);
  expect(player(t.play('0 yield:1>p3-01').s, 0).gems).toEqual(pack.gems(1, 1, 1));
  const without = science().play('0 decline');
  expect([without.asked(), player(without.s, 0).gems]).toEqual([[], pack.gems(1, 1, 0)]); // no cube, no yield
});

it('[COS-CARD-DT1-1] New Stargate: a rightmost slot of range 3 and a gold', () => {
  const t = taking('dt1-stargate', () => {});
  expect([player(t.s, 0).slots, rangeOf(player(t.s, 0), 4), player(t.s, 0).gems]).toEqual([
    [[], [], [], []],
    3,
    pack.gems(1, 2, 0),
  ]);
});

it('[COS-CARD-DT1-2] Gemstone Upgrade: gems of yields are a grade better, others are not', () => {
  const t = taking('dt1-gem-upgrade', () => {});
  expect(player(t.s, 0).gems).toEqual(pack.gems(1, 1, 1));
  const owner = (s: S) => give(s, 0, { tech: [{ id: 'dt1-gem-upgrade', round: 1 }], gems: pack.gems(0, 0, 0) });
  const harvest = acting('start-harvest-2', 2, (s) => {
    owner(s);
    lay(s, { 'gray-1': 'p1-06', 'blue-1': 'p2-07' });
    put(s, { 'p1-06a': [0], 'p2-07a': [0] });
  }).play('0 ["harvest:1>p1-06","harvest:1>p2-07"]');
  expect(player(harvest.s, 0)).toMatchObject({ gems: pack.gems(0, 2, 1), energy: 1 });
  expect(player(acting('start-gems', 1, owner).s, 0).gems).toEqual(pack.gems(2, 1, 0));
  const colony = (s: S) => {
    owner(s);
    lay(s, { 'gray-1': 'p1-01' }, ['p1-08']);
    put(s, { 'p1-01a': [0] });
  };
  const settled = acting('ai-01', 1, colony).play('0 settle:1>p1-01b');
  const found = acting('start-discover', 1, colony).play('0 stack:1', '0 place:p1-08>orange-1', '0 yield:1>p1-08');
  const station = only(2, 'stationHarvest', { side: 0, galaxy: 'gray' }, colony);
  const buteo = only(2, 'beforeScoring', { side: 0 }, (s) => {
    colony(s);
    give(s, 0, { leader: 'buteo' });
  }).play('0 ["harvest:1>p1-01"]');
  for (const t of [settled, found, station, buteo]) expect(player(t.s, 0).gems).toEqual(pack.gems(0, 1, 0)); // for a coal
});

it('[COS-CARD-DT1-3] EX-12: Explorer Folk settles one cube more on a new tile, three at most', () => {
  const most = (card: string) => {
    const t = acting(card, 1, (s) => {
      lay(s, GRAY, ['p1-07']);
      give(s, 0, { tech: [{ id: 'dt1-explorers', round: 1 }] });
    }).play('0 stack:1', '0 place:p1-07>orange-1');
    return t.may(0).filter((key) => key.startsWith('settle')).length;
  };
  expect([most('start-discover'), most('ai-07'), most('ai-15')]).toEqual([2, 2, 3]);
  const full = only(
    2,
    'discover',
    {
      ...{ side: 0, range: 1, anyPlanet: false, cubes: 3, harvests: 1 },
      ...{ follow: 'settleOrHarvest', optional: false, tile: null },
    },
    (s) => {
      lay(s, GRAY, ['p1-07']);
      give(s, 0, { tech: [{ id: 'dt1-explorers', round: 1 }] });
    },
  ).play('0 stack:1', '0 place:p1-07>orange-1');
  expect(full.may(0)).not.toContain('settle:4>p1-07a');
});

it('[COS-CARD-DT1-5] Empire: three energy per strict majority, station cubes included', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    lay(s, { ...GRAY, 'blue-1': 'p2-01', 'orange-1': 'p1-04', 'red-1': 'p3-06' });
    put(s, { 'p1-01a': [0], 'p2-01a': [1, 1], 'p1-04a': [0], 'p1-04b': [1], 'p3-06a': [0, 1, 1] });
    s.pub.stations.blue = { side: 0, kind: 'colonize', cubes: 3 };
    give(s, 0, { tech: [{ id: 'dt1-empire', round: 1 }] });
  });
  expect(player(t.s, 0).energy).toBe(6);
});

it('[COS-CARD-DT1-6] Flexible Colonization: every missing step of every slot, free, with an energy each', () => {
  const t = taking('dt1-flexible', (s) =>
    give(s, 0, { leader: 'ava', upgrades: ['range-1-2'], slots: [[], [], [], []] }),
  );
  expect([1, 2, 3, 4].map((slot) => rangeOf(player(t.s, 0), slot))).toEqual([3, 3, 3, 3]);
  expect(player(t.s, 0)).toMatchObject({ energy: 7, gems: pack.gems(1, 1, 0) });
  expect(player(t.s, 0).upgrades.length).toBe(8);
});

it('[COS-CARD-DT1-7] Energy Saver lowers consumption by seven, within the limits', () => {
  const after = (consumption: number, energy: number) =>
    player(taking('dt1-saver', (s) => give(s, 0, { consumption, energy })).s, 0).consumption;
  expect([after(40, 3), after(24, 0), after(40, 36), after(40, 50)]).toEqual([33, 20, 37, 40]);
});

it('[COS-CARD-DT1-8] World Traveler harvests with foreign cubes too, not by station', () => {
  expect(player(taking('dt1-traveler', () => {}).s, 0).gems).toEqual(pack.gems(1, 1, 1));
  const t = acting('start-harvest-2', 1, (s) => {
    lay(s, { ...GRAY, 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [1, 0], 'p1-03a': [1], 'p2-01a': [1] });
    give(s, 0, { tech: [{ id: 'dt1-traveler', round: 1 }] });
  });
  expect(t.may(0)).toEqual(['harvest:1>p1-01', 'harvest:1>p1-03', 'harvest:2>p1-01']);
  t.play('0 ["harvest:2>p1-01","harvest:1>p1-03"]');
  expect([player(t.s, 0).gems.coal, player(t.s, 1).gems.coal]).toEqual([3, 1]);
  const station = only(2, 'stationHarvest', { side: 0, galaxy: 'gray' }, (s) => {
    lay(s, GRAY);
    put(s, { 'p1-01a': [1] });
    give(s, 0, { tech: [{ id: 'dt1-traveler', round: 1 }] });
  });
  expect(player(station.s, 0).gems.coal).toBe(1);
  const buteo = only(2, 'beforeScoring', { side: 0 }, (s) => {
    lay(s, { ...GRAY, 'red-1': 'p3-01' });
    put(s, { 'p3-01a': [1] });
    give(s, 0, { leader: 'buteo', tech: [{ id: 'dt1-traveler', round: 1 }] });
  });
  expect(buteo.may(0)).toEqual(['harvest:1>p3-01']); // at any range, without a colony of one's own
});

it('[COS-CARD-DT2-1] [COS-DARK-16] Resourceful Folk: up to two yields at any range', () => {
  const t = taking('dt2-resources', (s) => {
    lay(s, { ...GRAY, 'red-1': 'p3-01' });
    put(s, { 'p3-01a': [0], 'p1-01a': [0] });
  });
  expect(t.request(0).ask).toMatchObject({ min: 0, max: 2 });
  expect(t.may(0)).toEqual(['harvest:1>p1-01', 'harvest:1>p3-01']);
});

it('[COS-CARD-DT2-3] Feudalism: three energy per system with a strict majority of colonies', () => {
  const t = only(2, 'beforeScoring', { side: 0 }, (s) => {
    lay(s, { ...GRAY, 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [0], 'p1-03a': [0, 1], 'p2-01a': [0, 0], 'p2-01b': [1] });
    s.pub.stations.blue = { side: 1, kind: 'colonize', cubes: 3 };
    give(s, 0, { tech: [{ id: 'dt2-feudalism', round: 1 }] });
  });
  expect(player(t.s, 0).energy).toBe(6);
});

it('[COS-CARD-DT2-4] Journey of Discovery: a tower of two on any planet, or the yield twice; three with Explorer Folk', () => {
  const journey = (tech: string[]) =>
    taking('dt2-journey', (s) => {
      lay(s, GRAY, ['p3-02']);
      give(s, 0, { tech: tech.map((id) => ({ id, round: 1 })) });
    });
  expect(journey([]).may(0)).toEqual(['decline', 'stack:1', 'stack:2', 'stack:3']);
  const t = journey([]).play('0 stack:3', '0 place:p3-02>pink-1');
  expect(t.may(0)).toContain('settle:2>p3-02b');
  expect(t.may(0)).not.toContain('settle:3>p3-02b');
  expect(t.may(0)).toContain('yield:2>p3-02');
  expect(journey(['dt1-explorers']).play('0 stack:3', '0 place:p3-02>pink-1').may(0)).toContain('settle:3>p3-02a');
  expect(journey([]).play('0 decline').asked()).toEqual([]);
});

it('[COS-CARD-DT2-5] [COS-LEADER-7] Information Advantage: an AI card, then a light card, then a crystal; never the tower for Casares', () => {
  const t = taking('dt2-information', (s) => {
    row(s, 'ai-09', 'ai-13');
    give(s, 0, { leader: 'casares' });
  });
  expect(t.may(0)).not.toContain('take:ai-09');
  const next = t.s.dark.ai[0]!;
  t.play('0 take:ai-13');
  expect(t.events().map((e) => e.type)).toEqual(['card.taken', 'row.refilled', 'bonus.drawn', 'gained']);
  expect([t.s.pub.row[1], player(t.s, 0).gems.crystal, player(t.s, 0).hand.at(-1)]).toEqual([next, 1, 'ai-13']);
  const fifth = taking('dt2-information', (s) => {
    row(s, 'ai-13');
    s.own[0]!.bonus = ['dark-gray', ...s.dark.light.splice(0, 3)];
    s.pub.sizes.light = s.dark.light.length;
    give(s, 0, { backs: ['dark', 'light', 'light', 'light'] });
  }).play('0 take:ai-13');
  expect([fifth.request(0).prompt.key, fifth.may(0).length, player(fifth.s, 0).gems.crystal]).toEqual([
    'ask.bonus',
    5,
    0,
  ]);
  const empty = taking('dt2-information', (s) => {
    s.pub.row = s.pub.row.map(() => null);
  });
  expect([empty.asked(), player(empty.s, 0).backs.length]).toEqual([[], 2]);
});

it('[COS-CARD-DT2-6] [COS-DARK-16] Dominant Folk: two different galaxies once more, without the effects before scoring', () => {
  const t = taking('dt2-dominant', (s) => {
    lay(s, { ...GRAY, 'blue-1': 'p2-01', 'red-1': 'p3-06' });
    put(s, { 'p1-01a': [0, 0], 'p2-01a': [0], 'p3-06a': [0] });
    give(s, 0, { tech: [{ id: 'dt1-empire', round: 1 }] });
  });
  t.play('0 score:gray>p1-01a');
  t.refuses('0 score:gray', 'COS-SCORE-1');
  expect(t.may(0)).toEqual(['done', 'score:blue>p2-01a', 'score:red>p3-06a']);
  t.play('0 score:blue>p2-01a');
  expect([t.asked(), player(t.s, 0).energy]).toEqual([[], 14]);
});

it('[COS-CARD-DT2-8] Additional Settlement: one tower of two anywhere', () => {
  const t = taking('dt2-settlement', (s) => lay(s, { 'red-1': 'p3-05' }));
  expect(t.may(0)).toEqual(['decline', 'settle:1>p3-05a', 'settle:2>p3-05a']);
});
