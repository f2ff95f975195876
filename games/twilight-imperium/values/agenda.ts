// TI4-AGENDA, TI4-VOTE: the agenda on the table: its outcomes, who votes, in which order, and with how many votes.
import type { Frame, Msg, Seat } from '@orrery/kernel';
import { agendaCard, objectiveCard } from '../content.ts';
import type { Reason } from '../modifiers.ts';
import type { Elect } from '../packs/base/types.ts';
import { frameOf } from '../procedures.ts';
import { anyGrants, barTo, sum } from '../registry.ts';
import { agendaName, objectiveName, planetName, player, strategyName } from '../say.ts';
import { clockwise, effectsOf, livingSeats, NOBODY, type Pub, playerOf } from '../state.ts';
import type { Agenda, Vote } from '../steps/agenda/agenda.ts';
import {
  cardAsWorld,
  influenceOf,
  isHomeSystem,
  isMecatol,
  readyPlanets,
  resourcesOf,
  systemOf,
  systems,
  treasuresOf,
  worldOf,
} from './board.ts';
import { purseOf, worth } from './economy.ts';
import { lawsIn } from './laws.ts';

export const agendaNow = (pub: Pub): Frame<Agenda> | undefined => frameOf(pub, 'agenda');

const controlled = (pub: Pub): string[] =>
  Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.controller !== NOBODY);
const scoredSecrets = (pub: Pub): string[] =>
  pub.players
    .flatMap(({ scored }) => scored)
    .filter((id) => objectiveCard(id).stage === 0 && !pub.objectives.includes(id));

/** [TI4-VOTE-17] What can be voted for: `for`, `seat:2`, `planet:lodor`, `law:…`, `strategy:…`, `objective:…`. */
const OUTCOMES: Readonly<Record<Elect, (pub: Pub) => string[]>> = {
  forAgainst: () => ['for', 'against'],
  player: (pub) => livingSeats(pub).map((seat) => `seat:${seat}`),
  planet: (pub) => controlled(pub).map((planet) => `planet:${planet}`),
  colony: (pub) =>
    controlled(pub)
      .filter((planet) => systems(pub).includes(systemOf(pub, planet))) // [TI4-F-KEL-8] not what nobody can lose
      .filter((planet) => !isMecatol(planet) && !isHomeSystem(pub, systemOf(pub, planet)))
      .map((planet) => `planet:${planet}`),
  law: (pub) => lawsIn(pub).map(({ id }) => `law:${id}`),
  strategyCard: (pub) => pub.strategyCards.map(({ id }) => `strategy:${id}`),
  secret: (pub) => scoredSecrets(pub).map((id) => `objective:${id}`),
  hidden: () => [],
};
export const outcomesOf = (pub: Pub, card: string): string[] => OUTCOMES[agendaCard(card).elect](pub);
export const electsPlayer = (outcomes: readonly string[]): boolean =>
  outcomes.some((outcome) => outcome.startsWith('seat:'));

export function outcomeName(outcome: string): Msg | { seat: Seat } {
  const [kind, what = ''] = outcome.split(':') as [string, string?];
  if (kind === 'seat') return player(Number(what));
  if (kind === 'planet') return planetName(what);
  if (kind === 'law') return agendaName(what);
  if (kind === 'strategy') return strategyName(what);
  return kind === 'objective' ? objectiveName(what) : { key: `outcome.${outcome}` };
}
/** What to light on the board for an outcome. */
export const outcomeRefs = (outcome: string): string[] =>
  /^(planet|strategy|objective):/.test(outcome) ? [outcome] : [];

/** [TI4-EXEC-1] Who is speaker for the agenda on the table. */
export const chairOf = (pub: Pub): Seat => agendaNow(pub)?.args.caller ?? pub.speaker;
/** [TI4-EXEC-3] Whether somebody has called it outside of the agenda phase. */
export const isCalled = (pub: Pub): boolean => agendaNow(pub)?.args.caller !== undefined;
/** Everybody still in the game, from the speaker on. */
export const speakerOrder = (pub: Pub): Seat[] => clockwise(pub, chairOf(pub));
/** [TI4-EXEC-8] In which order an outcome is carried out. */
export const resolvingOrder = (pub: Pub): Seat[] => (isCalled(pub) ? pub.initiative : speakerOrder(pub));

/** [TI4-VOTE-3] Left of the speaker, clockwise, the speaker last; effects put some first or last of all. */
export function votingOrder(pub: Pub): Seat[] {
  const [speaker, ...others] = speakerOrder(pub);
  const order = [...others, speaker!];
  const first = order.filter((seat) => anyGrants('votesFirst', pub, seat));
  const last = effectsOf(pub, 'votesLast').map(({ seat }) => seat);
  return [...new Set([...first, ...order])].filter((seat) => !last.includes(seat)).concat(last);
}

/** [TI4-VOTE-12] Why a seat casts no votes now, by any means. */
export function voteBar(pub: Pub, seat: Seat): Reason | undefined {
  if (playerOf(pub, seat).eliminated) return { why: 'vote.barred', rule: 'TI4-ELIM-6' };
  if (anyGrants('unsilenced', pub, seat)) return undefined; // [TI4-VOTE-14]
  const barred = effectsOf(pub, 'noVote').some((effect) => effect.seat === seat);
  return barred ? { why: 'vote.barred', rule: 'TI4-VOTE-12' } : barTo('vote', pub, seat);
}

/** [TI4-VOTE-1, -9] What each readied planet would give; to whoever called the agenda, its resources if they are more. */
export function votesOf(pub: Pub, planet: string): number {
  if (cardAsWorld(pub, planet)) return worth(pub, planet, 'influence'); // [TI4-REL-13]
  const influence = influenceOf(pub, planet) + sum('planetVotes', pub, planet);
  if (!isCalled(pub) || pub.planets[planet]!.controller !== chairOf(pub)) return influence;
  return Math.max(influence, resourcesOf(pub, planet)); // [TI4-EXEC-5]
}
/** [TI4-EXEC-5] Trade goods that may be spent as votes. */
export const votingGoods = (pub: Pub, seat: Seat): number =>
  isCalled(pub) && chairOf(pub) === seat && !isSingleVote(pub) ? purseOf(pub, seat) : 0;
/** [TI4-VOTE-15] A vote each, without planets. */
export const isSingleVote = (pub: Pub): boolean => anyGrants('singleVote', pub);
/** [TI4-VOTE-7] Added to votes from planets. */
export const extraVotes = (pub: Pub, seat: Seat): number => (isSingleVote(pub) ? 0 : sum('votes', pub, seat));

export function ballotOf(pub: Pub, seat: Seat): Record<string, number> {
  if (isSingleVote(pub)) return {};
  const cards = treasuresOf(pub, seat).flatMap(({ id }) => (worldOf(pub, id).exhausted ? [] : [id]));
  const planets = [...readyPlanets(pub, seat), ...cards].map((planet) => [planet, votesOf(pub, planet)] as const);
  return Object.fromEntries(planets.filter(([, votes]) => votes > 0));
}

/** [TI4-CORR-16] By public facts: who cannot cast a vote is not asked. */
export const canVote = (pub: Pub, seat: Seat): boolean =>
  voteBar(pub, seat) === undefined &&
  (isSingleVote(pub) || Object.keys(ballotOf(pub, seat)).length > 0 || votingGoods(pub, seat) > 0);

/** [TI4-EVENT-hidden-agenda] The outcome of a vote that nobody may see; what the sealed ones come to is nobody's. */
export const SEALED = '';
/** Everybody votes at once and in secret. */
export const areBallotsSecret = (pub: Pub): boolean => anyGrants('secretBallots', pub) && !isCalled(pub);

/** How many votes each outcome has. */
export function tally(outcomes: readonly string[], votes: readonly Vote[]): Record<string, number> {
  const count = Object.fromEntries(outcomes.map((outcome) => [outcome, 0]));
  for (const { outcome, count: cast } of votes) if (outcome !== SEALED) count[outcome] = (count[outcome] ?? 0) + cast;
  return count;
}

/** [TI4-AGENDA-10] The outcomes with most votes; with no votes all of them. */
export function leading(outcomes: readonly string[], votes: readonly Vote[]): string[] {
  const count = tally(outcomes, votes);
  const most = Math.max(...outcomes.map((outcome) => count[outcome]!));
  return outcomes.filter((outcome) => count[outcome] === most);
}

/** [TI4-VOTE-20] Who cast at least one vote for it, in speaker order. */
export const votersFor = (pub: Pub, votes: readonly Vote[], outcome: string): Seat[] =>
  resolvingOrder(pub).filter((seat) => votes.some((vote) => vote.seat === seat && vote.outcome === outcome));
