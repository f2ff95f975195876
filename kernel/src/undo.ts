// Undo: to the seat that answered last, back to the barrier, and no further than anybody else's last answer.

import type { Answer, GameEvent, Seat, Shape, State } from './contract.ts';
import { copy } from './json.ts';
import { STANDING } from './standing.ts';

/** The state before the first answer that can be taken back, and all answers since. */
export interface History<G extends Shape> {
  base?: State<G>;
  since: { answer: Answer; hidden: boolean }[];
}

/** Before an answer: a copy is made only where a new stretch of answers of one seat begins. */
export function remember<G extends Shape>(history: History<G>, state: State<G>, answer: Answer): History<G> {
  const owner = history.since.find((entry) => !entry.hidden)?.answer.seat;
  if (history.base && owner === undefined) return history;
  if (history.base && (owner === answer.seat || answer.request === STANDING)) return history;
  return { base: copy(state), since: [] };
}

/** What others must not even hear of cannot end their stretch of answers either. */
export function isHidden(answer: Answer, events: readonly GameEvent[]): boolean {
  return answer.request === STANDING || (answer.request.startsWith('deal.') && events.every((e) => e.pub === null));
}

/** The answers that remain if this seat takes back its last one; undefined: it has none to take back. */
export function withoutLast<G extends Shape>(history: History<G>, seat: Seat): Answer[] | undefined {
  const last = history.since.findLastIndex((entry) => !entry.hidden && entry.answer.seat === seat);
  return last < 0 ? undefined : history.since.filter((_, i) => i !== last).map((entry) => entry.answer);
}
