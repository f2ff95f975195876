// TI4-EVENT-minor-factions: home systems of nobody's factions, and who has their alliance cards.
import { type Bag, Objection, optionsFor } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { factionSheet, systemTile } from '../content.ts';
import { awayFromHome } from '../effects/targets.ts';
import { twilightImperium } from '../game.ts';
import { hasLeader } from '../holders.ts';
import { LAYOUTS } from '../packs/base/setups.ts';
import { NOBODY, type Pub, type S } from '../state.ts';
import { commanderOf, unusedCards } from '../values/alliance.ts';
import { isHomeSystem, planetsIn, traitsOf } from '../values/board.ts';
import { masterOf, midways, minorSheets } from '../values/minors.ts';
import { drive } from './drive.ts';
import { opened, under } from './eventful.ts';
import { open } from './opening.ts';

const MINOR = 'minor-factions';
const objectionTo = (options: Bag, seats: number): string | undefined => {
  try {
    optionsFor(twilightImperium, options, seats);
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    return error.why.key;
  }
};
const minorsOf = ({ minors = {} }: Pub) => Object.entries(minors);
const neutralsIn = (pub: Pub, system: string): number[] =>
  planetsIn(pub, system).map((planet) => pub.units.filter((u) => u.owner === NOBODY && u.on === planet).length);

describe('the set-up', () => {
  it('[TI4-HYPER-8] midway between two homes: for three to six players one place each', () => {
    const places = (id: string): number[] => {
      const { homes, hyperlanes } = LAYOUTS.find((layout) => layout.id === id)!;
      return midways(
        homes.map(({ index }) => index),
        hyperlanes.map(({ index }) => index),
      )[0]!;
    };
    expect(places('6p')).toEqual([8, 10, 12, 14, 16, 18]);
    expect(places('3p')).toEqual([7, 11, 15]);
    for (const { id, players } of LAYOUTS) if (players <= 6) expect([id, places(id).length]).toEqual([id, players]);
  });

  it('[TI4-EVENT-minor-factions] [minor-factions] it needs a galaxy that is built, or a map with places', () => {
    expect(objectionTo({ te: true, events: [MINOR] }, 3)).toBe('objection.places');
    expect(objectionTo({ te: true, events: [MINOR], map: 'build' }, 3)).toBeUndefined();
    expect(objectionTo({ te: true, events: [MINOR], map: 'minor-factions' }, 6)).toBeUndefined();
    expect(objectionTo({ te: true, map: 'minor-factions' }, 5)).toBe('objection.players');
    const drawn = Array.from(
      { length: 30 },
      (_, seed) => open(3, { te: true, drawn: 3 }, seed).match.state.pub.events!,
    );
    expect(drawn.flat().some(({ id }) => id === MINOR)).toBe(false);
  });

  const holds = ({ pub }: S, seats: number): void => {
    const minors = minorsOf(pub);
    expect(minors).toHaveLength(seats);
    expect(new Set(minors.map(([, { by }]) => by)).size).toBe(seats);
    for (const [system, { faction }] of minors) {
      expect(pub.players.some((player) => player.faction === faction)).toBe(false);
      expect(factionSheet(faction).home.system ?? system).toBe(system);
      expect(pub.board.some(({ tile }) => tile === system)).toBe(true);
      expect(isHomeSystem(pub, system)).toBe(false);
      const troops = neutralsIn(pub, system);
      expect(troops.reduce((sum, n) => sum + n, 0)).toBe(3);
      expect(Math.max(...troops) - Math.min(...troops)).toBeLessThanOrEqual(1);
      for (const planet of planetsIn(pub, system)) {
        expect(pub.planets[planet]!.controller).toBe(NOBODY);
        expect([...traitsOf(pub, planet)].sort()).toEqual(['cultural', 'hazardous', 'industrial']);
        expect(awayFromHome(pub, 0, planet)).toBe(true);
      }
    }
    for (const { home } of pub.players) expect(isHomeSystem(pub, home)).toBe(true);
  };

  it('[TI4-MAP-4] [TI4-EVENT-minor-factions] [minor-factions] each places one in the second ring, midway, in place of a blue tile', () => {
    const plain = opened([], { map: 'build' }, 3, 4).pub;
    const state = opened([MINOR], { map: 'build' }, 3, 4);
    holds(state, 4);
    expect(state.pub.board.filter(({ index }) => index >= 0)).toHaveLength(
      plain.board.filter(({ index }) => index >= 0).length,
    );
    const blue = (pub: Pub) => pub.board.filter(({ tile }) => systemTile(tile).back === 'blue').length;
    expect(blue(state.pub)).toBe(blue(plain) - 4);
    const spots = state.pub.board.filter(({ tile }) =>
      minorsOf(state.pub).some(([system, { faction }]) => tile === (factionSheet(faction).home.boardTile ?? system)),
    );
    expect(spots.every(({ index }) => index > 6 && index < 19)).toBe(true);
  });

  it('[TI4-MAPS-2] [TI4-EVENT-minor-factions] [minor-factions] the ready-made map has six of them at random, and brings the event', () => {
    const state = open(6, { map: 'minor-factions', factions: 'random' }, 2).run().match.state;
    expect(state.pub.events?.map(({ id }) => id)).toEqual([MINOR]);
    holds(state, 6);
  });
});

describe('who has the card', () => {
  /** The home system of the Barony between those of others, with its two planets held like this. */
  const held = (one: number, other: number, holder?: number) =>
    under([MINOR], {
      line: ['46', '10', '26'],
      factions: { 0: 'sol', 1: 'xxcha', 2: 'norr' },
      units: [],
      planets: { 'arc-prime': one, 'wren-terra': other },
      ...(holder === undefined ? {} : { open: { [holder]: ['alliance:rear-admiral-farran'] } }),
      also: ({ pub }) => {
        pub.minors = { '10': { faction: 'letnev', by: 0 } };
      },
    }).s.pub;
  const holders = (pub: Pub) => [0, 1, 2].filter((seat) => hasLeader(pub, seat, commanderOf('letnev')!));

  it('[TI4-REF-4] [TI4-EVENT-minor-factions] [TI4-XEX-28] [minor-factions] whoever controls all its planets, until another one does', () => {
    expect(holders(held(0, NOBODY))).toEqual([]);
    expect(holders(held(0, 1))).toEqual([]);
    expect(holders(held(0, 0))).toEqual([0]);
    expect(holders(held(1, 2, 0))).toEqual([0]); // A keeps it
    expect(holders(held(1, 1, 0))).toEqual([1]);
  });

  it('[TI4-EVENT-minor-factions] [minor-factions] all of them: the one there is, or each of three', () => {
    const master = (system: string, planets: Record<string, number>) =>
      masterOf(under([MINOR], { line: ['46', system, '26'], units: [], planets }).s.pub, system);
    expect([master('1', { jord: 2 }), master('1', {})]).toEqual([2, undefined]);
    expect(master('16', { arretze: 0, hercant: 0, kamdorn: 0 })).toBe(0);
    expect(master('16', { arretze: 0, hercant: 0, kamdorn: 1 })).toBeUndefined();
  });

  it('[TI4-EVENT-minor-factions] [TI4-REF-5] [minor-factions] its card is not unused, nor is its faction', () => {
    const pub = held(0, NOBODY);
    expect(unusedCards(pub)).not.toContain(commanderOf('letnev'));
    expect(minorSheets(pub)).not.toContain('sol');
  });

  it('[TI4-EVENT-minor-factions] [minor-factions] its planets are explored like others', () => {
    const t = under([MINOR], {
      line: ['46', '10', '26'],
      factions: { 0: 'sol', 1: 'xxcha', 2: 'norr' },
      units: ['0 infantry arc-prime'],
      begin: { step: 'gainPlanet', args: { seat: 0, planet: 'arc-prime' } },
      also: ({ pub }) => {
        pub.planets['arc-prime']!.controller = NOBODY;
        pub.minors = { '10': { faction: 'letnev', by: 0 } };
      },
    });
    expect(t.may(0).sort()).toEqual(['deck:cultural', 'deck:hazardous', 'deck:industrial']);
    drive(t);
  });
});
