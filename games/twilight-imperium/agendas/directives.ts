// Directives: agendas that are carried out once and leave nothing behind.

import type { Seat } from '@orrery/kernel';
import { drawCards, drawSecret, gainPoints } from '../atoms/cards.ts';
import { exhaustPlanet, gainGoods, loseGoods, setPools, setSpeaker } from '../atoms/economy.ts';
import { place, remove } from '../atoms/units.ts';
import { stageDeck } from '../decks.ts';
import { deploy } from '../effects/units.ts';
import { wormholesIn } from '../galaxy/adjacency.ts';
import type { UnitType } from '../packs/base/types.ts';
import type { Piece } from '../registry.ts';
import { objectiveName } from '../say.ts';
import {
  clockwise,
  lawInPlay,
  NOBODY,
  type Pool,
  type Pub,
  playerOf,
  type T,
  tokensLeft,
  type Unit,
} from '../state.ts';
import { repeal } from '../steps/agenda/laws.ts';
import { demand, destroyUnits, tokensOf } from '../steps/losses.ts';
import { speakerOrder } from '../values/agenda.ts';
import { homeOf, planetsOf, readyPlanets, specialtiesOf, systemOf } from '../values/board.ts';
import { lawsIn } from '../values/laws.ts';
import { isGroundForce, isShip, unitsOn } from '../values/units.ts';
import { agenda, atNextStrategyPhase, discardHand, inAgendaPhase, named } from './agenda.ts';

const isAlphaOrBeta = (pub: Pub, system: string): boolean =>
  wormholesIn(pub, system).some((kind) => kind === 'alpha' || kind === 'beta');
const ofType = (pub: Pub, seat: Seat, type: UnitType): string[] =>
  pub.units.filter((u) => u.owner === seat && u.type === type).map(({ id }) => String(id));
const surplus = (t: T, id: string, order: readonly Seat[], type: UnitType, most: number): void =>
  demand(t, 'unit', named(id), order, (seat) => {
    const from = ofType(t.s.pub, seat, type);
    return { from, count: Math.max(0, from.length - most) };
  });
const exhaustAll = (t: T, seat: Seat, test: (planet: string) => boolean): void => {
  for (const planet of readyPlanets(t.s.pub, seat)) if (test(planet)) exhaustPlanet(t, planet);
};

/** [TI4-TOKEN-3] As far as the tokens go. */
function standard(pub: Pub, seat: Seat): Record<Pool, number> {
  let left = tokensOf(pub, seat).length + tokensLeft(pub, seat);
  const fill = (most: number): number => {
    const tokens = Math.min(most, left);
    left -= tokens;
    return tokens;
  };
  return { tactic: fill(3), fleet: fill(3), strategy: fill(2) };
}

/** Most or fewest points: everybody who has as many. */
function crown(t: T, order: readonly Seat[], of: (...points: number[]) => number): void {
  const goal = of(...order.map((seat) => playerOf(t.s.pub, seat).points));
  const crowned = order.filter((seat) => playerOf(t.s.pub, seat).points === goal);
  for (const seat of crowned) gainPoints(t, seat, 1);
}

const infantryOn = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  unitsOn(pub, planet).filter((u) => u.owner === seat && u.type === 'infantry');
const half = (units: Unit[]): Unit[] => units.slice(0, Math.ceil(units.length / 2));

const silence = (t: T, seat: Seat): void =>
  inAgendaPhase(t, 'public-execution', { kind: 'noVote', seat, source: 'public-execution' });

/** One more objective of a stage, of those that were not laid out. */
function revealUnused(t: T, stage: 1 | 2): void {
  const { pub, dark } = t.s;
  const laid = [...pub.objectives, ...dark.decks[`stage${stage}`]];
  const [id] = t.shuffle(stageDeck(pub, stage).filter((card) => !laid.includes(card)));
  if (id === undefined) return;
  pub.objectives.push(id);
  t.reveal({ type: 'objective.revealed', pub: { objective: objectiveName(id), id } });
}

export const directives: Piece[] = [
  agenda({ id: 'archived-secret', elected: (t, { seat }) => drawSecret(t, seat) }),
  agenda({
    id: 'arms-reduction',
    for(t, { order }) {
      surplus(t, 'arms-reduction', order, 'dreadnought', 2);
      surplus(t, 'arms-reduction', order, 'cruiser', 4);
    },
    against: (t) => atNextStrategyPhase(t, 'arms-reduction', NOBODY),
    later(t) {
      for (const seat of speakerOrder(t.s.pub))
        exhaustAll(t, seat, (planet) => specialtiesOf(t.s.pub, planet).length > 0);
    },
  }),
  agenda({
    id: 'colonial-redistribution',
    elected(t, { what }) {
      destroyUnits(t, unitsOn(t.s.pub, what));
      t.call('redistributeColony', { seat: t.s.pub.planets[what]!.controller, planet: what });
    },
  }),
  agenda({
    id: 'compensated-disarmament',
    elected(t, { what }) {
      const troops = unitsOn(t.s.pub, what).filter((u) => isGroundForce(t.s.pub, u));
      const { controller } = t.s.pub.planets[what]!;
      destroyUnits(t, troops);
      if (controller !== NOBODY) gainGoods(t, controller, troops.length);
    },
  }),
  agenda({
    id: 'economic-equality',
    for(t, { order }) {
      for (const seat of order) loseGoods(t, seat);
      for (const seat of order) gainGoods(t, seat, 5);
    },
    against(t, { order }) {
      for (const seat of order) loseGoods(t, seat);
    },
  }),
  agenda({
    id: 'incentive-program',
    for: (t) => revealUnused(t, 1),
    against: (t) => revealUnused(t, 2),
  }),
  agenda({
    id: 'judicial-abolishment',
    possible: (pub) => lawsIn(pub).length > 0,
    elected(t, { what }) {
      const law = lawInPlay(t.s.pub, what);
      if (law) repeal(t, law);
    },
  }),
  agenda({ id: 'miscount-disclosed', possible: (pub) => lawsIn(pub).length > 0, again: true }),
  agenda({
    id: 'mutiny',
    for(t, { voters }) {
      for (const seat of voters('for')) gainPoints(t, seat, 1); // [TI4-VP-6] in speaker order
    },
    against(t, { voters }) {
      for (const seat of voters('for')) gainPoints(t, seat, -1);
    },
  }),
  agenda({
    id: 'new-constitution',
    possible: (pub) => lawsIn(pub).length > 0,
    for(t) {
      for (const law of lawsIn(t.s.pub)) repeal(t, law);
      atNextStrategyPhase(t, 'new-constitution', NOBODY);
    },
    later(t) {
      for (const seat of speakerOrder(t.s.pub))
        exhaustAll(t, seat, (planet) => systemOf(t.s.pub, planet) === homeOf(t.s.pub, seat));
    },
  }),
  agenda({
    id: 'public-execution', // [TI4-AGENDA-24]
    elected(t, { seat }) {
      discardHand(t, seat);
      if (t.s.pub.speaker === seat) setSpeaker(t, clockwise(t.s.pub, seat)[1] ?? seat);
      silence(t, seat);
    },
    later: (t, { seat }) => silence(t, seat), // [TI4-EXEC-7]
  }),
  agenda({
    id: 'seed-of-an-empire',
    for: (t, { order }) => crown(t, order, Math.max),
    against: (t, { order }) => crown(t, order, Math.min),
  }),
  agenda({
    id: 'swords-to-plowshares',
    for(t, { order }) {
      for (const seat of order) {
        const lost = planetsOf(t.s.pub, seat).flatMap((planet) => half(infantryOn(t.s.pub, seat, planet)));
        destroyUnits(t, lost);
        gainGoods(t, seat, lost.length);
      }
    },
    against(t, { order }) {
      for (const seat of order) for (const planet of planetsOf(t.s.pub, seat)) deploy(t, seat, planet, 1);
    },
  }),
  agenda({
    id: 'unconventional-measures',
    for(t, { voters }) {
      for (const seat of voters('for')) drawCards(t, seat, 2);
    },
    against(t, { voters }) {
      for (const seat of voters('for')) discardHand(t, seat);
    },
  }),
  agenda({
    id: 'wormhole-research',
    for(t, { order }) {
      const { pub } = t.s;
      const there = (seat: Seat) =>
        pub.units.some((u) => u.owner === seat && isShip(u) && wormholesIn(pub, u.at).length > 0);
      for (const seat of order.filter(there)) t.call('research', { seat });
      destroyUnits(
        t,
        pub.units.filter((u) => isShip(u) && isAlphaOrBeta(pub, u.at)),
      );
    },
    against: (t, { voters }) =>
      demand(t, 'token', named('wormhole-research'), voters('against'), (seat) => ({
        from: tokensOf(t.s.pub, seat),
        count: 1,
      })),
  }),
  agenda({
    id: 'armed-forces-standardization',
    elected: (t, { seat }) => setPools(t, seat, standard(t.s.pub, seat)),
  }),
  agenda({
    id: 'clandestine-operations',
    for: (t, { order }) =>
      demand(t, 'token', named('clandestine-operations'), order, (seat) => ({
        from: tokensOf(t.s.pub, seat),
        count: 2,
      })),
    against: (t, { order }) =>
      demand(t, 'token', named('clandestine-operations'), order, (seat) => ({
        from: tokensOf(t.s.pub, seat, ['fleet']),
        count: 1,
      })),
  }),
  agenda({
    id: 'minister-of-antiquities',
    elected: (t, { seat }) => t.call('gainRelic', { seat }),
  }),
  agenda({ id: 'covert-legislation' }), // [TI4-AGENDA-20] the one it hides is resolved in its place
  agenda({
    id: 'galactic-crisis-pact', // [TI4-AGENDA-23]
    elected(t, { what, order }) {
      for (const seat of order) t.call('secondary', { seat, card: what, free: false, active: NOBODY, spared: true });
    },
  }),
  agenda({
    id: 'rearmament-agreement',
    for(t, { order }) {
      for (const seat of order) t.call('muster', { seat, type: 'mech' });
    },
    against(t, { order }) {
      for (const seat of order) {
        const mechs = t.s.pub.units.filter((u) => u.owner === seat && u.type === 'mech');
        remove(t, mechs);
        for (const { at, on } of mechs) place(t, seat, 'infantry', at, on);
      }
    },
  }),
  agenda({
    id: 'research-grant-reallocation',
    elected: (t, { seat }) => t.call('grant', { seat, source: named('research-grant-reallocation') }),
  }),
];
