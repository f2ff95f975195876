// What one viewer gets to see: the present, what was told, and any moment of the past exactly as it looked then.
import type { Moment, Snapshot, ToldAt } from '@orrery/api';
import { type GameEvent, type Seat, toldTo } from '@orrery/kernel';
import { problem } from '../problem.ts';
import type { PastRow } from '../store/past.ts';
import { type Asker, STRANGER } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { talkFor } from './talk.ts';

export interface Viewer extends Asker {
  seat: Seat | null;
}
export const SPECTATOR: Viewer = { ...STRANGER, seat: null };
const NEWEST = 100; // counts of the viewer whose events come with a fresh snapshot
const PAGE = 200; // log rows read at once
const MOST_EVENTS = 1000;

/** The whole table as JSON, composed from texts, for the scene is long and already written. `hand` gets it before anything else happens. */
export function snapshotText(
  table: LiveTable,
  viewer: Viewer,
  since?: number,
  hand?: (text: string) => void,
): Promise<string> {
  return table.turn(async () => {
    const { seq, scene } = await presentScene(table, viewer.seat);
    const upTo = await visibleRow(table, viewer.seat);
    const events = await toldSince(table, viewer.seat, since ?? Math.max(-1, seq - NEWEST), upTo);
    const rest: Omit<Snapshot, 'scene'> = {
      table: table.info(viewer),
      seat: viewer.seat,
      seq,
      events,
      clock: table.isDelayed(viewer.seat) ? { ...table.clock.shown(), paused: false, seats: [] } : table.clock.shown(),
      ...(await talkFor(table, viewer.seat)),
    };
    const text = `${JSON.stringify(rest).slice(0, -1)},"scene":${scene}}`;
    hand?.(text);
    return text;
  });
}

async function presentScene(table: LiveTable, seat: Seat | null): Promise<{ seq: number; scene: string }> {
  if (!table.begun) return { seq: 0, scene: 'null' };
  if (table.status !== 'aside' && !table.isDelayed(seat)) return table.ask('scene', { match: table.id, viewer: seat });
  const row = await visibleRow(table, seat);
  if (row < 0) return { seq: 0, scene: 'null' };
  const counts = await table.house.store.past.counts(table.id);
  const scene = table.status === 'aside' ? 'null' : await sceneAt(table, seat, row);
  return { seq: countOf(counts[row]!, table, seat), scene };
}

async function sceneAt(table: LiveTable, viewer: Seat | null, row: number): Promise<string> {
  const state = await table.house.store.past.stateAt(table.id, row);
  if (state === undefined) throw problem('not-found', 'there was no such moment');
  return table.house.rules.any('moment', { game: table.row.game, state, viewer });
}

/** The newest log row this viewer may know of: delayed spectators are behind. -1: none yet. */
async function visibleRow(table: LiveTable, seat: Seat | null): Promise<number> {
  if (!table.isDelayed(seat)) return table.seq;
  const latest = table.knownUntil(seat);
  const counts = await table.house.store.past.counts(table.id);
  return counts.findLastIndex((row) => row.at <= latest);
}

/** What the viewer was told after `since`, oldest first. */
export async function eventsSince(table: LiveTable, seat: Seat | null, since: number): Promise<ToldAt[]> {
  const upTo = await visibleRow(table, seat);
  return (await toldSince(table, seat, since, upTo)).slice(0, MOST_EVENTS);
}

/** Read from the newest row backwards, for as long as the viewer's own count goes on; rows that it could not notice count for nothing. */
async function toldSince(table: LiveTable, seat: Seat | null, since: number, upTo: number): Promise<ToldAt[]> {
  const rows: PastRow[] = [];
  for (let from = upTo; from >= 0; ) {
    const after = Math.max(-1, from - PAGE);
    const page = await table.house.store.past.told(table.id, after, from - after);
    rows.unshift(...page);
    if (countOf(page[0]!, table, seat) <= since) break;
    from = after;
  }
  return toldOf(table, seat, rows, since, upTo);
}

function toldOf(table: LiveTable, seat: Seat | null, rows: PastRow[], since: number, upTo: number): ToldAt[] {
  return rows.flatMap((row) => {
    const seq = countOf(row, table, seat);
    if (row.seq > upTo || seq <= since) return [];
    const events = JSON.parse(row.events) as GameEvent[];
    return events.flatMap((event): ToldAt[] => {
      const told = toldTo(event, seat);
      return told ? [{ seq, at: row.at, ...told }] : [];
    });
  });
}

const countOf = (row: Pick<PastRow, 'seen'>, table: LiveTable, seat: Seat | null): number =>
  (JSON.parse(row.seen) as number[])[seat ?? table.row.seats]!;

/** The table at an earlier count of this viewer, from the states that were kept: no rule of today changes the past. */
export async function momentText(table: LiveTable, seat: Seat | null, seq: number): Promise<string> {
  const counts = await table.house.store.past.counts(table.id);
  const upTo = await visibleRow(table, seat);
  const row = counts.findIndex((r) => countOf(r, table, seat) === seq);
  if (row < 0 || row > upTo) throw problem('not-found', 'there was no such moment');
  const told = await table.house.store.past.told(table.id, row - 1, 1);
  const rest: Omit<Moment, 'scene'> = { seq, at: counts[row]!.at, events: toldOf(table, seat, told, seq - 1, row) };
  return `${JSON.stringify(rest).slice(0, -1)},"scene":${await sceneAt(table, seat, row)}}`;
}
