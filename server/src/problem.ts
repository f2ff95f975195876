// Whatever the server does not do, with the code the caller gets.
import type { Problem } from '@orrery/api';
import type { Msg } from '@orrery/kernel';

const STATUS: Readonly<Record<Problem['error'], number>> = {
  'bad-request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  aside: 423,
  busy: 503,
  server: 500,
};

export class Refusal extends Error {
  constructor(
    readonly code: Problem['error'],
    message: string,
    readonly why?: Msg, // the same for players, where there are words for it
  ) {
    super(message);
  }
  get status(): number {
    return STATUS[this.code];
  }
  get problem(): Problem {
    return { error: this.code, message: this.message, ...(this.why ? { why: this.why } : {}) };
  }
}
