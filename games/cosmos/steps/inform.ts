// CSM-GM-5: what a master did is told to the master, and to the faction concerned: at once, and in its next report.
import { copy, type Json, type Msg, type Seat, type Table } from '@orrery/kernel';
import { refresh } from '../resolver/boards.ts';
import type { Cosmos } from '../state.ts';

/** `faction`: who is told besides; empty: nobody. */
export function inform(
  t: Table<Cosmos>,
  master: Seat,
  faction: string,
  type: 'corrected' | 'amended',
  args: NonNullable<Msg['args']>,
): void {
  const to: Record<Seat, { [key: string]: Json }> = { [master]: { ...copy(args), faction } as { [key: string]: Json } };
  const seat = t.s.pub.factions.indexOf(faction);
  if (seat >= 0) {
    const own = t.s.own[seat]!;
    const changes = refresh(t.s.dark.world!, seat, own, []);
    const msg: Msg = { key: type, args: copy(args) };
    own.report.push(msg); // for who reads it on a screen
    t.s.dark.desk.notes.push({ to: seat, msg: copy(msg) }); // and in the next report, whenever that comes
    t.s.own[master]!.desk = copy(t.s.dark.desk);
    const { board: _, report: __, standing: ___, ...sheet } = own;
    to[seat] = { ...(copy(args) as { [key: string]: Json }), data: JSON.stringify({ ...changes, sheet }) };
  }
  t.reveal({ type, pub: null, to });
}
