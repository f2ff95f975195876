// E-mails: written here first, sent when the mail server can be reached.
import type { Insertable, Kysely } from 'kysely';
import type { MailRow, Schema } from './schema.ts';

export class Outbox {
  constructor(readonly db: Kysely<Schema>) {}

  /** What is there already is not written again: whoever died while writing may begin anew. */
  async put(mail: Insertable<MailRow>): Promise<void> {
    await this.db
      .insertInto('mail')
      .values(mail)
      .onConflict((c) => c.column('id').doNothing())
      .execute();
  }
  find(id: string): Promise<MailRow | undefined> {
    return this.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  }
  newest(limit: number): Promise<MailRow[]> {
    return this.db.selectFrom('mail').selectAll().orderBy('created', 'desc').limit(limit).execute();
  }
  async tried(id: string, outcome: Pick<MailRow, 'sent' | 'error'>): Promise<void> {
    await this.db.updateTable('mail').set(outcome).where('id', '=', id).execute();
  }
}
