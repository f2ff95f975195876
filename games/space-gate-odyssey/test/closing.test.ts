// SGO-CLOSE: closing an exoplanet, and the edge cases around it.
import type { GameEvent } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { sideOf } from '../packs/base/exoplanets.ts';
import {
  crew,
  influence,
  isSound,
  lay,
  occupy,
  planet,
  planets,
  player,
  type S,
  scene,
  told,
  travel,
  turnOf,
} from './kit.ts';

/** Susskind for three lacks its last `empty` slots; these seats share the rest. */
function nearlyFull(s: S, empty: number, seats = [1, 2]): void {
  const { slots } = sideOf('susskind', 3).map;
  for (const [i, slot] of slots.slice(0, slots.length - empty).entries())
    occupy(s, 'susskind', seats[i % seats.length]!, slot.id);
}
const FIVE = { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null } as const;
const trip = (arrange: (s: S) => void, active = 0, gates: Parameters<typeof planets>[1] = FIVE) =>
  scene({
    seats: 3,
    arrange(s) {
      s.pub.room = 'water';
      s.pub.active = active;
      planets(s, gates);
      arrange(s);
    },
    begin: travel(active),
  });

describe('closing', () => {
  it('[SGO-CLOSE-1] [SGO-CLOSE-3] tested after every settler; those left over go back', () => {
    const t = trip((s) => {
      nearlyFull(s, 1);
      lay(s, 0, 'S 5', 'G-WA-4 0,-1/180 active 4');
    });
    // 36 less 5 in the start module and 1 on the wheel: all four are home, one of them over the exoplanet
    expect(player(t.s, 0).reserve.settlers).toBe(30);
    expect(t.events().find((e) => e.type === 'returned')?.pub).toMatchObject({ count: 3 });
    expect(player(t.s, 0).influence).toBe(2);
    expect(planet(t.s, 'susskind').closed).toBe(true);
  });

  it('[SGO-CLOSE-3] where nobody is left over, nobody goes back', () => {
    const t = trip((s) => {
      nearlyFull(s, 2);
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    });
    expect(planet(t.s, 'susskind').closed).toBe(true);
    expect(told(t)).not.toContain('returned');
  });

  it('[SGO-CLOSE-2] [SGO-CLOSE-7] [SGO-EDGE-5] whoever closes it moves the gate, active or not', () => {
    const t = trip((s) => {
      nearlyFull(s, 1);
      lay(s, 2, 'S 5', 'G-WA-1 0,-1/180 active 2');
    });
    expect(t.s.pub.active).toBe(0);
    expect(t.asked()).toEqual([2]);
    expect(t.may(2)).toEqual(['gate:alpha>dirac', 'gate:alpha>turing']);
    t.refuses('2 gate:alpha>planck', 'SGO-CLOSE-7');
    t.play('2 gate:alpha>dirac');
    expect(planet(t.s, 'dirac').gate).toBe('alpha');
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-CLOSE-4] [SGO-CLOSE-5] everybody scores; settlers go back and the exoplanet leaves the game', () => {
    const t = trip((s) => {
      nearlyFull(s, 1);
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    });
    expect(t.s.pub.players.map((p) => p.influence)).toEqual([2, 18, 16]);
    expect(player(t.s, 1).reserve.settlers).toBe(29); // one of them stands on a rank
    expect(planet(t.s, 'susskind')).toEqual({ id: 'susskind', gate: 'alpha', closed: true, slots: {} });
  });

  it('[SGO-CLOSE-6] leftovers, settlers back, points clockwise from the closer, each filling ranks at once, then the gate', () => {
    const t = trip((s) => {
      nearlyFull(s, 1, [0, 1]);
      lay(s, 2, 'S 5', 'G-WA-4 0,-1/180 active 4');
      player(s, 1).reserve.settlers = 0; // the returning settlers supply the ranks
    }, 2);
    const seatOf = (e: GameEvent) => (e.pub?.seat ?? null) as { seat: number } | null;
    expect(t.events().map((e) => [e.type, seatOf(e)?.seat])).toEqual([
      ['departed', 2],
      ['settled', 2],
      ['returned', 2],
      ['closed', 2],
      ['gained', 2],
      ['gained', 0],
      ['rank.held', 0],
      ['gained', 1],
      ['rank.held', 1],
    ]);
    expect(player(t.s, 1).ranks).toEqual(['settler']);
    expect(t.may(2)).toEqual(['gate:alpha>dirac', 'gate:alpha>turing']);
  });

  it('[SGO-CLOSE-4] [SGO-CLOSE-6] a single point counts, and points go round from the closer who is not active', () => {
    const { slots } = sideOf('bose', 3).map;
    const t = trip(
      (s) => {
        for (const [i, slot] of slots.slice(0, -1).entries()) occupy(s, 'bose', i === 0 ? 0 : 1, slot.id);
        crew(s, 1, { water: 'e' }); // nothing to ask on rank 3
        lay(s, 2, 'S 5', 'G-WA-1 0,-1/180 active 2');
      },
      0,
      { bose: 'alpha', planck: 'beta', susskind: 'gamma', dirac: null, turing: null },
    );
    t.play('2 exchange:water>none'); // the summit is a predominance slot
    const gained = t.events().filter((e) => e.type === 'gained');
    expect(gained.map((e) => [e.pub?.seat, e.pub?.points])).toEqual([
      [{ seat: 2 }, 4], // its settler, alone on the highest level
      [{ seat: 0 }, 1],
      [{ seat: 1 }, 34], // 19 settlers, and most on the other five levels
    ]);
    expect(t.s.pub.active).toBe(0);
    expect(player(t.s, 0).influence).toBe(1);
  });

  it('[SGO-CLOSE-8] no open exoplanet without a gate: to Hawking', () => {
    const t = trip(
      (s) => {
        nearlyFull(s, 1);
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
      },
      0,
      { susskind: 'alpha', planck: 'beta', bose: 'gamma' },
    );
    expect(t.s.pub.hawking).toEqual(['alpha']);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-CLOSE-9] other modules travel by the new positions, those of later players too', () => {
    const t = trip(
      (s) => {
        nearlyFull(s, 1);
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-EA-3 1,0/270 active 2');
        lay(s, 1, 'S 5', 'G-LA-4 0,-1/180 active 2');
        crew(s, 1, { water: 'e' });
      },
      0,
      { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null },
    );
    t.play('0 depart:G-WA-1');
    expect(planet(t.s, 'dirac').gate).toBe('alpha'); // only one place for it
    t.play('0 settle:dirac>B1', '0 settle:dirac>B2');
    expect(t.asked()).toEqual([1]);
    t.play('1 settle:dirac>B3', '1 settle:dirac>B4');
    expect(Object.keys(planet(t.s, 'dirac').slots)).toEqual(['B1', 'B2', 'B3', 'B4']);
  });

  it('[SGO-CLOSE-10] [SGO-EDGE-3] two closings in one travel, one after the other; the first may redirect the second', () => {
    const t = trip((s) => {
      nearlyFull(s, 1);
      const { slots } = sideOf('planck', 3).map;
      for (const [i, slot] of slots.slice(1).entries()) occupy(s, 'planck', 1 + (i % 2), slot.id);
      for (const seat of [1, 2]) crew(s, seat, { water: 'eee' }); // all alike: nothing to ask on rank 3
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WB-4 1,0/180 active 2');
    });
    t.play('0 depart:G-WA-1', '0 gate:alpha>turing');
    expect([planet(t.s, 'susskind').closed, planet(t.s, 'planck').closed]).toEqual([true, true]);
    expect(planet(t.s, 'dirac').gate).toBe('beta');
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-CLOSE-11] where the gates go in a standard game', () => {
    const t = trip((s) => {
      for (const [id, leave] of [
        ['susskind', 1],
        ['planck', 1],
        ['bose', 1],
      ] as const) {
        const { slots } = sideOf(id, 3).map;
        for (const [i, slot] of slots.slice(0, slots.length - leave).entries())
          planet(s, id).slots[slot.id] = 1 + (i % 2);
      }
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WB-4 1,0/180 active 2', 'G-EC-1 0,1/0 active 2');
      for (const seat of [1, 2]) crew(s, seat, { water: 'eeee' });
    });
    t.play('0 depart:G-WA-1', '0 gate:alpha>turing', '0 depart:G-WB-4', '0 exchange:water>none');
    expect(planet(t.s, 'dirac').gate).toBe('beta');
    expect(planet(t.s, 'turing').gate).toBe('alpha');
    expect(t.s.pub.hawking).toEqual(['gamma']);
  });

  it('[SGO-EDGE-6] [SGO-EDGE-9] a rank reached on another’s turn costs the engineer at once, and suspends the rest', () => {
    const t = scene({
      seats: 3,
      arrange(s) {
        planets(s, FIVE);
        nearlyFull(s, 2, [1]);
        influence(s, 1, 5);
        crew(s, 1, { water: 'ee', wildlife: 'e', energy: 'c' });
        crew(s, 0, { water: 'ee', energy: 'ee' });
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 1');
        lay(s, 1, 'S 5', 'A-W-4 1,0/270 active 0');
      },
      begin: turnOf(),
    });
    t.play('0 send:engineer/energy>water', '0 move:S-1>G-WA-1', '0 stop');
    expect(t.match.view(1).extra.acting).toEqual({ seat: 1, left: 2 }); // before the travel: both engineers count
    t.play('1 stop'); // Susskind fills up without asking: its last two slots are alike
    expect(t.asked()).toEqual([1]);
    t.refuses('0 gate:alpha>dirac');
    t.play('1 rise:engineer/water');
    expect(player(t.s, 1).rooms.water.engineers).toBe(1);
    expect(t.asked()).toEqual([0]);
    expect(t.may(0)).toEqual(['gate:alpha>dirac', 'gate:alpha>turing']);
  });

  it('[SGO-EDGE-8] a room may be activated for nothing', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 0');
        for (const seat of [0, 1]) crew(s, seat, { energy: 'ee', access: 'e' });
        lay(s, 1, 'S 5');
      },
      begin: turnOf(),
    }).play('0 send:engineer/access>energy');
    expect(t.asked()).toEqual([]);
    expect(told(t)).toContain('turn.ended');
  });
});
