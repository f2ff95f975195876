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

  /** The same table once more, unless somebody has set it up already. */
  createAgain(before: string, match: MatchRow, seats: SeatRow[]): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const link = tx.updateTable('match').set({ rematch: match.id }).where('id', '=', before);
      const { numUpdatedRows } = await link.where('rematch', 'is', null).executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tx.insertInto('match').values(match).execute();
      await tx.insertInto('seat').values(seats).execute();
      return true;
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

  /** Running matches with a bot at the table: after a start they must be woken. */
  async withBots(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .select('match.id')
      .distinct()
      .where('match.status', '=', 'running')
      .where('seat.bot', 'is not', null)
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
