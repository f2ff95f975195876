// Things to do later: clocks, notices, mails. They survive restarts, and each is taken by one server at a time.
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { JobRow, Schema } from './schema.ts';

export class Jobs {
  constructor(
    readonly db: Kysely<Schema>,
    readonly engine: Engine,
  ) {}

  /** One job per id: setting it again moves it. */
  async set({ match, id, kind, due, data }: Omit<JobRow, 'tries'>): Promise<void> {
    await this.db
      .insertInto('job')
      .values({ match, id, kind, due, data, tries: 0 })
      .onConflict((c) => c.columns(['match', 'id']).doUpdateSet({ due, data, tries: 0 }))
      .execute();
  }

  /** As `set`, unless the very same is to be done already: then it stays when it is. */
  async expect({ match, id, kind, due, data }: Omit<JobRow, 'tries'>): Promise<void> {
    await this.db
      .insertInto('job')
      .values({ match, id, kind, due, data, tries: 0 })
      .onConflict((c) => c.columns(['match', 'id']).doUpdateSet({ due, data, tries: 0 }).where('job.data', '!=', data))
      .execute();
  }

  /** Takes what is due. Until `lease` has passed nobody else gets it; if it is not done by then, it comes again. */
  claim(now: number, lease: number, limit: number): Promise<JobRow[]> {
    return this.db
      .updateTable('job')
      .set((eb) => ({ due: now + lease, tries: eb('tries', '+', 1) }))
      .where('id', 'in', (eb) => {
        const due = eb.selectFrom('job').select('id').where('due', '<=', now).orderBy('due').limit(limit);
        return this.engine.skipLocked ? due.forUpdate().skipLocked() : due;
      })
      .returningAll()
      .execute();
  }

  /** Gone, unless it was set anew in the meantime. */
  async done({ match, id, due, tries }: Pick<JobRow, 'match' | 'id' | 'due' | 'tries'>): Promise<void> {
    const job = this.db.deleteFrom('job').where('match', '=', match).where('id', '=', id);
    await job.where('due', '=', due).where('tries', '=', tries).execute();
  }

  async next(): Promise<number | undefined> {
    const row = await this.db.selectFrom('job').select('due').orderBy('due').limit(1).executeTakeFirst();
    return row?.due;
  }
}
