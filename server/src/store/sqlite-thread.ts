// The thread that owns the SQLite file: a commit waits for the disk here, and nobody else waits with it.
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { replyWith } from '../thread.ts';

/** What is asked of it, and what comes back. */
type Query = { sql: string; values: readonly unknown[] };
export type Wanted = Query | { commit: readonly Query[] } | { backup: string } | { close: true };
export type Done = { rows: unknown[]; changes: number };
export type Opened = 'open' | { fault: string };

type Database = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Database['prepare']>;
type Values = Parameters<Statement['run']>;
const OWNER_ONLY = 0o600;
const MOST_PREPARED = 500; // batches of every size have a text of their own

const { folder } = workerData as { folder: string };
const port = parentPort!;

try {
  serve(ownerOf());
} catch (error) {
  port.postMessage({ fault: String(error) } satisfies Opened); // whoever started this thread ends it
}

/** A file that nobody but the owner of the folder reads; what SQLite puts beside it gets the same mode. */
function ours(name: string): string {
  const file = join(folder, name);
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
  return file;
}

/** A lock that dies with its process, whatever kills it: an exclusive transaction on a side file. */
function ownerOf(): Database {
  try {
    const owner = new DatabaseSync(ours('owner.lock'));
    owner.exec('pragma busy_timeout = 0; begin exclusive');
    return owner;
  } catch (error) {
    throw /not a database|malformed/.test(String(error)) ? new Error('the lock is damaged') : error;
  }
}

function serve(owner: Database): void {
  const db = new DatabaseSync(ours('orrery.db'));
  for (const side of ['-wal', '-shm']) if (existsSync(join(folder, `orrery.db${side}`))) ours(`orrery.db${side}`);
  // FULL: a commit is on disk before it returns, also with a write-ahead log.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on');
  const prepared = new Map<string, { statement: Statement; reads: boolean }>();

  const run = ({ sql, values }: Query): Done => {
    let found = prepared.get(sql);
    if (!found) {
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = db.prepare(sql);
      found = { statement, reads: statement.columns().length > 0 };
      prepared.set(sql, found);
    }
    if (found.reads) return { rows: found.statement.all(...(values as Values)), changes: 0 };
    return { rows: [], changes: Number(found.statement.run(...(values as Values)).changes) };
  };

  /** All of them or none of them. */
  const commit = (queries: readonly Query[]): void => {
    db.exec('begin immediate');
    try {
      for (const query of queries) run(query);
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback'); // a full disk has done so already
      throw error;
    }
  };

  replyWith(async (wanted: Wanted): Promise<Done> => {
    if ('sql' in wanted) return run(wanted);
    if ('commit' in wanted) commit(wanted.commit);
    else if ('backup' in wanted) {
      closeSync(openSync(wanted.backup, 'wx', OWNER_ONLY));
      await backup(db, wanted.backup);
    } else {
      db.close();
      owner.close();
    }
    return { rows: [], changes: 0 };
  });
  port.postMessage('open' satisfies Opened);
}
