// Laws that lie before the player who was elected.

import type { Option, Seat } from '@orrery/kernel';
import { targetOf, use } from '../abilities/own.ts';
import { drawCards, drawSecret, gainPoints } from '../atoms/cards.ts';
import { gainGoods, liftToken, swapStrategyCards } from '../atoms/economy.ts';
import { framesOf, step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { player, strategyName, systemName } from '../say.ts';
import { lawInPlay, NOBODY, type Pub, seatsOf, type T } from '../state.ts';
import { nameOutcome } from '../steps/agenda/influence.ts';
import { repeal } from '../steps/agenda/laws.ts';
import { speakerOrder } from '../values/agenda.ts';
import { isOpponent } from '../values/allies.ts';
import { areNeighbours } from '../values/board.ts';
import { producersIn } from '../values/economy.ts';
import { lawOf, ownsLaw } from '../values/laws.ts';
import { agenda } from './agenda.ts';

/** [TI4-LAW-2] Its owner discards it for what it allows. */
const spend = (t: T, id: string): void => {
  const law = lawInPlay(t.s.pub, id);
  if (law) repeal(t, law);
};
const cardsOwned = (pub: Pub, seat: Seat): string[] =>
  pub.strategyCards.filter((c) => c.owner === seat).map(({ id }) => id);
/** `mine.theirs` */
function swaps(pub: Pub, seat: Seat): [mine: string, theirs: string, from: Seat][] {
  return cardsOwned(pub, seat).flatMap((mine) =>
    pub.strategyCards
      .filter(({ owner }) => owner !== seat && owner !== NOBODY)
      .map(({ id, owner }): [string, string, Seat] => [mine, id, owner]),
  );
}
const marked = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.tokens).filter((system) => pub.tokens[system]!.includes(seat));
const foreign = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.units.some((u) => u.at === system && isOpponent(pub, seat, u.owner) && u.owner !== NOBODY);

export const ministers: Piece[] = [
  agenda({
    id: 'committee-formation', // [TI4-AGENDA-9]
    abilities: {
      'committee-formation': {
        window: 'agenda.vote.before',
        step: 'law.committee-formation',
        rules: ['TI4-AGENDA-9'],
        might: (pub, seat, { about }) => about.elects === 'player' && ownsLaw(pub, seat, 'committee-formation'),
        can: (k) =>
          speakerOrder(k.pub).map((seat) => use(k, 'committee-formation', `seat:${seat}`, { seat: player(seat) })),
      },
    },
    steps: {
      'law.committee-formation': step('law.committee-formation', {
        name(t, f) {
          spend(t, 'committee-formation');
          nameOutcome(t, f.args.about.frame as number, targetOf(f.args));
        },
      }),
    },
  }),
  agenda({
    id: 'imperial-arbiter',
    abilities: {
      'imperial-arbiter': {
        window: 'strategy.end',
        step: 'law.imperial-arbiter',
        rules: ['TI4-STRAT-16'],
        might: (pub, seat) => ownsLaw(pub, seat, 'imperial-arbiter') && swaps(pub, seat).length > 0,
        can: (k) =>
          swaps(k.pub, k.seat!).map(([mine, theirs, from]) =>
            use(
              k,
              'imperial-arbiter',
              `${mine}.${theirs}`,
              { mine: strategyName(mine), theirs: strategyName(theirs), seat: player(from) },
              [`strategy:${theirs}`],
            ),
          ),
      },
    },
    steps: {
      'law.imperial-arbiter': step('law.imperial-arbiter', {
        swap(t, f) {
          const [mine, theirs] = targetOf(f.args).split('.') as [string, string];
          spend(t, 'imperial-arbiter');
          swapStrategyCards(t, mine, theirs);
        },
      }),
    },
  }),
  agenda({
    id: 'minister-of-commerce',
    follows: {
      'commodities.replenished.after'(t, { by }) {
        const { pub } = t.s;
        if (!ownsLaw(pub, by, 'minister-of-commerce')) return;
        gainGoods(t, by, seatsOf(pub).filter((other) => areNeighbours(pub, by, other)).length);
      },
    },
  }),
  agenda({
    id: 'minister-of-exploration',
    follows: {
      'planet.gained.after'(t, { by }) {
        if (ownsLaw(t.s.pub, by, 'minister-of-exploration')) gainGoods(t, by, 1);
      },
    },
  }),
  agenda({
    id: 'minister-of-industry',
    abilities: {
      'minister-of-industry': {
        window: 'structure.placed',
        step: 'law.minister-of-industry',
        rules: ['TI4-PROD-1'],
        might: (pub, seat, { about }) =>
          about.by === seat && about.type === 'space-dock' && ownsLaw(pub, seat, 'minister-of-industry'),
        can: (k, { about }) => [use(k, 'minister-of-industry', undefined, { planet: about.planet })],
      },
    },
    steps: {
      'law.minister-of-industry': step('law.minister-of-industry', {
        produce(t, f) {
          const { seat, about } = f.args;
          const system = about.at as string;
          const producers = producersIn(t.s.pub, seat, system).map(({ id }) => id);
          if (producers.length > 0) t.call('produce', { seat, system, producers });
        },
      }),
    },
  }),
  agenda({
    id: 'minister-of-peace',
    abilities: {
      'minister-of-peace': {
        window: 'tactical.activate.after',
        step: 'law.minister-of-peace',
        rules: ['TI4-TURN-18'],
        might: (pub, seat, { about }) => ownsLaw(pub, seat, 'minister-of-peace') && foreign(pub, about.by, about.at),
        can: (k, { about }) => [use(k, 'minister-of-peace', undefined, { seat: player(about.by) })],
      },
    },
    steps: {
      'law.minister-of-peace': step('law.minister-of-peace', {
        stop(t) {
          spend(t, 'minister-of-peace');
          for (const frame of framesOf(t.s.pub, 'turn', 'tactical')) frame.args.ended = true;
        },
      }),
    },
  }),
  agenda({
    id: 'minister-of-policy',
    follows: {
      'status.end'(t) {
        const { holder = NOBODY } = lawOf(t.s.pub, 'minister-of-policy') ?? {};
        if (holder !== NOBODY) drawCards(t, holder, 1);
      },
    },
  }),
  agenda({
    id: 'minister-of-sciences', // [TI4-TECS-6]
    modifiers: {
      sparesResources: (pub, seat, card) => card === 'technology' && ownsLaw(pub, seat, 'minister-of-sciences'),
    },
  }),
  agenda({
    id: 'minister-of-war',
    abilities: {
      'minister-of-war': {
        window: 'action.performed',
        step: 'law.minister-of-war',
        rules: ['TI4-TURN-17'],
        might: (pub, seat, { about }) =>
          about.by === seat && ownsLaw(pub, seat, 'minister-of-war') && marked(pub, seat).length > 0,
        can: (k): Option[] =>
          marked(k.pub, k.seat!).map((system) =>
            use(k, 'minister-of-war', system, { system: systemName(system) }, [`system:${system}`]),
          ),
      },
    },
    steps: {
      'law.minister-of-war': step('law.minister-of-war', {
        again(t, f) {
          spend(t, 'minister-of-war');
          liftToken(t, f.args.seat, targetOf(f.args));
          for (const turn of framesOf(t.s.pub, 'turn')) turn.args.more = (turn.args.more ?? 0) + 1;
        },
      }),
    },
  }),
  agenda({
    id: 'prophecy-of-ixth',
    modifiers: {
      combat: (pub, { unit }) => (unit.type === 'fighter' && ownsLaw(pub, unit.owner, 'prophecy-of-ixth') ? 1 : 0),
    },
    follows: {
      'production.produced'(t, { by, ability, units }) {
        const fighters = units.filter((type) => type === 'fighter').length;
        if (ability && fighters < 2 && ownsLaw(t.s.pub, by, 'prophecy-of-ixth')) spend(t, 'prophecy-of-ixth');
      },
    },
  }),
  agenda({
    id: 'political-censure',
    restrictions: {
      play: (pub, seat) =>
        ownsLaw(pub, seat, 'political-censure') ? { why: 'law.censure', rule: 'TI4-LAW-2' } : undefined,
    },
    elected: (t, { seat }) => gainPoints(t, seat, 1),
    repealed(t, { holder }) {
      if (lawOf(t.s.pub, 'political-censure')) gainPoints(t, holder, -1); // [TI4-LAW-4]
    },
  }),
  agenda({
    id: 'search-warrant', // [TI4-OBJ-23]
    modifiers: { opensSecrets: (pub, seat) => ownsLaw(pub, seat, 'search-warrant') },
    elected(t, { seat }) {
      for (let i = 0; i < 2; i++) drawSecret(t, seat);
    },
  }),
];
