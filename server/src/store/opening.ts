// When the house was open: a heartbeat on disk. A gap between two of them was spent closed, and counts for nobody.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export const BEAT = 5000;
const NAME = 'open';
const SLACK = 2.5 * BEAT; // another server may keep the house open, and beats no more often than this one

interface Hours {
  until: number;
  closed: number; // milliseconds, all in all
}

export class Opening {
  closed = 0; // of the house, ever, as far as known here
  isKept = true; // did the last beat reach the disk?

  constructor(
    readonly db: Kysely<Schema>,
    readonly shared: 'alone' | 'shared',
  ) {}

  /** The first beat: whoever is alone knows that nobody kept the house open meanwhile. */
  open(now: number): Promise<void> {
    return this.beat(now, this.shared === 'shared' ? SLACK : 0);
  }

  /** The last one: whoever says so has been there all the time. */
  close(now: number): Promise<void> {
    return this.beat(now, Number.POSITIVE_INFINITY);
  }

  /** The house is open now. What was too long since the beat before is closed time, and no clock is due in it. */
  async beat(now: number, slack = SLACK): Promise<void> {
    try {
      while (!(await this.#beat(now, slack)));
      this.isKept = true;
    } catch (error) {
      this.isKept = false;
      throw error;
    }
  }

  /** False: another server has just done so. */
  #beat(now: number, slack: number): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
      const before: Hours = row ? (JSON.parse(row.value) as Hours) : { until: now, closed: 0 };
      const gap = now - before.until > slack ? now - before.until : 0;
      const value = JSON.stringify({ until: now, closed: before.closed + gap } satisfies Hours);
      if (!(await isOurs(tx, row?.value, value))) return false;
      if (gap > 0)
        await tx
          .updateTable('job')
          .set((eb) => ({ due: eb('due', '+', gap) }))
          .where('kind', '=', 'clock')
          .execute();
      this.closed = before.closed + gap;
      return true;
    });
  }
}

/** Writes the new hours in the place of the old; false: those are not there any more. */
async function isOurs(db: Kysely<Schema>, old: string | undefined, value: string): Promise<boolean> {
  if (old !== undefined) {
    const row = db.updateTable('setting').set({ value }).where('name', '=', NAME).where('value', '=', old);
    return (await row.executeTakeFirst()).numUpdatedRows > 0n;
  }
  const row = db.insertInto('setting').values({ name: NAME, value });
  const made = await row.onConflict((c) => c.column('name').doNothing()).executeTakeFirst();
  return made.numInsertedOrUpdatedRows! > 0n;
}
