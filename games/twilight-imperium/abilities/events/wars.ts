// Events of war: what destroys more than usual, and what destruction is good for.
import type { Seat } from '@orrery/kernel';
import { gainPoints } from '../../atoms/cards.ts';
import { exhaustTechnology } from '../../atoms/economy.ts';
import { bankSpoils, layTokens, liftTokenOff, moveSpoils, spendSpoils, spoilsOn } from '../../atoms/events.ts';
import { awayFromHome, planets } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { hasReady, NOBODY, type Pub, seatsOf } from '../../state.ts';
import { controls, homeOf, planetsIn, systemOf } from '../../values/board.ts';
import { bombersIn, cardOfType, unitsOn } from '../../values/units.ts';
import { acts, reacts } from '../open-card.ts';
import { event, inForce } from './event.ts';

const ATOMICS = 'stellar-atomics';
const WAR = 'total-war';
const NO_RULES = 'conventions-of-war-abandoned';
const X89 = 'x-89-bacterial-weapon';
/** So many commodities are a victory point. */
const TRIUMPH = 10;

const hasToken = (pub: Pub, seat: Seat): boolean => inForce(pub, ATOMICS).seats?.includes(seat) ?? false;

/** Home planets on which a seat may keep its spoils. */
const hoards = (pub: Pub, seat: Seat): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => controls(pub, seat, planet));
const hoarded = (pub: Pub, seat: Seat): number =>
  hoards(pub, seat).reduce((total, planet) => total + spoilsOn(pub, planet), 0);
/** Fighters and infantry count 1 each; on neutral units no cost is printed, they are worth what those of players are. */
const priceOfType = (pub: Pub, owner: Seat, killer: Seat, type: UnitType): number =>
  type === 'fighter' || type === 'infantry' ? 1 : (cardOfType(pub, owner === NOBODY ? killer : owner, type)?.cost ?? 0);

export const wars: readonly Piece[] = [
  event('wild-wild-galaxy', { since: 6, modifiers: { wild: () => true } }), // the cards say what they do then
  event(ATOMICS, {
    founded: (t) => layTokens(t, ATOMICS, seatsOf(t.s.pub)),
    restrictions: {
      vote: (pub, seat) => (hasToken(pub, seat) ? undefined : { why: 'atomics', rule: `TI4-EVENT-${ATOMICS}` }),
      play: (pub, seat) =>
        pub.phase === 'agenda' && !hasToken(pub, seat) ? { why: 'atomics', rule: `TI4-EVENT-${ATOMICS}` } : undefined,
    },
    ...acts('event', {
      id: ATOMICS,
      rules: [`TI4-EVENT-${ATOMICS}`],
      might: hasToken,
      aims: planets(awayFromHome),
      resolve(t, { seat, target }) {
        liftTokenOff(t, ATOMICS, seat);
        destroyBy(t, seat, unitsOn(t.s.pub, target));
      },
    }),
  }),
  event(WAR, {
    follows: {
      'unit.destroyed.after'(t, { killers, owners, types }) {
        const { pub } = t.s;
        for (const seat of new Set(killers.filter((killer) => killer !== NOBODY))) {
          const fallen = types.flatMap((type, i) =>
            killers[i] === seat && owners[i] !== seat ? [priceOfType(pub, owners[i]!, seat, type as UnitType)] : [],
          );
          const amount = fallen.reduce((total, price) => total + price, 0);
          const [planet] = hoards(pub, seat);
          if (planet && amount > 0) bankSpoils(t, seat, planet, amount);
        }
      },
    },
    ...warChest(),
  }),
  event(NO_RULES, {
    modifiers: {
      fells: (_, cause) => (cause === 'bombardment' ? 2 : 0),
      falls(pub, seat) {
        const home = planetsIn(pub, homeOf(pub, seat));
        return home.length > 0 && home.every((planet) => pub.planets[planet]!.purged);
      },
    },
    ...acts('event', {
      id: NO_RULES,
      rules: [`TI4-EVENT-${NO_RULES}`],
      might: (pub, seat) => hasReady(pub, seat, X89),
      aims: planets(
        (pub, seat, planet) => bombersIn(pub, seat, systemOf(pub, planet)).length > 0,
        (pub, _, planet) => !pub.planets[planet]!.purged,
      ),
      resolve(t, { seat, target }) {
        exhaustTechnology(t, seat, X89);
        t.call('blightPlanet', { planet: target });
      },
    }),
  }),
];

/** What is taken with a planet may be brought home; ten of them are a victory point. */
function warChest(): Pick<Piece, 'abilities' | 'actions' | 'steps'> {
  const brings = reacts(
    'event',
    {
      id: `${WAR}.haul`,
      card: WAR,
      rules: [`TI4-EVENT-${WAR}`],
      might: (_, seat, { about }) => about.by === seat,
      aims: (pub, seat, { about }) =>
        spoilsOn(pub, about.on) > 0 ? hoards(pub, seat).filter((planet) => planet !== about.on) : [],
      resolve: (t, { seat, target, about }) => moveSpoils(t, seat, about.on, target),
    },
    'planet.gained.after',
  );
  const wins = acts('event', {
    id: WAR,
    rules: [`TI4-EVENT-${WAR}`],
    might: (pub, seat) => hoarded(pub, seat) >= TRIUMPH,
    resolve(t, { seat }) {
      spendSpoils(t, seat, hoards(t.s.pub, seat), TRIUMPH);
      gainPoints(t, seat, 1);
    },
  });
  return { abilities: brings.abilities, actions: wins.actions, steps: { ...brings.steps, ...wins.steps } };
}
