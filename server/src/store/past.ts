// What has happened in a match: answers, what was told of them, and every state it has been in.
import { patched } from '@orrery/api';
import type { Kysely } from 'kysely';
import { unpacked } from './packing.ts';
import type { LogRow, Schema, SnapshotRow } from './schema.ts';

export type PastRow = Pick<LogRow, 'seq' | 'at' | 'seen' | 'events'>;

export class Past {
  constructor(readonly db: Kysely<Schema>) {}

  /** The answer a sender gave by this name, if it is on disk. */
  bySent(match: string, seat: number, sent: string): Promise<Pick<LogRow, 'seq' | 'seen' | 'digest'> | undefined> {
    return this.db
      .selectFrom('log')
      .select(['seq', 'seen', 'digest'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('sent', '=', sent)
      .executeTakeFirst();
  }

  /** The newest answers that senders have named. */
  recentlySent(match: string, limit: number): Promise<Pick<LogRow, 'sent' | 'seat' | 'seen' | 'digest'>[]> {
    return this.db
      .selectFrom('log')
      .select(['sent', 'seat', 'seen', 'digest'])
      .where('match', '=', match)
      .where('sent', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
  }

  /** What was told, oldest first. */
  told(match: string, after: number, limit: number): Promise<PastRow[]> {
    return this.#told(match).where('seq', '>', after).orderBy('seq').limit(limit).execute();
  }
  #told(match: string) {
    return this.db.selectFrom('log').select(['seq', 'at', 'seen', 'events']).where('match', '=', match);
  }

  /** How far every viewer had counted at each row. Of the whole match: for what looks back on all of it. */
  counts(match: string): Promise<Pick<LogRow, 'seq' | 'seen'>[]> {
    return this.db.selectFrom('log').select(['seq', 'seen']).where('match', '=', match).orderBy('seq').execute();
  }
  row(match: string, seq: number): Promise<PastRow | undefined> {
    return this.#told(match).where('seq', '=', seq).executeTakeFirst();
  }
  /** The newest one up to this hour. Read backwards: whoever is a little behind reads a little. */
  rowAt(match: string, at: number): Promise<PastRow | undefined> {
    return this.#told(match).where('at', '<=', at).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  }

  /** The answers after `seq`, in notation. */
  async entries(match: string, seq: number): Promise<string[]> {
    const rows = this.db.selectFrom('log').select('entry').where('match', '=', match).where('seq', '>', seq);
    return (await rows.orderBy('seq').execute()).map((row) => row.entry);
  }

  rows(match: string): Promise<LogRow[]> {
    return this.rowsFrom(match, 0);
  }

  snapshots(match: string): Promise<Schema['snapshot'][]> {
    return this.db.selectFrom('snapshot').selectAll().where('match', '=', match).orderBy('seq').execute();
  }

  /** The newest snapshot up to `seq`. */
  frameAt(match: string, seq: number): Promise<SnapshotRow | undefined> {
    return this.db
      .selectFrom('snapshot')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '<=', seq)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  rowsFrom(match: string, seq: number): Promise<LogRow[]> {
    const rows = this.db.selectFrom('log').selectAll().where('match', '=', match).where('seq', '>=', seq);
    return rows.orderBy('seq').execute();
  }

  /** The saved state at `seq`, exactly as it was: the snapshot before it and the patches since. No rule is run. */
  async stateAt(match: string, seq: number): Promise<string | undefined> {
    const frame = await this.frameAt(match, seq);
    if (!frame) return undefined;
    const rows = await this.db
      .selectFrom('log')
      .select('patch')
      .where('match', '=', match)
      .where('seq', '>', frame.seq)
      .where('seq', '<=', seq)
      .orderBy('seq')
      .execute();
    const saved = JSON.parse(frame.state) as { state: unknown };
    saved.state = rows.reduce((state, row) => patched(state, unpacked(row.patch)), saved.state);
    return JSON.stringify(saved);
  }
}
