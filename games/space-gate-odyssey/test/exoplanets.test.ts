// The eight exoplanets, both sides: where settlers may land, when they close, what they give.
import type { Seat } from '@orrery/kernel';
import { random } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import { isComplete } from '../values/closing.ts';
import { largestNetwork, scoresOf } from '../values/scoring.ts';
import { legalSlots, members } from '../values/slots.ts';
import { crew, lay, occupy, PATIENCE, planet, planets, player, type S, scene, told, travel } from './kit.ts';

type Slots = Record<string, Seat>;
/** `0: L1-1 L1-2`: who holds which slots. */
const held = (...lines: string[]): Slots =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [seat, ...ids] = line.split(/:? /) as [string, ...string[]];
      return ids.map((id) => [id, Number(seat)]);
    }),
  );
const legal = (id: string, seats: number, seat: Seat, slots: Slots = {}, first = true, group: string | null = null) =>
  legalSlots({ side: sideOf(id, seats), slots, seat, first, group }).map((slot) => slot.id);
const all = (id: string, seats: number) => sideOf(id, seats).map.slots.map((slot) => slot.id);
const points = (id: string, seats: number, slots: Slots) => scoresOf(sideOf(id, seats), slots, seats).points;
const closes = (id: string, seats: number, slots: Slots) => isComplete(sideOf(id, seats), slots);
const full = (id: string, seats: number): Slots =>
  Object.fromEntries(all(id, seats).map((slot, i) => [slot, i % seats]));
const groups = (id: string, seats: number, type: string) =>
  sideOf(id, seats)
    .map.groups.filter((g) => g.type === type)
    .map((g) => members(sideOf(id, seats), g.id));

describe('Bose', () => {
  it('[SGO-BOSE-1] (our figures) a mountain of five or six levels', () => {
    expect(groups('bose', 2, 'level').map((g) => g.length)).toEqual([5, 4, 3, 2, 1]);
    expect(groups('bose', 3, 'level').map((g) => g.length)).toEqual([6, 5, 4, 3, 2, 1]);
    expect([all('bose', 2).length, all('bose', 4).length]).toEqual([15, 21]);
  });
  it('[SGO-BOSE-2] a higher slot needs the two below, whoever holds them', () => {
    expect(legal('bose', 2, 0)).toEqual(['L1-1', 'L1-2', 'L1-3', 'L1-4', 'L1-5']);
    expect(legal('bose', 2, 0, held('0: L1-1', '1: L1-2'))).toEqual(['L1-3', 'L1-4', 'L1-5', 'L2-1']);
  });
  it('[SGO-BOSE-3] closes with the summit', () => {
    const { 'L5-1': _, ...rest } = full('bose', 2);
    expect([closes('bose', 2, rest), closes('bose', 2, full('bose', 2))]).toEqual([false, true]);
  });
  it('[SGO-BOSE-4] [SGO-BOSE-5] one each, three for most on a level, nothing for a tie', () => {
    // level 1: 3 to 2; level 2: 2 to 2
    expect(points('bose', 2, held('0: L1-1 L1-2 L1-3 L2-1 L2-2', '1: L1-4 L1-5 L2-3 L2-4'))).toEqual([5 + 3, 4]);
  });
});

describe('Collins', () => {
  it('[SGO-COLLINS-1] (our figures) three volcanoes and a shared centre, or four without', () => {
    expect(groups('collins', 3, 'volcano').map((g) => g.length)).toEqual([6, 6, 6]);
    expect(groups('collins', 3, 'volcano').every((g) => g.includes('C'))).toBe(true);
    expect(all('collins', 2)).toHaveLength(13);
    expect(groups('collins', 4, 'volcano').map((g) => g.length)).toEqual([6, 6, 6, 6]);
    expect(all('collins', 4)).toHaveLength(16);
    expect(all('collins', 4)).not.toContain('C');
  });
  it('[SGO-COLLINS-2] any empty slot', () => {
    expect(legal('collins', 2, 0, held('1: C'))).toEqual(all('collins', 2).filter((id) => id !== 'C'));
  });
  it('[SGO-COLLINS-3] [SGO-COLLINS-4] (our figures) each volcano full or with four of one player', () => {
    const two = held('0: C S12 V1-1 V1-2', '0: V2-1 V2-2', '1: S13 S23 V3-1'); // V3: C of seat 0, three of seat 1
    expect(closes('collins', 2, two)).toBe(false);
    expect(closes('collins', 2, { ...two, 'V3-2': 1 })).toBe(true); // four of six
    const filled = held('0: V3-2 V3-3');
    expect(closes('collins', 2, { ...two, ...filled })).toBe(true); // or all six
    expect(Object.keys({ ...two, 'V3-2': 1 }).length).toBeLessThan(13);
  });
  it('[SGO-COLLINS-5] [SGO-COLLINS-6] shared slots count for each volcano; seven for most, three for a tie', () => {
    expect(points('collins', 2, held('0: C'))).toEqual([21, 0]);
    expect(points('collins', 2, held('0: C', '1: S12'))).toEqual([3 + 3 + 7, 3 + 3]);
  });
  it('[SGO-COLLINS-7] a decided volcano keeps its empty slots', () => {
    expect(legal('collins', 2, 1, held('0: C S12 V1-1 V1-2'))).toContain('V1-3');
  });
});

describe('Dirac', () => {
  const light = (n: number, seat: Seat, from = 1) =>
    held(`${seat}: ${Array.from({ length: n }, (_, i) => `B${from + i}`).join(' ')}`);
  it('[SGO-DIRAC-1] (our figures) basic, advanced and central slots', () => {
    const tiers = (seats: number) =>
      ['basic', 'advanced', 'central'].map((t) => sideOf('dirac', seats).map.slots.filter((s) => s.tier === t).length);
    expect([tiers(2), tiers(3), tiers(4)]).toEqual([
      [10, 2, 1],
      [18, 3, 1],
      [18, 3, 1],
    ]);
  });
  it('[SGO-DIRAC-2] basic slots are free', () => {
    expect(legal('dirac', 2, 0)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10']);
  });
  it('[SGO-DIRAC-3] an advanced slot for every five of one’s own', () => {
    expect(legal('dirac', 3, 0, light(4, 0))).not.toContain('A1');
    expect(legal('dirac', 3, 0, light(5, 0))).toContain('A1');
    expect(legal('dirac', 3, 1, light(5, 0))).not.toContain('A1');
    expect(legal('dirac', 3, 0, { ...light(9, 0), A1: 0 })).not.toContain('A2');
    expect(legal('dirac', 3, 0, { ...light(10, 0), A1: 0 })).toContain('A2');
  });
  it('[SGO-DIRAC-4] the right is not a duty and does not lapse', () => {
    expect(legal('dirac', 3, 0, light(7, 0))).toEqual(expect.arrayContaining(['B8', 'A1', 'A2', 'A3']));
  });
  it('[SGO-DIRAC-5] [SGO-DIRAC-6] the centre opens when all basic slots are taken, and closes it', () => {
    const lit = { ...light(5, 0), ...light(5, 1, 6) };
    expect(legal('dirac', 2, 0, light(9, 0))).not.toContain('C');
    expect(legal('dirac', 2, 0, lit)).toEqual(['A1', 'A2', 'C']);
    expect(closes('dirac', 2, lit)).toBe(false);
    expect(closes('dirac', 2, { ...lit, C: 1 })).toBe(true);
  });
  it('[SGO-DIRAC-7] one, three and two', () => {
    expect(points('dirac', 2, { ...light(5, 0), ...light(5, 1, 6), A1: 0, C: 1 })).toEqual([5 + 3, 5 + 2]);
  });
});

describe('Fermi', () => {
  const trip = (module: string, taken: string, arrange: (s: S) => void = () => {}) =>
    scene({
      arrange(s) {
        s.pub.room = 'water';
        planets(s, { fermi: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        if (taken) occupy(s, 'fermi', 1, taken);
        lay(s, 0, 'S 5', module);
        arrange(s);
      },
      begin: travel(),
    });
  it('[SGO-FERMI-1] (our figures) four or five satellites of two slots', () => {
    expect(groups('fermi', 3, 'satellite').map((g) => g.length)).toEqual([2, 2, 2, 2]);
    expect(groups('fermi', 4, 'satellite').map((g) => g.length)).toEqual([2, 2, 2, 2, 2]);
  });
  it('[SGO-FERMI-2] [SGO-FERMI-3] the first to a satellite, the rest to the centre', () => {
    const t = trip('G-WA-4 0,-1/180 active 4', '');
    expect(t.may(0)).toEqual(
      ['T1-1', 'T1-2', 'T2-1', 'T2-2', 'T3-1', 'T3-2', 'T4-1', 'T4-2'].map((s) => `settle:fermi>${s}`),
    );
    t.refuses('0 settle:fermi>C1', 'SGO-FERMI-3');
    t.play('0 settle:fermi>T2-1');
    expect(planet(t.s, 'fermi').slots).toEqual({ 'T2-1': 0, C1: 0, C2: 0, C3: 0 }); // alike: not asked
  });
  it('[SGO-FERMI-4] (our figures) the centre never runs out', () => {
    const centre = (seats: number) => groups('fermi', seats, 'centre')[0]!.length;
    expect(centre(3)).toBeGreaterThanOrEqual(6 * 3);
    expect(centre(4)).toBeGreaterThanOrEqual(8 * 3);
    expect([centre(2), centre(4)]).toEqual([21, 27]);
  });
  it('[SGO-FERMI-5] a second settler on the same satellite is allowed and brings nothing', () => {
    expect(legal('fermi', 2, 0, held('0: T1-1'))).toContain('T1-2');
    expect(points('fermi', 2, held('0: T1-1 T1-2'))).toEqual([3, 0]);
  });
  it('[SGO-FERMI-6] closes with the last but one satellite slot', () => {
    const slots = (n: number, seats: number) =>
      Object.fromEntries(
        all('fermi', seats)
          .slice(0, n)
          .map((id) => [id, 0]),
      );
    expect([closes('fermi', 3, slots(6, 3)), closes('fermi', 3, slots(7, 3))]).toEqual([false, true]);
    expect([closes('fermi', 4, slots(8, 4)), closes('fermi', 4, slots(9, 4))]).toEqual([false, true]);
    expect(closes('fermi', 3, held('0: C1 C2 C3 C4 C5 C6 C7 C8'))).toBe(false);
  });
  it('[SGO-FERMI-7] the rest of the closing module goes home', () => {
    const t = trip('G-WA-4 0,-1/180 active 4', 'T1-1 T1-2 T2-1 T2-2 T3-1 T3-2');
    expect(t.asked()).toEqual([0]); // T4-1 and T4-2 are alike; now the gate
    expect(t.events().find((e) => e.type === 'returned')?.pub).toMatchObject({ count: 3 });
    expect(planet(t.s, 'fermi').closed).toBe(true);
    expect(t.s.pub.players.map((p) => p.influence)).toEqual([3, 12]);
  });
  it('[SGO-FERMI-8] the table of satellites', () => {
    const on = (n: number) => held(`0: ${['T1-1', 'T2-1', 'T3-1', 'T4-1', 'T5-1'].slice(0, n).join(' ')}`);
    expect([1, 2, 3, 4, 5].map((n) => points('fermi', 4, on(n))[0])).toEqual([3, 7, 12, 18, 25]);
  });
  it('[SGO-FERMI-9] most in the centre: five, and an exchange of neighbouring tokens', () => {
    const t = trip('G-WA-1 0,-1/180 active 2', 'T1-1 T1-2 T2-1 T2-2 T3-1 T3-2 C1 C2');
    expect(t.s.pub.players.map((p) => p.influence)).toEqual([3, 12 + 5]);
    expect(t.asked()).toEqual([1]);
    expect(t.may(1)).toEqual([
      'exchange:balance>none',
      'exchange:energy>balance',
      'exchange:water>wildlife',
      'exchange:wildlife>energy',
    ]);
    t.refuses('1 exchange:water>none', 'SGO-FERMI-9');
    t.play('1 exchange:balance>none');
    expect(t.s.pub.tokens).toEqual(['balance', 'none', 'energy', 'wildlife', 'water']);
    expect(t.asked()).toEqual([0]);
  });
  it('[SGO-FERMI-10] a tie or an empty centre: neither', () => {
    for (const slots of [held('0: T1-1 C1', '1: T2-1 C2'), held('0: T1-1', '1: T2-1')])
      expect(scoresOf(sideOf('fermi', 2), slots, 2)).toEqual({ points: [3, 3], exchanges: null });
    expect(told(trip('G-WA-1 0,-1/180 active 2', 'T1-1 T1-2 T2-1 T2-2 T3-1 T3-2'))).not.toContain('exchanged');
  });
});

describe('Planck', () => {
  it('[SGO-PLANCK-1] (our figures) slots and roads', () => {
    const roads = (seats: number) => sideOf('planck', seats).map.slots.reduce((n, s) => n + s.adjacent!.length, 0) / 2;
    expect([all('planck', 2).length, roads(2)]).toEqual([12, 15]);
    expect([all('planck', 3).length, roads(3)]).toEqual([18, 25]);
    for (const seats of [2, 3])
      for (const slot of sideOf('planck', seats).map.slots)
        for (const next of slot.adjacent!)
          expect(sideOf('planck', seats).map.slots.find((s) => s.id === next)?.adjacent).toContain(slot.id);
  });
  it('[SGO-PLANCK-2] any empty slot', () => {
    expect(legal('planck', 2, 0)).toEqual(all('planck', 2));
  });
  it('[SGO-PLANCK-3] closes when full', () => {
    const { P12: _, ...rest } = full('planck', 2);
    expect([closes('planck', 2, rest), closes('planck', 2, full('planck', 2))]).toEqual([false, true]);
  });
  it('[SGO-PLANCK-4] [SGO-PLANCK-5] [SGO-PLANCK-6] (our figures) one each; seven for the largest network, five if tied', () => {
    const slots = held('0: P1 P2 P3 P12', '1: P5 P9 P4');
    expect([largestNetwork(sideOf('planck', 2), slots, 0), largestNetwork(sideOf('planck', 2), slots, 1)]).toEqual([
      3, 2,
    ]);
    expect(points('planck', 2, slots)).toEqual([4 + 7, 3]);
    expect(points('planck', 2, { ...slots, P10: 1 })).toEqual([4 + 5, 4 + 5]);
    // over own slots only: P1 and P3 meet at P2
    expect(largestNetwork(sideOf('planck', 2), held('0: P1 P3', '1: P2'), 0)).toBe(1);
  });
});

describe('Russell', () => {
  const trip = (taken: string) =>
    scene({
      arrange(s) {
        s.pub.room = 'water';
        planets(s, { russell: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        if (taken) occupy(s, 'russell', 1, taken);
        crew(s, 1, { water: 'eee' });
        lay(s, 0, 'S 5', 'G-WA-2 0,-1/0 active 3', 'G-WA-1 1,0/270 active 2');
      },
      begin: travel(),
    }).play('0 depart:G-WA-2');
  it('[SGO-RUSSELL-1] (our figures) three islands of nine, or four of seven', () => {
    expect(groups('russell', 2, 'island').map((g) => g.length)).toEqual([9, 9, 9]);
    expect(groups('russell', 3, 'island').map((g) => g.length)).toEqual([7, 7, 7, 7]);
  });
  it('[SGO-RUSSELL-2] [SGO-RUSSELL-4] one island for a module; another module may go elsewhere', () => {
    const t = trip('').play('0 settle:russell>I2-2');
    expect(t.may(0)).toEqual(
      ['I2-1', 'I2-3', 'I2-4', 'I2-5', 'I2-6', 'I2-7', 'I2-8', 'I2-9'].map((s) => `settle:russell>${s}`),
    );
    t.refuses('0 settle:russell>I1-2', 'SGO-RUSSELL-2');
    t.play('0 settle:russell>I2-3', '0 settle:russell>I2-4', '0 settle:russell>I1-2');
    expect(t.may(0)).toContain('settle:russell>I1-3');
  });
  it('[SGO-RUSSELL-3] those that do not fit go home', () => {
    const t = trip('I1-1 I1-2 I1-3 I1-4 I1-5 I1-6 I1-7 I1-8');
    t.play('0 settle:russell>I1-9');
    expect(t.events().find((e) => e.type === 'returned')?.pub).toMatchObject({ count: 2 });
    expect(t.may(0).some((key) => key.includes('I1-'))).toBe(false); // the next module finds the island full
  });
  it('[SGO-RUSSELL-5] closes when every island has enough', () => {
    const on = (n: number, seats: number) =>
      Object.fromEntries(groups('russell', seats, 'island').flatMap((g) => g.slice(0, n).map((id) => [id, 0])));
    expect([closes('russell', 2, on(6, 2)), closes('russell', 2, on(7, 2))]).toEqual([false, true]);
    expect([closes('russell', 3, on(4, 3)), closes('russell', 4, on(5, 4))]).toEqual([false, true]);
    const { 'I3-1': _, ...lacking } = on(7, 2);
    expect(closes('russell', 2, { ...lacking, 'I1-8': 0 })).toBe(false);
  });
  it('[SGO-RUSSELL-6] [SGO-RUSSELL-7] seven for most, three if tied, and three for being there', () => {
    expect(points('russell', 2, held('0: I1-1 I1-2 I2-1', '1: I1-3 I2-2'))).toEqual([7 + 3 + 3 + 3, 3 + 3 + 3]);
    expect(player(trip('').s, 0).influence).toBe(0);
  });
});

describe('Susskind', () => {
  it('[SGO-SUSSKIND-1] (our figures) twelve or eighteen slots', () => {
    expect([2, 3, 4].map((seats) => all('susskind', seats).length)).toEqual([12, 18, 18]);
  });
  it('[SGO-SUSSKIND-2] any empty slot', () => {
    expect(legal('susskind', 2, 0, held('1: T1-1'))).toHaveLength(11);
  });
  it('[SGO-SUSSKIND-3] [SGO-SUSSKIND-4] closes when full; two each', () => {
    const { 'T4-3': _, ...rest } = full('susskind', 2);
    expect([closes('susskind', 2, rest), closes('susskind', 2, full('susskind', 2))]).toEqual([false, true]);
    expect(points('susskind', 3, held('0: T1-1 T1-2 T1-3', '2: T2-1'))).toEqual([6, 0, 2]);
  });
});

describe('Turing', () => {
  const canal = (letter: string, n: number, seat: Seat) =>
    held(`${seat}: ${Array.from({ length: n }, (_, i) => `${letter}${i + 1}`).join(' ')}`);
  it('[SGO-TURING2-1] (our figures) two canals of twelve and a centre', () => {
    expect(groups('turing', 2, 'canal').map((g) => g.length)).toEqual([12, 12]);
    expect(all('turing', 2)).toHaveLength(25);
  });
  it('[SGO-TURING2-2] one begins at the outer end of a canal the opponent has not', () => {
    expect(legal('turing', 2, 0)).toEqual(['X1', 'Y1']);
    expect(legal('turing', 2, 1, canal('Y', 3, 0))).toEqual(['X1']);
  });
  it('[SGO-TURING2-3] then inwards, slot by slot', () => {
    expect(legal('turing', 2, 0, canal('Y', 3, 0))).toEqual(['Y4']);
    expect(legal('turing', 2, 0, { ...canal('Y', 3, 0), ...canal('X', 6, 1) })).toEqual(['Y4']);
  });
  it('[SGO-TURING2-4] [SGO-TURING2-5] and with a full canal into the centre, which closes it', () => {
    expect(legal('turing', 2, 0, canal('X', 12, 0))).toEqual(['C']);
    expect(closes('turing', 2, canal('X', 12, 0))).toBe(false);
    expect(closes('turing', 2, { ...canal('X', 12, 0), C: 0 })).toBe(true);
  });
  it('[SGO-TURING2-6] two, six times one, five times two', () => {
    expect([1, 2, 7, 8, 12].map((n) => points('turing', 2, canal('X', n, 0))[0])).toEqual([2, 3, 8, 10, 18]);
  });
  it('[SGO-TURING2-7] (our figures) three for the centre', () => {
    expect(points('turing', 2, { ...canal('X', 12, 0), C: 0 })).toEqual([21, 0]);
  });

  const rim = held(`0: ${Array.from({ length: 12 }, (_, i) => `B${i + 1}`).join(' ')}`);
  it('[SGO-TURING4-1] (our figures) rim, inner circle, centre', () => {
    expect(groups('turing', 3, 'circle').map((g) => g.length)).toEqual([12, 6, 3]);
  });
  it('[SGO-TURING4-2] [SGO-TURING4-3] basic slots are free; an inner one needs its three', () => {
    expect(legal('turing', 3, 0)).toEqual(all('turing', 3).filter((id) => id.startsWith('B')));
    expect(legal('turing', 3, 0, held('1: B1 B2'))).not.toContain('A1');
    expect(legal('turing', 3, 0, held('1: B1 B2', '2: B3'))).toContain('A1');
  });
  it('[SGO-TURING4-4] a central one needs its three inner ones', () => {
    expect(legal('turing', 3, 0, { ...rim, ...held('1: A3 A4') })).not.toContain('C2');
    expect(legal('turing', 3, 0, { ...rim, ...held('1: A3 A4', '2: A5') })).toContain('C2');
  });
  it('[SGO-TURING4-5] [SGO-TURING4-6] closes with all three central slots; one, two and three', () => {
    const inner = { ...rim, ...held('1: A1 A2 A3 A4 A5 A6', '2: C1 C2') };
    expect([closes('turing', 3, inner), closes('turing', 3, { ...inner, C3: 2 })]).toEqual([false, true]);
    expect(points('turing', 3, inner)).toEqual([12, 12, 6]);
  });
});

it(
  '[SGO-EDGE-2] on every side every player always finds a slot, until it closes',
  () => {
    const generator = random(11);
    for (const id of EXOPLANETS)
      for (const seats of [2, 3, 4])
        for (let game = 0; game < 15; game++) {
          const side = sideOf(id, seats);
          const slots: Slots = {};
          while (!isComplete(side, slots)) {
            const seat = generator.below(seats);
            const size = 2 + generator.below(3);
            let group: string | null = null;
            for (let n = 0; n < size && !isComplete(side, slots); n++) {
              const found = legalSlots({ side, slots, seat, first: n === 0, group });
              if (found.length === 0) {
                expect(id).toBe('russell');
                expect(n).toBeGreaterThan(0); // only the surplus of an island
                break;
              }
              const slot = generator.pick(found);
              slots[slot.id] = seat;
              group = slot.group ?? null;
            }
          }
        }
  },
  PATIENCE,
);
