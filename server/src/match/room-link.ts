// The line from a table to its room in a worker: opened when needed, and again when the worker was replaced.
import { problem } from '../problem.ts';
import type { LiveRow, MatchRow } from '../store/schema.ts';
import { type Hand, Restarted } from './crew.ts';
import type { House } from './house.ts';
import type { Jobs, Op, Saved } from './protocol.ts';

const TRIES = 3;
const TAIL = 10; // answers replayed on opening, so that undo reaches back beyond a restart
const NOWHERE = 0;

export class RoomLink {
  #hand: Hand;
  #checkedIn = NOWHERE; // the generation of the worker that has our room

  constructor(
    readonly house: House,
    readonly row: MatchRow,
    readonly opened: (live: LiveRow) => void,
  ) {
    this.#hand = house.rules.of(row.id);
  }

  ask<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return again(async () => {
      if (this.#checkedIn !== this.#hand.generation) await this.#checkIn();
      return this.#hand.call(op, job);
    });
  }

  /** The room of a match that begins. */
  start(job: Jobs['start']['job']): Promise<Jobs['start']['reply']> {
    return again(() => {
      this.#checkedIn = this.#hand.generation;
      return this.#hand.call('start', job);
    });
  }

  /** The live copy has seen what the store has not: it is read anew before the next question. */
  forget(): void {
    this.#checkedIn = NOWHERE;
  }

  /** The live copy goes; the store has everything. */
  async close(): Promise<void> {
    const open = this.#checkedIn === this.#hand.generation;
    this.forget(); // first: whoever asks meanwhile opens it again behind the closing
    if (open) await this.#hand.call('close', { match: this.row.id }).catch(() => {});
  }

  async #checkIn(): Promise<void> {
    const { generation } = this.#hand;
    const { id, game } = this.row;
    const live = await this.house.store.tables.live(id);
    const state = live && (await this.house.store.past.stateAt(id, live.seq));
    if (!state) throw problem('conflict', 'this match has not begun');
    const tail = await this.#tailOf(live.seq);
    const saved: Saved = { state, seq: live.seq, seen: JSON.parse(live.seen) as number[], hash: live.hash, ...tail };
    await this.#hand.call('open', { match: id, game, saved });
    this.#checkedIn = generation;
    this.opened(live);
  }

  async #tailOf(seq: number): Promise<Pick<Saved, 'tail'>> {
    const from = Math.max(0, seq - TAIL);
    const { past } = this.house.store;
    const state = seq === 0 ? undefined : await past.stateAt(this.row.id, from);
    return state === undefined ? {} : { tail: { state, entries: await past.entries(this.row.id, from) } };
  }
}

/** Repeats what failed only because somebody else broke the worker. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let i = 1; ; i++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Restarted) || i === TRIES) throw error;
    }
  }
}
