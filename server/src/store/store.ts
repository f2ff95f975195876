// The store: everything that must survive. One set of migrations and queries for every engine.
import { Kysely, Migrator } from 'kysely';
import { during, Trouble } from '../trouble.ts';
import { Accounts } from './accounts.ts';
import { Analyses } from './analyses.ts';
import { Appender } from './append.ts';
import { brokerAt } from './broker.ts';
import type { Engine } from './engine.ts';
import { Incidents } from './incidents.ts';
import { Jobs } from './jobs.ts';
import { MIGRATIONS } from './migrations.ts';
import { Opening } from './opening.ts';
import { Outbox } from './outbox.ts';
import { Past } from './past.ts';
import { People } from './people.ts';
import { addressOf, greet, isAway, openPostgres, wireOn } from './postgres.ts';
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
  accounts: Accounts;
  analyses: Analyses;
  opening: Opening;
  appender: Appender;
  /** What the server made for itself, by name; the first who asks makes it. */
  setting(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
}

export async function openStore(engine: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
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
    accounts: new Accounts(db),
    analyses: new Analyses(db),
    opening: new Opening(db, engine.listen ? 'shared' : 'alone'),
    setting: (name, make) => setting(db, name, make),
    appender,
    async close() {
      await appender.idle();
      await db.destroy();
    },
  };
}

interface Where {
  dataDir: string;
  databaseUrl?: string | undefined;
  databasePatience?: number; // seconds
  brokerUrl?: string | undefined;
}

/** The store that a server with these settings uses: the embedded one, or the one whose address the host has given. */
export async function openStoreFor(where: Where, waiting: (why: string) => void = () => {}): Promise<Store> {
  const { dataDir: folder, databaseUrl, databasePatience = 0, brokerUrl } = where;
  if (databaseUrl === undefined) return during('sqlite', { folder }, async () => openStore(await openSqlite(folder)));
  const address = addressOf(databaseUrl);
  const open = async () => {
    await greet(databaseUrl, address);
    return openStore(openPostgres(databaseUrl, brokerUrl === undefined ? wireOn(databaseUrl) : brokerAt(brokerUrl)));
  };
  const told = () => waiting(`PostgreSQL does not answer at ${address} yet; trying again`);
  return during('postgres', { address }, () => patiently(open, databasePatience, told));
}

const PAUSE = 1000;
/** Both may be starting after a power cut, and one is sooner up than the other. */
async function patiently<T>(work: () => Promise<T>, seconds: number, told: () => void): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() + PAUSE > end) throw error;
      told();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
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
  // A migration that was made here and is not in the list: whoever made it was newer.
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new Trouble({ key: 'trouble.database.newer' }, error);
  if (error) throw error;
}
