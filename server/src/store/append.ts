// Appending answers: what comes in during one tick shares one durable commit; nobody is told before it is on disk.
import type { Compilable, Kysely, Transaction } from 'kysely';
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
    while (this.#waiting.length > 0) {
      const batches = parts(this.#waiting.splice(0, MOST), this.engine.together);
      await Promise.all(batches.map((batch) => this.#commit(batch)));
    }
    this.#running = undefined;
  }

  async #commit(batch: Waiting[]): Promise<void> {
    try {
      await this.#write(batch.map((w) => w.append));
      this.commits += 1;
      this.engine.announced?.(batch.map((w) => w.append.match));
      for (const w of batch) w.done();
    } catch (error) {
      if (batch.length > 1) for (const w of batch) await this.#commit([w]);
      else batch[0]!.failed(this.engine.isConflict(error) ? new Conflict(batch[0]!.append.match) : error); // a Conflict stays one
    }
  }

  /** Many rows in few statements, or, where all go in one message, a row in each: then their texts are always the same. */
  async #write(appends: Append[]): Promise<void> {
    const { db, engine } = this;
    if (engine.commit) return engine.commit(writesOf(db, appends, 1).map((query) => query.compile()));
    await db.transaction().execute(async (tx) => {
      if (engine.listen) await compare(tx, appends);
      for (const query of writesOf(tx, appends, MOST)) await tx.executeQuery(query.compile());
      await engine.announce?.(
        tx,
        appends.map((a) => a.match),
      );
    });
  }
}

/** Where other servers write too: a clock that one of them has stopped or extended is not set back. */
async function compare(tx: Transaction<Schema>, appends: Append[]): Promise<void> {
  const matches = appends.map((a) => a.match).sort();
  const rows = tx.selectFrom('live').select(['match', 'clock']).where('match', 'in', matches).orderBy('match');
  const found = new Map((await rows.forUpdate().execute()).map(({ match, clock }) => [match, clock]));
  for (const { match, was } of appends) if (found.get(match) !== was) throw new Conflict(match);
}

/** All that is written, at most so many rows in a statement. */
function writesOf(db: Kysely<Schema>, appends: Append[], most: number): Compilable[] {
  const changes = appends.flatMap(({ match, status, timer }) => [
    ...(status ? [db.updateTable('match').set(status).where('id', '=', match)] : []),
    ...(timer === undefined ? [] : [timerAt(db, match, timer)]),
  ]);
  return [
    ...parts(
      appends.flatMap((a) => a.rows),
      most,
    ).map((rows) => db.insertInto('log').values(rows)),
    ...parts(
      appends.map((a) => a.live),
      most,
    ).map((rows) => liveAs(db, rows)),
    ...parts(
      appends.flatMap((a) => a.snapshots),
      most,
    ).map((rows) => db.insertInto('snapshot').values(rows)),
    ...changes,
  ];
}

function parts<T>(list: T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
}

const liveAs = (db: Kysely<Schema>, rows: LiveRow[]): Compilable =>
  db
    .insertInto('live')
    .values(rows)
    .onConflict((c) =>
      c.column('match').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        seen: eb.ref('excluded.seen'),
        hash: eb.ref('excluded.hash'),
        waits: eb.ref('excluded.waits'),
        clock: eb.ref('excluded.clock'),
        updated: eb.ref('excluded.updated'),
      })),
    );

/** The one clock job of a match moves with the answer that moves the clock: it fires once, whatever crashes. */
function timerAt(db: Kysely<Schema>, match: string, due: number | null): Compilable {
  const id = `clock:${match}`;
  if (due === null) return db.deleteFrom('job').where('match', '=', match).where('id', '=', id);
  return db
    .insertInto('job')
    .values({ match, id, kind: 'clock', due, data: match, tries: 0 })
    .onConflict((c) => c.columns(['match', 'id']).doUpdateSet({ due, tries: 0 }));
}
export async function setTimer(db: Kysely<Schema>, match: string, due: number | null): Promise<void> {
  await db.executeQuery(timerAt(db, match, due).compile());
}
