// What the host must know: rules that failed, each with a file that shows it again.
import type { Kysely } from 'kysely';
import type { IncidentRow, Schema } from './schema.ts';

export class Incidents {
  constructor(readonly db: Kysely<Schema>) {}

  async report(incident: IncidentRow): Promise<void> {
    await this.db.insertInto('incident').values(incident).execute();
  }
  newest(limit: number): Promise<IncidentRow[]> {
    return this.db.selectFrom('incident').selectAll().orderBy('at', 'desc').limit(limit).execute();
  }
  find(id: string): Promise<IncidentRow | undefined> {
    return this.db.selectFrom('incident').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
