// Who sits where, what opens a seat, and what they say.
import type { Kysely } from 'kysely';
import type { ChatRow, PassRow, Schema, SeatRow } from './schema.ts';

export class People {
  constructor(readonly db: Kysely<Schema>) {}

  seats(match: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('match', '=', match).orderBy('seat').execute();
  }

  /** True if it was so before: two who take the same chair at once do not both get it. */
  async change(match: string, seat: number, change: Partial<SeatRow>, was?: Partial<SeatRow>): Promise<boolean> {
    let query = this.db.updateTable('seat').set(change).where('match', '=', match).where('seat', '=', seat);
    if (was?.kind !== undefined) query = query.where('kind', '=', was.kind);
    const { numUpdatedRows } = await query.executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** A notice goes out for a wait that began then; false: one has gone out already. */
  async notice(match: string, seat: number, since: number): Promise<boolean> {
    const row = this.db.updateTable('seat').set({ noticed: since }).where('match', '=', match).where('seat', '=', seat);
    return (await row.where('noticed', '<', since).executeTakeFirst()).numUpdatedRows > 0n;
  }

  async addPass(pass: PassRow): Promise<void> {
    await this.db.insertInto('pass').values(pass).execute();
  }

  passes(hashes: string[]): Promise<PassRow[]> {
    if (hashes.length === 0) return Promise.resolve([]);
    return this.db.selectFrom('pass').selectAll().where('hash', 'in', hashes).execute();
  }

  /** A code works once. */
  takeCode(hash: string, now: number): Promise<PassRow | undefined> {
    return this.db
      .deleteFrom('pass')
      .where('hash', '=', hash)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  /** Nobody opens this seat any more; whoever owns the table still does. */
  async voidSeat(match: string, seat: number): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('pass').where('match', '=', match).where('seat', '=', seat).where('owner', '=', 0).execute();
      await tx.updateTable('pass').set({ seat: null }).where('match', '=', match).where('seat', '=', seat).execute();
    });
  }

  /** The seats of those who own the table. */
  async ownerSeats(match: string): Promise<number[]> {
    const rows = this.db.selectFrom('pass').select('seat').where('match', '=', match).where('owner', '=', 1);
    return (await rows.execute()).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  async unsubscribe(token: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('seat')
      .set({ mail: null })
      .where('token', '=', token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  withMail(mail: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('mail', '=', mail).execute();
  }

  async chat(match: string, limit: number): Promise<Omit<ChatRow, 'match'>[]> {
    const rows = this.db.selectFrom('chat').select(['n', 'seat', 'name', 'text', 'at']).where('match', '=', match);
    return (await rows.orderBy('n', 'desc').limit(limit).execute()).reverse();
  }

  async say(line: ChatRow): Promise<void> {
    await this.db.insertInto('chat').values(line).execute();
  }
}
