// Carries out jobs when they are due. A job that was not finished, because the server died, comes again.
import type { Log } from '../match/house.ts';
import type { JobRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const LEASE = 60_000;
const TOGETHER = 50;
const AT_ONCE = Number.NEGATIVE_INFINITY;
const LOOK_AGAIN = 15_000; // other servers set jobs too
const SOON = 2000; // after trouble with the store
const MOST_TRIES = 20;

type Handlers = Readonly<Record<string, (job: JobRow) => Promise<void>>>;

export class Timers {
  #timer: NodeJS.Timeout | undefined;
  #due = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(
    readonly store: Store,
    readonly handlers: Handlers,
    readonly now: () => number,
    readonly log: Log,
  ) {}

  start(): void {
    this.nudge(this.now());
  }

  /** Something is due at this time: wake up no later. */
  nudge(due: number): void {
    const now = this.now();
    if (this.#stopped || this.#due === AT_ONCE || (due >= this.#due && this.#due > now)) return;
    const next = Math.min(due, this.#due); // which may have passed, if the clock was set forward
    this.#due = next > now ? next : AT_ONCE;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, Math.min(next - now, LOOK_AGAIN)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #wake(): void {
    this.#due = Number.POSITIVE_INFINITY;
    // What is set while a run ends may be too late for it, and is no reason to wait for the next look.
    if (this.#running) return void this.#running.then(() => this.nudge(this.now()));
    this.#running = this.#run()
      .catch((error) => {
        this.log.error({ error: String(error) }, 'jobs could not be taken');
        this.nudge(this.now() + SOON);
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #run(): Promise<void> {
    for (;;) {
      const jobs = await this.store.jobs.claim(this.now(), LEASE, TOGETHER);
      await Promise.all(jobs.map((job) => this.#carryOut(job)));
      if (jobs.length < TOGETHER || this.#stopped) break;
    }
    this.nudge(Math.min((await this.store.jobs.next()) ?? Number.POSITIVE_INFINITY, this.now() + LOOK_AGAIN));
  }

  async #carryOut(job: JobRow): Promise<void> {
    try {
      await this.handlers[job.kind]?.(job);
      await this.store.jobs.done(job);
    } catch (error) {
      this.log.warn({ job: job.kind, tries: job.tries, error: String(error) }, 'a job failed');
      if (job.tries >= MOST_TRIES) await this.store.jobs.done(job);
    }
  }
}
