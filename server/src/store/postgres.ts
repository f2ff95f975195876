// PostgreSQL 15 or newer, for many servers on one store.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { Trouble } from '../trouble.ts';
import type { Engine, Wire } from './engine.ts';

const INT8 = 20;
const LINES = 10;
const UNIQUE_VIOLATION = '23505';

/** `wire`: how servers on it hear of each other. */
export function openPostgres(url: string, wire: Wire = wireOn(url)): Engine {
  pg.types.setTypeParser(INT8, Number); // milliseconds fit
  const lines = new pg.Pool({ ...lineTo(url), max: LINES });
  // A line that breaks is told to whoever waits for an answer on it. Without a listener it would end the process.
  lines.on('error', () => {});
  lines.on('connect', (line) => line.on('error', () => {}));
  return { ...onPool(lines), ...wire };
}

const OLDEST = 150_000; // as the server counts its versions
const GREETING = 10_000;
const SILENCE = 15_000; // longer than a line of the pool may be idle

/** A line on which nothing comes for long while somebody waits is cut somewhere on the way: it is given up. */
const lineTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: GREETING,
  stream: () => {
    const socket = new Socket();
    const cut = Object.assign(new Error('Connection terminated: nothing was heard on it'), { code: 'ETIMEDOUT' });
    return socket.setTimeout(SILENCE, () => socket.destroy(cut));
  },
});

/** Whether a server answers at all and is new enough, before anything waits for it. */
export async function greet(url: string, address: string): Promise<void> {
  const line = new pg.Client(lineTo(url));
  line.on('error', () => {}); // whoever waits for an answer hears it
  try {
    await line.connect();
    const { rows } = await line.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]!.server_version_num) < OLDEST)
      throw new Trouble({ key: 'trouble.postgres.old', args: { address } });
  } catch (error) {
    // Nobody there, or somebody who speaks another language: neither has a code.
    if (error instanceof Error && !(error instanceof Trouble) && !('code' in error))
      throw Object.assign(error, { code: 'ETIMEDOUT' });
    throw error;
  } finally {
    await line.end().catch(() => {});
  }
}

/** Host and port alone: the rest of the address holds a password. */
export function addressOf(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url)) throw new Trouble({ key: 'trouble.postgres.address' });
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}`;
}

const CHANNEL = 'orrery_changed';
const RETRY = 500;
const PULSE = 5000; // a line on which nobody speaks does not show that it is cut

/** Notifications between servers: a match id and who says so; everything else is read from the store. */
export function wireOn(url: string): Wire {
  const me = randomUUID();
  return {
    async announce(db, matches) {
      for (const match of matches) await sql`select pg_notify(${CHANNEL}, ${`${me} ${match}`})`.execute(db);
    },
    async listen(heard, missed) {
      let closed = false;
      let line: pg.Client;
      const connect = async (): Promise<void> => {
        const mine = new pg.Client(lineTo(url));
        line = mine;
        mine.on('notification', ({ payload }) => {
          const [from, match] = (payload ?? '').split(' ');
          if (from !== me && match) heard(match);
        });
        mine.on('error', () => {}); // whoever waits for an answer hears it, and then it ends
        await mine.connect();
        const pulse = setInterval(() => mine.query('select 1').catch(() => {}), PULSE).unref();
        const ended = new Promise((end) => void mine.once('end', end)).then(() => clearInterval(pulse));
        try {
          await mine.query(`listen ${CHANNEL}`);
        } catch (error) {
          void mine.end().catch(() => {}); // refused, not cut
          throw error;
        }
        void ended.then(comeBack);
      };
      const comeBack = () => void setTimeout(() => !closed && connect().then(missed, comeBack), RETRY).unref();
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

/** Signs that a server is away for a while, not that something is wrong with what was asked of it. */
const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '55000', '57P01', '57P02', '57P03'];
const UNHEARD = /^Connection terminated|^timeout e(xpired|xceeded when trying to connect)|not queryable/;
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return AWAY.includes(code) || code.startsWith('08') || UNHEARD.test(error.message);
}

export function onPool(pool: PostgresPool): Engine {
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    skipLocked: true,
    together: 400, // NOTIFY lets one commit at a time pass: better one for many
    isAway,
    isConflict: (error) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION,
  };
}
