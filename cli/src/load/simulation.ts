// What cannot be measured on one machine, reckoned: matches, servers and a store as queues, with service times that were measured.
import { type Random, random } from '@orrery/kernel';

/** Cells are alike and have nothing to do with each other: one of them is simulated. Times are milliseconds. */
export interface Plan {
  matches: number; // all in all
  cells: number; // each with a PostgreSQL of its own
  servers: number; // in each cell; a server is one core
  cores: number; // of each PostgreSQL
  think: number; // between two answers of one match, on average
  server: number; // processor time of an answer at a server, measured
  store: number; // and in PostgreSQL
  flush: number; // until a commit is on disk
  news: 'notify' | 'broker';
  seconds: number;
  seed: number;
}
interface Foreseen {
  movesPerSecond: number; // of all cells
  latency: { p50: number; p90: number; p99: number };
  busy: { servers: number; store: number }; // 0 to 1; over NOTIFY the store is its one lock
}
const TOGETHER = 400; // answers in one commit, where one at a time passes
const LINES = 10; // of a server to its PostgreSQL
const WARM_UP = 0.2; // of the time, which does not count

/** What happens, in the order of time. */
class Agenda {
  now = 0;
  #heap: { at: number; work: () => void }[] = [];

  after(ms: number, work: () => void): void {
    const heap = this.#heap;
    const entry = { at: this.now + ms, work };
    let i = heap.push(entry) - 1;
    for (let up = (i - 1) >> 1; i > 0 && heap[up]!.at > entry.at; i = up, up = (i - 1) >> 1) heap[i] = heap[up]!;
    heap[i] = entry;
  }
  runUntil(end: number): void {
    while (this.#heap.length > 0 && this.#heap[0]!.at <= end) {
      const { at, work } = this.#next();
      this.now = at;
      work();
    }
  }
  #next() {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let i = 0;
    for (let down = 1; down < heap.length; down = 2 * i + 1) {
      if (down + 1 < heap.length && heap[down + 1]!.at < heap[down]!.at) down += 1;
      if (heap[down]!.at >= last.at) break;
      heap[i] = heap[down]!;
      i = down;
    }
    heap[i] = last;
    return first;
  }
}

/** So many at once are served, the others wait in line. */
class Queue {
  spent = 0;
  #free: number;
  #line: { ms: number; done: () => void }[] = [];

  constructor(
    readonly agenda: Agenda,
    readonly places: number,
  ) {
    this.#free = places;
  }
  serve(ms: number, done: () => void): void {
    this.#line.push({ ms, done });
    this.#next();
  }
  #next(): void {
    if (this.#free === 0) return;
    const one = this.#line.shift();
    if (!one) return;
    this.#free -= 1;
    this.spent += one.ms;
    this.agenda.after(one.ms, () => {
      this.#free += 1;
      one.done();
      this.#next();
    });
  }
}

/** Answers of a server on their way to disk: what came during one round goes with the next. */
class Writer {
  #waiting: (() => void)[] = [];
  #busy = false;

  constructor(
    readonly plan: Plan,
    readonly agenda: Agenda,
    readonly store: Queue,
    readonly lines: Queue,
    readonly dice: Random,
  ) {}

  write(done: () => void): void {
    this.#waiting.push(done);
    if (!this.#busy) this.#round();
  }
  #round(): void {
    const batch = this.#waiting.splice(0, TOGETHER);
    this.#busy = batch.length > 0;
    if (this.#busy) this[this.plan.news](batch, () => this.#round());
  }
  /** One commit for all of them; until it is on disk no other server's passes. */
  notify(batch: (() => void)[], over: () => void): void {
    const ms = batch.reduce((sum) => sum + chance(this.dice, this.plan.store), this.plan.flush);
    this.store.serve(ms, () => {
      for (const done of batch) done();
      over();
    });
  }
  /** Each for itself, side by side; the disk is waited for together. */
  broker(batch: (() => void)[], over: () => void): void {
    let left = batch.length;
    const { store, flush } = this.plan;
    for (const done of batch)
      this.lines.serve(flush, () =>
        this.store.serve(chance(this.dice, store), () => {
          done();
          left -= 1;
          if (left === 0) over();
        }),
      );
  }
}

/** Often short, sometimes long, so much on average. */
const chance = (dice: Random, mean: number): number => -mean * Math.log(1 - dice.below(2 ** 30) / 2 ** 30);

export function simulate(plan: Plan): Foreseen {
  const agenda = new Agenda();
  const dice = random(plan.seed);
  const store = new Queue(agenda, plan.news === 'notify' ? 1 : plan.cores);
  const servers = Array.from({ length: plan.servers }, () => ({
    thread: new Queue(agenda, 1),
    writer: new Writer(plan, agenda, store, new Queue(agenda, LINES), dice),
  }));
  const latencies: number[] = [];
  const begin = plan.seconds * 1000 * WARM_UP;
  const turn = (server: (typeof servers)[number]) => {
    const asked = agenda.now;
    server.thread.serve(chance(dice, plan.server), () =>
      server.writer.write(() => {
        if (agenda.now >= begin) latencies.push(agenda.now - asked);
        agenda.after(chance(dice, plan.think), () => turn(server));
      }),
    );
  };
  for (let i = 0; i < Math.ceil(plan.matches / plan.cells); i++)
    agenda.after(chance(dice, plan.think), () => turn(servers[i % servers.length]!));
  agenda.runUntil(plan.seconds * 1000);
  return reportOf(
    plan,
    latencies,
    servers.reduce((sum, { thread }) => sum + thread.spent, 0),
    store,
  );
}

function reportOf(plan: Plan, latencies: number[], spent: number, store: Queue): Foreseen {
  const sorted = latencies.sort((a, b) => a - b);
  const share = (of: number) => Math.round((sorted[Math.floor(sorted.length * of)] ?? 0) * 10) / 10;
  const whole = plan.seconds * 1000;
  const part = (ms: number, places: number) => Math.round(Math.min(1, ms / (whole * places)) * 100) / 100;
  return {
    movesPerSecond: Math.round((latencies.length * plan.cells) / (plan.seconds * (1 - WARM_UP))),
    latency: { p50: share(0.5), p90: share(0.9), p99: share(0.99) },
    busy: { servers: part(spent, plan.servers), store: part(store.spent, store.places) },
  };
}
