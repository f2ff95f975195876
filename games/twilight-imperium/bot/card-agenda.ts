// Action cards of the agenda phase: what a prediction may bring, and when votes are worth more than what they cost.
import type { Seat } from '@orrery/kernel';
import { idOf, seatAt } from '../effects/targets.ts';
import { type Pub, playerOf } from '../state.ts';
import { agendaNow, tally } from '../values/agenda.ts';
import { isOpponent } from '../values/allies.ts';
import { influenceOf, planetsOf, readyPlanets, traitsOf } from '../values/board.ts';
import { threat } from './card-actions.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';
import { brims, whenFull } from './hand.ts';
import { always, type Judge, type Offer } from './judging.ts';
import { POINT } from './worth.ts';

/** What each prediction pays if it comes true. */
const REWARDS: Readonly<Record<string, number>> = {
  'imperial-rider': POINT,
  'leadership-rider': 5,
  'trade-rider': 5,
  'politics-rider': 5,
  'technology-rider': 4,
  'construction-rider': 4,
  'warfare-rider': 4,
  'diplomacy-rider': 2,
  sanction: 1.5,
};
/** Most agendas pass; where somebody or something is elected anything may happen. */
function likely(pub: Pub, outcome: string): number {
  if (outcome === 'for') return 0.55;
  return outcome === 'against' ? 0.45 : 1 / Math.max(2, agendaNow(pub)?.args.outcomes.length ?? 2);
}
const influence = (pub: Pub, seat: Seat): number =>
  readyPlanets(pub, seat).reduce((total, planet) => total + influenceOf(pub, planet), 0);
/** A prediction costs the own votes: the fewer they are, the better. */
const foretelling =
  (card: string): Judge =>
  (o) => {
    const gain = REWARDS[card]! * likely(o.c.pub, idOf(o.target));
    return whenFull(o, gain - 0.25 * influence(o.c.pub, o.c.seat) - 0.5);
  };

/** By how many votes the outcome voted for is behind. */
function behind({ c }: Offer): number {
  const { outcomes = [], votes = [] } = agendaNow(c.pub)?.args ?? {};
  const count = tally(outcomes, votes);
  const mine = c.k.own?.ballot?.outcome ?? votes.find((vote) => vote.seat === c.seat)?.outcome ?? '';
  const best = Math.max(0, ...outcomes.filter((outcome) => outcome !== mine).map((outcome) => count[outcome]!));
  return best - (count[mine] ?? 0);
}

export const CARD_AGENDAS: Readonly<Record<string, Judge>> = {
  ...Object.fromEntries(Object.keys(REWARDS).map((card) => [card, foretelling(card)])),
  'ancient-burial-sites'({ c, target }) {
    const victim = seatAt(target);
    if (!isOpponent(c.pub, c.seat, victim)) return 0;
    const lost = planetsOf(c.pub, victim).filter((planet) => traitsOf(c.pub, planet).includes('cultural'));
    return (threat(c.pub, victim) * lost.reduce((total, planet) => total + influenceOf(c.pub, planet), 0)) / 4;
  },
  'diplomatic-pressure': ({ c, target }) => 1 + playerOf(c.pub, seatAt(target)).notes / 10,
  veto: (o) => (brims(o) ? 0.2 : 0),
  'assassinate-representative'(o) {
    const victim = seatAt(o.target);
    if (!isOpponent(o.c.pub, o.c.seat, victim)) return 0;
    return whenFull(o, influence(o.c.pub, victim) * 0.15 * threat(o.c.pub, victim) - 1);
  },
  'hack-election': ({ c }) => (influence(c.pub, c.seat) > 3 ? 0.5 : 0),
  'insider-information': always,
  'distinguished-councilor': (o) => (behind(o) >= -5 ? 1 : 0),
  // Just enough to be ahead.
  bribery: (o) =>
    Number(idOf(o.target)) === behind(o) + 1 && playerOf(o.c.pub, o.c.seat).goods > behind(o) + 1 ? 1 : 0,
  'confusing-legal-text': (o) => (brims(o) ? 0.2 : 0),
  'confounding-legal-text': (o) => (brims(o) ? 0.2 : 0),
  'deadly-plot': (o) => (brims(o) ? 0.2 : 0),
};

/** What was foretold and came true: the dearest first. */
export const payFirst: Answerer = (c) => choose(c, (key) => REWARDS[partsOf(key)[0]] ?? 0, say('prediction.first'));
