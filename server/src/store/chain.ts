// The chain of a log: every row carries the hash of all before it, so that nobody can change the past unnoticed.
import { createHash } from 'node:crypto';
import type { LogRow } from './schema.ts';
import type { Store } from './store.ts';

/** The hash of a log row on top of the one before it. */
export function chainHash(before: string, row: Omit<LogRow, 'sent' | 'digest' | 'hash'>): string {
  const { match, seq, at, seat, entry, events, patch, seen } = row;
  return createHash('sha256')
    .update([before, match, seq, at, seat ?? '', entry, events, patch, seen].join('\n'))
    .digest('hex');
}

/** What does not fit together in what is kept of a match: log, chain, newest row, state. Undefined: it is whole. */
export async function unsound(store: Store, match: string): Promise<string | undefined> {
  const [rows, live] = await Promise.all([store.past.rows(match), store.tables.live(match)]);
  if (!live) return rows.length > 0 ? 'answers, but no newest state' : undefined;
  let hash = '';
  for (const [seq, row] of rows.entries()) {
    if (row.seq !== seq) return `answer ${seq} is missing`;
    hash = chainHash(hash, row);
    if (row.hash !== hash) return `answer ${seq} was changed`;
  }
  if (live.seq !== rows.length - 1 || live.hash !== hash) return 'the newest state is not that of the last answer';
  return (await store.past.stateAt(match, live.seq)) === undefined ? 'there is no state' : undefined;
}
