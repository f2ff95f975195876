// The store on every engine: what is acknowledged is there, nobody overwrites, jobs are taken once, the past is exact.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diff } from '@orrery/api';
import { Kysely, Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Append, Conflict } from '../src/store/append.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import type { MatchRow, Schema, SeatRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { ENGINES, type TestStore } from './stores.ts';

const matchRow = (id: string): MatchRow => ({
  id,
  name: '',
  game: 'moot',
  version: '1',
  options: '{}',
  seats: 2,
  status: 'running',
  clock: '{}',
  spectators: '{"allowed":true,"delay":0}',
  listed: 1,
  invitation: `i-${id}`,
  key: 'k',
  created: 1_800_000_000_000,
  result: null,
  rematch: null,
  muted: 0,
});
const seatRow = (match: string, seat: number): SeatRow => ({
  match,
  seat,
  kind: 'open',
  name: '',
  bot: null,
  quit: 0,
  back: null,
  mail: null,
  pending: null,
  push: null,
  language: 'en',
  token: `t-${match}-${seat}`,
  noticed: 0,
  taken: 0,
  heir: 0,
});
const stateOf = (seq: number) => ({ pub: { seq, list: Array.from({ length: seq }, (_, i) => i) } });
const saved = (seq: number) => JSON.stringify({ orrery: 1, state: stateOf(seq) });
const at = 1_800_000_000_000;

function appendOf(match: string, seq: number, more: Partial<Append> = {}): Append {
  const patch = seq === 0 ? '[]' : JSON.stringify(diff(stateOf(seq - 1), stateOf(seq)));
  const row = { match, seq, at: at + seq, seat: 0, sent: `s${seq}`, digest: null, entry: `0 go:${seq}`, events: '[]' };
  return {
    match,
    rows: [{ ...row, patch, seen: `[${seq},${seq},0]`, hash: `h${seq}` }],
    live: { match, seq, seen: '[]', hash: `h${seq}`, waits: '[]', clock: '{}', updated: at },
    snapshots: seq % 5 === 0 ? [{ match, seq, state: saved(seq), digest: null }] : [],
    ...(seq > 0 ? { was: '{}' } : {}),
    ...more,
  };
}

describe.each(ENGINES)('%s', (_, open) => {
  let kept: TestStore;
  beforeAll(async () => {
    kept = await open();
    for (const id of ['a', 'b', 'c', 'd'])
      await kept.store.tables.create(matchRow(id), [seatRow(id, 0), seatRow(id, 1)], []);
  }, 60_000);
  afterAll(() => kept.close());

  test('answers of one tick share a commit and are all there', async () => {
    const { store } = kept;
    const before = store.appender.commits;
    await Promise.all(['a', 'b'].map((match) => store.appender.append(appendOf(match, 0))));
    expect(store.appender.commits).toBe(before + 1);
    expect(await store.tables.live('b')).toMatchObject({ seq: 0, hash: 'h0' });
  });

  test('of two who write the same seq one is told that it is late, and the others of its commit are not harmed', async () => {
    const { store } = kept;
    const late = store.appender.append(appendOf('a', 0)).catch((error: unknown) => error);
    await store.appender.append(appendOf('a', 1));
    expect(await late).toBeInstanceOf(Conflict);
    expect((await store.past.rows('a')).map((row) => row.seq)).toEqual([0, 1]);
    expect(await store.past.bySent('a', 0, 's1')).toMatchObject({ seq: 1 });
    expect(await store.past.bySent('a', 1, 's1')).toBeUndefined();
    expect(await store.past.bySent('b', 0, 's1')).toBeUndefined();
  });

  test('an append that fails half-way leaves nothing, and the next one goes on', async () => {
    const { store } = kept;
    await store.appender.append(appendOf('b', 2));
    const [snapshot] = appendOf('b', 0).snapshots;
    const halfway = appendOf('b', 3, {
      snapshots: [
        { ...snapshot!, seq: 7 },
        { ...snapshot!, seq: 7 },
      ],
    });
    await expect(store.appender.append(halfway)).rejects.toThrow();
    expect(await store.past.entries('b', 2)).toEqual([]);
    expect(await store.tables.live('b')).toMatchObject({ seq: 2 });
    await store.appender.append(appendOf('b', 3));
    expect(await store.past.entries('b', 2)).toEqual(['0 go:3']);
  });

  test('an append is no part of a transaction that happens to be open', async () => {
    const { store } = kept;
    let appended: Promise<void> | undefined;
    const given = store.db.transaction().execute(async (tx) => {
      await tx.insertInto('setting').values({ name: 'given up', value: '' }).execute();
      appended = store.appender.append(appendOf('b', 4));
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    await appended;
    expect(await store.past.entries('b', 3)).toEqual(['0 go:4']);
    expect(await store.setting('given up', () => 'made')).toBe('made');
  });

  test('any past state is rebuilt from snapshot and patches', async () => {
    const { store } = kept;
    for (let seq = 0; seq <= 12; seq++) await store.appender.append(appendOf('c', seq));
    for (const seq of [0, 4, 5, 9, 12])
      expect(JSON.parse((await store.past.stateAt('c', seq))!).state).toEqual(stateOf(seq));
    expect(await store.past.entries('c', 10)).toEqual(['0 go:11', '0 go:12']);
  });

  test('the end of a match and its timer go with the answer', async () => {
    const { store } = kept;
    await store.appender.append(appendOf('d', 0, { timer: at + 500 }));
    expect(await store.jobs.next()).toBe(at + 500);
    await store.appender.append(appendOf('d', 1, { timer: null, status: { status: 'over', result: '{}' } }));
    expect(await store.jobs.next()).toBeUndefined();
    expect(await store.tables.find('d')).toMatchObject({ status: 'over', result: '{}' });
  });

  test('jobs are taken once, come again after their lease, and are gone when done', async () => {
    const { store } = kept;
    for (let i = 0; i < 60; i++)
      await store.jobs.set({ match: '', id: `j${i}`, kind: 'mail', due: 100, data: String(i) });
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.jobs.claim(100, 1000, 30)));
    const ids = claims.flat().map((job) => job.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(60);
    expect(await store.jobs.claim(1099, 1000, 60)).toEqual([]);
    const again = await store.jobs.claim(1100, 1000, 60);
    expect(again).toHaveLength(60);
    await store.jobs.set({ match: '', id: 'j0', kind: 'mail', due: 5000, data: 'moved' });
    for (const job of again) await store.jobs.done(job);
    expect(await store.jobs.next()).toBe(5000);
  });

  test('a chair has room for one', async () => {
    const { people } = kept.store;
    const sit = (name: string) =>
      people.sit({ name, taken: at }, { hash: `pass-${name}`, match: 'a', seat: 1, owner: 0, expires: null });
    const sat = await Promise.all([sit('x'), sit('y')]);
    expect(sat.filter(Boolean)).toHaveLength(1);
    const [row] = (await people.seats('a')).filter(({ seat }) => seat === 1);
    expect(await people.passes(['pass-x', 'pass-y'])).toMatchObject([{ hash: `pass-${row!.name}` }]);
  });

  test('a code opens once, and an owner who leaves the seat keeps the table', async () => {
    const { people } = kept.store;
    await people.addPass({ hash: 'code', match: 'a', seat: 1, owner: 0, expires: 50 });
    expect(await people.claim('code', 60, 'new')).toBeUndefined();
    expect(await people.claim('code', 40, 'new')).toMatchObject({ match: 'a', seat: 1 });
    expect(await people.claim('code', 40, 'newer')).toBeUndefined();
    expect(await people.passes(['code', 'new', 'newer'])).toMatchObject([{ hash: 'new', expires: null }]);
    await people.addPass({ hash: 'owner', match: 'a', seat: 1, owner: 1, expires: null });
    await people.addPass({ hash: 'guest', match: 'a', seat: 1, owner: 0, expires: null });
    await kept.store.talk.keep({ match: 'a', seat: 1, request: 'r', value: '1' });
    await people.vacate('a', 1, 'a fresh invitation');
    expect(await people.passes(['owner', 'guest', 'new'])).toMatchObject([{ hash: 'owner', seat: null, owner: 1 }]);
    expect(await kept.store.talk.drafts('a', 1)).toEqual([]);
    expect(await kept.store.tables.byInvitation('a fresh invitation')).toMatchObject({ id: 'a' });
    expect(await kept.store.tables.byInvitation('i-a')).toBeUndefined();
  });

  test('lists, mails, incidents and settings', async () => {
    const { store } = kept;
    expect((await store.tables.listed(10)).map((row) => row.id).sort()).toEqual(['a', 'b', 'c']);
    await store.people.change('b', 0, { kind: 'bot', bot: 'random', mail: 'a@example.org' });
    expect(await store.tables.toWake()).toEqual(['b']);
    expect(await store.tables.countByStatus()).toContainEqual({ status: 'over', n: 1 });
    expect(await store.people.withMail('a@example.org')).toHaveLength(1);
    expect(await store.people.unsubscribe('t-b-0')).toBe(true);
    expect(await store.people.withMail('a@example.org')).toEqual([]);
    await store.outbox.put({
      id: 'l',
      recipient: 'x',
      subject: 's',
      text: 't',
      link: null,
      created: at,
      sent: null,
      error: null,
    });
    await store.outbox.tried('l', { sent: at, error: null });
    expect(await store.outbox.newest(5)).toMatchObject([{ id: 'l', sent: at }]);
    await store.incidents.report({ id: 'i', match: 'a', at, error: 'e', file: 'f', sound: null });
    expect(await store.incidents.find('i')).toMatchObject({ file: 'f' });
    expect([await store.setting('n', () => '1'), await store.setting('n', () => '2')]).toEqual(['1', '1']);
    await store.people.say({ match: 'a', n: 1, seat: 0, name: 'x', text: 'hello', at });
    expect(await store.people.chat('a', 5)).toEqual([{ n: 1, seat: 0, name: 'x', text: 'hello', at }]);
  });
});

test('a data folder has one server at a time, and opens again after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-own-'));
  const first = await openStore(await openSqlite(folder));
  await expect(openSqlite(folder)).rejects.toThrow('database is locked');
  await first.close();
  const second = await openStore(await openSqlite(folder));
  expect(await second.tables.newest(1)).toEqual([]);
  await second.close();
});

test('a store of an earlier version opens: its mails and its tables are there, by their names of today', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-old-'));
  const { dialect } = await openSqlite(folder);
  const old = new Kysely<Schema & { letter: Schema['mail'] }>({ dialect });
  const provider = { getMigrations: async () => MIGRATIONS };
  await new Migrator({ db: old, provider }).migrateTo('0004-talk');
  const clock = { kind: 'live', move: 1, reserve: 1, onTimeout: 'steward' };
  await old
    .insertInto('match')
    .values({ ...matchRow('old'), clock: JSON.stringify(clock) })
    .execute();
  const mail = { id: 'l', recipient: 'x', subject: 's', text: 't', created: at, sent: null, error: null };
  await old.insertInto('letter').values(mail).execute();
  await old.destroy();
  const store = await openStore(await openSqlite(folder));
  expect(JSON.parse((await store.tables.find('old'))!.clock)).toEqual({ ...clock, onTimeout: 'bot' });
  expect(await store.outbox.newest(5)).toMatchObject([{ ...mail, link: null }]);
  await store.close();
});
