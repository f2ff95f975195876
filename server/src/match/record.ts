// The match file: written from the log, with a hash wherever a whole state was kept.
import {
  canonical,
  commitmentTo,
  type Entry,
  type Result,
  readEntry,
  type State,
  shortHash,
  writeRecord,
} from '@orrery/kernel';
import type { MatchRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** With the key: only when the match is over, or for the host. */
export async function recordOf(store: Store, row: MatchRow): Promise<string> {
  const [rows, keyframes, live] = await Promise.all([
    store.past.rows(row.id),
    store.past.keyframes(row.id),
    store.tables.live(row.id),
  ]);
  const frames = new Map(keyframes.map((frame) => [frame.seq, frame.state]));
  if (live) frames.set(live.seq, live.state);
  const entries = rows
    .filter((r) => r.seq > 0)
    .flatMap((r): Entry[] => {
      const frame = frames.get(r.seq);
      return frame ? [readEntry(r.entry), { hash: stateHash(frame) }] : [readEntry(r.entry)];
    });
  if (row.result) entries.push({ result: JSON.parse(row.result) as Result });
  return writeRecord({
    game: row.game,
    version: row.version,
    seats: row.seats,
    options: JSON.parse(row.options) as Record<string, never>,
    chance: { commitment: commitmentTo(row.key), key: row.key },
    entries,
  });
}

const stateHash = (saved: string): string => shortHash((JSON.parse(saved) as { state: State }).state);

/** What the host needs to see a failure again: the match file, the state before it, and what was tried. */
export async function reproduction(store: Store, row: MatchRow, tried: string, error: string): Promise<string> {
  const live = await store.tables.live(row.id);
  const file = { record: await recordOf(store, row), snapshot: live?.state ?? null, tried, error };
  return canonical(file);
}
