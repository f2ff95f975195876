// The embedded engine: one SQLite file in the data folder, durable at every commit, owned by one server at a time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Engine } from './engine.ts';

type Database = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Database['prepare']>;

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another server is using the data folder ${folder}`);
  }
}

export function openSqlite(folder: string): Engine {
  mkdirSync(folder, { recursive: true });
  const owner = own(folder);
  const db = new DatabaseSync(join(folder, 'orrery.db'));
  // FULL: a commit is on disk before it returns, also with a write-ahead log.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on');
  const close = () => {
    db.close();
    owner.close();
  };
  return {
    name: 'sqlite',
    dialect: new SqliteDialect({ database: forKysely(db, close) }),
    skipLocked: false,
    isConflict: (error) => error instanceof Error && /UNIQUE constraint failed/.test(error.message),
    backup: async (file) => {
      await backup(db, file);
    },
  };
}

/** A lock that dies with its process, whatever kills it: an exclusive transaction on a side file. */
function own(folder: string): Database {
  const lock = new DatabaseSync(join(folder, 'owner.lock'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
}

function forKysely(db: Database, close: () => void): SqliteDatabase {
  const prepared = new Map<string, ReturnType<typeof statement>>();
  return {
    prepare(sql) {
      let found = prepared.get(sql);
      if (!found) {
        if (prepared.size >= 500) prepared.clear(); // batches of every size have a text of their own
        found = statement(db.prepare(sql));
        prepared.set(sql, found);
      }
      return found;
    },
    close,
  };
}

type Values = Parameters<Statement['run']>;

function statement(st: Statement): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: st.columns().length > 0,
    all: (values) => st.all(...(values as Values)),
    run: (values) => st.run(...(values as Values)),
    iterate: (values) => st.iterate(...(values as Values)) as IterableIterator<unknown>,
  };
}
