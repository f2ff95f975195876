// Seats that left word to be answered for where they can do nothing else. Whether they can follows from their hands, so
// every person who is asked is given the same pause first, whatever was left and whatever is held; one who is alone with
// bots has nobody to hide it from.
import { randomInt } from 'node:crypto';
import type { ClockSettings } from '@orrery/api';
import type { LiveTable } from './live-table.ts';
import type { Happening } from './news.ts';

/** By correspondence nobody sits and waits for it; a table may have agreed on another. */
const PATIENCE = 5;
const SECOND = 1000;

export class Resting {
  #pauses = new Map<string, NodeJS.Timeout>(); // by request

  constructor(readonly table: LiveTable) {}

  /** Somebody who left word is being waited for. */
  get isExpected(): boolean {
    return this.table.waits.some(({ rests, request }) => rests && this.#pauses.has(request));
  }

  stop(): void {
    for (const pause of this.#pauses.values()) clearTimeout(pause);
    this.#pauses.clear();
  }

  hear({ is }: Happening): void {
    if (is === 'played' || is === 'moved') this.wake();
  }

  wake(): void {
    const { table } = this;
    const asked = table.status === 'running' ? table.waits.filter(({ answered }) => !answered) : [];
    const open = new Set(asked.map(({ request }) => request));
    for (const [request, pause] of this.#pauses) {
      if (open.has(request)) continue;
      clearTimeout(pause);
      this.#pauses.delete(request);
    }
    for (const { seat, request } of asked) {
      if (this.#pauses.has(request) || table.seats[seat]?.bot != null) continue;
      const pause = setTimeout(() => void this.#answer(seat, request), this.#pause());
      this.#pauses.set(request, pause.unref());
    }
  }

  /** Drawn anew for each question, from half of it to the whole. */
  #pause(): number {
    const most = this.table.isAlone ? 0 : longestRest(this.table.clock.settings, this.table.house.restPause);
    return most === 0 ? 0 : randomInt(Math.ceil(most / 2), most + 1);
  }

  async #answer(seat: number, request: string): Promise<void> {
    const { table } = this;
    this.#pauses.delete(request); // whatever is left from now on finds another pause
    try {
      const move = await table.turn(() => table.ask('idle', { match: table.id, seat }));
      if (move?.request === request) await table.answer(seat, null, null, [move], 'standing');
    } catch (error) {
      table.house.log.warn({ match: table.id, seat, error: String(error) }, 'nobody could be answered for');
    }
  }
}

/** [TI4-CORR-9] What the table has agreed on, else the host's. */
function longestRest(clock: ClockSettings, restPause: number): number {
  if (clock.kind !== 'correspondence') return restPause;
  return clock.rest === undefined ? restPause * PATIENCE : clock.rest * SECOND;
}
