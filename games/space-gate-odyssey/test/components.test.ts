// SGO-COMP, SGO-INFO: what is in the box, and who may see it.
import { fastChance, imagine, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { spaceGateOdyssey } from '../game.ts';
import box from '../index.ts';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import { GATES, ROOMS, SECTORS, TOKENS } from '../packs/base/kinds.ts';
import { MODULES, PILES, STARTS } from '../packs/base/modules.ts';
import { PER_PLAYER } from '../packs/base/tracks.ts';
import type { S } from '../state.ts';
import { actionPoints } from '../values/figures.ts';
import { turnsOf } from '../values/station.ts';
import { crew, isSound, lay, player, scene } from './kit.ts';

const count = (of: (m: (typeof MODULES)[number]) => boolean) => MODULES.filter(of).length;

describe('components', () => {
  it('[SGO-COMP-1] a player owns 52 figures', () => {
    expect(PER_PLAYER).toEqual({ engineers: 7, suits: 4, robots: 5, settlers: 36 });
    expect(Object.values(PER_PLAYER).reduce((a, b) => a + b)).toBe(52);
  });

  it('[SGO-COMP-2] a chief uses up an engineer and a suit', () => {
    const t = scene({ arrange: (s) => crew(s, 0, { water: 'ec' }) });
    expect(player(t.s, 0).reserve).toMatchObject({ engineers: 5, suits: 3 });
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-COMP-3] [SGO-COMP-4] 81 modules, by type, sector and symbol', () => {
    expect(MODULES).toHaveLength(81);
    for (const sector of SECTORS) {
      const of = (type: string) => count((m) => m.type === type && m.sector === sector);
      expect([of('gate'), of('odyssey'), of('access')]).toEqual([12, 9, 6]);
    }
    for (const gate of GATES) expect(count((m) => m.gate === gate)).toBe(12);
  });

  it('[SGO-COMP-5] (our figures) each sector and symbol meet on four modules', () => {
    for (const gate of GATES)
      for (const sector of SECTORS) expect(count((m) => m.gate === gate && m.sector === sector)).toBe(4);
  });

  it('[SGO-COMP-6] four start modules: always active, for five settlers, of every sector', () => {
    expect(STARTS).toHaveLength(4);
    const t = scene({ seats: 4 });
    for (const { station } of t.s.pub.players) expect(station[0]).toMatchObject({ active: true, settlers: 5 });
    for (const start of STARTS) expect(start).toMatchObject({ type: 'start', sector: null, capacity: 5 });
  });

  it('[SGO-COMP-7] turning a module active changes neither place nor corridors', () => {
    const t = scene({
      arrange: (s) => lay(s, 0, 'S 5', 'A-W-1 1,0/270'),
      begin: { step: 'moving', args: { seat: 0, room: 'water', left: 0 } },
    }).play('0 move:S-1>A-W-1');
    expect(player(t.s, 0).station[1]).toEqual({ id: 'A-W-1', x: 1, y: 0, turn: 270, active: true, settlers: 0 });
  });

  it('[SGO-COMP-8] capacities', () => {
    expect(new Set(MODULES.map((m) => m.capacity))).toEqual(new Set([2, 3, 4]));
    expect(new Set(STARTS.map((m) => m.capacity))).toEqual(new Set([5]));
  });

  it('[SGO-COMP-9] (our figures) four turns of a corner, and never its mirror image', () => {
    expect(turnsOf('G-WA-3')).toEqual([0, 90, 180, 270]);
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5');
        for (const pile of PILES) s.pub.piles[pile.id] = { top: null, left: 0 };
        s.pub.piles['gate-water'] = { top: 'G-WA-4', left: 1 }; // north, east, south
        crew(s, 0, { modules: 'e' });
      },
      begin: { step: 'building', args: { seat: 0, room: 'modules', left: 0 } },
    });
    const east = t.may(0).filter((key) => key.includes('>1,0/'));
    expect(east).toEqual(['add:G-WA-4>1,0/180', 'add:G-WA-4>1,0/270', 'add:G-WA-4>1,0/90']); // not 0: a wall to the west
  });

  it('[SGO-COMP-10] (our figures) every Odyssey module has a bonus, no other one has', () => {
    for (const { type, bonus, corridors } of MODULES) {
      expect(bonus !== null).toBe(type === 'odyssey');
      expect(corridors).toBeGreaterThan(0);
    }
    const robots = MODULES.flatMap((m) => (m.bonus?.kind === 'robot' ? [m.bonus.room] : []));
    for (const room of ROOMS) expect(robots.filter((r) => r === room)).toHaveLength(3);
  });

  it('[SGO-COMP-11] [SGO-COMP-12] exoplanets, gates, tokens, rooms', () => {
    expect([EXOPLANETS.length, GATES.length, TOKENS.length, ROOMS.length]).toEqual([8, 3, 5, 5]);
    expect(ROOMS).toEqual(['water', 'wildlife', 'energy', 'modules', 'access']);
    for (const id of EXOPLANETS) expect(new Set([2, 3, 4].map((seats) => sideOf(id, seats))).size).toBe(2);
    const t = scene({ seats: 4, options: { reorganisation: true } });
    expect(t.s.pub.players.filter((p) => p.reorganisation)).toHaveLength(4);
  });

  it('[SGO-COMP-13] any number of figures in one room', () => {
    const t = scene({
      arrange(s) {
        crew(s, 0, { water: 'eecccc' });
        crew(s, 1, { water: 'eeeeeeerrrrr' });
      },
    });
    expect(t.s.pub.players.map((p) => actionPoints(p.rooms.water))).toEqual([10, 12]);
    expect(isSound(t.s)).toBe(true);
  });
});

describe('who may see what', () => {
  const start = (seed = 1, seats = 3) =>
    startMatch(spaceGateOdyssey, { seats, options: {}, chance: fastChance(seed) }).match;

  it('[SGO-INFO-1] players and spectators see the same, and nobody owns a secret', () => {
    const match = start();
    for (const seat of [0, 1, 2, null]) expect(match.view(seat).pub).toBe(match.state.pub);
    expect(match.state.own.map(({ standing: _, ...own }) => own)).toEqual([{}, {}, {}]);
  });

  it('[SGO-INFO-2] the top module of each pile is public', () => {
    const { piles } = start().state.pub;
    expect(Object.keys(piles)).toHaveLength(9);
    for (const { id } of PILES) expect(MODULES.find((m) => m.id === piles[id]!.top)?.pile).toBe(id);
  });

  it('[SGO-INFO-3] [SGO-INV-11] nobody sees the order below, only how many are left', () => {
    const match = start();
    for (const seat of [0, 1, 2, null]) {
      const seen = JSON.stringify([match.view(seat), ...match.requests()]);
      for (const pile of Object.values(match.state.dark.piles))
        for (const id of pile) expect(seen).not.toContain(`"${id}"`);
    }
    const world = imagine(spaceGateOdyssey, match.know(0), 7) as S;
    expect(world.dark.piles).not.toEqual(match.state.dark.piles);
    for (const { id } of PILES)
      expect([...world.dark.piles[id]!].sort()).toEqual([...match.state.dark.piles[id]!].sort());
    expect(match.state.pub.piles['gate-water']!.left).toBe(12);
  });

  it('[SGO-INFO-4] [SGO-INFO-5] the drawn module is known to all; the next one turns up only afterwards', () => {
    const t = scene({
      arrange: (s) => crew(s, 0, { modules: 'e' }),
      begin: { step: 'building', args: { seat: 0, room: 'modules', left: 0 } },
    });
    const { top } = t.s.pub.piles['gate-water']!;
    const [next] = t.s.dark.piles['gate-water']!;
    expect(t.request(0).ask).toMatchObject({ shape: 'one' });
    t.play(`0 under:${top}`);
    expect(t.s.pub.piles['gate-water']).toEqual({ top: next, left: 12 });
    const [event] = t.heard(1);
    expect(event).toMatchObject({ type: 'put.under', args: { modules: [top], top: next } });
    expect(t.match.canUndo(0)).toBe(false); // what was seen cannot be unseen
  });

  it('[SGO-INFO-7] the seed decides exoplanets, gates, piles, starting player and the symbol left out', () => {
    const facts = (seed: number) => {
      const { pub } = startMatch(spaceGateOdyssey, { seats: 4, options: { short: true }, chance: fastChance(seed) })
        .match.state;
      const out = GATES.filter((gate) => !pub.exoplanets.some((e) => e.gate === gate));
      const [planet] = pub.exoplanets;
      return [planet!.id, planet!.gate, pub.piles['gate-water']!.top, pub.start, out[0]];
    };
    const drawn = Array.from({ length: 60 }, (_, seed) => facts(seed));
    const varieties = [0, 1, 2, 3, 4].map((i) => new Set(drawn.map((f) => f[i])).size);
    expect(varieties[0]).toBe(8);
    expect(varieties[1]).toBe(3);
    expect(varieties[2]).toBe(12);
    expect(varieties[3]).toBe(4);
    expect(varieties[4]).toBe(3);
    expect(box.game.id).toBe('space-gate-odyssey');
  });
});
