// Matches and their newest state.
import type { Kysely } from 'kysely';
import type { LiveRow, MatchRow, PassRow, Schema, SeatRow } from './schema.ts';

export class Tables {
  constructor(readonly db: Kysely<Schema>) {}

  async create(match: MatchRow, seats: SeatRow[], passes: PassRow[]): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto('match').values(match).execute();
      await tx.insertInto('seat').values(seats).execute();
      if (passes.length > 0) await tx.insertInto('pass').values(passes).execute();
    });
  }

  /** Gives the name of the match after this one: that of `next`, unless somebody has named one already. */
  async nameNext(before: string, next: string): Promise<string> {
    const name = this.db.updateTable('match').set({ rematch: next }).where('id', '=', before);
    await name.where('rematch', 'is', null).execute();
    return (await this.find(before))!.rematch!;
  }

  /** Unless it is there: whoever names a match and dies leaves it to the next one who asks for it. */
  async createOnce(match: MatchRow, seats: SeatRow[]): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      const made = tx.insertInto('match').values(match);
      const { numInsertedOrUpdatedRows } = await made.onConflict((c) => c.column('id').doNothing()).executeTakeFirst();
      if (numInsertedOrUpdatedRows! > 0n) await tx.insertInto('seat').values(seats).execute();
    });
  }

  find(id: string): Promise<MatchRow | undefined> {
    return this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byInvitation(token: string): Promise<MatchRow | undefined> {
    return this.db.selectFrom('match').selectAll().where('invitation', '=', token).executeTakeFirst();
  }

  live(id: string): Promise<LiveRow | undefined> {
    return this.db.selectFrom('live').selectAll().where('match', '=', id).executeTakeFirst();
  }

  /** How far these have come. */
  standing(ids: string[]): Promise<Pick<LiveRow, 'match' | 'seq' | 'clock'>[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.selectFrom('live').select(['match', 'seq', 'clock']).where('match', 'in', ids).execute();
  }

  /** Without the state, which can be long. */
  summary(id: string): Promise<Pick<LiveRow, 'seq' | 'waits' | 'updated'> | undefined> {
    return this.db.selectFrom('live').select(['seq', 'waits', 'updated']).where('match', '=', id).executeTakeFirst();
  }

  async update(id: string, change: Partial<MatchRow>): Promise<void> {
    await this.db.updateTable('match').set(change).where('id', '=', id).execute();
  }

  newest(limit: number): Promise<MatchRow[]> {
    return this.db.selectFrom('match').selectAll().orderBy('created', 'desc').limit(limit).execute();
  }

  /** Tables shown to everybody: those that still have a chair, then those one may watch. */
  listed(limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('match')
      .selectAll()
      .where('listed', '=', 1)
      .where((eb) => {
        // For those who watch with a delay it may not be over yet: the caller knows.
        const ended = eb.and([eb('status', 'in', ['over', 'abandoned']), eb('spectators', 'not like', '%"delay":0}')]);
        return eb.or([eb('status', 'in', ['open', 'running', 'paused']), ended]);
      })
      .orderBy('status')
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
  }

  /** Running matches that may go on by themselves, for a bot sits there or somebody has left word: after a start they must be woken. */
  async toWake(): Promise<string[]> {
    const withBots = this.db.selectFrom('seat').select('match').where('bot', 'is not', null);
    const resting = this.db.selectFrom('live').select('match').where('waits', 'like', '%"rests":true%');
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'running')
      .where((eb) => eb.or([eb('id', 'in', withBots), eb('id', 'in', resting)]))
      .execute();
    return rows.map((row) => row.id);
  }

  async countByStatus(): Promise<{ status: string; n: number }[]> {
    const rows = await this.db
      .selectFrom('match')
      .select(['status', (eb) => eb.fn.countAll().as('n')])
      .groupBy('status')
      .execute();
    return rows.map(({ status, n }) => ({ status, n: Number(n) }));
  }
}
