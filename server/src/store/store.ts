// The store: everything that must survive. One set of migrations and queries for every engine.
import { Kysely, Migrator } from 'kysely';
import { Appender } from './append.ts';
import type { Engine } from './engine.ts';
import { House } from './house.ts';
import { Jobs } from './jobs.ts';
import { MIGRATIONS } from './migrations.ts';
import { Past } from './past.ts';
import { People } from './people.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

export interface Store {
  engine: Engine;
  db: Kysely<Schema>;
  tables: Tables;
  people: People;
  past: Past;
  talk: Talk;
  jobs: Jobs;
  house: House;
  appender: Appender;
  close(): Promise<void>;
}

export async function openStore(engine: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await migrate(db);
  const appender = new Appender(db, engine);
  return {
    engine,
    db,
    tables: new Tables(db),
    people: new People(db),
    past: new Past(db),
    talk: new Talk(db),
    jobs: new Jobs(db, engine),
    house: new House(db),
    appender,
    async close() {
      await appender.idle();
      await db.destroy();
    },
  };
}

/** The store that a server with these settings uses. */
export async function openStoreFor(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<Store> {
  return openStore(where.databaseUrl ? openPostgres(where.databaseUrl) : await openSqlite(where.dataDir));
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
