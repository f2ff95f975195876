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
  const scene = table.status === 'aside' ? 'null' : await sceneAt(table, seat, row);
  return { seq: await countAt(table, seat, row), scene };
}

async function sceneAt(table: LiveTable, viewer: Seat | null, row: number): Promise<string> {
  const state = await table.house.store.past.stateAt(table.id, row);
  if (state === undefined) throw problem('not-found', 'there was no such moment');
  return table.house.rules.any('moment', { game: table.row.game, state, viewer });
}

/** The newest log row this viewer may know of: delayed spectators are behind. -1: none yet. */
async function visibleRow(table: LiveTable, seat: Seat | null): Promise<number> {
  if (!table.isDelayed(seat)) return table.seq;
  return (await table.house.store.past.rowAt(table.id, table.knownUntil(seat)))?.seq ?? -1;
}

/** What the viewer was told after `since`, oldest first. */
export async function eventsSince(table: LiveTable, seat: Seat | null, since: number): Promise<ToldAt[]> {
  const upTo = await visibleRow(table, seat);
  const told: ToldAt[] = [];
  let after = (await firstRow(table, seat, since + 1, upTo)) - 1;
  for (; after < upTo && told.length < MOST_EVENTS; after += PAGE)
    told.push(...toldOf(table, seat, await table.house.store.past.told(table.id, after, PAGE), since, upTo));
  return told.slice(0, MOST_EVENTS);
}

/** The first row at which this viewer had counted so far; beyond `upTo` if it has not yet. A count never falls, and never outruns
 *  the rows: so few of them are looked at, however long the match is. */
async function firstRow(table: LiveTable, seat: Seat | null, count: number, upTo: number): Promise<number> {
  let [low, high] = [Math.max(0, count), upTo + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await countAt(table, seat, middle)) < count) low = middle + 1;
    else high = middle;
  }
  return low;
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

const countAt = async (table: LiveTable, seat: Seat | null, row: number): Promise<number> =>
  countOf((await table.house.store.past.row(table.id, row))!, table, seat);

/** The table at an earlier count of this viewer, from the states that were kept: no rule of today changes the past. */
export async function momentText(table: LiveTable, seat: Seat | null, seq: number): Promise<string> {
  const upTo = await visibleRow(table, seat);
  const row = await firstRow(table, seat, seq, upTo);
  const [then] = row > upTo ? [] : await table.house.store.past.told(table.id, row - 1, 1);
  if (!then || countOf(then, table, seat) !== seq) throw problem('not-found', 'there was no such moment');
  const rest: Omit<Moment, 'scene'> = { seq, at: then.at, events: toldOf(table, seat, [then], seq - 1, row) };
  return `${JSON.stringify(rest).slice(0, -1)},"scene":${await sceneAt(table, seat, row)}}`;
}
