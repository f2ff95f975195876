// The store: everything that must survive. One set of migrations and queries for every engine.
import { Kysely, Migrator } from 'kysely';
import { Appender } from './append.ts';
import type { Engine } from './engine.ts';
import { Incidents } from './incidents.ts';
import { Jobs } from './jobs.ts';
import { MIGRATIONS } from './migrations.ts';
import { Outbox } from './outbox.ts';
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
  outbox: Outbox;
  incidents: Incidents;
  appender: Appender;
  /** What the server made for itself, by name; the first who asks makes it. */
  setting(name: string, make: () => string): Promise<string>;
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
    outbox: new Outbox(db),
    incidents: new Incidents(db),
    setting: (name, make) => setting(db, name, make),
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

async function setting(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const made = { name, value: make() };
  await db
    .insertInto('setting')
    .values(made)
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
