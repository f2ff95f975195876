// Conversations at the table: with everybody, and in private with each other seat; what of them has not been read yet.
import type { Deed, Snapshot } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import { kept, useKept } from '../state/kept.ts';

/** With everybody, or with one seat. */
export type With = 'all' | Seat;
export type Said = { key: string; at: number; mine: boolean } & (
  | { seat: Seat | null; name: string; text: string }
  | { deed: Deed }
);

/** When a conversation was last looked at, by match and partner. */
const read = kept<Record<string, number>>('read', {});
const keyOf = (match: string, partner: With): string => `${match} ${partner}`;
const MOST = 500;

export function linesWith({ chat, letters, deeds, seat, table }: Snapshot, partner: With): Said[] {
  if (partner !== 'all')
    return letters
      .filter((line) => line.from === partner || line.to === partner)
      .map(({ id, from, text, at }) => ({
        key: id,
        at,
        mine: from === seat,
        seat: from,
        name: table.players[from]?.name ?? '',
        text,
      }));
  const said: Said[] = chat.map((line) => ({
    ...line,
    key: `c${line.n}`,
    mine: line.seat !== null && line.seat === seat,
  }));
  const done: Said[] = deeds.map((deed) => ({ key: `d${deed.n}`, at: deed.at, mine: table.steward, deed }));
  return [...said, ...done].sort((a, b) => a.at - b.at);
}

/** Whom this seat may write to: people, and chairs that a person will take. */
export function partnersOf({ table, seat, letters }: Snapshot): Seat[] {
  if (seat === null) return [];
  const written = (other: Seat) => letters.some(({ from, to }) => from === other || to === other);
  return table.players
    .filter((player) => player.seat !== seat && (player.kind !== 'bot' || written(player.seat)))
    .map((player) => player.seat);
}

export function isUnread(now: Readonly<Record<string, number>>, snapshot: Snapshot, partner: With): boolean {
  const last = linesWith(snapshot, partner)
    .filter((line) => !line.mine)
    .at(-1);
  return last !== undefined && last.at > (now[keyOf(snapshot.table.id, partner)] ?? 0);
}
export const useRead = (): Readonly<Record<string, number>> => useKept(read);

/** Is there anything new in any of them? */
export function useUnread(snapshot: Snapshot): boolean {
  const now = useRead();
  return (['all', ...partnersOf(snapshot)] as With[]).some((partner) => isUnread(now, snapshot, partner));
}

export function markRead(snapshot: Snapshot, partner: With): void {
  const at = linesWith(snapshot, partner).at(-1)?.at;
  const key = keyOf(snapshot.table.id, partner);
  if (at === undefined || (read.get()[key] ?? 0) >= at) return;
  const newest = Object.entries({ ...read.get(), [key]: at }).sort(([, a], [, b]) => b - a);
  read.set(Object.fromEntries(newest.slice(0, MOST)));
}
