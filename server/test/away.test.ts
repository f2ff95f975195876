// PostgreSQL stumbles, and the servers on it do not: lines that break, a server that is away, news that was missed.
import { ApiProblem, newId } from '@orrery/api';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { Timers } from '../src/clock/timers.ts';
import { type House, openHouse, until } from './house.ts';
import { databaseFor } from './stores.ts';

// Only where a PostgreSQL server is named.
const POSTGRES = process.env.ORRERY_TEST_POSTGRES;
const here = (name: string, work: () => Promise<void>) => POSTGRES !== undefined && test(name, work);

async function fresh(): Promise<{ databaseUrl: string; admin: pg.Client; cut(which?: string): Promise<void> }> {
  const { databaseUrl } = await databaseFor(`away-${newId()}`);
  const name = new URL(databaseUrl!).pathname.slice(1);
  const admin = new pg.Client({ connectionString: POSTGRES! });
  await admin.connect();
  const cut = async (which = '%') => {
    const lines = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike $2';
    await admin.query(lines, [name, which]);
  };
  return { databaseUrl: databaseUrl!, admin, cut };
}
async function table(house: House) {
  const { table: made, pass } = await house.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'A' }] },
  });
  const mine = house.api.as(pass.secret);
  const walk = (seq: number, id = newId()) =>
    mine.call('answer', { match: made.id, body: { id, seq, moves: [{ choice: 'walk' }] } });
  return { match: made.id, pass, mine, walk };
}

const LINES = 10; // of a server's pool
/** Each broken line is found out by one request that is told so, and asks again by the same id. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let broken = 0; ; broken++)
    try {
      return await ask();
    } catch (error) {
      if (broken === LINES || !(error instanceof ApiProblem) || error.problem.error !== 'busy') throw error;
    }
}

test('jobs are carried out after a store that could not be reached for a while', async () => {
  const done: string[] = [];
  let tries = 0;
  const claim = async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
    return tries === 3 ? [{ id: 'j', kind: 'mail', due: 0, data: 'late, but there', tries: 1 }] : [];
  };
  const jobs = { claim, next: async () => undefined, done: async () => {} };
  const log = { info() {}, warn() {}, error() {} };
  const timers = new Timers({ jobs } as never, { mail: async ({ data }) => void done.push(data) }, () => 0, log);
  vi.useFakeTimers();
  timers.start();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await timers.stop();
  expect(done).toEqual(['late, but there']);
});

test('a job that is set while a look at them ends is carried out at once', async () => {
  const [done, waiting]: [string[], string[]] = [[], []];
  let seen = (_: undefined) => {};
  const jobs = {
    claim: async () => waiting.splice(0).map((data) => ({ id: data, kind: 'mail', due: 0, data, tries: 1 })),
    next: () => new Promise<undefined>((resolve) => (seen = resolve)),
    done: async () => {},
  };
  const log = { info() {}, warn() {}, error() {} };
  const timers = new Timers({ jobs } as never, { mail: async ({ data }) => void done.push(data) }, () => 0, log);
  vi.useFakeTimers();
  timers.start();
  await vi.advanceTimersByTimeAsync(0); // nothing there: it asks when to look again
  waiting.push('letter');
  timers.nudge(0);
  await vi.advanceTimersByTimeAsync(0);
  seen(undefined); // the answer is older than the letter
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['letter']);
  seen(undefined);
  vi.useRealTimers();
  await timers.stop();
});

here('lines that break end nothing: not one, not all, not again and again', async () => {
  const { databaseUrl, admin, cut } = await fresh();
  const house = await openHouse({ databaseUrl });
  const { walk, mine, match } = await table(house);
  for (let seq = 0; seq < 6; seq++) {
    await cut();
    const id = newId();
    expect(await again(() => walk(seq, id))).toEqual({ taken: true, seq: seq + 1 });
  }
  expect((await mine.call('table', { match })).scene!.view.pub.steps).toBe(6);
  await house.close();
  await admin.end();
});

here('while it is away answers are refused in words, and taken when it is back', async () => {
  const { databaseUrl, admin, cut } = await fresh();
  const name = new URL(databaseUrl).pathname.slice(1);
  const house = await openHouse({ databaseUrl });
  const { walk, pass } = await table(house);
  const line = house.at(pass);
  await until(() => line.snapshot?.scene);
  await walk(0);
  await admin.query(`alter database ${name} allow_connections false`);
  await cut();
  const busy = { problem: { error: 'busy' } };
  await expect(walk(1).catch(() => walk(1))).rejects.toMatchObject({ status: 503, ...busy });
  await expect(line.answer([{ choice: 'walk' }])).rejects.toMatchObject(busy);
  await admin.query(`alter database ${name} allow_connections true`);
  expect(await walk(1)).toEqual({ taken: true, seq: 2 });
  await until(() => line.snapshot!.seq === 2, 'the line to hear of it'); // whoever answers what is gone is refused
  expect(await line.answer([{ choice: 'walk' }]).then((v) => v.taken)).toBe(true);
  await house.close();
  await admin.end();
});

here('a server that heard nothing for a while reads anew when the line is back', async () => {
  const { databaseUrl, admin, cut } = await fresh();
  const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  const { walk, pass, mine, match } = await table(one);
  const line = two.at(pass);
  await until(() => line.snapshot?.scene);
  await cut('listen %');
  await walk(0);
  await mine.call('pause', { match });
  await until(() => line.snapshot!.seq === 1 && line.snapshot!.table.status === 'paused');
  await Promise.all([one.close(), two.close()]);
  await admin.end();
});

here('news of a move that cannot be read just then is read when the store is back', async () => {
  const { databaseUrl, admin } = await fresh();
  const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  const { walk, pass } = await table(one);
  const line = two.at(pass);
  await until(() => line.snapshot?.scene);
  const { tables } = two.server.hall.house.store;
  const find = tables.find.bind(tables);
  let away = 3;
  tables.find = (id) => (away-- > 0 ? Promise.reject(new Error('Connection terminated unexpectedly')) : find(id));
  await walk(0);
  await until(() => line.snapshot!.seq === 1);
  expect(away).toBeLessThan(0);
  await Promise.all([one.close(), two.close()]);
  await admin.end();
});

here('a power used at a server that is behind comes on top of what the others did, and so does an answer', async () => {
  const { databaseUrl, admin } = await fresh();
  const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  const clock = { kind: 'live', move: 3600, reserve: 0, onTimeout: 'fallback' } as const;
  const { table: made, pass } = await one.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'A' }], clock },
  });
  const match = made.id;
  const [here1, there] = [one.api.as(pass.secret), two.api.as(pass.secret)];
  const first = (await there.call('table', { match })).clock.seats[0]!.deadline!;
  two.server.hall.moved = async () => {}; // it hears nothing
  await here1.call('extend', { match, body: { minutes: 60 } });
  const more = await there.call('extend', { match, body: { minutes: 30 } });
  expect(more.seats[0]!.deadline).toBe(first + 90 * 60_000);
  await here1.call('pause', { match });
  const walk = { id: newId(), seq: 0, moves: [{ choice: 'walk' }] };
  expect(await there.call('answer', { match, body: walk })).toEqual({ taken: true, seq: 1 });
  expect((await here1.call('table', { match })).clock.paused).toBe(true);
  await Promise.all([one.close(), two.close()]);
  await admin.end();
});

here('what one server took is not refused by another to whom it is sent again', async () => {
  const { databaseUrl, admin } = await fresh();
  const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  const { walk, match, pass } = await table(one);
  const there = two.api.as(pass.secret);
  const sent = (seq: number, id: string) =>
    there.call('answer', { match, body: { id, seq, moves: [{ choice: 'walk' }] } });
  await sent(0, newId()); // it has the table at hand, and knows what was sent to it so far
  const id = newId();
  expect(await walk(1, id)).toEqual({ taken: true, seq: 2 });
  expect(await sent(1, id)).toEqual({ taken: true, seq: 2 });
  expect(await sent(1, newId())).toMatchObject({ taken: false, stale: true });
  await Promise.all([one.close(), two.close()]);
  await admin.end();
});

here('a letter between two others at another server is nothing to whoever has just come to this one', async () => {
  const { databaseUrl, admin } = await fresh();
  const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  const seats = [{ kind: 'me' as const, name: 'A' }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { table: made, pass } = await one.api.call('create', { body: { game: 'moot', seats } });
  const join = (name: string) => one.api.call('join', { token: made.invitation!, body: { name } });
  const [, third] = [await join('B'), await join('C')];
  const match = made.id;
  let told = 0;
  const line = two.at(third, { change: () => (told += 1) });
  await until(() => line.snapshot?.scene);
  const before = told;
  const first = one.api.as(pass.secret);
  await first.call('write', { match, body: { to: 1, text: 'between us' } });
  const there = await two.server.hall.find(match);
  await until(() => there.noticed.heard[0] === 1);
  expect(there.noticed.heard).toEqual([1, 1, 0, 0]);
  await first.call('chat', { match, body: { text: 'to all' } });
  await until(() => line.snapshot!.chat.length > 0);
  expect(told).toBe(before + 1); // for the chat alone
  line.close();
  await Promise.all([one.close(), two.close()]);
  await admin.end();
});
