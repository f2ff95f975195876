// When the time is out, or the owner will wait no longer: those who have not answered are answered for.
import type { Verdict } from '@orrery/api';
import { STAND_IN } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { LiveTable } from '../match/live-table.ts';
import { STALE } from '../match/room.ts';
import { problem } from '../problem.ts';
import { setTimer } from '../store/append.ts';
import { paused } from './clock.ts';

const SOON = 1000;
const isBot = (table: LiveTable, seat: Seat): boolean => table.seats[seat]?.bot != null;

/** The mildest answer, unless there is one meanwhile. */
function answerUnless(table: LiveTable, seat: Seat, isLate: (at: number) => boolean): Promise<Verdict> {
  return table.play(seat, null, `late ${seat}`, async (when) =>
    isLate(when.at) ? table.ask('clock', { match: table.id, seat, ...when }) : STALE,
  );
}

/** The clock's job at this table is due, and is set anew. */
export async function lookAtClock(table: LiveTable): Promise<void> {
  const { house, clock } = table;
  await clock.giveBack();
  await timeUp(table);
  const due = table.status === 'running' ? clock.due : null;
  // Whoever is still late now is a bot at work: look again soon, not at once.
  await setTimer(house.store.db, table.id, due === null ? null : Math.max(due, house.now() + SOON));
}

/** Whoever is late is answered for, as the table chose. */
export async function timeUp(table: LiveTable): Promise<void> {
  const { clock, house, bots } = table;
  const { settings } = clock;
  if (settings.kind === 'none' || table.status !== 'running') return;
  for (const seat of clock.late(house.now())) {
    if (bots.isPatient && isBot(table, seat)) continue; // it waited for the people, and comes now
    if (settings.onTimeout === 'pause') return clock.set((now, at) => paused(now, 'time', at), 'paused');
    if (settings.onTimeout === 'bot') await bots.answerFor(seat, STAND_IN, 'clock');
    else await answerUnless(table, seat, (at) => clock.late(at).includes(seat));
  }
  bots.wake();
}

/** As if the time were out for everybody who is asked. */
export async function force(table: LiveTable): Promise<void> {
  if (table.status !== 'running' && table.clock.pausedBy !== 'time')
    throw problem('conflict', 'this match is not running');
  const late = table.waits.filter(({ seat, answered }) => !answered && !isBot(table, seat));
  for (const { seat, request } of late)
    await answerUnless(table, seat, () => table.waits.some((w) => w.request === request && !w.answered));
  table.bots.wake();
}
