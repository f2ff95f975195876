// What people at a table agree on: breaking off, stopping the clocks, letting them run, giving up, taking something back.
import type { Wish } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { resumed, paused as stopped } from '../clock/clock.ts';
import { problem } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { bitOf, isOver, stewardSeat, wishesOf } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { alone, momentBefore, takeBack, undo } from './taking-back.ts';
import { record } from './talk.ts';

/** When it can be wished for, when enough people do (all of them, unless said), and what is done then. */
interface Granting {
  possible(table: LiveTable): boolean;
  isEnough?(table: LiveTable): boolean;
  ask?(table: LiveTable, seat: Seat): Promise<'done' | void>; // before the first one's wish is kept; done: nobody need agree
  grant(table: LiveTable, wishing: readonly SeatRow[]): Promise<void>;
}

const isPlayed = ({ begun, status }: LiveTable): boolean => begun && (status === 'running' || status === 'paused');

const GRANTS: Record<Wish, Granting> = {
  abandon: {
    possible: ({ status }) => !isOver(status),
    grant: (table) => table.update({ status: 'abandoned' }),
  },
  pause: { possible: ({ status, clock }) => status === 'running' && clock.runs, grant: pause },
  resume: { possible: ({ status }) => status === 'paused', grant: resume },
  concede: {
    possible: (table) => isPlayed(table) && stewardSeat(table.house.shelf, table.row) === undefined,
    isEnough: isDecided,
    grant: concede,
  },
  answer: takingBack('answer'),
  turn: takingBack('turn'),
};

/** One person would like something, or no longer. It is done when enough would. */
export async function wish(table: LiveTable, seat: Seat, what: Wish, wanted: boolean): Promise<void> {
  const { possible, isEnough = areAll(what), ask, grant } = GRANTS[what];
  if (!possible(table)) throw problem('conflict', 'this cannot be agreed on now');
  if (!wanted && table.seats[seat]?.back != null) return lapse(table, seat);
  if (wanted && (await ask?.(table, seat)) === 'done') return;
  await change(table, seat, what, wanted);
  if (!isEnough(table)) return;
  const wishing = people(table)
    .filter((s) => wishesOf(s).includes(what))
    .map((s) => ({ ...s }));
  await forget(table, what);
  await grant(table, wishing);
}

/** Whoever plays on no longer wants to take anything back. */
export async function lapse(table: LiveTable, seat: Seat): Promise<void> {
  if (table.seats[seat]?.back == null) return;
  await forget(table, 'answer');
  await forget(table, 'turn');
}

const people = ({ seats }: LiveTable): SeatRow[] => seats.filter(({ kind }) => kind === 'human');
const areAll = (what: Wish) => (table: LiveTable) => people(table).every((s) => wishesOf(s).includes(what));

/** Nobody would play on, or nobody is left to play against. */
function isDecided(table: LiveTable): boolean {
  const left = table.seats.filter((s) => !wishesOf(s).includes('concede'));
  return left.length <= 1 || left.every(({ kind }) => kind !== 'human');
}

async function concede(table: LiveTable, wishing: readonly SeatRow[]): Promise<void> {
  const seats = wishing.map(({ seat }) => seat);
  await table.play(seats[0]!, null, `concede ${seats}`, (when) =>
    table.ask('concede', { match: table.id, seats, ...when }),
  );
}

function takingBack(what: 'answer' | 'turn'): Granting {
  return {
    possible: isPlayed,
    async ask(table, seat) {
      const asker = table.seats.find(({ back }) => back !== null);
      if (asker && !wishesOf(asker).includes(what))
        throw problem('conflict', 'something else is to be agreed on first');
      if (asker) return undefined;
      const back = await momentBefore(table, seat, what);
      if (back === undefined) throw problem('conflict', 'there is nothing to take back');
      const times = what === 'turn' ? await alone(table, seat, back) : undefined;
      if (times !== undefined) {
        await undo(table, seat, times);
        return 'done';
      }
      await table.changeSeat(seat, { back });
      return undefined;
    },
    async grant(table, wishing) {
      const asker = wishing.find(({ back }) => back !== null);
      if (asker) await takeBack(table, asker.seat, asker.back!, what);
    },
  };
}

export async function pause(table: LiveTable): Promise<void> {
  if (table.status !== 'running') throw problem('conflict', 'this match is not running');
  await table.clock.set((clock, now) => stopped(clock, 'owner', now), 'paused');
  await record(table, 'paused');
}

export async function resume(table: LiveTable): Promise<void> {
  if (table.status !== 'paused') throw problem('conflict', 'this match is not paused');
  await table.clock.set(resumed, 'running');
  await record(table, 'resumed');
  table.bots.wake();
}

async function forget(table: LiveTable, what: Wish): Promise<void> {
  for (const { seat, back } of people(table)) {
    await change(table, seat, what, false);
    if (back !== null && (what === 'answer' || what === 'turn')) await table.changeSeat(seat, { back: null });
  }
}

async function change(table: LiveTable, seat: Seat, what: Wish, wanted: boolean): Promise<void> {
  const before = table.seats[seat]!.quit;
  const quit = wanted ? before | bitOf(what) : before & ~bitOf(what);
  if (quit !== before) await table.changeSeat(seat, { quit });
}
