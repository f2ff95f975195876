// Whatever the server does not do, with the code the caller gets. What the rules refuse is a verdict, and no problem.
import { ApiProblem, type ProblemCode } from '@orrery/api';
import type { Msg } from '@orrery/kernel';
import type { Engine } from './store/engine.ts';

/** `why`: the same for players, where there are words for it. */
export const problem = (error: ProblemCode, message: string, why?: Msg): ApiProblem =>
  new ApiProblem({ error, message, ...(why ? { why } : {}) });

/** Whatever was thrown, as the caller hears it; undefined: nobody foresaw it. */
export function problemIn(error: unknown, engine: Engine): ApiProblem | undefined {
  if (error instanceof ApiProblem) return error;
  if (engine.isAway(error)) return problem('busy', 'the store cannot be reached; nothing was acknowledged, try again');
  if (error instanceof RangeError && /call stack/.test(error.message)) return problem('bad-request', 'nested too deep');
  return undefined;
}
