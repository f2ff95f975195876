// One answer: checked first, then carried out whole. A refused one changes nothing.
import { judge, refuse } from './asks.ts';
import type { Answer, Bag, Choice, Frame, GameEvent, Question, Refusal, Seat, Standing, State } from './contract.ts';
import { know } from './drawers.ts';
import { type Desk, push, questionTo, requestId, run, take, type Waiting, waiting } from './loop.ts';
import { isDeal, judgeDeal } from './requests.ts';
import { judgeStanding, listOf, STANDING, withoutUsed } from './standing.ts';

export type Outcome = { events: GameEvent[] } | { refused: Refusal };

/** What the caller knows already and wants to know: `asked` is the question if it was derived since the last change
 *  (deriving it is the dearest part); `accepted` is called when nothing speaks against the answer, before any change. */
export interface Applying {
  asked?: Question | undefined;
  accepted?: () => void;
}

export function applyTo(desk: Desk, answer: Answer, applying: Applying = {}): Outcome {
  if (desk.book.game.result(desk.state.pub)) return refuse('over');
  if (!Number.isInteger(answer.seat) || !desk.state.own[answer.seat]) return refuse('stale');
  desk.events = [];
  desk.barrier = false;
  if (answer.request === STANDING) return changeStanding(desk, answer, applying);
  return isDeal(answer) ? strike(desk, answer, applying) : reply(desk, answer, applying);
}

function reply(desk: Desk, answer: Answer, { asked, accepted }: Applying): Outcome {
  const w = waiting(desk);
  if (!w || answer.request !== requestId(w.frame, answer.seat) || !w.seats.includes(answer.seat))
    return refuse('stale');
  const question = asked ?? questionTo(desk, w, answer.seat);
  const verdict = judge(desk.book.game, know(desk.state, answer.seat), question, answer.choice);
  if ('refused' in verdict) return verdict;
  accepted?.();
  if (answer.by === 'standing') forgetUsed(desk.state, answer.seat, question.kind);
  if (w.seats.length === 1) take(desk, w, new Map([[answer.seat, verdict.choice]]));
  else if (!seal(desk, w, answer.seat, verdict.choice)) return { events: desk.events };
  run(desk);
  return { events: desk.events };
}

/** Several are asked: the answer stays in the dark, and may be replaced, until the last one is in. True: it was the last. */
function seal(desk: Desk, w: Waiting, seat: Seat, choice: Choice): boolean {
  const sealed = desk.state.dark.sealed as Record<string, Choice>;
  sealed[requestId(w.frame, seat)] = choice;
  desk.barrier = true; // whether one may undo must not tell whether others have answered
  const answered = w.frame.answered ?? [];
  if (w.choose.progress && !answered.includes(seat)) {
    (w.frame as { answered?: Frame['answered'] }).answered = [...answered, seat].sort((a, b) => a - b);
    desk.table.tell({ type: 'kernel.answered', pub: { seat: { seat } } });
  }
  return w.seats.every((s) => sealed[requestId(w.frame, s)] !== undefined);
}

/** A deal that ends at once leaves no trace in the numbering of frames: a private one betrays nothing. */
function strike(desk: Desk, answer: Answer, { accepted }: Applying): Outcome {
  const verdict = judgeDeal(desk, answer);
  if ('refused' in verdict) return verdict;
  accepted?.();
  const pub = desk.state.pub as { serial: number; readonly stack: readonly Frame[] };
  const { serial } = pub;
  const top = pub.stack.at(-1);
  const asked = top?.asked;
  push(desk, verdict.deal!.step, { seat: answer.seat, choice: verdict.choice });
  run(desk);
  if (pub.stack.at(-1) === top && top?.asked === asked) pub.serial = serial;
  return { events: desk.events };
}

function changeStanding(desk: Desk, answer: Answer, { accepted }: Applying): Outcome {
  const verdict = judgeStanding(desk.book.game, answer.choice);
  if ('refused' in verdict) return verdict;
  accepted?.();
  setStanding(desk.state, answer.seat, listOf(verdict.choice));
  const told: Bag = { count: listOf(verdict.choice).length };
  desk.table.tell({ type: 'kernel.standing', pub: null, to: { [answer.seat]: told } });
  return { events: desk.events };
}

function forgetUsed(state: State, seat: Seat, kind: string | undefined): void {
  if (kind !== undefined) setStanding(state, seat, withoutUsed(state.own[seat]!.standing, kind));
}

function setStanding(state: State, seat: Seat, list: Standing[]): void {
  (state.own[seat] as { standing: Standing[] }).standing = list;
}
