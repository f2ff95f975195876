// Whatever was not done: a code for programs, an English sentence for developers, a message for players if there is one.
import type { Msg } from '@orrery/kernel';

/** Every code, and what HTTP says for it. */
export const STATUS = {
  'bad-request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  aside: 423,
  'too-many': 429,
  server: 500,
  busy: 503,
} as const;
export type ProblemCode = keyof typeof STATUS;

export interface Problem {
  error: ProblemCode;
  message: string;
  why?: Msg;
}

/** The server said no, over HTTP or over the socket. */
export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number = STATUS[problem.error],
  ) {
    super(problem.message);
  }
}
