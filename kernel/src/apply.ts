// One answer: checked first, then carried out whole. A refused one changes nothing.
import { judge, refuse } from './asks.ts';
import type { Answer, Bag, Choice, Frame, GameEvent, Question, Refusal, Seat, Standing, State } from './contract.ts';
import { know } from './drawers.ts';
import { type Loop, push, questionTo, requestId, run, take, type Waiting, waiting } from './loop.ts';
import { plansAfter } from './plans.ts';
import { askedAt, isDeal, judgeDeal } from './requests.ts';
import { resultOf } from './result.ts';
import { judgeStanding, listOf, STANDING, withoutMissed, withoutUsed } from './standing.ts';

export type Outcome = { events: GameEvent[] } | { refused: Refusal };

/** What the caller knows already and wants to know: `isOver`, `waits` and `asked` are whether the match is over, whom the table
 *  waits for and the question, if they were derived since the last change (deriving them is the dearest part); `accepted` is
 *  called when nothing speaks against the answer, before any change. */
interface Applying {
  isOver?: boolean;
  waits?: Waiting | undefined;
  asked?: Question | undefined;
  accepted?: () => void;
}

export function applyTo(loop: Loop, answer: Answer, applying: Applying = {}): Outcome {
  if (applying.isOver ?? resultOf(loop.book.game, loop.state.pub)) return refuse('over');
  if (!Number.isInteger(answer.seat) || !loop.state.own[answer.seat]) return refuse('stale');
  loop.events = [];
  loop.barrier = false;
  loop.left = undefined;
  if (answer.request === STANDING) return changeStanding(loop, answer, applying);
  return isDeal(answer) ? strike(loop, answer, applying) : reply(loop, answer, applying);
}

function reply(loop: Loop, answer: Answer, { waits, asked, accepted }: Applying): Outcome {
  const w = waits ?? waiting(loop);
  if (!w || answer.request !== requestId(w.frame, answer.seat) || !w.seats.includes(answer.seat))
    return refuse('stale');
  const question = asked ?? questionTo(loop, w, answer.seat);
  const verdict = judge(loop.book.game, know(loop.state, answer.seat), question, answer.choice);
  if ('refused' in verdict) return verdict;
  accepted?.();
  forgetPassed(loop, answer, question.kind);
  goOnWithPlan(loop, w, answer, question);
  if (w.seats.length === 1) take(loop, w, new Map([[answer.seat, verdict.choice]]));
  else if (!seal(loop, w, answer.seat, verdict.choice)) return { events: loop.events };
  run(loop);
  return { events: loop.events };
}

/** Several are asked: the answer stays in the dark, and may be replaced, until the last one is in. True: it was the last. */
function seal(loop: Loop, w: Waiting, seat: Seat, choice: Choice): boolean {
  const sealed = loop.state.dark.sealed as Record<string, Choice>;
  sealed[requestId(w.frame, seat)] = choice;
  loop.barrier = true; // whether one may undo must not tell whether others have answered
  const answered = w.frame.answered ?? [];
  if (w.choose.progress && !answered.includes(seat)) {
    (w.frame as { answered?: Frame['answered'] }).answered = [...answered, seat].sort((a, b) => a - b);
    loop.table.tell({ type: 'kernel.answered', pub: { seat: { seat } } });
  } else loop.left = 'unseen';
  return w.seats.every((s) => sealed[requestId(w.frame, s)] !== undefined);
}

/** A deal that ends at once leaves no trace in the numbering of frames: a private one betrays nothing. */
function strike(loop: Loop, answer: Answer, { accepted }: Applying): Outcome {
  const verdict = judgeDeal(loop, answer);
  if ('refused' in verdict) return verdict;
  accepted?.();
  const pub = loop.state.pub as { serial: number; readonly stack: readonly Frame[] };
  const { serial } = pub;
  const top = pub.stack.at(-1);
  const asked = top?.asked;
  push(loop, verdict.deal!.step, { seat: answer.seat, choice: verdict.choice });
  run(loop);
  if (pub.stack.at(-1) === top && top?.asked === asked) pub.serial = serial;
  return { events: loop.events };
}

function changeStanding(loop: Loop, answer: Answer, { accepted }: Applying): Outcome {
  const verdict = judgeStanding(loop.book.game, answer.choice);
  if ('refused' in verdict) return verdict;
  accepted?.();
  setStanding(loop.state, answer.seat, listOf(verdict.choice));
  const told: Bag = { count: listOf(verdict.choice).length };
  loop.table.tell({ type: 'kernel.standing', pub: null, to: { [answer.seat]: told } });
  return { events: loop.events };
}

/** What was left for one occasion goes with it: it has been given, or could not be, and its seat has answered otherwise. */
function forgetPassed(loop: Loop, { seat, by }: Answer, kind: string | undefined): void {
  if (kind === undefined) return;
  const { standing } = loop.state.own[seat]!;
  const left = by === 'standing' ? withoutUsed(standing, kind) : withoutMissed(standing, kind);
  if (left.length === standing.length) return;
  setStanding(loop.state, seat, left);
  if (by !== 'standing') loop.table.tell({ type: 'kernel.dropped', pub: null, to: { [seat]: {} } });
}

/** A plan goes on to its next answer, or is over: one that lapsed, or whose seat has answered otherwise. */
function goOnWithPlan(loop: Loop, w: Waiting, answer: Answer, { prompt }: Question): void {
  const { standing } = loop.state.own[answer.seat]!;
  if (!standing.some(({ plan }) => plan)) return;
  const { seat } = answer;
  const turn = loop.book.game.turn?.(loop.state.pub);
  const asked = { at: askedAt(w), prompt, frame: w.frame.id, turn: (turn ?? seat) === seat ? 'own' : 'other' } as const;
  const { list, dropped, conflict } = plansAfter(standing, loop.state.pub, asked, answer);
  setStanding(loop.state, seat, list);
  if (dropped) loop.table.tell({ type: 'kernel.dropped', pub: null, to: { [seat]: {} } });
  // Where several are asked, nobody hears who has answered already.
  const pub = w.seats.length === 1 ? { seat: { seat } } : null;
  if (conflict) loop.table.tell({ type: 'kernel.conflict', pub, to: { [seat]: { asked: conflict.asked } } });
}

function setStanding(state: State, seat: Seat, list: Standing[]): void {
  (state.own[seat] as { standing: Standing[] }).standing = list;
}
