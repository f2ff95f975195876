// Whatever the server does not do, with the code the caller gets.
import { type Problem, type ProblemCode, STATUS } from '@orrery/api';
import type { Msg } from '@orrery/kernel';

export class Refusal extends Error {
  constructor(
    readonly code: ProblemCode,
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
