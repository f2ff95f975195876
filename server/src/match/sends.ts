// Answers by their senders' own names: one that is sent again is not given again.
import type { Verdict } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import type { Store } from '../store/store.ts';
import { STALE } from './room.ts';

const KEPT = 200; // in memory; for older ones the store still refuses a second row

export class Sends {
  #taken: Map<string, number> | undefined; // the count of its seat when it was taken

  constructor(
    readonly store: Store,
    readonly match: string,
  ) {}

  async find(sent: string | null): Promise<number | undefined> {
    if (sent === null) return undefined;
    if (!this.#taken) {
      const rows = await this.store.past.recentlySent(this.match, KEPT);
      this.#taken = new Map(rows.reverse().map((row) => [row.sent!, countOf(row.seen, row.seat!)]));
    }
    return this.#taken.get(sent);
  }

  remember(sent: string | null, seq: number): void {
    if (sent === null || !this.#taken) return;
    this.#taken.set(sent, seq);
    if (this.#taken.size > KEPT) this.#taken.delete(this.#taken.keys().next().value!);
  }

  /** The store has this seq, or this send, already: another server was faster, or the sender repeats something old. */
  async overtaken(seat: Seat, sent: string | null): Promise<Verdict> {
    this.#taken = undefined;
    const row = sent === null ? undefined : await this.store.past.bySent(this.match, sent);
    return row ? { taken: true, seq: countOf(row.seen, seat) } : { taken: false, ...STALE };
  }
}

const countOf = (seen: string, seat: Seat): number => (JSON.parse(seen) as number[])[seat]!;
