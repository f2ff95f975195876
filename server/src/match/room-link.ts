// The line from a table to its room in a worker: opened when needed, and again when the worker was replaced.
import type { Status } from '@orrery/api';
import { readEntry } from '@orrery/kernel';
import { problem } from '../problem.ts';
import { soundState } from '../store/chain.ts';
import type { LiveRow, MatchRow } from '../store/schema.ts';
import { again, type Hand } from './crew.ts';
import type { House } from './house.ts';
import { isOver } from './info.ts';
import type { Jobs, Op, Played, Saved } from './protocol.ts';

const TAIL = 10; // answers replayed on opening, so that undo reaches back beyond a restart
const NOWHERE = 0;

export class RoomLink {
  #hand: Hand;
  #checkedIn = NOWHERE; // the generation of the worker that has our room

  constructor(
    readonly house: House,
    readonly row: MatchRow,
    readonly opened: (live: LiveRow) => Promise<void>,
    readonly upgraded: (played: Played, at: number) => Promise<void>,
    readonly damaged: () => Promise<never>,
  ) {
    this.#hand = house.rules.of(row.id);
  }

  ask<O extends Op>(op: O, job: Jobs[O]['job']): Promise<Jobs[O]['reply']> {
    return again(async () => {
      while (this.#checkedIn !== this.#hand.generation) await this.#checkIn();
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
    const { id, game, key, status } = this.row;
    const { live, state } = await this.#read();
    const tail = await this.#tailOf(live.seq);
    const saved: Saved = { state, seq: live.seq, seen: JSON.parse(live.seen) as number[], hash: live.hash, ...tail };
    const at = isOver(status as Status) ? null : this.house.now();
    const opened = await this.#hand.call('open', { match: id, game, key, saved, at });
    if ('newer' in opened) throw problem('conflict', `${opened.newer}: this server has to be brought up to date`);
    this.#checkedIn = generation;
    await this.opened(live); // may find that it is out of date already
    if (opened.upgrade) await this.upgraded(opened.upgrade, at!);
  }

  /** As it is in the store. What does not fit together because another server moved it on meanwhile is read again. */
  async #read(): Promise<{ live: LiveRow; state: string }> {
    const { store } = this.house;
    let live = await store.tables.live(this.row.id);
    for (;;) {
      if (!live) throw problem('conflict', 'this match has not begun');
      const state = await soundState(store, live);
      if (state !== undefined) return { live, state };
      const now = await store.tables.live(this.row.id);
      if (now?.hash === live.hash) return this.damaged();
      live = now;
    }
  }

  /** Nothing from before an upgrade, for no rule of today plays what was answered by others, or before something taken back. */
  async #tailOf(seq: number): Promise<Pick<Saved, 'tail'>> {
    const { past } = this.house.store;
    const earliest = Math.max(0, seq - TAIL);
    const lines = await past.entries(this.row.id, earliest);
    const before =
      1 +
      lines.map(readEntry).findLastIndex((entry) => 'migrated' in entry || ('undo' in entry && entry.to !== undefined));
    const entries = lines.slice(before);
    const state = entries.length === 0 ? undefined : await past.stateAt(this.row.id, earliest + before);
    return state === undefined ? {} : { tail: { state, entries } };
  }
}
