// What is said and kept beside the game: letters from seat to seat, the owner's deeds, sheets still being written.
import type { Kysely } from 'kysely';
import type { DeedRow, DraftRow, MessageRow, Schema } from './schema.ts';

const MOST_DRAFTS = 8; // of one seat: more than any game has deals open at once

export class Talk {
  constructor(readonly db: Kysely<Schema>) {}

  async write(message: Omit<MessageRow, 'n'>): Promise<void> {
    const { match } = message;
    const last = this.db.selectFrom('message').select('n').where('match', '=', match).orderBy('n', 'desc').limit(1);
    const n = ((await last.executeTakeFirst())?.n ?? 0) + 1;
    await this.db
      .insertInto('message')
      .values({ ...message, n })
      .execute();
  }
  /** From and to this seat after that time, the newest, oldest of them first. */
  async messages(match: string, seat: number, after: number, limit: number): Promise<MessageRow[]> {
    const rows = this.db
      .selectFrom('message')
      .selectAll()
      .where('match', '=', match)
      .where('at', '>=', after)
      .where((eb) => eb.or([eb('seat', '=', seat), eb('recipient', '=', seat)]));
    return (await rows.orderBy('n', 'desc').limit(limit).execute()).reverse();
  }
  async written(match: string, seat: number): Promise<number> {
    const rows = this.db
      .selectFrom('message')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('match', '=', match);
    return Number((await rows.where('seat', '=', seat).executeTakeFirstOrThrow()).n);
  }
  /** Who wrote to whom, for counting. */
  pairs(match: string): Promise<Pick<MessageRow, 'seat' | 'recipient'>[]> {
    return this.db.selectFrom('message').select(['seat', 'recipient']).where('match', '=', match).execute();
  }

  async deeds(match: string, limit: number): Promise<Omit<DeedRow, 'match'>[]> {
    const rows = this.db.selectFrom('deed').select(['n', 'at', 'what', 'seat', 'minutes']).where('match', '=', match);
    return (await rows.orderBy('n', 'desc').limit(limit).execute()).reverse();
  }
  async record(deed: DeedRow): Promise<void> {
    await this.db.insertInto('deed').values(deed).execute();
  }

  drafts(match: string, seat: number): Promise<Pick<DraftRow, 'request' | 'value'>[]> {
    const rows = this.db.selectFrom('draft').select(['request', 'value']);
    return rows.where('match', '=', match).where('seat', '=', seat).execute();
  }
  /** One for the question of the moment, and one for each deal; older ones are gone. */
  async keep({ match, seat, request, value }: DraftRow): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      const old = tx.deleteFrom('draft').where('match', '=', match).where('seat', '=', seat);
      await old.where((eb) => eb.or([eb('request', '=', request), eb('request', 'not like', 'deal.%')])).execute();
      const kept = await tx
        .selectFrom('draft')
        .select('request')
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute();
      if (kept.length >= MOST_DRAFTS)
        await tx.deleteFrom('draft').where('match', '=', match).where('seat', '=', seat).execute();
      if (value !== '') await tx.insertInto('draft').values({ match, seat, request, value }).execute();
    });
  }
}
