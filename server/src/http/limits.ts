// How much, how long and how often: the limits of every route and of the same things said over a socket, in one place.
import type { RouteName } from '@orrery/api';
import { problem } from '../problem.ts';

const KB = 1024;
export const LONGEST_MESSAGE = 256 * KB;
const SHORT = 4 * KB;
/** What is sent, in bytes; short, unless there is a reason. */
const LONGEST: Partial<Record<RouteName, number>> = {
  hostImport: 128 * KB * KB, // a whole match; nobody but the host gets so far
  answer: LONGEST_MESSAGE,
  foresee: 128 * KB,
  prepare: 128 * KB,
  draft: 128 * KB,
  standing: 64 * KB,
  create: 64 * KB,
  mine: 32 * KB,
  write: 16 * KB,
  chat: 8 * KB,
};
export const longestOf = (name: RouteName): number => LONGEST[name] ?? SHORT;

/** Routes that make something or try a secret: an address may use them this many times less often than others. */
export const SELDOM: Partial<Record<RouteName, number>> = {
  create: 10,
  learn: 10,
  prove: 5, // a rule book has sixty worked examples
  join: 10,
  claim: 30,
  unsubscribe: 30,
  confirm: 30,
  notices: 10,
  hint: 10,
  foresee: 5,
  prepare: 5,
  remind: 60,
};

/** What is kept, or is dear to find out: one seat may do it this many times less often than an address may ask. */
const QUOTA: Partial<Record<RouteName, number>> = {
  chat: 20,
  write: 20,
  standing: 20,
  draft: 5,
  hint: 20,
  foresee: 5,
  prepare: 5,
  moveDevice: 60,
};
const MINUTE = 60_000;
const MOST_KEPT = 10_000;

/** Of every seat, over HTTP and sockets together: a minute's worth at once, and then as time goes by. */
export class Quotas {
  #left = new Map<string, { units: number; at: number }>();

  constructor(readonly rate: number) {} // requests a minute from one address

  spend(name: RouteName, match: string, seat: number | null): void {
    const seldom = QUOTA[name];
    if (seldom === undefined) return;
    const [most, now] = [Math.ceil(this.rate / seldom), performance.now()];
    const key = `${match} ${seat} ${name}`;
    const { units, at } = this.#left.get(key) ?? { units: most, at: now };
    const left = Math.min(most, units + ((now - at) / MINUTE) * most);
    if (left < 1) throw problem('too-many', 'too much of this from one seat; wait a little');
    if (this.#left.size > MOST_KEPT) this.#left.clear();
    this.#left.set(key, { units: left - 1, at: now });
  }
}
