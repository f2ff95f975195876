// Whatever the server does not do, with the code the caller gets. What the rules refuse is a verdict, and no problem.
import { ApiProblem, type ProblemCode } from '@orrery/api';
import type { Msg } from '@orrery/kernel';

/** `why`: the same for players, where there are words for it. */
export const problem = (error: ProblemCode, message: string, why?: Msg): ApiProblem =>
  new ApiProblem({ error, message, ...(why ? { why } : {}) });
