// Afterwards: is everything there that was said to be taken, once, and does it all fit together?
import { type Store, unsound } from '@orrery/server';
import type { Acknowledged } from './people.ts';

export interface Found {
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

/** Everything in `atlas` is public and one answer is one count: an acknowledged seq must be a row of that seat. */
export async function audit(store: Store, told: Told[]): Promise<Found> {
  const found: Found = { lost: 0, twice: 0, unreadable: 0 };
  for (const match of new Set(told.map((one) => one.match))) {
    const rows = await store.past.rows(match);
    for (const { seat, acknowledged } of told.filter((one) => one.match === match)) {
      const isThere = ({ seq }: Acknowledged) =>
        rows[seq] !== undefined && (seat === undefined || rows[seq].seat === seat);
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
