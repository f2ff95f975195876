// The store can be cut into pieces by match: its id is in every key, and no transaction of play touches two matches.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client, newId } from '@orrery/api';
import { Kysely, Migrator, sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportMatch, importMatch, startServer } from '../src/index.ts';
import type { Statement } from '../src/store/engine.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import type { Schema } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { Line } from '../src/thread.ts';
import { openHouse } from './house.ts';
import { EMPTY_ENGINES, ENGINES } from './stores.ts';

/** Tables that belong to no match, and why one place for all of them will do. */
const OF_THE_HOUSE: Readonly<Record<string, string>> = {
  address: 'people confirm an address once, for all their matches; asked for when it is given, never during play',
  mail: 'an outbox: written when a notice goes out, read by whoever sends it',
  setting: 'a handful of keys of the house, and its opening hours: one row every five seconds',
};
interface Key {
  table: string;
  key: string;
  columns: string[];
}
const matchIn = (table: string): string => (table === 'match' ? 'id' : 'match');
const unfit = (keys: readonly Key[]): string[] =>
  keys
    .filter(({ table, columns }) => !OF_THE_HOUSE[table] && !columns.includes(matchIn(table)))
    .map(({ table, key, columns }) => `${table}.${key} (${columns.join(', ')})`);

/** Every key that holds for itself alone, as the engine has it. */
async function keysOf({ engine, db }: Store): Promise<Key[]> {
  const rows =
    engine.name === 'sqlite'
      ? sql<Key & { column: string }>`select m.name as "table", i.name as "key", c.name as "column"
          from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
          where m.type = 'table' and i."unique" = 1 order by c.seqno`
      : sql<Key & { column: string }>`select t.relname as "table", k.relname as "key", a.attname as "column"
          from pg_index i join pg_class t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
          join pg_namespace n on n.oid = t.relnamespace
          join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
          where i.indisunique and n.nspname = 'public'`;
  const keys = new Map<string, Key>();
  for (const { table, key, column } of (await rows.execute(db)).rows) {
    if (table.startsWith('kysely_')) continue;
    const found = keys.get(key) ?? { table, key, columns: [] };
    keys.set(key, { ...found, columns: [...found.columns, column] });
  }
  return [...keys.values()];
}

describe.each(ENGINES)('%s', (_, open) => {
  test('the id of the match is in every key of every table of a match', async () => {
    const { store, close } = await open();
    try {
      const keys = await keysOf(store);
      const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
      expect([...new Set(keys.map(({ table }) => table))].sort()).toEqual(
        tables.filter((name) => !name.startsWith('kysely_')).sort(),
      );
      expect(Object.keys(OF_THE_HOUSE).filter((name) => !tables.includes(name))).toEqual([]);
      expect(unfit(keys)).toEqual([]);
      // Planted: a key that would have to be looked after in all places at once.
      await store.db.schema.createIndex('planted').on('seat').column('token').unique().execute();
      expect(unfit(await keysOf(store))).toEqual(['seat.planted (token)']);
    } finally {
      await close();
    }
  });
});

test.each(EMPTY_ENGINES)('%s: what was there before has its match in its key now', async (_, open) => {
  const db = new Kysely<Schema>({ dialect: (await open()).dialect });
  const until = (last: string) => Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));
  const migrate = (last: string) => new Migrator({ db, provider: { getMigrations: async () => until(last) } });
  try {
    expect((await migrate('0010-addresses').migrateToLatest()).error).toBeUndefined();
    for (const [id, kind, due, data] of [
      ['clock:m-1_x', 'clock', 5, 'm-1_x'],
      ['notice:m-12:10', 'notice', 6, '["m-12",10]'],
      ['mail:a:1', 'mail', 7, 'a:1'],
    ])
      await sql`insert into job (id, kind, due, data, tries) values (${id}, ${kind}, ${due}, ${data}, 0)`.execute(db);
    const pass = { hash: 'h', match: 'm-12', seat: 1, owner: 0, expires: null };
    const incident = { id: 'i', match: 'm-12', at: 1, error: 'e', file: 'f', sound: null };
    await db.insertInto('pass').values(pass).execute();
    await db.insertInto('incident').values(incident).execute();
    expect((await migrate('9999').migrateToLatest()).error).toBeUndefined();
    const jobs = await db.selectFrom('job').select(['match', 'id']).orderBy('due').execute();
    expect(jobs.map(({ match, id }) => [match, id])).toEqual([
      ['m-1_x', 'clock:m-1_x'],
      ['m-12', 'notice:m-12:10'],
      ['', 'mail:a:1'],
    ]);
    expect(await db.selectFrom('pass').selectAll().execute()).toMatchObject([pass]);
    expect(await db.selectFrom('incident').select(['id', 'match', 'file', 'sound']).execute()).toEqual([
      { id: 'i', match: 'm-12', file: 'f', sound: null },
    ]);
  } finally {
    await db.destroy();
  }
});

afterEach(() => void vi.restoreAllMocks());

type Asked = { sql: string; values: readonly unknown[] };
/** What is asked of embedded stores, transaction by transaction; the line of each is lent to one at a time. */
function transactions(): Asked[][] {
  const all: Asked[][] = [];
  const open = new Map<object, Asked[]>(); // by line
  const { ask } = Line.prototype;
  vi.spyOn(Line.prototype, 'ask').mockImplementation(function (this: Line<unknown, unknown>, question) {
    const asked = question as Partial<Asked> & { commit?: Statement[] };
    if (asked.commit) all.push(asked.commit.flatMap(({ sql, rows }) => rows.map((values) => ({ sql, values }))));
    if (asked.sql?.startsWith('begin')) open.set(this, []);
    else if (asked.sql === 'commit' || asked.sql === 'rollback') {
      all.push(open.get(this) ?? []);
      open.delete(this);
    } else if (asked.sql !== undefined) open.get(this)?.push(asked as Asked);
    return ask.call(this, question);
  });
  return all;
}

/** The matches whose rows it touches. That one match names the next is a word in its own row. */
function touched(transaction: readonly Asked[], matches: readonly string[]): string[] {
  const values = transaction.flatMap(({ sql: text, values: given }) => {
    const named = text.indexOf('"rematch" = ?');
    const skip = named < 0 ? -1 : text.slice(0, named).split('?').length - 1;
    return given.filter((_, i) => i !== skip).map(String);
  });
  return matches.filter((match) => values.some((value) => value.split(':').includes(match)));
}

const embedded = () =>
  startServer({
    port: 0,
    dataDir: mkdtempSync(join(tmpdir(), 'orrery-shards-')),
    logLevel: 'silent',
    ruleWorkers: 1,
    botWorkers: 1,
  });

// What is asked is seen on the line of the embedded store; the queries are the same on every engine.
test('no transaction touches two matches: setting up, joining, playing, clocks, seats, talk, playing again, moving', async () => {
  const all = transactions();
  const [here, there] = [await embedded(), await embedded()];
  try {
    const house = { api: client({ base: here.url }) };
    const { store, shelf } = here.hall.house;
    const clock = { kind: 'live', move: 600, reserve: 600, onTimeout: 'fallback' } as const;
    const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
    const { table, pass } = await house.api.call('create', { body: { game: 'tic-tac-toe', seats, clock } });
    const match = table.id;
    const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
    const [mine, his] = [house.api.as(pass.secret), house.api.as(bo.secret)];
    await mine.call('answer', { match, body: { id: newId(), seq: 0, moves: [{ choice: 'place:4' }] } });
    await mine.call('pause', { match });
    await mine.call('resume', { match });
    await mine.call('chat', { match, body: { text: 'hello' } });
    await his.call('draft', { match, body: { request: 'x', value: 'y' } });
    const { code } = await his.call('moveDevice', { match });
    await house.api.call('claim', { body: { code } });
    const file = await exportMatch(store, match, Date.now());
    await mine.call('abandon', { match });
    const again = await mine.call('rematch', { match });
    await his.call('rematch', { match });
    const { invitation } = await house.api.as(again.secret).call('vacate', { match: again.match, seat: 1 });
    await house.api.call('join', { token: invitation!, body: { name: 'Cy' } });
    expect(again.match).not.toBe(match);
    await importMatch(there.hall.house.store, shelf, file, Date.now());
    const matches = [match, again.match];
    const each = all.map((transaction) => touched(transaction, matches));
    expect(each.filter((some) => some.length > 1)).toEqual([]);
    for (const one of matches) expect(each.filter((some) => some.includes(one)).length).toBeGreaterThan(3);
    // Planted: both at once.
    await store.db.transaction().execute(async (tx) => {
      for (const id of matches) await tx.updateTable('match').set({ name: 'both' }).where('id', '=', id).execute();
    });
    expect(all.map((transaction) => touched(transaction, matches))).toContainEqual(matches); // a clock may tick after it
  } finally {
    for (const server of [here, there]) await server.close();
  }
});

test('who names the next match and dies before it is made leaves it to the next one who asks', async () => {
  const house = await openHouse();
  try {
    const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
    const { table, pass } = await house.api.call('create', { body: { game: 'tic-tac-toe', seats } });
    await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
    const mine = house.api.as(pass.secret);
    await mine.call('abandon', { match: table.id });
    const { hall } = house.server;
    const id = await hall.house.store.tables.nameNext(table.id, newId());
    (await hall.find(table.id)).row.rematch = id; // as another server reads it
    expect((await mine.call('rematch', { match: table.id })).match).toBe(id);
    expect((await mine.call('rematch', { match: table.id })).match).toBe(id);
  } finally {
    await house.close();
  }
});
