// What explores besides the taking of a planet: technologies and action cards.
import type { Seat } from '@orrery/kernel';
import { giveCard } from '../../atoms/possession.ts';
import { another, idOf, inSystems, planets, players, seatAt, yours } from '../../effects/targets.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { planetName } from '../../say.ts';
import { cardsOf, has, type Pub } from '../../state.ts';
import { areNeighbours, systemOf, traitsOf } from '../../values/board.ts';
import { decksFor, hasFrontier } from '../../values/exploration.ts';
import { FRAGMENTS } from '../../values/fragments.ts';
import { fleetOf, unitsOn } from '../../values/units.ts';
import { action, since } from '../card.ts';
import { targetOf, use } from '../own.ts';

/** [TI4-EXPL-13] Own ships in the system or next to it. */
const nearShips = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.units.some(
    (u) =>
      u.owner === seat &&
      u.on === null &&
      fleetOf(pub, seat, u.at).includes(u) &&
      (u.at === system || adjacent(pub, seat, u.at, system)),
  );

export const scouts: Piece[] = [
  {
    id: 'dark-energy-tap-frontier',
    set: 'pok',
    since: 2,
    abilities: {
      'dark-energy-tap': {
        window: 'tactical.end',
        step: 'dark-energy-tap',
        rules: ['TI4-EXPL-13'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          has(pub, seat, 'dark-energy-tap') &&
          hasFrontier(pub, about.at) &&
          fleetOf(pub, seat, about.at).length > 0,
        can: (k, { about }) => [use(k, 'dark-energy-tap', undefined, { system: about.system }, [`system:${about.at}`])],
      },
    },
    steps: {
      'dark-energy-tap': step('dark-energy-tap', {
        explore: (t, f) => t.call('exploreFrontier', { seat: f.args.seat, system: f.args.about.at }),
      }),
    },
  },
  {
    id: 'scanlink-drone-network',
    set: 'pok',
    since: 2,
    abilities: {
      'scanlink-drone-network': {
        window: 'tactical.activate.after',
        step: 'scanlink-drone-network',
        rules: ['TI4-EXPL-2', 'TI4-EXPL-16'],
        might: (pub, seat, { about }) =>
          about.by === seat && has(pub, seat, 'scanlink-drone-network') && scanned(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          scanned(k.pub, k.seat!, about.at).map((planet) =>
            use(k, 'scanlink-drone-network', planet, { planet: planetName(planet) }, [`planet:${planet}`]),
          ),
      },
    },
    steps: {
      'scanlink-drone-network': step('scanlink-drone-network', {
        explore: (t, f) => t.call('explorePlanet', { seat: f.args.seat, planet: targetOf(f.args) }),
      }),
    },
  },
  ...since(2, [
    action({
      id: 'exploration-probe',
      rules: ['TI4-EXPL-13', 'TI4-AC-5'],
      aims: [inSystems((pub, _, system) => hasFrontier(pub, system), nearShips)],
      resolve: (t, { seat, target }) => t.call('exploreFrontier', { seat, system: target }),
    }),
    action({
      id: 'archaeological-expedition',
      rules: ['TI4-EXPL-7', 'TI4-AC-5'],
      aims: [
        (pub, seat) =>
          FRAGMENTS.filter((trait) =>
            planets(yours)(pub, seat).some((planet) => traitsOf(pub, planet).includes(trait)),
          ).map((trait) => `deck:${trait}`),
      ],
      resolve: (t, { seat, target }) =>
        t.call('dig', { seat, deck: idOf(target) as (typeof FRAGMENTS)[number], count: 3 }),
    }),
    action({
      id: 'seize-artifact',
      rules: ['TI4-FRAG-2', 'TI4-AC-5'],
      aims: [
        players(another, (pub, seat, other) => areNeighbours(pub, seat, other) && kindsHeld(pub, other).length > 0),
        (pub, _, __, [victim]) => kindsHeld(pub, seatAt(victim!)).map((kind) => `fragment:${kind}`),
      ],
      resolve(t, { seat, target, more: [kind] }) {
        const card = cardsOf(t.s.pub, seatAt(target), 'fragment').find(({ id }) => id.startsWith(`${idOf(kind!)}#`));
        if (card) giveCard(t, card, seat);
      },
    }),
  ]),
];

/** Planets in a system that hold a unit of the seat and can be explored. */
const scanned = (pub: Pub, seat: Seat, system: string): string[] =>
  Object.keys(pub.planets).filter(
    (planet) =>
      systemOf(pub, planet) === system &&
      decksFor(pub, planet).length > 0 &&
      unitsOn(pub, planet).some((u) => u.owner === seat),
  );
/** The kinds of fragments that lie before a player. */
const kindsHeld = (pub: Pub, seat: Seat): string[] => [
  ...new Set(cardsOf(pub, seat, 'fragment').map(({ id }) => id.split('#')[0]!)),
];
