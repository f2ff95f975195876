// SGO-INV: each invariant holds in play, and notices a fault.
import { fastChance, type GameEvent, random, sampleChoice, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { crew, lay, planet, planets, player, type S, scene, stack, travel } from './kit.ts';
import { late } from './late.ts';

const faults: [string, string, (s: S) => void][] = [
  [
    '[SGO-INV-1] a lost settler',
    'INV-1 every figure is somewhere once',
    (s) => {
      player(s, 0).reserve.settlers -= 1;
    },
  ],
  [
    '[SGO-INV-1] a suit too many',
    'INV-1 every figure is somewhere once',
    (s) => {
      player(s, 1).reserve.suits += 1;
    },
  ],
  [
    '[SGO-INV-1] less than nobody',
    'INV-1 no count is negative',
    (s) => {
      player(s, 1).rooms.access.robots = -1;
    },
  ],
  [
    '[SGO-INV-2] a module twice',
    'INV-2 every module is somewhere once',
    (s) => stack(s, 'gate-water', 'G-WA-1', 'G-WA-1'),
  ],
  [
    '[SGO-INV-2] a miscounted pile',
    'INV-2 the piles are counted',
    (s) => {
      s.pub.piles['gate-water']!.left += 1;
    },
  ],
  [
    '[SGO-INV-3] a settler in an inactive module',
    'INV-3 modules hold what they can',
    (s) => lay(s, 0, 'S 5', 'A-W-1 1,0/270 inactive 1'),
  ],
  ['[SGO-INV-3] a crowded module', 'INV-3 modules hold what they can', (s) => lay(s, 0, 'S 6')],
  ['[SGO-INV-4] a module adrift', 'INV-4 every station is whole', (s) => lay(s, 0, 'S 5', 'A-W-1 3,0/270')],
  [
    '[SGO-INV-4] two modules in one cell',
    'INV-4 every station is whole',
    (s) => lay(s, 0, 'S 5', 'O-W-1 1,0/0', 'O-W-3 1,0/0'),
  ],
  [
    '[SGO-INV-5] a gate on a closed exoplanet',
    'INV-5 every gate stands somewhere once',
    (s) => {
      s.pub.exoplanets[0]!.closed = true;
    },
  ],
  ['[SGO-INV-5] a gate twice', 'INV-5 every gate stands somewhere once', (s) => void s.pub.hawking.push('alpha')],
  [
    '[SGO-INV-6] a settler on a closed exoplanet',
    'INV-6 slots are real, and a closed exoplanet holds none',
    (s) => {
      Object.assign(s.pub.exoplanets[4]!, { closed: true, slots: { C: 0 } });
    },
  ],
  [
    '[SGO-INV-6] a slot that does not exist',
    'INV-6 slots are real, and a closed exoplanet holds none',
    (s) => {
      s.pub.exoplanets[0]!.slots.Z9 = 0;
    },
  ],
  [
    '[SGO-INV-7] a token twice',
    'INV-7 the tokens are a permutation',
    (s) => {
      s.pub.tokens[0] = 'water';
    },
  ],
  [
    '[SGO-INV-8] a rank without influence',
    'INV-8 ranks follow influence',
    (s) => void player(s, 0).ranks.push('settler'),
  ],
  [
    '[SGO-INV-8] less than no influence',
    'INV-8 ranks follow influence',
    (s) => {
      player(s, 0).influence = -1;
    },
  ],
  [
    '[SGO-INV-9] a complete gate module between turns',
    'INV-9 between turns no gate module is complete',
    (s) => {
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    },
  ],
  [
    '[SGO-INV-10] a lone engineer',
    'INV-10 everybody keeps two engineers in the rooms',
    (s) => crew(s, 0, { water: 'e' }),
  ],
];

describe('faults are noticed', () => {
  it.each(faults)('%s', (_, name, spoil) => {
    const t = scene({});
    expect(invariants[name]!(t.s)).toBe(true);
    spoil(t.s);
    expect(invariants[name]!(t.s)).toBe(false);
  });

  it('[SGO-INV-1] settlers on their way are counted', () => {
    const t = scene({
      arrange(s) {
        s.pub.room = 'water';
        planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        lay(s, 0, 'S 5', 'G-WA-4 0,-1/180 active 4');
      },
      begin: travel(),
    }).play('0 settle:susskind>T1-2');
    expect(Object.keys(planet(t.s, 'susskind').slots)).toHaveLength(1);
    for (const holds of Object.values(invariants)) expect(holds(t.s)).toBe(true);
  });
});

describe('in play', () => {
  /** A random game on the busy table; `each` sees the state and what was told at every decision. */
  function play(seed: number, seats: number, each: (waiting: number, s: S, events: GameEvent[]) => void): S {
    const generator = random(seed);
    const { match } = startMatch(late.game, { seats, options: {}, chance: fastChance(seed) }, { undo: false });
    while (!match.result) {
      const [seat] = match.waiting() as [number];
      const [request] = match.requestsTo(seat);
      const choice = sampleChoice(late.game, match.know(seat), request!, generator);
      const outcome = match.apply({ request: request!.id, seat, choice });
      each(match.waiting().length, match.state, 'events' in outcome ? outcome.events : []);
    }
    return match.state;
  }

  it('[SGO-INFO-6] never more than one player is asked', () => {
    let decisions = 0;
    play(3, 4, (waiting) => {
      decisions += 1;
      expect(waiting).toBeLessThanOrEqual(1);
    });
    expect(decisions).toBeGreaterThan(100);
  });

  it('[SGO-INV-8] the influence total is what was gained less what was lost', () => {
    const totals = [0, 0, 0];
    const end = play(8, 3, (_, __, events) => {
      for (const { type, pub } of events) {
        const { seat } = (pub?.seat ?? { seat: -1 }) as { seat: number };
        if (type === 'gained') totals[seat]! += pub?.points as number;
        if (type === 'lost') totals[seat]! -= pub?.points as number;
      }
    });
    expect(totals).toEqual(end.pub.players.map((p) => p.influence));
    expect(Math.max(...totals)).toBeGreaterThan(0);
  });

  it('[SGO-INV-9] [SGO-INV-10] at every decision of a busy game', () => {
    play(9, 2, (_, s) => {
      for (const [name, holds] of Object.entries(invariants)) if (!holds(s)) throw new Error(name);
    });
    expect(Object.keys(invariants).length).toBeGreaterThanOrEqual(10);
  });
});
