// When the time is out, or the owner will wait no longer: those who have not answered are answered for.
import type { Verdict } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { lateSeats, paused } from '../clock/clock.ts';
import { Refusal } from '../problem.ts';
import type { LiveTable } from './live-table.ts';
import { STALE } from './room.ts';

const isBot = (table: LiveTable, seat: Seat): boolean => table.seats[seat]?.bot != null;

/** The mildest answer, unless there is one meanwhile. */
function answerUnless(table: LiveTable, seat: Seat, isLate: (at: number) => boolean): Promise<Verdict> {
  return table.play(seat, null, `late ${seat}`, async (at) =>
    isLate(at) ? table.ask('clock', { match: table.id, seat, at }) : STALE,
  );
}

/** A clock job is due: as the table chose. */
export async function timeUp(table: LiveTable): Promise<void> {
  const settings = table.clockSettings;
  if (settings.kind === 'none' || table.status !== 'running') return;
  for (const seat of lateSeats(table.clock, table.house.now())) {
    if (table.bots.isPatient && isBot(table, seat)) continue; // it waited for the people, and comes now
    if (settings.onTimeout === 'pause') return table.setClock((clock, now) => paused(clock, 'time', now), 'paused');
    if (settings.onTimeout === 'steward') await table.bots.answerFor(seat, null, 'clock');
    else await answerUnless(table, seat, (at) => lateSeats(table.clock, at).includes(seat));
  }
  table.bots.wake();
}

/** As if the time were out for everybody who is asked. */
export async function force(table: LiveTable): Promise<void> {
  if (table.status !== 'running' && table.clock.paused?.by !== 'time')
    throw new Refusal('conflict', 'this match is not running');
  const late = table.waits.filter(({ seat, answered }) => !answered && !isBot(table, seat));
  for (const { seat, request } of late)
    await answerUnless(table, seat, () => table.waits.some((w) => w.request === request && !w.answered));
  table.bots.wake();
}
