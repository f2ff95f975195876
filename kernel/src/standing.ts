// Standing answers: "always pass in window X unless Y". The seat's own, changed at any time, given as ordinary answers.
import { hasChoice, judge, onlyAnswer, refuse, type Verdict } from './asks.ts';
import type { Answer, Bag, Choice, Game, Know, Msg, Request, Shape, Standing } from './contract.ts';
import { isBag } from './json.ts';

/** The request under which a seat changes its standing answers; always open, seen by nobody else. */
export const STANDING = 'standing';
const MOST = 200;

export function judgeStanding<G extends Shape>(game: Game<G>, choice: unknown): Verdict {
  const list = isBag(choice) ? choice.list : undefined;
  if (!Array.isArray(list) || list.length > MOST) return refuse('shape');
  for (const item of list) if (!isStanding(game, item)) return refuse('shape');
  return { choice: { list } };
}

export function listOf(choice: Choice): Standing[] {
  return (choice as Bag).list as Standing[];
}

/** The answer this seat has left behind for such a question, if it is legal now and nothing speaks against it. */
export const standingAnswer = <G extends Shape>(game: Game<G>, k: Know<G>, request: Request): Answer | undefined =>
  answerLeft(game, k, request, ({ idle, plan }) => !idle && !plan);

/** The one it has left for where it can do nothing else. Whoever gives it waits first, and as long whatever the seat holds. */
export const idleAnswer = <G extends Shape>(game: Game<G>, k: Know<G>, request: Request): Answer | undefined =>
  hasChoice(request)
    ? undefined
    : (answerLeft(game, k, request, ({ idle, plan }) => idle === true && !plan) ?? declining(k, request));

/** Whoever passes in all windows for want of anything to use says no as well where nothing else can be said. */
function declining({ own }: Know<Shape>, { id, seat, kind, sealed, ask }: Request): Answer | undefined {
  const rests = own?.standing.some((s) => s.idle && !s.unless?.length && s.kind === EVERY_WINDOW);
  if (!rests || kind === undefined || sealed !== undefined || onlyAnswer({ ask }) !== DECLINE) return undefined;
  return { request: id, seat, choice: DECLINE, by: 'standing' };
}
const EVERY_WINDOW = 'window.*';
const DECLINE = 'no';

function answerLeft<G extends Shape>(
  game: Game<G>,
  k: Know<G>,
  request: Request,
  isMeant: (standing: Standing) => boolean,
): Answer | undefined {
  if (request.kind === undefined || request.sealed !== undefined || k.own === null) return undefined;
  const holds = (s: Standing) =>
    isMeant(s) &&
    isOfKind(s.kind, request.kind!) &&
    !s.unless?.some((c) => game.conditions?.[c.test]?.(k, request, c.args)) &&
    'choice' in judge(game, k, request, s.choice);
  const found = k.own.standing.find(holds);
  return found && { request: request.id, seat: request.seat, choice: found.choice, by: 'standing' };
}

/** `window.*`: everything whose kind begins so. */
const isOfKind = (kind: string, asked: string): boolean =>
  kind === asked || (kind.endsWith('.*') && asked.startsWith(kind.slice(0, -1)));

/** What was left for one occasion only is gone once it has been given. */
export function withoutUsed(list: readonly Standing[], kind: string): Standing[] {
  const used = list.findIndex((s) => !s.plan && isOfKind(s.kind, kind) && s.once);
  return list.filter((_, i) => i !== used);
}

/** Nor is it kept for another occasion when its seat has answered for itself. */
export const withoutMissed = (list: readonly Standing[], kind: string): Standing[] =>
  list.filter((s) => !s.once || s.kind !== kind);

function isStanding<G extends Shape>(game: Game<G>, item: unknown): boolean {
  if (!isBag(item) || typeof item.kind !== 'string' || !isChoice(item.choice)) return false;
  if ([item.once, item.idle].some((flag) => flag !== undefined && typeof flag !== 'boolean')) return false;
  if (item.said !== undefined && !areMsgs(item.said)) return false;
  if (item.plan !== undefined && !isPlan(item.plan)) return false;
  const unless = item.unless ?? [];
  return Array.isArray(unless) && unless.every((c) => isBag(c) && isBag(c.args) && isTest(game, c.test));
}

const isTest = <G extends Shape>(game: Game<G>, test: unknown): boolean =>
  typeof test === 'string' && Object.hasOwn(game.conditions ?? {}, test);

const isMsg = (said: unknown): said is Msg =>
  isBag(said) && typeof said.key === 'string' && (said.args === undefined || isBag(said.args));

const areMsgs = (said: unknown): boolean => Array.isArray(said) && said.every(isMsg);

function isPlan(plan: unknown): boolean {
  if (!isBag(plan) || !isMsg(plan.asked) || typeof plan.upon !== 'string' || !Array.isArray(plan.next)) return false;
  if (plan.within !== undefined && !Number.isInteger(plan.within)) return false;
  if (plan.again !== undefined && plan.again !== true) return false;
  return plan.next.length <= MOST && plan.next.every(isPlanned);
}

const isPlanned = (step: unknown): boolean =>
  isBag(step) &&
  typeof step.at === 'string' &&
  typeof step.upon === 'string' &&
  isMsg(step.asked) &&
  isChoice(step.choice) &&
  areMsgs(step.said);

const isChoice = (choice: unknown): boolean =>
  typeof choice === 'string' || typeof choice === 'number' || Array.isArray(choice) || isBag(choice);
