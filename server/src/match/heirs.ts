// Many servers: when one is gone, another takes over what it had in mind. A job that a server keeps putting off says it lives.
import { randomUUID } from 'node:crypto';
import type { Jobs } from '../store/jobs.ts';

const SIGN = 3000; // of life, that often
const GONE = 10_000; // without one

export class Heirs {
  #id = `server:${randomUUID()}`;
  #pulse: NodeJS.Timeout | undefined;

  constructor(
    readonly jobs: Jobs,
    readonly now: () => number,
  ) {}

  stay(): void {
    this.#sign();
    this.#pulse = setInterval(() => this.#sign(), SIGN).unref();
  }

  /** Whoever is still there takes over at once. */
  async leave(): Promise<void> {
    if (this.#pulse === undefined) return; // it was never open
    clearInterval(this.#pulse);
    await this.#due(this.now()).catch(() => {}); // the store is away: the last sign stands
  }

  #sign(): void {
    this.#due(this.now() + GONE).catch(() => {}); // the store is away: the next one comes soon
  }
  #due(due: number): Promise<void> {
    return this.jobs.set({ match: '', id: this.#id, kind: 'server', due, data: this.#id });
  }
}
