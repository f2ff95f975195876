// Why something was answered for a seat whose person was not there; what was answered is in the log.
import type { Kysely } from 'kysely';
import type { AccountRow, Schema } from './schema.ts';

export class Accounts {
  constructor(readonly db: Kysely<Schema>) {}

  async write(line: AccountRow): Promise<void> {
    const { why } = line;
    await this.db
      .insertInto('account')
      .values(line)
      .onConflict((c) => c.columns(['match', 'seat', 'request']).doUpdateSet({ why }))
      .execute();
  }

  /** By request. */
  async of(match: string, seat: number): Promise<Map<string, string>> {
    const rows = this.db.selectFrom('account').select(['request', 'why']).where('match', '=', match);
    const found = await rows.where('seat', '=', seat).execute();
    return new Map(found.map(({ request, why }) => [request, why]));
  }
}
