// Undo: to the seat that answered last, back to the barrier, and no further than anybody else's last answer.
//
// A copy of the whole state per answer would cost more than the rules do. So one is kept every so often, with all that
// has happened since; what is left when something is taken back is played again from there.
import type { Answer, GameEvent, Seat, Shape, State } from './contract.ts';
import { copy } from './json.ts';
import { STANDING } from './standing.ts';

/** Answers from one copy to the next; the most that is played again, besides one seat's own stretch of answers. */
export const EVERY = 16;

export type Happened = { answer: Answer; hidden: boolean } | { withdrawn: Seat };
export interface History<G extends Shape> {
  base?: State<G>; // some state of before
  since: readonly Happened[]; // all that has happened since
  open: number; // what comes before this one stays: a barrier, or the answers of another seat
}

/** Before an answer: whether it begins a new stretch of answers of one seat, and whether it is time for another copy. */
export function remember<G extends Shape>(
  { base, since, open }: History<G>,
  state: State<G>,
  answer: Answer,
  every: number,
): History<G> {
  const first = since.find((entry, i): entry is Open => i >= open && isOpen(entry));
  const goesOn = !first || first.answer.seat === answer.seat || answer.request === STANDING;
  const from = goesOn ? open : since.length;
  if (base && (since.length < every || from < since.length)) return { base, since, open: from };
  return { base: copy(state), since: [], open: 0 };
}

type Open = { answer: Answer; hidden: false };
const isOpen = (entry: Happened): entry is Open => 'answer' in entry && !entry.hidden;

/** What others must not even hear of cannot end their stretch of answers either. */
export function isHidden(answer: Answer, events: readonly GameEvent[]): boolean {
  return answer.request === STANDING || (answer.request.startsWith('deal.') && events.every((e) => e.pub === null));
}

/** What remains if this seat takes back its last answer; undefined: it has none to take back. */
export function withoutLast<G extends Shape>({ since, open }: History<G>, seat: Seat): Happened[] | undefined {
  const last = since.findLastIndex((entry, i) => i >= open && isOpen(entry) && entry.answer.seat === seat);
  return last < 0 ? undefined : since.filter((_, i) => i !== last);
}

/** How many answers of this seat can be taken back, the last one first. */
export const openAnswersOf = <G extends Shape>({ since, open }: History<G>, seat: Seat): number =>
  since.filter((entry, i) => i >= open && isOpen(entry) && entry.answer.seat === seat).length;
