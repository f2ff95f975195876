// Plans: answers made before they are asked, kept among the standing answers of their seat.
import { judge } from './asks.ts';
import type { Answer, Frame, Game, Know, Msg, Planned, Request, Shape, Standing, State } from './contract.ts';
import { hashOf } from './hash.ts';
import { canonical } from './json.ts';

/** What was planned for this question, if it can be given and nothing has changed that it rests upon. */
export function plannedAnswer<G extends Shape>(game: Game<G>, k: Know<G>, request: Request): Answer | undefined {
  if (request.sealed !== undefined || k.own === null) return undefined;
  const found = k.own.standing.find((s) => isFor(s, request) && isRunning(s, k.pub.stack));
  if (!found || digest(game, k, stepsOf(found)) !== found.plan!.upon) return undefined;
  if (!('choice' in judge(game, k, request, found.choice))) return undefined;
  return { request: request.id, seat: request.seat, choice: found.choice, by: 'standing' };
}

/** What was answered to this question before a turn was taken back, if it still fits. */
export function recordedAnswer<G extends Shape>(game: Game<G>, k: Know<G>, request: Request): Answer | undefined {
  if (request.sealed !== undefined || k.own === null) return undefined;
  const steps = k.own.standing.flatMap((s) => (s.plan?.again ? stepsOf(s) : []));
  const step = steps.find((each) => isAskedBy(each, request));
  if (!step || digest(game, k, [step]) !== step.upon) return undefined;
  if (!('choice' in judge(game, k, request, step.choice))) return undefined;
  return { request: request.id, seat: request.seat, choice: step.choice, by: 'standing' };
}

type Asked = { at: string; prompt: Msg };
const isAskedBy = ({ at, asked }: Pick<Planned, 'at' | 'asked'>, request: Asked): boolean =>
  at === request.at && canonical(wordsIn(asked)) === canonical(wordsIn(request.prompt));
/** A window may name the procedure it is about by its number (`frame`): that is another one each time. Whom it speaks of stands beside (`self`). */
const wordsIn = ({ key, args: { frame: _, self: __, ...args } = {} }: Msg): Msg => ({ key, args });
const isFor = ({ kind, plan }: Standing, request: Asked): boolean =>
  plan !== undefined && !plan.again && isAskedBy({ at: kind, asked: plan.asked }, request);

const isRunning = ({ plan }: Standing, stack: readonly Frame[]): boolean =>
  plan?.within === undefined || stack.some(({ id }) => id === plan.within);

/** What these answers rest upon. */
export const digest = <G extends Shape>(
  game: Game<G>,
  k: Know<G>,
  steps: readonly Pick<Planned, 'at' | 'choice'>[],
): string => hashOf(game.matters?.(k, steps) ?? null).slice(0, 16);

const stepsOf = ({ kind, choice, said = [], plan }: Standing): Planned[] => [
  { at: kind, asked: plan!.asked, choice, upon: plan!.upon, said },
  ...plan!.next,
];

/** A question that was answered: in whose turn, and by which procedure. */
type Answered = Asked & { frame: number; turn: 'own' | 'other' };

/** The plans of a seat once it has answered: what was given goes on to what follows it, what was missed is dropped. */
export function plansAfter(
  list: readonly Standing[],
  { stack }: Pick<State['pub'], 'stack'>,
  asked: Answered,
  answer: Answer,
): { list: Standing[]; dropped: boolean; conflict: Planned | undefined } {
  let dropped = false;
  let conflict: Planned | undefined;
  const left = list.flatMap((s): Standing[] => {
    if (!s.plan) return [s];
    if (s.plan.again) {
      const after = againAfter(s, asked, answer);
      conflict ??= after.conflict;
      return after.left;
    }
    if (!isRunning(s, stack)) return [];
    if (!isFor(s, asked)) return [s];
    if (answer.by === 'standing' && canonical(s.choice) === canonical(answer.choice)) return goneOn(s, asked.frame);
    dropped = true;
    return [];
  });
  return { list: left, dropped, conflict };
}

/** Answers that are given again go on behind the one that was given now. Whoever answers otherwise, or has to decide something
 *  else in the own turn (where there are no turns: at all), goes on without them. */
function againAfter(s: Standing, asked: Answered, { choice, by }: Answer): { left: Standing[]; conflict?: Planned } {
  const steps = stepsOf(s);
  const now = steps.findIndex((step) => isAskedBy(step, asked));
  if (now < 0) return by === 'standing' || asked.turn === 'other' ? { left: [s] } : { left: [], conflict: steps[0]! };
  if (canonical(steps[now]!.choice) !== canonical(choice)) return { left: [], conflict: steps[now]! };
  const rest = againOf(steps.slice(now + 1));
  return { left: rest ? [rest] : [] };
}

function goneOn({ plan }: Standing, frame: number): Standing[] {
  const [first, ...next] = plan!.next;
  return first ? [standingOf(first, next, plan!.within ?? frame)] : [];
}

const standingOf = ({ at, asked, choice, upon, said }: Planned, next: Planned[], within?: number): Standing => ({
  kind: at,
  choice,
  said,
  plan: { asked, upon, next, ...(within === undefined ? {} : { within }) },
});

/** What is kept of a rehearsal; undefined: nothing was answered in it. `within`: as long as this procedure runs. */
export const planOf = ([first, ...next]: readonly Planned[], within?: number): Standing | undefined =>
  first && standingOf(first, next, within);

/** What a seat has answered, to be given again. */
export function againOf(steps: readonly Planned[]): Standing | undefined {
  const made = planOf(steps);
  return made && { ...made, plan: { ...made.plan!, again: true } };
}

/** Whoever takes an answer back does not want to be answered for again. */
export const withoutPlans = (list: readonly Standing[]): Standing[] => list.filter(({ plan }) => !plan);
