// The engines every store test runs on: SQLite, PGlite, and a PostgreSQL server where ORRERY_TEST_POSTGRES names one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { onPool, openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore, type Store } from '../src/store/store.ts';

export interface TestStore {
  store: Store;
  close(): Promise<void>;
}
export const ENGINES: [name: string, open: () => Promise<TestStore>][] = [
  ['SQLite', sqlite],
  ['PGlite', pglite],
  ...(process.env.ORRERY_TEST_POSTGRES ? ([['PostgreSQL', postgres]] as [string, () => Promise<TestStore>][]) : []),
];

async function sqlite(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
  const store = await openStore(openSqlite(folder));
  return {
    store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function pglite(): Promise<TestStore> {
  const db = await PGlite.create();
  const store = await openStore(onPool(poolOf(db)));
  return { store, close: () => store.close() };
}

/** PGlite has one connection; Kysely asks for a pool. */
function poolOf(db: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = free;
      let release = () => {};
      free = new Promise((done) => {
        release = done;
      });
      await before;
      return {
        async query(sql: string, values: readonly unknown[] = []) {
          const { rows, affectedRows } = await db.query(sql, [...values]);
          return { rows, rowCount: affectedRows ?? rows.length, command: sql.trim().split(' ')[0]!.toUpperCase() };
        },
        release,
      } as never;
    },
    end: () => db.close(),
  };
}

async function postgres(): Promise<TestStore> {
  const url = process.env.ORRERY_TEST_POSTGRES!;
  const name = `orrery_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const store = await openStore(openPostgres(own.href));
  return {
    store,
    async close() {
      await store.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
