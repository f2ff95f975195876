// Workers with a time limit: a rule or a bot that does not come back is stopped, and only its own match suffers.
import { availableParallelism } from 'node:os';
import { Conflict } from '../store/append.ts';
import { Line, startThread } from '../thread.ts';
import type { Job, Jobs, Op } from './protocol.ts';

/** It ran out of time or memory; its worker is gone. */
export class RanAway extends Error {}
/** The worker went down because of somebody else: open the room again and repeat. */
class Restarted extends Error {}

interface CrewOptions {
  size?: number;
  limit: number; // milliseconds for one job
  thought?: number; // of them, how long a bot looks ahead
  games: readonly string[];
  rank?: 'background'; // gives way to all others
}
/** What a worker is told when it begins. */
export interface Hired {
  games: string[];
  behind: Int32Array;
  isBackground: boolean;
  thought: number;
}

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** One worker, replaced when it had to be stopped. `generation` tells its guests that they must check in again. */
export class Hand {
  #line: Line<Job, unknown> | undefined; // from its first job on
  #timer: NodeJS.Timeout | undefined; // looks now and then; a timer for each job would cost more than the job
  #since = 0; // when the job in hand was taken up
  #ready = false;
  #closing = false;
  readonly #behind = new Int32Array(new SharedArrayBuffer(4)); // how many jobs wait for the one in hand; it can look
  generation = 1;

  constructor(readonly options: CrewOptions) {}

  get load(): number {
    return this.#line?.load ?? 0;
  }

  /** Ready before the first job comes. */
  engage(): Line<Job, unknown> {
    this.#line ??= this.#employ();
    return this.#line;
  }

  call<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    const reply = this.engage().ask({ op, job }) as Promise<Jobs[O]['reply']>;
    this.#count();
    if (this.load === 1) this.#watch();
    return reply;
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#line?.thread.terminate();
    this.#line?.abandon(new Restarted('the server is closing'));
  }

  #employ(): Line<Job, unknown> {
    this.#ready = false;
    const { games, rank, thought = 0 } = this.options;
    const isBackground = rank === 'background';
    const workerData: Hired = { games: [...games], behind: this.#behind, isBackground, thought };
    const worker = startThread(import.meta.url, './worker', { workerData, resourceLimits: LIMITS });
    const line = new Line<Job, unknown>(worker, () => this.#watch());
    const isOurs = () => line === this.#line;
    worker.once('message', () => {
      if (!isOurs()) return;
      this.#ready = true;
      this.#watch();
    });
    worker.on('error', (error) => {
      if (isOurs() && !this.#closing) this.#replace(error.message);
    });
    return line;
  }

  /** The job that runs now has its time from now on; those behind it wait for it. */
  #watch(): void {
    this.#count();
    this.#since = performance.now();
    if (this.load > 0 && this.#ready) this.#timer ??= setTimeout(() => this.#look(), this.options.limit);
  }
  #look(): void {
    this.#timer = undefined;
    if (this.load === 0 || !this.#ready) return;
    const { limit } = this.options;
    const left = this.#since + limit - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#look(), Math.ceil(left));
    else this.#replace(`no answer within ${limit} ms`);
  }

  #count(): void {
    Atomics.store(this.#behind, 0, Math.max(0, this.load - 1));
  }

  #replace(why: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const gone = this.#line;
    void gone?.thread.terminate();
    this.generation += 1;
    this.#line = this.#employ();
    gone?.abandon(new RanAway(why), new Restarted('the worker was replaced'));
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

  get load(): number {
    return this.hands.reduce((sum, hand) => sum + hand.load, 0);
  }

  engage(): void {
    for (const hand of this.hands) hand.engage();
  }

  /** By whoever is idlest; once more where the worker went down because of another's job. */
  any<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return again(() => this.#idlest().call(op, job));
  }

  #idlest(): Hand {
    return this.hands.reduce((best, hand) => (hand.load < best.load ? hand : best));
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.close()));
  }
}

const TRIES = 3;

/** Repeats what failed only because somebody else broke the worker, or brought the match up to date first. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let i = 1; ; i++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Restarted || error instanceof Conflict) || i === TRIES) throw error;
    }
  }
}
