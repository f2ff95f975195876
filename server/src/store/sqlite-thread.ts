// The thread that owns the SQLite file: a commit waits for the disk here, and nobody else waits with it.
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { replyWith } from '../thread.ts';
import type { Statement } from './engine.ts';

/** What is asked of it, and what comes back. */
type Query = { sql: string; values: readonly unknown[] };
export type Wanted = Query | { commit: readonly Statement[] } | { backup: string } | { close: true };
export type Done = { rows: unknown[]; changes: number };
export type Opened = 'open' | { fault: string };

type Database = InstanceType<typeof DatabaseSync>;
type Prepared = ReturnType<Database['prepare']>;
type Values = Parameters<Prepared['run']>;
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
  const known = new Map<string, { statement: Prepared; reads: boolean }>();

  const prepared = (sql: string) => {
    const found = known.get(sql);
    if (found) return found;
    if (known.size >= MOST_PREPARED) known.clear();
    const statement = db.prepare(sql);
    const made = { statement, reads: statement.columns().length > 0 };
    known.set(sql, made);
    return made;
  };
  const run = ({ sql, values }: Query): Done => {
    const { statement, reads } = prepared(sql);
    if (reads) return { rows: statement.all(...(values as Values)), changes: 0 };
    return { rows: [], changes: Number(statement.run(...(values as Values)).changes) };
  };

  /** All of them or none of them. */
  const commit = (statements: readonly Statement[]): void => {
    db.exec('begin immediate');
    try {
      for (const { sql, rows } of statements) {
        const { statement } = prepared(sql);
        for (const values of rows) statement.run(...(values as Values));
      }
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback'); // a full disk has done so already
      throw error;
    }
  };

  const nothing: Done = { rows: [], changes: 0 };
  replyWith((wanted: Wanted): Done | Promise<Done> => {
    if ('sql' in wanted) return run(wanted);
    if ('backup' in wanted) {
      closeSync(openSync(wanted.backup, 'wx', OWNER_ONLY));
      return backup(db, wanted.backup).then(() => nothing);
    }
    if ('commit' in wanted) commit(wanted.commit);
    else {
      db.close();
      owner.close();
    }
    return nothing;
  });
  port.postMessage('open' satisfies Opened);
}
