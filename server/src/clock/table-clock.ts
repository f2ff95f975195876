// The clock of one table: what an answer does to it, what it shows, and the powers over it. On disk with what moves it.
import type { ClockSettings, ClockState, Status } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { isOver } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { Wait } from '../match/protocol.ts';
import { record } from '../match/talk.ts';
import { setTimer } from '../store/append.ts';
import { type Asked, afterAnswer, type Clock, dueTime, givenBack, lateSeats, newClock, shownClock } from './clock.ts';

const MINUTE = 60_000;

export class TableClock {
  readonly settings: ClockSettings;
  text = ''; // as it is in the store, as far as known here
  #clock: Clock;

  constructor(readonly table: LiveTable) {
    this.settings = JSON.parse(table.row.clock) as ClockSettings;
    this.#clock = { ...newClock(this.settings, table.row.seats), closed: this.#closed };
  }

  /** How long the house has ever been closed. */
  get #closed(): number {
    return this.table.house.store.opening.closed;
  }
  /** Is there any time to run out? */
  get runs(): boolean {
    return this.settings.kind !== 'none';
  }
  /** When somebody's time will be out; null: never, as things stand. */
  get due(): number | null {
    return dueTime(this.#clock);
  }
  get pausedBy(): 'owner' | 'time' | undefined {
    return this.#clock.paused?.by;
  }
  asked(seat: Seat): Asked | undefined {
    return this.#clock.asked.find((a) => a.seat === seat);
  }
  late(now: number): Seat[] {
    return lateSeats(this.#clock, now);
  }
  shown(): ClockState {
    return shownClock(this.#clock, this.table.row.seats, this.table.house.now());
  }

  /** As it is in the store. */
  read(text: string): void {
    this.text = text;
    this.#clock = JSON.parse(text) as Clock;
  }

  /** What it will be when these are asked: written together with the answer. One that stopped for lack of time runs again. */
  after(waits: readonly Wait[], at: number, by: Seat | null): { text: string; due: number | null; wakes: boolean } {
    const clock = afterAnswer(this.settings, this.#clock, waits, at);
    const wakes = clock.paused?.by === 'time' && by !== null; // newer rules are nobody's answer
    const next = wakes ? { ...clock, paused: null } : clock;
    return { text: JSON.stringify(next), due: dueTime(next), wakes };
  }

  /** What the house was closed for is given back, once, and told to the players if it was long enough to be noticed. */
  async giveBack(): Promise<void> {
    const { table } = this;
    if (!table.begun) this.#clock.closed = this.#closed;
    if (!this.runs || isOver(table.status) || this.#closed === (this.#clock.closed ?? 0)) return;
    const gap = await table.turn(async () => {
      for (;;) {
        const [clock, closed] = [this.#clock, this.#closed];
        if (closed === (clock.closed ?? 0)) return 0; // another server was faster
        if (await this.#write(givenBack(clock, closed), table.status))
          return clock.paused ? 0 : closed - (clock.closed ?? 0);
        await table.readAgain();
      }
    });
    if (gap >= MINUTE) await record(table, 'closed', { minutes: Math.round(gap / MINUTE) });
    if (gap > 0) table.changed();
  }

  /** Pause, resume, more time: on disk together with the timer, and on top of what other servers have done. */
  set(change: (clock: Clock, now: number) => Clock, status?: Status): Promise<void> {
    const { table } = this;
    return table.turn(async () => {
      while (!(await this.#write(change(this.#clock, table.house.now()), status ?? table.status)))
        await table.readAgain();
      table.changed();
    });
  }

  async #write(clock: Clock, status: Status): Promise<boolean> {
    const { id, row, house } = this.table;
    const text = JSON.stringify(clock);
    const isWritten = await house.store.db.transaction().execute(async (tx) => {
      const live = tx.updateTable('live').set({ clock: text }).where('match', '=', id).where('clock', '=', this.text);
      if ((await live.executeTakeFirst()).numUpdatedRows === 0n) return false;
      await tx.updateTable('match').set({ status }).where('id', '=', id).execute();
      await setTimer(tx, id, dueTime(clock));
      return true;
    });
    if (!isWritten) return false;
    this.read(text);
    row.status = status;
    return true;
  }
}
