// What the properties share: the match under test, a generator of their own, a tally, and a way to complain.
import type { Answer, Box, Match, Random, Request, Seat, Shape } from '../src/index.ts';
import { isAnswerable, sampleChoice } from '../src/index.ts';

export const PROPERTIES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12'] as const;
export type Property = (typeof PROPERTIES)[number];
export type Tally = Record<Property, number>;

export class Violation extends Error {
  constructor(
    readonly property: Property,
    readonly about: string,
  ) {
    super(`${property}: ${about}`);
  }
}

export interface Probe {
  box: Box;
  match: Match<Shape>;
  random: Random;
  text: string; // of the state, since the last answer: writing it down is the dearest part of most checks
  tally: Tally;
  only: readonly Property[];
}

/** Counts one check of a property and complains if it does not hold. */
export function hold(probe: Probe, property: Property, holds: boolean, about: () => string): void {
  if (!probe.only.includes(property)) return;
  probe.tally[property] += 1;
  if (!holds) throw new Violation(property, about());
}

export const bytes = (value: unknown): string => JSON.stringify(value);
export const isUntouched = ({ match, text }: Pick<Probe, 'match' | 'text'>): boolean => bytes(match.state) === text;

export const everybody = (match: Match<Shape>): (Seat | null)[] => [
  ...Array.from({ length: match.state.pub.seats }, (_, seat) => seat),
  null,
];

/** The requests that somebody could answer now; a seat that has sealed its answer is left in peace. */
export function openRequests(match: Match<Shape>): Request[] {
  return match.waiting().flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && r.sealed === undefined));
}

/** Any legal answer: mostly to what is asked, now and then a deal. */
export function randomAnswer({ match, random }: Pick<Probe, 'match' | 'random'>): Answer {
  const deals = random.below(8) === 0 ? match.requests().filter((r) => !r.blocking) : [];
  const request = random.pick(deals.length > 0 ? deals : openRequests(match));
  return answerTo(match, request, random);
}

export function answerTo(match: Match<Shape>, request: Request, random: Random): Answer {
  const { id, seat } = request;
  if (!isAnswerable(request.ask)) throw new Violation('P4', `no answer is possible: ${bytes(request.prompt)}`);
  return { request: id, seat, choice: sampleChoice(match.game, match.know(seat), request, random) };
}
