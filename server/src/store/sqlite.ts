// The embedded engine: one SQLite file in the data folder, durable at every commit, owned by one server at a time.
import { mkdirSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
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
import { startThread } from '../thread.ts';
import type { Engine } from './engine.ts';
import type { FromThread, Opened, ToThread } from './sqlite-thread.ts';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another server is using the data folder ${folder}`);
  }
}

export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const thread = startThread(import.meta.url, './sqlite-thread', { workerData: { folder } });
  const opened = await new Promise<Opened>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  if (opened !== 'open') {
    await thread.terminate();
    throw new FolderInUse(folder);
  }
  const line = new Line(thread);
  return {
    name: 'sqlite',
    dialect: dialectOn(line),
    skipLocked: false,
    isConflict: (error) => error instanceof Error && /UNIQUE constraint failed/.test(error.message),
    backup: async (file) => {
      await line.ask({ backup: file });
    },
  };
}

type Asked = ToThread extends infer T ? (T extends { n: number } ? Omit<T, 'n'> : never) : never;
type Done = Extract<FromThread, { rows: unknown[] }>;

/** Questions to the thread and its answers. */
class Line {
  #open = new Map<number, { done: (done: Done) => void; failed: (error: Error) => void }>();
  #count = 0;

  constructor(readonly thread: Worker) {
    thread.on('message', (message: FromThread) => {
      const asked = this.#open.get(message.n);
      this.#open.delete(message.n);
      if ('error' in message) asked?.failed(new Error(message.error));
      else asked?.done(message);
    });
    thread.on('error', (error) => {
      for (const { failed } of this.#open.values()) failed(error);
      this.#open.clear();
    });
  }

  ask(message: Asked): Promise<Done> {
    return new Promise((done, failed) => {
      const n = ++this.#count;
      this.#open.set(n, { done, failed });
      this.thread.postMessage({ n, ...message });
    });
  }

  async close(): Promise<void> {
    await this.ask({ close: true });
    await this.thread.terminate();
  }
}

function dialectOn(line: Line): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(line),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection, lent to one caller at a time: a transaction is not disturbed. */
class ThreadDriver implements Driver {
  #connection: DatabaseConnection;
  #queue: (() => void)[] = [];
  #lent = false;

  constructor(readonly line: Line) {
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, changes } = await line.ask({ sql, values: [...parameters] });
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

  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  destroy(): Promise<void> {
    return this.line.close();
  }
}
