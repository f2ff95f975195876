// PostgreSQL 15 or newer, for many servers on one store.
import { randomUUID } from 'node:crypto';
import { PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';

const INT8 = 20;
const UNIQUE_VIOLATION = '23505';

export function openPostgres(url: string, pool: { max: number } = { max: 10 }): Engine {
  pg.types.setTypeParser(INT8, Number); // milliseconds fit
  return { ...onPool(new pg.Pool({ connectionString: url, ...pool })), ...wireOn(url) };
}

const CHANNEL = 'orrery_changed';
const RETRY = 2000;

/** Notifications between servers: a match id and who says so; everything else is read from the store. */
function wireOn(url: string): Pick<Engine, 'announce' | 'listen'> {
  const me = randomUUID();
  return {
    async announce(db, matches) {
      for (const match of matches) await sql`select pg_notify(${CHANNEL}, ${`${me} ${match}`})`.execute(db);
    },
    async listen(heard) {
      let closed = false;
      let line: pg.Client;
      const connect = async (): Promise<void> => {
        line = new pg.Client({ connectionString: url });
        line.on('notification', ({ payload }) => {
          const [from, match] = (payload ?? '').split(' ');
          if (from !== me && match) heard(match);
        });
        line.on('error', () => {}); // `end` follows
        line.on('end', () => {
          if (!closed) setTimeout(() => void connect().catch(() => {}), RETRY).unref();
        });
        await line.connect();
        await line.query(`listen ${CHANNEL}`);
      };
      await connect();
      return {
        async close() {
          closed = true;
          await line.end();
        },
      };
    },
  };
}

export function onPool(pool: PostgresPool): Engine {
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    skipLocked: true,
    isConflict: (error) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION,
  };
}
