// Appending answers: what comes in during one tick shares one durable commit; nobody is told before it is on disk.
import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Engine, Statement } from './engine.ts';
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
  #texts = new Map<string, string>(); // by table and columns
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

  async #write(appends: Append[]): Promise<void> {
    const { db, engine } = this;
    if (engine.commit) return engine.commit(this.#statements(appends));
    await db.transaction().execute(async (tx) => {
      if (engine.listen) await compare(tx, appends);
      for (const query of writesOf(tx, appends)) await tx.executeQuery(query.compile());
      await engine.announce?.(
        tx,
        appends.map((a) => a.match),
      );
    });
  }

  /** Where all go in one message: every text once, with all the rows it is run with. */
  #statements(appends: Append[]): Statement[] {
    const { db } = this;
    const statements = new Map<string, Statement>();
    const add = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) => {
      const statement = statements.get(sql);
      if (statement) statement.rows.push(parameters);
      else statements.set(sql, { sql, rows: [parameters] });
    };
    for (const { rows, live, snapshots } of appends) {
      for (const row of rows) add(this.#row('log', row, () => logAs(db, [row])));
      add(this.#row('live', live, () => liveAs(db, [live])));
      for (const row of snapshots) add(this.#row('snapshot', row, () => snapshotAs(db, [row])));
    }
    for (const query of changesOf(db, appends)) add(query.compile());
    return [...statements.values()];
  }
  /** For every row of a table the text is the same: it is made for the first. */
  #row(table: string, row: object, query: () => Compilable): Pick<CompiledQuery, 'sql' | 'parameters'> {
    const name = [table, ...Object.keys(row)].join(' ');
    const sql = this.#texts.get(name) ?? query().compile().sql;
    this.#texts.set(name, sql);
    return { sql, parameters: Object.values(row) };
  }
}

/** Where other servers write too: a clock that one of them has stopped or extended is not set back. */
async function compare(tx: Transaction<Schema>, appends: Append[]): Promise<void> {
  const matches = appends.map((a) => a.match).sort();
  const rows = tx.selectFrom('live').select(['match', 'clock']).where('match', 'in', matches).orderBy('match');
  const found = new Map((await rows.forUpdate().execute()).map(({ match, clock }) => [match, clock]));
  for (const { match, was } of appends) if (found.get(match) !== was) throw new Conflict(match);
}

/** All that is written: many rows in few statements. */
function writesOf(db: Kysely<Schema>, appends: Append[]): Compilable[] {
  const snapshots = appends.flatMap((a) => a.snapshots);
  return [
    ...parts(
      appends.flatMap((a) => a.rows),
      MOST,
    ).map((rows) => logAs(db, rows)),
    liveAs(
      db,
      appends.map((a) => a.live),
    ),
    ...(snapshots.length > 0 ? [snapshotAs(db, snapshots)] : []),
    ...changesOf(db, appends),
  ];
}

function changesOf(db: Kysely<Schema>, appends: Append[]): Compilable[] {
  return appends.flatMap(({ match, status, timer }) => [
    ...(status ? [db.updateTable('match').set(status).where('id', '=', match)] : []),
    ...(timer === undefined ? [] : [timerAt(db, match, timer)]),
  ]);
}

function parts<T>(list: T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
}

const logAs = (db: Kysely<Schema>, rows: LogRow[]): Compilable => db.insertInto('log').values(rows);
const snapshotAs = (db: Kysely<Schema>, rows: SnapshotRow[]): Compilable => db.insertInto('snapshot').values(rows);
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
