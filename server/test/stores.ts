// The engines every store test runs on: SQLite, PGlite, and a PostgreSQL server where ORRERY_TEST_POSTGRES names one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Engine } from '../src/store/engine.ts';
import { onPool, openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore, type Store } from '../src/store/store.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

export interface TestStore {
  store: Store;
  close(): Promise<void>;
}
export const ENGINES: [name: string, open: () => Promise<TestStore>][] = [
  ['SQLite', sqlite],
  ['PGlite', pglite],
  ...(process.env.ORRERY_TEST_POSTGRES ? ([['PostgreSQL', postgres]] as [string, () => Promise<TestStore>][]) : []),
];

/** Those that need no server, before any migration. */
export const EMPTY_ENGINES: [name: string, open: () => Promise<Engine>][] = [
  ['SQLite', () => openSqlite(mkdtempSync(join(tmpdir(), 'orrery-empty-')))],
  ['PGlite', async () => onPool(poolOf(await PGlite.create()))],
];

async function sqlite(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
  const store = await openStore(await openSqlite(folder));
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
  const store = await openStore(openPostgres((await databaseFor(`${process.pid}-${Date.now()}`)).databaseUrl!));
  return { store, close: () => store.close() };
}

/** Where a PostgreSQL server is named, servers under test keep their matches there: one database for each data folder. */
export async function databaseFor(folder: string): Promise<{ databaseUrl?: string }> {
  const url = process.env.ORRERY_TEST_POSTGRES;
  if (!url) return {};
  const name = `orrery_test_${folder.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { databaseUrl: own.href };
}
