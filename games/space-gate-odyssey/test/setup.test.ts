// SGO-SETUP, SGO-SHORT: the table before the first turn.
import { fastChance, startMatch } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { spaceGateOdyssey } from '../game.ts';
import box from '../index.ts';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import { ROOMS } from '../packs/base/kinds.ts';
import { MODULES, moduleOf, PILES } from '../packs/base/modules.ts';
import { PLACES } from '../packs/base/tracks.ts';
import { clockwise, type SpaceGateOdyssey } from '../state.ts';
import { openCorridors } from '../values/station.ts';
import { barredBy, isSound, lay, planet, planets, player, type Scene, scene, stack, top, travel } from './kit.ts';

const fresh = (seats = 3, seed = 1, options = {}): Scene => scenario<SpaceGateOdyssey>(box, { seats, seed, options });
/** Seat by seat, the first answer offered. */
function build(t: Scene, answers: number): Scene {
  for (let i = 0; i < answers; i++) {
    const [seat] = t.asked() as [number];
    t.play(`${seat} ${t.may(seat)[0]}`);
  }
  return t;
}

describe('setup', () => {
  it('[SGO-SETUP-1] Hawking starts without gates', () => {
    expect(fresh().s.pub.hawking).toEqual([]);
  });

  it('[SGO-SETUP-2] [SGO-SETUP-3] [SGO-SETUP-4] the predominance track', () => {
    const { tokens } = fresh().s.pub;
    const value = Object.fromEntries(tokens.map((token, i) => [token, PLACES[i]]));
    expect(value).toEqual({ water: 0, wildlife: 1, energy: 2, balance: 4, none: 7 });
  });

  it('[SGO-SETUP-5] five of eight exoplanets, three of them with a gate', () => {
    const { exoplanets } = fresh().s.pub;
    expect(new Set(exoplanets.map((e) => e.id)).size).toBe(5);
    expect(exoplanets.map((e) => e.gate).sort()).toEqual(['alpha', 'beta', 'gamma', null, null]);
    expect(exoplanets.slice(0, 3).every((e) => e.gate !== null)).toBe(true);
    expect(exoplanets.every((e) => EXOPLANETS.includes(e.id) && Object.keys(e.slots).length === 0)).toBe(true);
  });

  it('[SGO-SETUP-6] the side for the number of players', () => {
    for (const id of EXOPLANETS) for (const seats of [2, 3, 4]) expect(sideOf(id, seats).players).toContain(seats);
    expect(sideOf('fermi', 3)).not.toBe(sideOf('fermi', 4));
    expect(sideOf('turing', 3)).toBe(sideOf('turing', 4));
  });

  it('[SGO-SETUP-7] [SGO-SETUP-8] [SGO-SETUP-9] [SGO-SETUP-10] figures of each player', () => {
    for (const p of fresh(4).s.pub.players) {
      const crew = ROOMS.map((room) => Object.values(p.rooms[room]).join(''));
      expect(crew).toEqual(['100', '100', '100', '010', '000']);
      expect(p.influence).toBe(0);
      expect(p.station).toHaveLength(1);
      expect(p.station[0]!.settlers).toBe(5);
      expect(p.reserve).toEqual({ engineers: 3, suits: 3, robots: 5, settlers: 30 });
    }
    expect(isSound(fresh(4).s)).toBe(true); // with the one on the wheel, 36 settlers
  });

  it('[SGO-SETUP-11] nine piles, one for each type and sector, shuffled', () => {
    const { pub, dark } = fresh().s;
    for (const { id } of PILES) {
      const pile = [pub.piles[id]!.top!, ...dark.piles[id]!];
      expect([...pile].sort()).toEqual(
        MODULES.filter((m) => m.pile === id)
          .map((m) => m.id)
          .sort(),
      );
    }
    const other = fresh(3, 2).s;
    expect(other.dark.piles['gate-water']).not.toEqual(dark.piles['gate-water']);
  });

  it('[SGO-SETUP-12] any seat may be the starting player', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => fresh(3, seed).s.pub.start);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
  });

  it('[SGO-SETUP-13] clockwise from the starting player, two modules of different piles each', () => {
    const t = fresh(3, 4);
    const order = clockwise(t.s.pub, t.s.pub.start);
    for (const seat of order) {
      expect(t.asked()).toEqual([seat]);
      const [first] = t.may(seat) as [string];
      t.play(`${seat} ${first}`);
      expect(t.asked()).toEqual([seat]);
      const pile = moduleOf(first.slice(4, first.indexOf('>'))).pile!;
      expect(barredBy(t, seat, `take:${pile}`)).toEqual(['SGO-SETUP-13']);
      const { top: next } = t.s.pub.piles[pile]!;
      expect(t.may(seat).some((key) => key.startsWith(`add:${next}>`))).toBe(false);
      t.play(`${seat} ${t.may(seat)[0]}`);
      expect(player(t.s, seat).station).toHaveLength(3);
    }
    expect(t.s.pub.phase).toBe('play');
    expect(t.asked()).toEqual([t.s.pub.start]);
  });

  it('[SGO-SETUP-14] they enter inactive, and the second may be joined to the first', () => {
    const t = scene({
      arrange: (s) => top(s, 'O-W-1', 'G-LA-1'),
      begin: { step: 'firstModules', args: { seat: 0, piles: [] } },
    });
    t.refuses('0 add:G-LA-1>1,0/0', 'SGO-SETUP-14'); // its only corridor would not meet the start module
    t.play('0 add:O-W-1>1,0/0');
    t.play('0 add:G-LA-1>2,0/270');
    expect(player(t.s, 0).station.slice(1)).toEqual([
      { id: 'O-W-1', x: 1, y: 0, turn: 0, active: false, settlers: 0 },
      { id: 'G-LA-1', x: 2, y: 0, turn: 270, active: false, settlers: 0 },
    ]);
  });

  it('[SGO-SETUP-15] no module goes under its pile', () => {
    const t = fresh();
    const [seat] = t.asked() as [number];
    const { top: id } = t.s.pub.piles['gate-water']!;
    t.refuses(`${seat} under:${id}`, 'SGO-SETUP-15');
    expect(t.may(seat)).not.toContain('stop');
  });

  it('[SGO-SETUP-16] reorganisation tokens are an option', () => {
    expect(fresh().s.pub.players.some((p) => p.reorganisation)).toBe(false);
    expect(fresh(3, 1, { reorganisation: true }).s.pub.players.every((p) => p.reorganisation)).toBe(true);
  });

  it('[SGO-SETUP-18] every start module lies on (0,0), unturned', () => {
    for (const { station } of fresh(4).s.pub.players) expect(station[0]).toMatchObject({ x: 0, y: 0, turn: 0 });
    const t = scene({
      arrange: (s) => top(s, 'G-WA-1'),
      begin: { step: 'firstModules', args: { seat: 0, piles: [] } },
    });
    const spots = t.may(0).filter((key) => key.startsWith('add:G-WA-1'));
    // north of the start module is y -1, east is x 1; the corridor of a dead end must look back
    expect(spots.sort()).toEqual([
      'add:G-WA-1>-1,0/90',
      'add:G-WA-1>0,-1/180',
      'add:G-WA-1>0,1/0',
      'add:G-WA-1>1,0/270',
    ]);
  });

  it('[SGO-EDGE-14] the second module may leave no open corridor', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180', 'G-WB-1 1,0/270', 'G-WC-1 0,1/0');
        top(s, 'G-LA-1');
      },
      begin: { step: 'firstModules', args: { seat: 0, piles: ['gate-water'] } },
    }).play('0 add:G-LA-1>-1,0/90');
    expect(openCorridors(player(t.s, 0).station)).toBe(0);
  });
});

describe('short game', () => {
  const short = (seed: number) =>
    startMatch(spaceGateOdyssey, { seats: 2, options: { short: true }, chance: fastChance(seed) }).match.state;

  it('[SGO-SHORT-1] [SGO-SHORT-2] two gates, three exoplanets, gate piles of eight', () => {
    const { pub, dark } = short(1);
    expect(pub.exoplanets.map((e) => e.gate !== null)).toEqual([true, true, false]);
    const symbols = pub.exoplanets.flatMap((e) => e.gate ?? []);
    for (const { id, type } of PILES) {
      expect(pub.piles[id]!.left).toBe({ gate: 8, odyssey: 9, access: 6, start: 0 }[type]);
      const gates = [pub.piles[id]!.top!, ...dark.piles[id]!].flatMap((m) => moduleOf(m).gate ?? []);
      expect(gates.every((gate) => symbols.includes(gate))).toBe(true);
    }
  });

  it('[SGO-SHORT-3] any symbol may be left out', () => {
    const out = Array.from({ length: 30 }, (_, seed) => short(seed)).map(({ pub }) =>
      pub.exoplanets
        .map((e) => e.gate ?? '')
        .sort()
        .join(),
    );
    expect(new Set(out)).toEqual(new Set([',alpha,beta', ',alpha,gamma', ',beta,gamma']));
  });

  it('[SGO-SHORT-4] the third closing ends it', () => {
    const t = scene({
      options: { short: true },
      arrange(s) {
        s.pub.room = 'water';
        planets(s, { susskind: 'alpha', bose: 'beta', planck: null });
        s.pub.hawking = ['beta'];
        for (const id of ['bose', 'planck']) Object.assign(planet(s, id), { closed: true, gate: null });
        for (const slot of sideOf('susskind', 2).map.slots.slice(0, 11)) planet(s, 'susskind').slots[slot.id] = 1;
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
        stack(s, 'gate-energy');
      },
      begin: travel(),
    });
    expect(t.s.pub.phase).toBe('over');
    expect(t.s.pub.hawking.sort()).toEqual(['alpha', 'beta']);
    expect(t.match.result?.ranks).toEqual([2, 1]);
  });
});

it('[SGO-SETUP-13] all players together take two modules each', () => {
  const t = build(fresh(4), 8);
  expect(Object.values(t.s.pub.piles).reduce((sum, { left }) => sum + left, 0)).toBe(81 - 8);
  expect(t.s.pub.round).toBe(1);
});
