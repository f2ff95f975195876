// The embedded engine: one SQLite file in the data folder, durable at every commit, owned by one server at a time.
import { mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Fault, Line, startThread } from '../thread.ts';
import type { Engine, Statement } from './engine.ts';
import type { Done, Opened, Wanted } from './sqlite-thread.ts';

/** It can be written to again when there is room. */
const FULL = /database or disk is full|disk I\/O error/;

export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const thread = startThread(import.meta.url, './sqlite-thread', { workerData: { folder } });
  const opened = await new Promise<Opened>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  if (opened !== 'open') {
    await thread.terminate();
    throw new Fault(opened.fault);
  }
  const line = new Line<Wanted, Done>(thread);
  thread.on('error', (error) => line.abandon(error));
  const driver = new ThreadDriver(line);
  return {
    name: 'sqlite',
    dialect: dialectOn(driver),
    commit: (statements) => driver.commit(statements),
    skipLocked: false,
    together: 400, // each of them waits for the disk once
    isAway: (error) => error instanceof Error && FULL.test(error.message),
    isConflict: (error) => error instanceof Error && /UNIQUE constraint failed/.test(error.message),
    backup: async (file) => {
      const half = `${file}.part`; // whatever happens meanwhile, what is called a backup is one
      await line.ask({ backup: half });
      await rename(half, file);
    },
  };
}

function dialectOn(driver: Driver): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection, lent to one caller at a time: a transaction is not disturbed. */
class ThreadDriver implements Driver {
  #connection: DatabaseConnection;
  #queue: (() => void)[] = [];
  #lent = false;

  constructor(readonly line: Line<Wanted, Done>) {
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, changes } = await line.ask({ sql, values: parameters });
        return { rows: rows as R[], numAffectedRows: BigInt(changes) };
      },
      streamQuery() {
        throw new Error('the embedded engine does not stream');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#lent) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#lent = true;
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#lent = false;
  }

  /** A whole transaction in one message to the thread. */
  async commit(commit: readonly Statement[]): Promise<void> {
    await this.acquireConnection();
    try {
      await this.line.ask({ commit });
    } finally {
      await this.releaseConnection();
    }
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    await this.line.ask({ close: true });
    await this.line.thread.terminate();
  }
}
