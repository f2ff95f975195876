// The match file: written from the log, with a hash wherever a whole state was kept.
import {
  canonical,
  commitmentTo,
  editionIn,
  type Result,
  readEntry,
  type State,
  withHashes,
  writeRecord,
} from '@orrery/kernel';
import type { LogRow, MatchRow, SnapshotRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** With the key: only when the match is over, or for the host. */
export async function recordOf(store: Store, row: MatchRow): Promise<string> {
  const [rows, snapshots] = await Promise.all([store.past.rows(row.id), store.past.snapshots(row.id)]);
  return recordFrom(row, rows, snapshots, await store.past.stateAt(row.id, rows.at(-1)?.seq ?? 0));
}

/** `newest`: the state after the last answer. */
export function recordFrom(
  row: Pick<MatchRow, 'game' | 'version' | 'seats' | 'options' | 'key' | 'result'>,
  rows: readonly Pick<LogRow, 'seq' | 'entry'>[],
  snapshots: readonly Pick<SnapshotRow, 'seq' | 'state'>[],
  newest: string | undefined,
): string {
  const states = new Map(snapshots.map((snapshot) => [snapshot.seq, snapshot.state]));
  if (newest) states.set(rows.at(-1)?.seq ?? 0, newest);
  const lines = rows
    .filter((r) => r.seq > 0)
    .map((r) => ({ entry: readEntry(r.entry), state: stateIn(states.get(r.seq)) }));
  const entries = withHashes(lines);
  if (row.result) entries.push({ result: JSON.parse(row.result) as Result });
  return writeRecord({
    game: row.game,
    version: row.version,
    ...(newest ? editionIn(stateIn(newest)!) : {}),
    seats: row.seats,
    options: JSON.parse(row.options) as Record<string, never>,
    chance: { commitment: commitmentTo(row.key), key: row.key },
    entries,
  });
}

const stateIn = (saved: string | undefined): State | undefined =>
  saved === undefined ? undefined : (JSON.parse(saved) as { state: State }).state;

/** What the host needs to see a failure again: the match file, the state before it, and what was tried. */
export async function reproduction(store: Store, row: MatchRow, tried: string, error: string): Promise<string> {
  const live = await store.tables.live(row.id);
  const snapshot = (live && (await store.past.stateAt(row.id, live.seq))) ?? null;
  const file = { record: await recordOf(store, row), snapshot, tried, error };
  return canonical(file);
}
