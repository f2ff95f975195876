// A ladder whose games several processes play, on as many machines: each takes the next one from a database, keeps word that it
// is at it, and writes down how it ended. What a process that is gone had in hand comes again.
import { createHash } from 'node:crypto';
import type { Store } from '@orrery/server';
import { type Job, jobsOf, type Plan, type Played } from './plan.ts';

interface GameRow {
  ladder: string; // the plan, shortened: games of another are not mixed in
  id: number;
  taken: number; // until then nobody else takes it; 0: free
  result: string | null;
}
interface SharedLadder {
  /** The next game nobody plays; waits as long as others have some in hand. */
  next(): Promise<Job | undefined>;
  ended(game: Played): Promise<void>;
  played(): Promise<Played[]>;
  close(): void;
}
interface Timing {
  now(): number;
  lease: number; // milliseconds
  pause: number; // before it is asked again whether all are done
}
const USUAL: Timing = { now: Date.now, lease: 180_000, pause: 2000 };

export async function sharedLadder({ db, engine }: Store, plan: Plan, timing: Timing = USUAL): Promise<SharedLadder> {
  const { now, lease, pause } = timing;
  const games = db.withTables<{ ladder_game: GameRow }>();
  const ladder = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
  const jobs = new Map(jobsOf(plan).map((job) => [job.id, job]));
  await db.schema
    .createTable('ladder_game')
    .ifNotExists()
    .addColumn('ladder', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('taken', 'bigint', (c) => c.notNull())
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('ladder_game_pk', ['ladder', 'id'])
    .execute();
  for (const id of jobs.keys())
    await games
      .insertInto('ladder_game')
      .values({ ladder, id, taken: 0, result: null })
      .onConflict((c) => c.columns(['ladder', 'id']).doNothing())
      .execute();

  const inHand = new Set<number>();
  const renew = setInterval(() => void keepWord().catch(() => {}), lease / 3).unref();
  async function keepWord(): Promise<void> {
    if (inHand.size === 0) return;
    const mine = games
      .updateTable('ladder_game')
      .set({ taken: now() + lease })
      .where('ladder', '=', ladder);
    await mine
      .where('id', 'in', [...inHand])
      .where('result', 'is', null)
      .execute();
  }
  const open = () =>
    games.selectFrom('ladder_game').select('id').where('ladder', '=', ladder).where('result', 'is', null);

  async function take(): Promise<Job | undefined> {
    const free = open().where('taken', '<=', now()).orderBy('id').limit(1);
    const [row] = await games
      .updateTable('ladder_game')
      .set({ taken: now() + lease })
      .where('ladder', '=', ladder)
      .where('id', 'in', engine.skipLocked ? free.forUpdate().skipLocked() : free)
      .returning('id')
      .execute();
    if (!row) return undefined;
    inHand.add(row.id);
    return jobs.get(row.id);
  }

  return {
    async next() {
      for (;;) {
        const job = await take();
        if (job || !(await open().limit(1).executeTakeFirst())) return job;
        await new Promise((later) => setTimeout(later, pause));
      }
    },
    /** Of two who played the same, because one was thought to be gone, the first counts: they are the same game. */
    async ended(game) {
      inHand.delete(game.id);
      const mine = games
        .updateTable('ladder_game')
        .set({ result: JSON.stringify(game) })
        .where('ladder', '=', ladder);
      await mine.where('id', '=', game.id).where('result', 'is', null).execute();
    },
    async played() {
      const rows = games.selectFrom('ladder_game').select('result').where('ladder', '=', ladder);
      const done = await rows.where('result', 'is not', null).orderBy('id').execute();
      return done.map(({ result }) => JSON.parse(result!) as Played);
    },
    close: () => clearInterval(renew),
  };
}
