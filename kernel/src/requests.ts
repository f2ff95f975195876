// What the table asks (law 3): computed from the top frame every time, never stored.
import { judge, refuse, type Verdict } from './asks.ts';
import { bookOf, plain } from './book.ts';
import type { Answer, Deal, Game, Know, Question, Request, Seat, Shape } from './contract.ts';
import { know } from './drawers.ts';
import { type Loop, questionTo, requestId, type Waiting } from './loop.ts';
import { resultOf } from './result.ts';
import { placeOf, WINDOW } from './windows.ts';

const DEAL = 'deal.';

/** The question that this seat is asked, if it is asked one. */
export function askedTo(loop: Loop, seat: Seat, w: Waiting | undefined): Request | undefined {
  if (!w?.seats.includes(seat) || resultOf(loop.book.game, loop.state.pub)) return undefined;
  return blockingRequest(loop, w, seat);
}
/** The deals open to it besides. */
export function dealsTo(loop: Loop, seat: Seat): Request[] {
  if (!loop.book.game.deals || resultOf(loop.book.game, loop.state.pub)) return [];
  return loop.book.game.deals(know(loop.state, seat)).map((deal) => dealRequest(deal, seat));
}

/** Where in the rules this is asked, as programs know it. */
export const askedAt = ({ frame, at }: Waiting): string => (frame.step === WINDOW ? placeOf(frame) : at);

function blockingRequest(loop: Loop, w: Waiting, seat: Seat): Request {
  const id = requestId(w.frame, seat);
  const request = requestFrom(questionTo(loop, w, seat), { id, at: askedAt(w), seat, blocking: true });
  const sealed = w.seats.length > 1 ? loop.state.dark.sealed[request.id] : undefined;
  if (sealed !== undefined) request.sealed = sealed;
  return request;
}

/** Written out field by field: spreading the question would cost more than all the rest. */
function requestFrom(
  { prompt, ask, rules, barred, fallback, kind }: Question,
  { id, at, seat, blocking }: Pick<Request, 'id' | 'at' | 'seat' | 'blocking'>,
): Request {
  const request: Request = { id, at, seat, blocking, prompt, ask, rules };
  if (barred !== undefined) request.barred = barred;
  if (fallback !== undefined) request.fallback = fallback;
  if (kind !== undefined) request.kind = kind;
  return request;
}

/** The question that the table puts to this seat and to nobody else: what it could answer at once. */
export function asksAlone<G extends Shape>(
  game: Game<G>,
  k: Know<G>,
): { request: string; question: Question } | undefined {
  const frame = k.pub.stack.at(-1);
  const stage = frame && bookOf(plain(game)).procedures.get(frame.step)?.stages.get(frame.at);
  if (!stage?.choose) return undefined;
  const seats = stage.choose.who(k.pub, frame!);
  if (seats.length !== 1 || seats[0] !== k.seat) return undefined;
  return { request: requestId(frame!, k.seat), question: stage.choose.question(k as Know, frame!) };
}

function dealRequest(deal: Deal, seat: Seat): Request {
  const id = `${DEAL}${deal.key}`;
  return requestFrom(deal, { id, at: id, seat, blocking: false });
}

export const isDeal = (answer: Answer): boolean => answer.request.startsWith(DEAL);

/** The deal that is answered, and what was chosen; refused if it is not on the table. */
export function judgeDeal(loop: Loop, answer: Answer): Verdict & { deal?: Deal } {
  const known = know(loop.state, answer.seat);
  const deal = loop.book.game.deals?.(known).find((d) => `${DEAL}${d.key}` === answer.request);
  return deal ? { ...judge(loop.book.game, known, deal, answer.choice), deal } : refuse('stale');
}
