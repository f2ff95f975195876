// Monuments to the Ages: what is built instead of a structure, and worth more from round to round.
import type { Seat } from '@orrery/kernel';
import { gainPoints } from '../../atoms/cards.ts';
import { spendGoods } from '../../atoms/economy.ts';
import { creditMonument, fillMonument, layMonument, razeMonument } from '../../atoms/events.ts';
import { awayFromHome } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY, type Planet, type Pub, type T } from '../../state.ts';
import { purseOf } from '../../values/economy.ts';
import { reacts, together } from '../open-card.ts';
import { event } from './event.ts';

const MONUMENTS = 'monuments-to-the-ages';
const PRICE = 5;
const MOST = 3;
/** So many commodities under it are a victory point. */
const POINT = 3;

const built = (pub: Pub): [string, Planet][] => Object.entries(pub.planets).filter(([, { monument }]) => monument);
/** Where one may come: on a planet without one, outside home systems, while there are pieces. */
const maybe = (pub: Pub, seat: Seat, planet: string): boolean =>
  built(pub).length < MOST &&
  !pub.planets[planet]!.monument &&
  awayFromHome(pub, seat, planet) &&
  purseOf(pub, seat) >= PRICE;

/** The points are with whoever controls the planet, however that came about. */
function settlePoints(t: T): void {
  for (const [planet, { controller, monument, purged }] of built(t.s.pub)) {
    const { holder, worth, under } = monument!;
    const owner = purged ? NOBODY : controller;
    const due = owner === NOBODY ? 0 : Math.floor(under / POINT);
    if (owner === holder && due === worth) continue;
    creditMonument(t, planet, owner, due);
    if (holder === owner) gainPoints(t, owner, due - worth);
    else {
      if (worth > 0) gainPoints(t, holder, -worth);
      if (due > 0) gainPoints(t, owner, due);
    }
  }
}

const builds = reacts(
  'event',
  {
    id: MONUMENTS,
    rules: [`TI4-EVENT-${MONUMENTS}`],
    might: (pub, seat, { about }) => about.by === seat && maybe(pub, seat, about.on),
    aims: (_, __, { about }) => [about.on],
    resolve(t, { seat, about }) {
      spendGoods(t, seat, PRICE);
      layMonument(t, seat, about.on);
      t.frame(about.frame, 'placeStructure')!.args.replaced = true;
    },
  },
  'structure.place',
);
const razes = reacts(
  'event',
  {
    id: `${MONUMENTS}.raze`,
    card: MONUMENTS,
    rules: [`TI4-EVENT-${MONUMENTS}`],
    might: (pub, seat, { about }) => about.by === seat && pub.planets[about.on]!.monument !== undefined,
    aims: (_, __, { about }) => [about.on],
    resolve(t, { seat, about }) {
      const { holder, worth } = t.s.pub.planets[about.on]!.monument!;
      razeMonument(t, seat, about.on);
      if (worth > 0) gainPoints(t, holder, -worth);
    },
  },
  'planet.gained',
);

export const monuments: readonly Piece[] = [
  event(MONUMENTS, {
    since: 6,
    follows: {
      'status.start'(t) {
        for (const [planet] of built(t.s.pub)) fillMonument(t, planet);
        if (built(t.s.pub).length > 0) t.tell({ type: 'monuments.filled', pub: {} });
      },
    },
    upkeep: settlePoints,
    ...together(builds, razes),
  }),
];
