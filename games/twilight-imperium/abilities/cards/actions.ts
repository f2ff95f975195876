// Action cards that are component actions: goods, planets, tokens, technologies, and other players' things.
import type { Seat } from '@orrery/kernel';
import { exhaustPlanet, gainGoods, liftToken, loseToken, readyPlanet, spendGoods } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import { returnTechnology, stealCard } from '../../effects/cards.ts';
import {
  another,
  atYourShips,
  awayFromHome,
  idOf,
  inSystems,
  notHome,
  ofTrait,
  planets,
  players,
  readied,
  seatAt,
  theirs,
  withYourToken,
  yours,
} from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import type { Piece } from '../../registry.ts';
import { type Pub, playerOf, seatsOf, technologiesOf } from '../../state.ts';
import { areNeighbours, hasToken, planetsIn, resourcesOf } from '../../values/board.ts';
import { payable } from '../../values/payment.ts';
import { deckOf, isUpgrade, researchable } from '../../values/technology.ts';
import { abilityOf, fleetOf, unitsOn } from '../../values/units.ts';
import { action, since } from '../card.ts';

const withBombers = (pub: Pub, seat: Seat, system: string): boolean =>
  fleetOf(pub, seat, system).some((u) => abilityOf(pub, u, 'bombardment'));
const isGeneric = (id: string): boolean => technologyCard(id).faction === undefined;
/** [TI4-TECH-18] Technologies of neighbours that the seat has in its deck. */
const copied = (pub: Pub, seat: Seat): string[] => {
  const near = seatsOf(pub).filter((other) => areNeighbours(pub, seat, other));
  return deckOf(pub, seat)
    .filter(
      ({ id }) => isGeneric(id) && near.some((other) => technologiesOf(pub, other).some((tech) => tech.id === id)),
    )
    .map(({ id }) => `tech:${id}`);
};
const without = (pub: Pub, seat: Seat, id: string): Pub => ({
  ...pub,
  cards: pub.cards.filter((card) => card.id !== id || card.holder !== seat),
});
/** What could be researched in place of a technology. */
const instead = (pub: Pub, seat: Seat, id: string): string[] =>
  researchable(without(pub, seat, id), seat).filter((other) => other !== id);

export const plainActions: Piece[] = since(2, [
  action({
    id: 'economic-initiative',
    rules: ['TI4-AC-12'],
    resolve(t, { seat }) {
      for (const planet of planets(yours, ofTrait('cultural'))(t.s.pub, seat)) readyPlanet(t, planet);
    },
  }),
  action({
    id: 'industrial-initiative',
    rules: ['TI4-AC-12', 'TI4-TG-1'],
    resolve: (t, { seat }) => gainGoods(t, seat, planets(yours, ofTrait('industrial'))(t.s.pub, seat).length),
  }),
  action({
    id: 'mining-initiative',
    rules: ['TI4-AC-5', 'TI4-TG-1'],
    aims: [planets(yours)],
    resolve: (t, { seat, target }) => gainGoods(t, seat, resourcesOf(t.s.pub, target)),
  }),
  action({
    id: 'uprising',
    rules: ['TI4-AC-5', 'TI4-TG-1'],
    aims: [planets(theirs, awayFromHome, readied)],
    resolve(t, { seat, target }) {
      exhaustPlanet(t, target);
      gainGoods(t, seat, resourcesOf(t.s.pub, target));
    },
  }),
  action({
    id: 'unstable-planet',
    rules: ['TI4-AC-5', 'TI4-HIT-13'],
    aims: [planets(ofTrait('hazardous'))],
    resolve(t, { seat, target }) {
      exhaustPlanet(t, target);
      const infantry = unitsOn(t.s.pub, target).filter((u) => u.type === 'infantry');
      destroyBy(t, seat, infantry.slice(0, 3));
    },
  }),
  action({
    id: 'tactical-bombardment',
    rules: ['TI4-AC-5', 'TI4-AC-12'],
    aims: [inSystems(withBombers)],
    resolve(t, { seat, target }) {
      const struck = planetsIn(t.s.pub, target).filter((planet) => theirs(t.s.pub, seat, planet));
      for (const planet of struck) exhaustPlanet(t, planet);
    },
  }),
  action({
    id: 'unexpected-action',
    rules: ['TI4-AC-5', 'TI4-TOKEN-6'],
    aims: [inSystems(withYourToken)],
    resolve: (t, { seat, target }) => liftToken(t, seat, target),
  }),
  action({
    id: 'insubordination',
    rules: ['TI4-AC-5', 'TI4-TOKEN-6'],
    aims: [players(another, (pub, _, other) => playerOf(pub, other).tactic > 0)],
    resolve: (t, { target }) => loseToken(t, seatAt(target), 'tactic'),
  }),
  action({
    id: 'signal-jamming',
    rules: ['TI4-AC-5', 'TI4-TOKEN-4', 'TI4-TOKEN-5'],
    aims: [
      inSystems(notHome, atYourShips, (pub, seat, system) => jammed(pub, seat, system).length > 0),
      (pub, seat, _, [system]) => jammed(pub, seat, system!),
    ],
    resolve: (t, { target, more: [victim] }) => t.call('placeToken', { seat: seatAt(victim!), system: target }),
  }),
  action({
    id: 'spy',
    rules: ['TI4-AC-18', 'TI4-HID-3', 'TI4-HID-7'],
    aims: [players(another, (pub, _, other) => playerOf(pub, other).hand > 0)],
    resolve: (t, { seat, target }) => stealCard(t, seat, seatAt(target)),
  }),
  action({
    id: 'impersonation',
    rules: ['TI4-OBJ-19', 'TI4-SPEND-1'],
    might: (pub, seat) => pub.decks.secrets > 0 && payable(pub, seat, { resources: 0, influence: 3 }),
    resolve(t, { seat }) {
      t.call('pay', { seat, resources: 0, influence: 3, what: { key: 'card.impersonation' } });
      t.call('gainSecret', { seat });
    },
  }),
  action({
    id: 'focused-research',
    rules: ['TI4-TECH-2', 'TI4-TECH-18'],
    might: (pub, seat) => playerOf(pub, seat).goods >= 4 && researchable(pub, seat).length > 0,
    resolve(t, { seat }) {
      spendGoods(t, seat, 4);
      t.call('research', { seat });
    },
  }),
  action({
    id: 'plagiarize',
    rules: ['TI4-TECH-14', 'TI4-TECH-18', 'TI4-NEIGH-1'],
    might: (pub, seat) => payable(pub, seat, { resources: 0, influence: 5 }),
    aims: [copied],
    resolve(t, { seat, target }) {
      t.call('pay', { seat, resources: 0, influence: 5, what: { key: 'card.plagiarize' } });
      t.call('acquire', { seat, tech: idOf(target) });
    },
  }),
  action({
    id: 'divert-funding',
    rules: ['TI4-TECH-16', 'TI4-TECH-18', 'TI4-AC-5'],
    aims: [
      (pub, seat) =>
        technologiesOf(pub, seat)
          .filter(({ id }) => isGeneric(id) && !isUpgrade(id) && instead(pub, seat, id).length > 0)
          .map(({ id }) => `tech:${id}`),
    ],
    resolve(t, { seat, target }) {
      const only = instead(t.s.pub, seat, idOf(target));
      returnTechnology(t, seat, idOf(target));
      t.call('research', { seat, only });
    },
  }),
]);
/** Others who have no token in a system yet. */
const jammed = (pub: Pub, seat: Seat, system: string): string[] =>
  players(another, (_, __, other) => !hasToken(pub, other, system))(pub, seat);
