// Answers by their senders' own names: one that is sent again is not given again.
import type { Verdict } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Refused } from './protocol.ts';
import { STALE } from './room.ts';

const KEPT = 200; // in memory; for older ones the store still refuses a second row

/** What a seat sent by a name of its own. */
export interface Send {
  seat: Seat;
  id: string;
  digest: string; // of all of it
}
type Taken = { seq: number; digest: string | null }; // null: taken before digests were kept

export class Sends {
  #taken: Map<string, Taken> | undefined;

  constructor(
    readonly store: Store,
    readonly match: string,
  ) {}

  /** The count of its seat when it was taken; undefined: it is new. */
  async find(send: Send): Promise<number | undefined> {
    if (!this.#taken) {
      const rows = await this.store.past.recentlySent(this.match, KEPT);
      this.#taken = new Map(
        rows.reverse().map(({ seat, sent, seen, digest }) => {
          return [keyOf({ seat: seat!, id: sent! }), { seq: countOf(seen, seat!), digest }];
        }),
      );
    }
    return sameAs(send, this.#taken.get(keyOf(send)));
  }

  remember(send: Send, seq: number): void {
    if (!this.#taken) return;
    this.#taken.set(keyOf(send), { seq, digest: send.digest });
    if (this.#taken.size > KEPT) this.#taken.delete(this.#taken.keys().next().value!);
  }

  /** What is in the store may be something else now. */
  forget(): void {
    this.#taken = undefined;
  }

  /** The store has this seq, or this send, already: another server was faster, or the sender repeats something old. */
  async overtaken(send: Send | undefined, refused: Refused = STALE): Promise<Verdict> {
    this.forget();
    const row = send && (await this.store.past.bySent(this.match, send.seat, send.id));
    if (!row) return { taken: false, ...refused };
    return { taken: true, seq: sameAs(send, { seq: countOf(row.seen, send.seat), digest: row.digest })! };
  }
}

/** "Taken" is said only of the very same: another answer by the same name would be lost without a word. */
function sameAs(send: Send, taken: Taken | undefined): number | undefined {
  if (taken && taken.digest !== null && taken.digest !== send.digest)
    throw problem('conflict', 'something else was sent by this id');
  return taken?.seq;
}

const keyOf = ({ seat, id }: Pick<Send, 'seat' | 'id'>): string => `${seat} ${id}`;
const countOf = (seen: string, seat: Seat): number => (JSON.parse(seen) as number[])[seat]!;
