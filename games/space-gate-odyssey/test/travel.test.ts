// SGO-TRAVEL, SGO-HAWK: complete gate modules are emptied.
import { describe, expect, it } from 'vitest';
import { sideOf } from '../packs/base/exoplanets.ts';
import { completeGates } from '../values/figures.ts';
import {
  isSound,
  lay,
  module,
  occupy,
  planet,
  planets,
  player,
  type S,
  scene,
  settlersIn,
  told,
  travel,
} from './kit.ts';

const FIVE = { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null } as const;
/** Susskind for three lacks one slot; seats 1 and 2 share the rest. */
const nearlyFull = (s: S) => {
  for (const [i, slot] of sideOf('susskind', 3).map.slots.slice(0, 17).entries())
    occupy(s, 'susskind', 1 + (i % 2), slot.id);
};
const trip = (arrange: (s: S) => void, seats = 3, active = 0) =>
  scene({
    seats,
    arrange(s) {
      s.pub.room = 'water';
      s.pub.active = active;
      planets(s, FIVE);
      arrange(s);
    },
    begin: travel(active),
  });

describe('travel', () => {
  it('[SGO-TRAVEL-1] [SGO-TRAVEL-5] clockwise from the active player, each to the end', () => {
    const t = trip(
      (s) => {
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
        lay(s, 1, 'S 5', 'G-EA-3 0,-1/180 active 2', 'G-LA-4 1,0/180 active 2');
        lay(s, 2, 'S 5', 'G-WB-4 0,-1/90 active 2');
      },
      3,
      1,
    );
    expect(t.asked()).toEqual([1]);
    t.play('1 depart:G-LA-4', '1 settle:susskind>T1-2', '1 settle:susskind>T1-3');
    t.play('1 settle:susskind>T2-1', '1 settle:susskind>T2-2');
    expect(t.asked()).toEqual([2]);
    t.play('2 settle:planck>P1', '2 settle:planck>P2');
    expect(t.asked()).toEqual([0]);
    t.play('0 settle:susskind>T2-3', '0 settle:susskind>T3-1');
    expect(t.asked()).toEqual([]);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-TRAVEL-2] [SGO-TRAVEL-7] only active modules filled to capacity; the others keep their settlers', () => {
    const t = trip((s) =>
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 1', 'G-WA-2 1,0/90 active 3', 'G-WA-3 0,1/0 inactive'),
    );
    expect(completeGates(player(t.s, 0)).map((m) => m.id)).toEqual([]); // the complete one is on its way
    expect(t.request(0).prompt.args).toMatchObject({ left: 3 });
    t.play('0 settle:susskind>T1-2', '0 settle:susskind>T1-3', '0 settle:susskind>T2-1');
    expect(settlersIn(t, 0, 'G-WA-1')).toBe(1);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-TRAVEL-3] all complete modules, in the order of one’s choice', () => {
    const t = trip((s) => lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WB-2 1,0/90 active 3'));
    expect(t.may(0)).toEqual(['depart:G-WA-1', 'depart:G-WB-2']);
    t.play('0 depart:G-WB-2', '0 settle:planck>P1', '0 settle:planck>P2', '0 settle:planck>P4');
    t.play('0 settle:susskind>T1-2', '0 settle:susskind>T1-3');
    expect(completeGates(player(t.s, 0))).toEqual([]);
  });

  it('[SGO-TRAVEL-4] [SGO-TRAVEL-6] [SGO-EDGE-4] the next module is chosen after a closing, and follows the moved gate', () => {
    const t = trip((s) => {
      nearlyFull(s);
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-EA-3 1,0/270 active 2', 'G-WB-2 0,1/0 active 3');
    });
    t.play('0 depart:G-WA-1'); // the last slot of Susskind, without asking
    expect(told(t)).toContain('closed');
    expect(t.may(0)).toEqual(['gate:alpha>dirac', 'gate:alpha>turing']);
    t.play('0 gate:alpha>turing');
    expect(t.may(0)).toEqual(['depart:G-EA-3', 'depart:G-WB-2']);
    t.play('0 depart:G-EA-3');
    expect(t.request(0).prompt.args).toMatchObject({ planet: { key: 'planet.turing' }, left: 2 });
  });

  it('[SGO-TRAVEL-8] an emptied module stays active', () => {
    const t = trip((s) => lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2'));
    expect(module(t, 0, 'G-WA-1')).toMatchObject({ active: true, settlers: 0 });
  });

  it('[SGO-TRAVEL-9] [SGO-TRAVEL-10] one by one, on empty slots of one’s choice', () => {
    const t = trip((s) => {
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
      occupy(s, 'susskind', 1, 'T1-2');
    });
    expect(t.may(0)).toHaveLength(17);
    t.refuses('0 settle:susskind>T1-2', 'SGO-TRAVEL-10');
    t.play('0 settle:susskind>T6-3');
    t.refuses('0 settle:susskind>T6-3', 'SGO-TRAVEL-10');
    t.play('0 settle:susskind>T6-2');
    expect(planet(t.s, 'susskind').slots).toEqual({ 'T1-2': 1, 'T6-3': 0, 'T6-2': 0 });
  });

  it('[SGO-TRAVEL-9] a slot goes by its number among those of its world, as nothing is written on them', () => {
    const t = trip((s) => {
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
      occupy(s, 'susskind', 1, 'T1-2');
    });
    const { ask } = t.request(0);
    const numbers = ask.shape === 'one' ? ask.options.map(({ label }) => label.args?.number) : [];
    expect(numbers).toEqual([1, ...Array.from({ length: 16 }, (_, i) => i + 3)]);
  });

  it('[SGO-TRAVEL-11] a settler cannot be held back', () => {
    const t = trip((s) => lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2'));
    expect(t.may(0).every((key) => key.startsWith('settle:'))).toBe(true);
    t.refuses('0 stop', 'SGO-TRAVEL-11');
  });

  it('[SGO-TRAVEL-12] without a legal slot a settler goes back to the reserve', () => {
    const t = trip((s) => {
      planets(s, { russell: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
      occupy(s, 'russell', 1, 'I1-2 I1-3 I1-4 I1-5 I1-6 I1-7');
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    });
    const { settlers } = player(t.s, 0).reserve;
    t.play('0 settle:russell>I1-1', '0 exchange:water>none');
    expect(player(t.s, 0).reserve.settlers).toBe(settlers + 1);
    expect(told(t)).toContain('returned');
  });

  it('[SGO-TRAVEL-13] basic slots need nothing unless their exoplanet says so', () => {
    const basic = (id: string) => sideOf(id, 3).map.slots.filter((slot) => slot.tier === 'basic');
    for (const id of ['bose', 'collins', 'dirac', 'planck', 'susskind', 'turing'])
      for (const slot of basic(id)) expect(slot.requires).toBeUndefined();
    for (const id of ['bose', 'dirac', 'turing'])
      for (const slot of sideOf(id, 3).map.slots.filter((s) => s.tier !== 'basic')) expect(slot.requires).toBeDefined();
  });
});

describe('Hawking', () => {
  it('[SGO-HAWK-1] several gates may stand there, elsewhere never more than one', () => {
    const t = trip((s) => {
      planets(s, { susskind: 'alpha', dirac: null });
      planet(s, 'dirac').closed = true;
      nearlyFull(s);
      s.pub.exoplanets.push({ id: 'bose', gate: null, closed: true, slots: {} });
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    });
    expect(t.s.pub.hawking).toEqual(['beta', 'gamma', 'alpha']);
    expect(t.s.pub.phase).toBe('over');
  });

  it('[SGO-HAWK-2] back to the reserve first, then one influence each', () => {
    const t = trip((s) => {
      planets(s, { susskind: 'beta', planck: 'gamma' });
      lay(s, 0, 'S 5', 'G-WA-4 0,-1/180 active 4');
      player(s, 0).influence = 8;
      player(s, 0).reserve.settlers = 0;
    });
    expect(player(t.s, 0)).toMatchObject({ influence: 12, ranks: ['settler'] }); // one of the four went to the rank
    expect(player(t.s, 0).reserve.settlers).toBe(3);
  });

  it('[SGO-HAWK-3] Hawking takes any number and never closes', () => {
    const t = trip((s) => {
      planets(s, { susskind: 'gamma' });
      lay(s, 0, 'S 5', 'G-WA-4 0,-1/180 active 4', 'G-EA-2 1,0/90 active 4', 'G-LA-3 0,1/0 active 4');
    });
    t.play('0 depart:G-WA-4', '0 depart:G-EA-2');
    expect(player(t.s, 0).influence).toBe(12);
    expect(t.s.pub.phase).toBe('play');
    expect(t.s.pub.hawking).toEqual(['alpha', 'beta']);
  });
});
