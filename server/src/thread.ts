// Threads: started from a module of this package, built or in source, and asked things by number: message n, reply n.
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** Whether this runs from sources (tests, development); then modules are `.ts`. */
export const FROM_SOURCES = import.meta.url.endsWith('.ts');

/** What to run for a server in a process of its own. */
export const MAIN = new URL(FROM_SOURCES ? './main.ts' : './main.js', import.meta.url);

/** Where tests have put what runs for itself, by the address of its source: it opens in a fifth of the time. */
const BUNDLES = JSON.parse(process.env.ORRERY_BUNDLES ?? '{}') as Readonly<Record<string, string>>;
export const bundled = (address: string): string => BUNDLES[address] ?? address;

/** `name`: of a module, without its ending. From sources the thread needs tsx, which Node 20 lets in only from inside. */
export function startThread(base: string, name: string, options: WorkerOptions): Worker {
  const entry = bundled(new URL(`${name}${FROM_SOURCES ? '.ts' : '.js'}`, base).href);
  if (!entry.endsWith('.ts')) return new Worker(new URL(entry), options);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import('${entry}'); })`;
  return new Worker(boot, { ...options, eval: true, execArgv: ['--conditions=source'] });
}

/** What was asked threw in the thread; the thread goes on. */
export class Fault extends Error {}

type Asked<Question> = { n: number; question: Question };
type Replied<Reply> = { n: number; reply: Reply } | { n: number; fault: string };
type Open<Reply> = { done: (reply: Reply) => void; failed: (error: Error) => void };

/** The line to a thread. What is asked is taken in order; `settled` is told after every reply. */
export class Line<Question, Reply> {
  #open = new Map<number, Open<Reply>>(); // the one in hand comes first
  #unsent: Asked<Question>[] = []; // what one tick asks is sent together: every message wakes the thread
  #count = 0;

  constructor(
    readonly thread: Worker,
    settled: () => void = () => {},
  ) {
    thread.on('message', (message: Replied<Reply> | { n?: undefined }) => {
      if (message.n === undefined) return; // it says something of its own accord
      const asked = this.#open.get(message.n);
      this.#open.delete(message.n);
      if ('fault' in message) asked?.failed(new Fault(message.fault));
      else asked?.done(message.reply);
      settled();
    });
  }

  get load(): number {
    return this.#open.size;
  }

  ask(question: Question): Promise<Reply> {
    return new Promise((done, failed) => {
      const n = ++this.#count;
      this.#open.set(n, { done, failed });
      if (this.#unsent.push({ n, question }) === 1) setImmediate(() => this.#send());
    });
  }
  #send(): void {
    const asked = this.#unsent;
    this.#unsent = [];
    try {
      this.thread.postMessage(asked);
    } catch {
      for (const one of asked) this.#sendAlone(one);
    }
  }
  /** What cannot be sent, such as what is nested too deep, fails by itself; what was asked in the same tick does not. */
  #sendAlone(asked: Asked<Question>): void {
    try {
      this.thread.postMessage([asked]);
    } catch (error) {
      this.#open.get(asked.n)?.failed(error as Error);
      this.#open.delete(asked.n);
    }
  }

  /** The thread is gone: what it had in hand fails in one way, what waited behind that in another. */
  abandon(inHand: Error, behind: Error = inHand): void {
    const [first, ...others] = this.#open.values();
    this.#open.clear();
    first?.failed(inHand);
    for (const { failed } of others) failed(behind);
  }
}

/** Inside a thread: replies to whatever comes over the line, to each as soon as it is done. */
export function replyWith<Question, Reply>(work: (question: Question) => Reply | Promise<Reply>): void {
  const port = parentPort!;
  const answer = ({ n, question }: Asked<Question>): void => {
    const done = (reply: Reply) => port.postMessage({ n, reply } satisfies Replied<Reply>);
    const failed = (error: unknown) => {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      port.postMessage({ n, fault } satisfies Replied<Reply>);
    };
    try {
      const reply = work(question);
      if (reply instanceof Promise) void reply.then(done).catch(failed);
      else done(reply);
    } catch (error) {
      failed(error);
    }
  };
  port.on('message', (asked: Asked<Question>[]) => asked.forEach(answer));
}
