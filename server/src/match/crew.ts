// Workers with a time limit: a rule or a bot that does not come back is stopped, and only its own match suffers.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { FromWorker, Jobs, Op, ToWorker } from './protocol.ts';

/** The rules or a bot threw: the match stands where it stood. */
export class Fault extends Error {}
/** It ran out of time or memory; its worker is gone. */
export class RanAway extends Error {}
/** The worker went down because of somebody else: open the room again and repeat. */
export class Restarted extends Error {}

export interface CrewOptions {
  size?: number;
  limit: number; // milliseconds for one job
  shelves: readonly string[];
}

const LIMITS = { maxOldGenerationSizeMb: 1024 };

type Pending = { n: number; done: (reply: never) => void; failed: (error: Error) => void };

/** One worker, replaced when it had to be stopped. `generation` tells its guests that they must check in again. */
export class Hand {
  #worker: Worker | undefined; // engaged with its first job
  #pending: Pending[] = []; // in the order the worker takes them
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  #count = 0;
  #closing = false;
  generation = 1;

  constructor(readonly options: CrewOptions) {}

  get load(): number {
    return this.#pending.length;
  }

  /** Ready before the first job comes. */
  engage(): Worker {
    return this.#worker ?? this.#employ();
  }

  call<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return new Promise((done, failed) => {
      const n = ++this.#count;
      this.#pending.push({ n, done, failed });
      this.engage().postMessage({ n, op, job } satisfies ToWorker);
      if (this.#pending.length === 1) this.#watch();
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
    for (const { failed } of this.#pending.splice(0)) failed(new Restarted('the server is closing'));
  }

  #employ(): Worker {
    this.#ready = false;
    const { shelves } = this.options;
    const worker = startThread(import.meta.url, './worker', { workerData: { shelves }, resourceLimits: LIMITS });
    this.#worker = worker;
    worker.on('message', (message: FromWorker | 'ready') => {
      if (worker === this.#worker) this.#hear(message);
    });
    worker.on('error', (error) => {
      if (worker === this.#worker && !this.#closing) this.#replace(error.message);
    });
    return worker;
  }

  #hear(message: FromWorker | 'ready'): void {
    if (message === 'ready') {
      this.#ready = true;
      this.#watch();
      return;
    }
    const first = this.#pending.shift();
    if (first?.n !== message.n) throw new Error('a worker answered out of turn');
    if ('fault' in message) first.failed(new Fault(message.fault));
    else first.done(message.reply as never);
    this.#watch();
  }

  /** The job that runs now has its time from now on; those behind it wait for it. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#pending.length === 0 || !this.#ready) return;
    const { limit } = this.options;
    this.#timer = setTimeout(() => this.#replace(`no answer within ${limit} ms`), limit);
  }

  #replace(why: string): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    const [culprit, ...others] = this.#pending.splice(0);
    this.generation += 1;
    this.#employ();
    culprit?.failed(new RanAway(why));
    for (const { failed } of others) failed(new Restarted('the worker was replaced'));
  }
}

export class Crew {
  readonly hands: readonly Hand[];

  constructor(options: CrewOptions) {
    const size = options.size ?? Math.max(1, availableParallelism() - 1);
    this.hands = Array.from({ length: size }, () => new Hand(options));
  }

  /** Always the same one for a match. */
  of(match: string): Hand {
    let sum = 0;
    for (let i = 0; i < match.length; i++) sum = (sum * 31 + match.charCodeAt(i)) >>> 0;
    return this.hands[sum % this.hands.length]!;
  }

  engage(): void {
    for (const hand of this.hands) hand.engage();
  }

  idlest(): Hand {
    return this.hands.reduce((best, hand) => (hand.load < best.load ? hand : best));
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.close()));
  }
}
