// Who sits where, what opens a seat, and what they say.
import type { Kysely } from 'kysely';
import { newSecret } from '../secrets.ts';
import type { AddressRow, ChatRow, PassRow, Schema, SeatRow } from './schema.ts';

/** A seat that nobody holds. */
export const EMPTY = {
  kind: 'open',
  name: '',
  bot: null,
  mail: null,
  pending: null,
  push: null,
  quit: 0,
  back: null,
  heir: 0,
} as const;
/** A seat at which nobody has ever sat. */
export const newSeat = (match: string, seat: number): SeatRow => ({
  ...EMPTY,
  match,
  seat,
  token: newSecret(),
  language: 'en',
  noticed: 0,
  taken: 0,
});

export class People {
  constructor(readonly db: Kysely<Schema>) {}

  seats(match: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('match', '=', match).orderBy('seat').execute();
  }

  async change(match: string, seat: number, change: Partial<SeatRow>): Promise<void> {
    await this.db.updateTable('seat').set(change).where('match', '=', match).where('seat', '=', seat).execute();
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

  /** Somebody sits down and the pass opens the seat, or neither: two who take one chair at once do not both get it. */
  sit(change: Pick<SeatRow, 'name' | 'taken'>, pass: PassRow & { seat: number }): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('seat')
        .set({ ...change, kind: 'human', bot: null, quit: 0, back: null, heir: 0 })
        .where('match', '=', pass.match)
        .where('seat', '=', pass.seat)
        .where('kind', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tx.insertInto('pass').values(pass).execute();
      return true;
    });
  }

  /** Nobody opens this seat any more, nor by the invitation of before; whoever owns the table still does that. */
  async vacate(match: string, seat: number, invitation: string): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('pass').where('match', '=', match).where('seat', '=', seat).where('owner', '=', 0).execute();
      await tx.updateTable('pass').set({ seat: null }).where('match', '=', match).where('seat', '=', seat).execute();
      await tx.deleteFrom('draft').where('match', '=', match).where('seat', '=', seat).execute();
      await tx.updateTable('seat').set(EMPTY).where('match', '=', match).where('seat', '=', seat).execute();
      await tx.updateTable('match').set({ invitation }).where('id', '=', match).execute();
    });
  }

  /** A code works once: it is gone and the pass is there, or neither. */
  claim(code: string, now: number, hash: string): Promise<PassRow | undefined> {
    return this.db.transaction().execute(async (tx) => {
      const found = tx.deleteFrom('pass').where('hash', '=', code).where('expires', '>', now);
      const row = await found.returningAll().executeTakeFirst();
      const pass = row && { ...row, hash, expires: null };
      if (pass) await tx.insertInto('pass').values(pass).execute();
      return pass;
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

  address(id: string): Promise<AddressRow | undefined> {
    return this.db.selectFrom('address').selectAll().where('id', '=', id).executeTakeFirst();
  }
  /** Notes that an address is asked; false: it was asked often enough since then. */
  ask(row: AddressRow, since: number, most: number): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const recent = tx.selectFrom('address').select('id').where('mail', '=', row.mail).where('asked', '>', since);
      const asked = await recent.execute();
      if (asked.length >= most || asked.some(({ id }) => id === row.id)) return false;
      const { token, asked: at } = row;
      const add = tx.insertInto('address').values(row);
      await add.onConflict((c) => c.column('id').doUpdateSet({ token, asked: at })).execute();
      return true;
    });
  }
  confirm(token: string, now: number): Promise<AddressRow | undefined> {
    return this.db
      .updateTable('address')
      .set({ confirmed: now })
      .where('token', '=', token)
      .returningAll()
      .executeTakeFirst();
  }
  /** The seats that wait for this address. */
  pending(id: string): Promise<Pick<SeatRow, 'match' | 'seat'>[]> {
    return this.db.selectFrom('seat').select(['match', 'seat']).where('pending', '=', id).execute();
  }

  async chat(match: string, limit: number): Promise<Omit<ChatRow, 'match'>[]> {
    const rows = this.db.selectFrom('chat').select(['n', 'seat', 'name', 'text', 'at']).where('match', '=', match);
    return (await rows.orderBy('n', 'desc').limit(limit).execute()).reverse();
  }

  async say(line: ChatRow): Promise<void> {
    await this.db.insertInto('chat').values(line).execute();
  }
}
