// Appending answers: what comes in during one tick shares one durable commit; nobody is told before it is on disk.
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { LiveRow, LogRow, Schema, SnapshotRow } from './schema.ts';

/** All that one accepted answer (with the standing answers that followed it) writes. */
export interface Append {
  match: string;
  rows: LogRow[];
  live: LiveRow;
  snapshots: SnapshotRow[];
  status?: { status: string; result: string | null };
  timer?: number | null; // when the clock must be looked at next; null: not at all
  was?: string; // the clock this one follows; none: the match begins
}

/** Somebody else wrote this seq first: the live copy is out of date. */
export class Conflict extends Error {
  constructor(match: string) {
    super(`another server has moved match ${match} on`);
  }
}

type Waiting = { append: Append; done: () => void; failed: (error: unknown) => void };
const MOST = 400; // appends in one commit

export class Appender {
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  commits = 0;

  constructor(
    readonly db: Kysely<Schema>,
    readonly engine: Engine,
  ) {}

  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate); // whatever else this tick brings goes into the same commit
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MOST));
    this.#running = undefined;
  }

  async #commit(batch: Waiting[]): Promise<void> {
    try {
      const appends = batch.map((w) => w.append);
      await this.db.transaction().execute(async (tx) => {
        if (this.engine.listen) await compare(tx, appends);
        await write(tx, appends);
        await this.engine.announce?.(
          tx,
          appends.map((a) => a.match),
        );
      });
      this.commits += 1;
      for (const w of batch) w.done();
    } catch (error) {
      if (batch.length > 1) for (const w of batch) await this.#commit([w]);
      else batch[0]!.failed(this.engine.isConflict(error) ? new Conflict(batch[0]!.append.match) : error); // a Conflict stays one
    }
  }
}

/** Where other servers write too: a clock that one of them has stopped or extended is not set back. */
async function compare(tx: Transaction<Schema>, appends: Append[]): Promise<void> {
  const matches = appends.map((a) => a.match).sort();
  const rows = tx.selectFrom('live').select(['match', 'clock']).where('match', 'in', matches).orderBy('match');
  const found = new Map((await rows.forUpdate().execute()).map(({ match, clock }) => [match, clock]));
  for (const { match, was } of appends) if (found.get(match) !== was) throw new Conflict(match);
}

async function write(tx: Transaction<Schema>, appends: Append[]): Promise<void> {
  const rows = appends.flatMap((a) => a.rows);
  for (let i = 0; i < rows.length; i += MOST)
    await tx
      .insertInto('log')
      .values(rows.slice(i, i + MOST))
      .execute();
  await tx
    .insertInto('live')
    .values(appends.map((a) => a.live))
    .onConflict((c) =>
      c.column('match').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        seen: eb.ref('excluded.seen'),
        hash: eb.ref('excluded.hash'),
        waits: eb.ref('excluded.waits'),
        clock: eb.ref('excluded.clock'),
        updated: eb.ref('excluded.updated'),
      })),
    )
    .execute();
  const snapshots = appends.flatMap((a) => a.snapshots);
  if (snapshots.length > 0) await tx.insertInto('snapshot').values(snapshots).execute();
  for (const { match, status, timer } of appends) {
    if (status) await tx.updateTable('match').set(status).where('id', '=', match).execute();
    if (timer !== undefined) await setTimer(tx, match, timer);
  }
}

/** The one clock job of a match moves with the answer that moves the clock: it fires once, whatever crashes. */
export async function setTimer(db: Kysely<Schema>, match: string, due: number | null): Promise<void> {
  const id = `clock:${match}`;
  if (due === null) await db.deleteFrom('job').where('id', '=', id).execute();
  else
    await db
      .insertInto('job')
      .values({ id, kind: 'clock', due, data: match, tries: 0 })
      .onConflict((c) => c.column('id').doUpdateSet({ due, tries: 0 }))
      .execute();
}
