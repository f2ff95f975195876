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

const isFor = ({ kind, plan }: Standing, { at, prompt }: { at: string; prompt: Msg }): boolean =>
  plan !== undefined && kind === at && canonical(plan.asked) === canonical(prompt);

const isRunning = ({ plan }: Standing, stack: readonly Frame[]): boolean =>
  plan?.within === undefined || stack.some(({ id }) => id === plan.within);

/** What these answers rest upon. */
export const digest = <G extends Shape>(
  game: Game<G>,
  k: Know<G>,
  steps: readonly Pick<Planned, 'at' | 'choice'>[],
): string => hashOf(game.matters?.(k, steps) ?? null).slice(0, 16);

const stepsOf = ({ kind, choice, plan }: Standing): Pick<Planned, 'at' | 'choice'>[] => [
  { at: kind, choice },
  ...plan!.next,
];

/** The plans of a seat once it has answered: what was given goes on to what follows it, what was missed is dropped. */
export function plansAfter(
  list: readonly Standing[],
  { stack }: Pick<State['pub'], 'stack'>,
  asked: { at: string; prompt: Msg; frame: number },
  { choice, by }: Answer,
): { list: Standing[]; dropped: boolean } {
  let dropped = false;
  const left = list.flatMap((s): Standing[] => {
    if (!s.plan) return [s];
    if (!isRunning(s, stack)) return [];
    if (!isFor(s, asked)) return [s];
    if (by === 'standing' && canonical(s.choice) === canonical(choice)) return goneOn(s, asked.frame);
    dropped = true;
    return [];
  });
  return { list: left, dropped };
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

/** What is kept of a rehearsal; undefined: nothing was answered in it. */
export const planOf = ([first, ...next]: readonly Planned[]): Standing | undefined => first && standingOf(first, next);

/** Whoever takes an answer back does not want to be answered for again. */
export const withoutPlans = (list: readonly Standing[]): Standing[] => list.filter(({ plan }) => !plan);
