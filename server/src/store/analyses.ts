// What is thought of matches that are over: asked for, worked at step by step, kept.
import type { Kysely } from 'kysely';
import type { AnalysisRow, Schema } from './schema.ts';

export class Analyses {
  constructor(readonly db: Kysely<Schema>) {}

  find(match: string): Promise<AnalysisRow | undefined> {
    return this.db.selectFrom('analysis').selectAll().where('match', '=', match).executeTakeFirst();
  }

  /** What was found before stays; what is done is not begun again. */
  async ask(match: string): Promise<void> {
    await this.db
      .insertInto('analysis')
      .values({ match, state: 'asked', findings: '' })
      .onConflict((c) => c.column('match').doUpdateSet({ state: 'asked' }).where('analysis.state', '!=', 'done'))
      .execute();
  }

  async stop(match: string): Promise<void> {
    const wanted = this.db.updateTable('analysis').set({ state: 'stopped' }).where('match', '=', match);
    await wanted.where('state', '=', 'asked').execute();
  }

  /** Only as long as anybody wants it: whoever stopped it meanwhile is not overruled. */
  async keep({ match, state, findings }: AnalysisRow): Promise<void> {
    const wanted = this.db.updateTable('analysis').set({ state, findings }).where('match', '=', match);
    await wanted.where('state', '=', 'asked').execute();
  }
}
