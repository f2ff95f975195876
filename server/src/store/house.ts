// What concerns the house rather than a match: letters, incidents, settings the server made for itself.
import type { Kysely } from 'kysely';
import type { IncidentRow, LetterRow, Schema } from './schema.ts';

export class House {
  constructor(readonly db: Kysely<Schema>) {}

  async write(letter: LetterRow): Promise<void> {
    await this.db.insertInto('letter').values(letter).execute();
  }
  letter(id: string): Promise<LetterRow | undefined> {
    return this.db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
  }
  letters(limit: number): Promise<LetterRow[]> {
    return this.db.selectFrom('letter').selectAll().orderBy('created', 'desc').limit(limit).execute();
  }
  async posted(id: string, change: Pick<LetterRow, 'sent' | 'error'>): Promise<void> {
    await this.db.updateTable('letter').set(change).where('id', '=', id).execute();
  }

  async report(incident: IncidentRow): Promise<void> {
    await this.db.insertInto('incident').values(incident).execute();
  }
  incidents(limit: number): Promise<IncidentRow[]> {
    return this.db.selectFrom('incident').selectAll().orderBy('at', 'desc').limit(limit).execute();
  }
  incident(id: string): Promise<IncidentRow | undefined> {
    return this.db.selectFrom('incident').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The value by this name; the first who asks makes it. */
  async setting(name: string, make: () => string): Promise<string> {
    const made = { name, value: make() };
    await this.db
      .insertInto('setting')
      .values(made)
      .onConflict((c) => c.column('name').doNothing())
      .execute();
    const row = await this.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return row.value;
  }
}
