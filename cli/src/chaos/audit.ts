// Afterwards: is everything there that was said to be taken, once, and does it all fit together?
import { type Store, unsound } from '@orrery/server';
import type { Acknowledged } from './people.ts';

interface Found {
  lost: number; // acknowledged, but not in the store at the end
  twice: number; // answers that are there more than once
  unreadable: number; // matches whose log, hashes or state do not fit together
}
/** What a seat was told, at one match. */
export interface Told {
  match: string;
  seat?: number; // none: both seats are the same person's
  acknowledged: Acknowledged[];
}

const SEATS = [0, 1];

/** What was acknowledged is a row by that seat, with that choice, after which it had counted so far. */
export async function audit(store: Store, told: Told[]): Promise<Found> {
  const found: Found = { lost: 0, twice: 0, unreadable: 0 };
  for (const match of new Set(told.map((one) => one.match))) {
    const rows = await store.past.rows(match);
    // By what that seat had counted, not by the number of the row: there may be rows that not everybody is to notice.
    const own = (row: (typeof rows)[number]) => (JSON.parse(row.seen) as number[])[row.seat ?? 0]!;
    const there = new Set(rows.map((row) => `${row.seat} ${own(row)} ${row.entry.split(' ').at(-1)}`));
    for (const { seat, acknowledged } of told.filter((one) => one.match === match)) {
      const seats = seat === undefined ? SEATS : [seat];
      const isThere = ({ seq, choice }: Acknowledged) => seats.some((by) => there.has(`${by} ${seq} ${choice}`));
      found.lost += acknowledged.filter((one) => !isThere(one)).length;
      found.twice += acknowledged.length - new Set(acknowledged.map(({ seq }) => seq)).size;
    }
    const named = rows.flatMap(({ seat, sent }) => (sent === null ? [] : [`${seat} ${sent}`]));
    found.twice += named.length - new Set(named).size;
    if (!(await isWhole(store, match))) found.unreadable += 1;
  }
  return found;
}

/** The log, its hashes and the state fit together, and the state holds one ship for every answer. */
async function isWhole(store: Store, match: string): Promise<boolean> {
  if (await unsound(store, match)) return false;
  const live = (await store.tables.live(match))!;
  const { state } = JSON.parse((await store.past.stateAt(match, live.seq))!) as {
    state: { pub: { regions: { ships: number }[] } };
  };
  return state.pub.regions.reduce((ships, region) => ships + region.ships, 0) === live.seq;
}
