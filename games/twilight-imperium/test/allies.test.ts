// TI4-ALLY: pairs: how they are made, what allies do together, and how they win.
import { type Choice, type Objection, optionsFor } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { gainPoints } from '../atoms/cards.ts';
import { notesAt } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import { cardsOf, NOBODY, type S, type T, type TI } from '../state.ts';
import { leaderOf } from '../steps/leaders.ts';
import { ballotOf } from '../values/agenda.ts';
import { commanderOf } from '../values/alliance.ts';
import { alliesAt, allyOf, areAllied, isOpponent, sideOf } from '../values/allies.ts';
import { areNeighbours } from '../values/board.ts';
import { commodityValue, isBlockaded } from '../values/economy.ts';
import { isBeaten } from '../values/elimination.ts';
import { fleetLimit } from '../values/limits.ts';
import { pathsTo } from '../values/move.ts';
import { progressTowards } from '../values/progress.ts';
import { isShielded, shipsIn } from '../values/units.ts';
import { standing } from './field.ts';
import { foundedWith, paired } from './paired.ts';
import { told, types } from './told.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-ALLY-1] pairs of four, six or eight, beside each other or across; each has one ally, and no table without pairs has any', () => {
  expect(alliesAt(4, 'beside')).toEqual([1, 0, 3, 2]);
  expect(alliesAt(6, 'across')).toEqual([3, 4, 5, 0, 1, 2]);
  for (const seats of [4, 6, 8])
    for (const how of ['beside', 'across'] as const)
      for (const [seat, ally] of alliesAt(seats, how).entries()) {
        expect(ally).not.toBe(seat);
        expect(alliesAt(seats, how)[ally]).toBe(seat);
      }
  const objects = (seats: number, pairs: string) => {
    try {
      optionsFor(twilightImperium, { pairs }, seats);
    } catch (error) {
      return (error as Objection).why.key;
    }
  };
  expect([3, 5, 7].map((seats) => objects(seats, 'beside'))).toEqual(Array(3).fill('objection.pairs'));
  expect([4, 6, 8].map((seats) => objects(seats, 'across'))).toEqual([undefined, undefined, undefined]);
  expect(objects(5, 'none')).toBeUndefined();
  expect(foundedWith(4, {}).pub.pairs).toBeUndefined();
  const pub = { pairs: alliesAt(4, 'across') };
  expect([allyOf(pub, 1), sideOf(pub, 1), areAllied(pub, 1, 2)]).toEqual([3, [1, 3], false]);
  expect([0, 1, 2, 3, NOBODY].map((other) => isOpponent(pub, 1, other))).toEqual([true, false, true, false, true]);
  expect([allyOf({}, 0), sideOf({}, 0), isOpponent({}, 0, 1)]).toEqual([undefined, [0], true]);
});

it('[TI4-REF-4] [TI4-ALLY-2] [TI4-ALLY-4] [TI4-ALLY-24] each holds the alliance card of the ally; commanders are unlocked, Alliance notes gone; 14 points', () => {
  const { pub, own } = foundedWith(6, { pok: true, te: true, pairs: 'across' });
  expect(pub.score).toBe(14);
  for (const [seat, ally] of pub.pairs!.entries()) {
    const commander = commanderOf(pub.players[ally]!.faction);
    expect(cardsOf(pub, seat, 'alliance').map(({ id }) => id)).toEqual([commander]);
    for (const { id, state } of cardsOf(pub, seat, 'leader'))
      expect([id, state]).toEqual([id, leaderOf(pub, id)?.type === 'hero' ? 'locked' : 'readied']);
    expect(cardsOf(pub, seat, 'leader').some(({ id }) => id === commanderOf(pub.players[seat]!.faction))).toBe(true);
  }
  expect(own.flatMap(({ notes }) => notes).filter((note) => note.startsWith('alliance@'))).toEqual([]);
  expect(notesAt(pub).some((note) => note.startsWith('alliance@'))).toBe(false);
  const alone = foundedWith(6, { pok: true, te: true });
  expect([alone.pub.score, notesAt(alone.pub).some((note) => note.startsWith('alliance@'))]).toEqual([10, true]);
  expect(alone.pub.cards.some(({ kind }) => kind === 'alliance')).toBe(false);
});

it('[TI4-ALLY-5] without Prophecy of Kings the alliance cards are dealt all the same, and their texts hold', () => {
  const { pub } = foundedWith(4, { pok: false, te: false, pairs: 'beside' });
  expect(pub.cards.filter(({ kind }) => kind === 'leader')).toEqual([]);
  for (const seat of [0, 1, 2, 3]) {
    const [card, ...more] = cardsOf(pub, seat, 'alliance');
    expect([card?.id, more]).toEqual([commanderOf(pub.players[pub.pairs![seat]!]!.faction), []]);
    expect(leaderOf(pub, card!.id)?.type).toBe('commander');
  }
});

it('[TI4-ALLY-3] the ally of Mahact lays a token into their fleet pool, as if taken by Edict', () => {
  const founded = (pairs?: number[]) => {
    const t = paired({
      line: ['46'],
      units: ['0 infantry 46'],
      factions: { 1: 'mahact' },
      also({ pub }) {
        if (pairs) pub.pairs = pairs;
        else delete pub.pairs;
      },
      begin: { step: 'setup', at: 'events', args: {} },
    });
    return t.s.pub;
  };
  const pub = founded(alliesAt(4, 'beside'));
  expect(pub.players.map(({ held }) => held)).toEqual([undefined, [0], undefined, undefined]);
  expect(fleetLimit(pub, 1)).toBe(pub.players[1]!.fleet + 1);
  expect(founded().players[1]!.held).toBeUndefined();
});

function deal(t: Scenario<TI>, seat: number, key: string, choice: Choice): readonly string[] {
  const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
  return 'refused' in outcome ? [...outcome.refused.rules] : [];
}
const offer = (t: Scenario<TI>, from: number, to: number, terms: Record<string, Choice>) =>
  deal(t, from, 'offer', { to: `seat:${to}`, ...terms });
/** Seats 0, 1 and 2 are neighbours. */
const market = (commodities: number[], notes: Record<number, string[]> = {}) =>
  paired({
    line: ['46', '1', '26'],
    units: ['0 infantry jord', '1 infantry lodor', '2 cruiser 46'],
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev', 3: 'norr' },
    notes,
    begin: TURN,
    also({ pub }) {
      for (const [seat, n] of commodities.entries()) pub.players[seat]!.commodities = n;
    },
  });
const purses = (t: Scenario<TI>) => t.s.pub.players.map(({ goods, commodities }) => [goods, commodities]);

it('[TI4-ALLY-6] commodities between allies stay commodities, as many as there is room for', () => {
  const t = market([3, 0, 0]);
  const value = commodityValue(t.s.pub, 1);
  expect(offer(t, 0, 1, { giveCommodities: 2 })).toEqual([]);
  expect(deal(t, 1, 'accept', 'accept:0')).toEqual([]);
  expect(purses(t).slice(0, 2)).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(offer(t, 0, 2, { giveCommodities: 1 })).toEqual([]); // to others they are goods
  expect(deal(t, 2, 'accept', 'accept:0')).toEqual([]);
  expect(purses(t)[2]).toEqual([1, 0]);
  const full = market([2, value, 0]);
  expect(offer(full, 0, 1, { giveCommodities: 1 })).toEqual(['TI4-ALLY-6']);
  expect(offer(full, 0, 1, { giveCommodities: 2, getCommodities: 1 })).toEqual(['TI4-ALLY-6']);
  expect(offer(full, 0, 1, { giveCommodities: 2, getCommodities: 2 })).toEqual([]); // there is room for what leaves
  const later = market([2, value - 1, 0]);
  expect(offer(later, 0, 1, { giveCommodities: 1 })).toEqual([]);
  later.s.pub.players[1]!.commodities = value; // meanwhile
  expect(later.match.requestsTo(1).map(({ id }) => id)).not.toContain('deal.accept');
  expect(purses(later)[0]).toEqual([0, 2]);
});

it('[TI4-ALLY-7] a note of the ally is received and passed on, but never resolved, and gives no point', () => {
  const throne = 'support-for-the-throne';
  const t = market([0, 0, 0]);
  expect(offer(t, 0, 1, { giveNotes: [`${throne}@0`] })).toEqual([]);
  expect(deal(t, 1, 'accept', 'accept:0')).toEqual([]);
  expect(t.s.own[1]!.notes).toContain(`${throne}@0`);
  expect(t.s.pub.players[1]!.points).toBe(0);
  const passed = market([0, 0, 0], { 0: [`${throne}@1`] });
  expect(offer(passed, 0, 2, { giveNotes: [`${throne}@1`] })).toEqual([]);
  expect(deal(passed, 2, 'accept', 'accept:0')).toEqual([]);
  expect(passed.s.pub.players[2]!.points).toBe(1);
  expect(passed.s.pub.cards.find(({ id }) => id === throne)).toMatchObject({ owner: 1, holder: 2 });
});

it('[TI4-ALLY-7] a note in hand is played only if it is not of the ally', () => {
  const ceasefire = (holder: number) => {
    const t = paired({
      line: ['46', '26'],
      units: ['0 cruiser 46', `${holder} cruiser 26`],
      notes: { [holder]: ['ceasefire@0'] },
    }).play('0 activate:26');
    return t.asked().some((seat) => seat === holder && t.may(seat).some((key) => key.includes('ceasefire')));
  };
  expect([ceasefire(2), ceasefire(1)]).toEqual([true, false]);
});

it('[TI4-ALLY-8] allies trade as neighbours do, once a turn', () => {
  const t = market([2, 0, 0]);
  expect(offer(t, 0, 1, { giveCommodities: 1 })).toEqual([]);
  deal(t, 1, 'accept', 'accept:0');
  expect(offer(t, 0, 1, { giveCommodities: 1 })).toEqual(['TI4-TRANS-1']);
  const apart = paired({
    line: ['46', '47', '26'],
    units: ['0 infantry 46', '1 infantry lodor'],
    goods: { 0: 2 },
    begin: TURN,
  });
  expect(areNeighbours(apart.s.pub, 0, 1)).toBe(false);
  expect(offer(apart, 0, 1, { giveGoods: 1 })).toEqual(['TI4-TRANS-1']);
});

it('[TI4-ALLY-9] ships pass through and stop beside ships of the ally, and no combat follows', () => {
  const way = (owner: number) => {
    const { pub } = paired({ line: ['46', '26', '27'], units: ['0 cruiser 46', `${owner} cruiser 26`] }).s;
    return pathsTo(pub, pub.units[0]!, '27').length;
  };
  expect([way(1), way(2), way(NOBODY)]).toEqual([1, 0, 0]);
  const t = paired({ line: ['46', '26'], units: ['0 cruiser 46', '1 cruiser 26'] }).play(
    '0 activate:26',
    '0 move:cruiser@46~2',
  );
  expect(types(t)).not.toContain('combat.space');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '1 cruiser']);
});

it('[TI4-ALLY-10] ground forces land on planets of the ally without combat, and control stays', () => {
  const t = paired({
    line: ['46', '26'],
    units: ['0 carrier 46', '0 infantry*2 46', '1 infantry lodor', '1 pds lodor'],
    planets: { lodor: 1 },
  }).play(
    '0 activate:26',
    '0 move:carrier@46~1',
    '0 load:infantry@46',
    '0 load:infantry@46',
    '0 done', // nobody of the ally comes aboard
    '0 land:infantry@26>lodor',
    '0 done',
  );
  expect(types(t)).not.toContain('combat.ground');
  expect([t.s.pub.planets.lodor!.controller, standing(t.s.pub, 'lodor')]).toEqual([
    1,
    ['0 infantry', '1 infantry', '1 pds'],
  ]);
  const empty = paired({ line: ['46', '26'], units: ['0 infantry lodor', '0 cruiser 46'], planets: { lodor: 1 } }).play(
    '0 activate:46',
  );
  expect(empty.s.pub.planets.lodor!.controller).toBe(1); // held by the ally alone
  const free = paired({ line: ['46', '26'], units: ['0 infantry lodor', '0 cruiser 46'], planets: { lodor: 2 } }).play(
    '0 activate:46',
  );
  expect(free.s.pub.planets.lodor!.controller).toBe(0); // others lose what is left alone
});

it('[TI4-ALLY-10] a structure of the ally stands without ground forces of its own beside those of the ally', () => {
  const left = (owner: number) =>
    standing(
      paired({
        line: ['46', '26'],
        units: ['0 pds lodor', `${owner} infantry lodor`, '0 cruiser 46'],
        planets: { lodor: 0 },
      }).play('0 activate:46').s.pub,
      'lodor',
    );
  expect(left(1)).toEqual(['0 pds', '1 infantry']);
  expect(left(2)).toEqual(['2 infantry']);
});

it('[TI4-ALLY-20] Space Cannon, Planetary Shield and Bombardment leave the ally alone', () => {
  const fires = (owner: number) => {
    const t = paired({
      line: ['46', '26'],
      units: ['0 cruiser 46', `${owner} pds lodor`],
      planets: { lodor: owner },
    }).play('0 activate:26', '0 move:cruiser@46~2');
    return t.asked().some((seat) => seat === owner && t.may(seat).includes('fire:0'));
  };
  expect([fires(1), fires(2)]).toEqual([false, true]);
  const own = paired({
    line: ['46', '26'],
    units: ['0 cruiser 46', '0 pds lodor', '1 cruiser 26'],
    planets: { lodor: 0 },
  }).play('0 activate:26', '0 done');
  expect(own.asked().some((seat) => seat === 0 && own.may(0).some((key) => key.startsWith('fire:')))).toBe(false);
  const shielded = (by: number) =>
    isShielded(paired({ line: ['46', '26'], units: ['0 pds lodor'] }).s.pub, 'lodor', by);
  expect([0, 1, 2].map(shielded)).toEqual([true, false, true]);
  const bombs = (owner: number) => {
    const t = paired({
      line: ['46', '26'],
      units: ['0 dreadnought 46', `${owner} infantry lodor`],
      planets: { lodor: owner },
      dice: [1],
    }).play('0 activate:26', '0 move:dreadnought@46~1');
    return (
      types(t).includes('rolled.ability') ||
      t.asked().some((seat) => seat === 0 && t.may(0).some((key) => key.includes('bombard')))
    );
  };
  expect([bombs(1), bombs(2)]).toEqual([false, true]);
});

it('[TI4-ALLY-20] landing on a planet of the ally draws no Space Cannon Defence', () => {
  const shot = (owner: number) => {
    const t = paired({
      line: ['46', '26'],
      units: ['0 carrier 26', '0 infantry 26', `${owner} pds lodor`, `${owner} infantry lodor`],
      planets: { lodor: owner },
      dice: Array(20).fill(1),
    }).play('0 activate:26', owner === 2 ? '2 no' : '0 done', '0 land:infantry@26>lodor');
    return t.asked().some((seat) => seat === owner && t.may(seat).includes('fire:0'));
  };
  expect([shot(1), shot(2)]).toEqual([false, true]);
});

it('[TI4-STAT-15] ships of a pair do not keep each other from a station: the active partner gains it, and keeps it', () => {
  const arrive = (there: string[], controller: number) =>
    paired({
      line: ['46', '109'],
      units: ['0 cruiser 46', ...there],
      also({ pub }) {
        pub.stations['tsion-station']!.controller = controller;
      },
    }).play('0 activate:109', '0 move:cruiser@46~2').s.pub.stations['tsion-station']!.controller;
  expect(arrive(['1 cruiser 109'], NOBODY)).toBe(0);
  expect(arrive(['1 cruiser 109'], 1)).toBe(0);
  const still = paired({
    line: ['46', '109'],
    units: ['0 cruiser 109', '1 cruiser 109'],
    also({ pub }) {
      pub.stations['tsion-station']!.controller = 1;
    },
  }).play('0 activate:46', '0 done');
  expect(still.s.pub.stations['tsion-station']!.controller).toBe(1); // nobody came
});

it('[TI4-ALLY-23] nobody is out while the ally controls a planet', () => {
  const beaten = (planets: Record<string, number>) =>
    [0, 1].map((seat) =>
      isBeaten(
        paired({ line: ['46', '26'], units: ['0 cruiser 46', '1 cruiser 46'], planets, beaten: [0, 1] }).s.pub,
        seat,
      ),
    );
  expect(beaten({ lodor: 1 })).toEqual([false, false]);
  expect(beaten({})).toEqual([true, true]);
  expect(beaten({ lodor: 2 })).toEqual([true, true]);
});

/** The table as rules see it when somebody gains points. */
const scored = (points: number[], gains: [seat: number, n: number][], more: (s: S) => void = () => {}) => {
  const { s } = paired({
    line: ['46'],
    units: [],
    begin: TURN,
    also(state) {
      state.pub.score = 14;
      for (const [seat, n] of points.entries()) state.pub.players[seat]!.points = n;
      more(state);
    },
  });
  const t = { s, tell() {} } as Pick<T, 's' | 'tell'> as T;
  for (const [seat, n] of gains) gainPoints(t, seat, n);
  return s.pub;
};

it('[TI4-ALLY-24] [TI4-ALLY-25] [TI4-XEX-24] a pair wins with 14 and 10, not with 14 and 9, nor with 13 and 13', () => {
  const nine = scored([13, 9, 13, 13], [[0, 1]]);
  expect([nine.winner, nine.players[0]!.points]).toEqual([NOBODY, 14]);
  const ten = scored([14, 9, 13, 13], [[1, 1]]);
  expect([ten.winner, ten.sharing]).toEqual([1, [1, 0]]);
  expect(twilightImperium.result(ten)).toMatchObject({ ranks: [1, 1, 3, 3], why: { key: 'end.points.allied' } });
  expect(scored([14, 5, 13, 13], [[0, 3]]).players[0]!.points).toBe(14);
  expect(scored([0, 0, 13, 10], [[2, 1]]).sharing).toEqual([2, 3]);
});

it('[TI4-ALLY-26] of two pairs the first to score wins; if objectives run out, the one with the most points together', () => {
  const both = scored(
    [13, 10, 13, 10],
    [
      [2, 1],
      [0, 1],
    ],
  );
  expect([both.winner, both.sharing]).toEqual([2, [2, 3]]);
  const over = paired({
    line: ['46'],
    units: [],
    begin: { step: 'statusPhase', at: 'reveal', args: {} },
    also({ pub, dark }) {
      pub.score = 14;
      Object.assign(dark.decks, { stage1: [], stage2: [] });
      Object.assign(pub.decks, { stage1: 0, stage2: 0 });
      for (const [seat, n] of [9, 1, 6, 5].entries()) pub.players[seat]!.points = n;
    },
  });
  expect(over.match.result).toMatchObject({ ranks: [3, 3, 1, 1], why: { key: 'end.objectives.allied' } });
  const ends = over.heard(null).filter(({ type }) => type.startsWith('objectives.over'));
  expect(ends).toEqual([
    { type: 'objectives.over.allied', args: { seat: { seat: 2 }, ally: { seat: 3 } }, mine: false },
  ]);
});

it('[TI4-ALLY-27] fleets are counted apart; the ally blocks no dock, but lifts no blockade either; neighbours are two', () => {
  const { pub } = paired({ line: ['46', '26'], units: ['0 cruiser*3 26', '1 cruiser*3 26'] }).play(
    '0 activate:46',
    '0 done',
  ).s;
  expect(shipsIn(pub, '26')).toHaveLength(6);
  const blocked = (ships: string[]) =>
    isBlockaded(
      paired({ line: ['46', '26'], units: ['0 space-dock lodor', ...ships], planets: { lodor: 0 } }).s.pub,
      0,
      '26',
    );
  expect([blocked(['1 cruiser 26']), blocked(['2 cruiser 26']), blocked(['1 cruiser 26', '2 cruiser 26'])]).toEqual([
    false,
    true,
    true,
  ]);
  expect(areNeighbours(paired({ line: ['46', '26'], units: ['0 cruiser 26', '1 cruiser 26'] }).s.pub, 0, 1)).toBe(true);
});

it('[TI4-ALLY-28] each votes alone, with the own planets', () => {
  const { pub } = paired({
    line: ['46', '26', '27'],
    units: [],
    planets: { lodor: 0, starpoint: 1, 'new-albion': 1 },
  }).s;
  expect(
    [0, 1].map((seat) =>
      Object.keys(ballotOf(pub, seat)).filter((planet) => ['lodor', 'starpoint', 'new-albion'].includes(planet)),
    ),
  ).toEqual([['lodor'], ['new-albion', 'starpoint'].sort()]);
});
/** Seat 0 attacks a fleet of the pair 2 and 3; all dice of the pair miss unless told otherwise. */
const attack = (units: string[], dice: number[], ships = 2) =>
  paired({
    line: ['46', '26'],
    units: [`0 dreadnought*${ships} 46`, ...units],
    dice: [...dice, ...Array(40).fill(1)],
  }).play('0 activate:26', ...Array(ships).fill('0 move:dreadnought@46~1'));

it('[TI4-ALLY-16] [TI4-XEX-25] a pair assigns hits together; if they do not agree the active player does, to units of either', () => {
  const dice = [10, 10, 1, 1, 1, 10]; // in the second round the last one falls
  const t = attack(['2 cruiser 26', '3 cruiser*2 26'], dice);
  const fallen = () => told(t, 'unit.destroyed').map(({ args }) => args.seat);
  expect([...t.asked()].sort()).toEqual([2, 3]);
  const both = '["hit:3/cruiser@26","hit:3/cruiser@26#2"]';
  t.play('2 ["hit:2/cruiser@26","hit:3/cruiser@26"]', `3 ${both}`);
  expect(told(t, 'hits.disputed')).toHaveLength(1);
  expect(t.asked()).toEqual([0]);
  t.play(`0 ${both}`);
  expect(fallen()).toEqual([{ seat: 3 }, { seat: 3 }, { seat: 2 }]);
  const agreed = attack(['2 cruiser 26', '3 cruiser*2 26'], dice).play(`2 ${both}`, `3 ${both}`);
  expect([told(agreed, 'hits.disputed'), told(agreed, 'unit.destroyed').length]).toEqual([[], 3]);
});

it('[TI4-ALLY-15] both of a pair roll, their hits are added, and the combat goes on as long as one of them has ships', () => {
  const t = attack(['2 cruiser 26', '3 cruiser 26'], [1, 1, 10, 10]);
  expect(told(t, 'rolled.combat').map(({ args }) => args.seat)).toEqual([{ seat: 0 }, { seat: 3 }, { seat: 2 }]);
  expect(t.request(0).at).toBe('window.hits.assign.before');
  t.play('0 pass');
  expect(standing(t.s.pub, '26')).not.toContain('0 dreadnought'); // two hits for two ships
  const won = attack(['2 cruiser 26', '3 cruiser 26'], [10, 1, 1, 1, 10]).play(
    '2 hit:3/cruiser@26',
    '3 hit:3/cruiser@26',
  );
  expect(told(won, 'combat.won')).toHaveLength(1);
  expect(standing(won.s.pub, '26')).toEqual(['0 dreadnought*2']);
});

it('[TI4-ALLY-15] ground forces of a pair fight together, and control stays with who had it', () => {
  const t = paired({
    line: ['46', '26'],
    units: ['0 carrier 26', '0 infantry 26', '2 infantry lodor', '3 infantry lodor'],
    planets: { lodor: 2 },
    dice: [1, 1, 10],
  }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(told(t, 'rolled.combat').map(({ args }) => args.seat)).toEqual([{ seat: 0 }, { seat: 2 }, { seat: 3 }]);
  expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry', '3 infantry']);
  expect(t.s.pub.planets.lodor!.controller).toBe(2);
});

it('[TI4-ALLY-18] units of the ally are no other player’s: neither struck by what strikes others nor counted as theirs', () => {
  const plagued = (owner: number) => {
    const t = paired({
      line: ['46', '26'],
      units: ['0 cruiser 46', '2 infantry lodor', `${owner} infantry lodor`],
      planets: { lodor: 2 },
      cards: { 0: ['plague'] },
      dice: [1, 1],
      begin: TURN,
      also({ pub }) {
        if (owner !== 2) pub.planets.lodor!.coexisting = [owner];
      },
    });
    t.play(`0 ${t.may(0).find((key) => key.includes('plague'))}`);
    return told(t, 'rolled.effect').map(({ args }) => (args.dice as number[]).length);
  };
  expect([plagued(3), plagued(1)]).toEqual([[2], [1]]);
  const beside = (owner: number) =>
    progressTowards(
      paired({ line: ['46', '26'], units: ['0 cruiser 26', `${owner} space-dock lodor`], planets: { lodor: owner } }).s
        .pub,
      0,
      'cut-supply-lines',
    ).met;
  expect([beside(2), beside(1)]).toEqual([true, false]);
});
