// How much, how long, how often, and for whose eyes: what one guest does costs the others nothing and tells them nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '@orrery/api';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { longestOf, Quotas } from '../src/http/limits.ts';
import { isInside, outsideOnly } from '../src/mail/outside.ts';
import { bundled, MAIN } from '../src/thread.ts';
import { followWith, type House, openHouse, until } from './house.ts';

const open: House[] = [];
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  for (const house of open) await house.close();
});
async function house(...given: Parameters<typeof openHouse>): Promise<House> {
  const made = await openHouse(...given);
  open.push(made);
  return made;
}
const trap = { game: 'trap', seats: [{ kind: 'me' as const, name: 'Ana' }] };

test('every route takes as many bytes as it needs, and over a socket the same holds', async () => {
  const { api, server } = await house();
  const { pass } = await api.call('create', { body: trap });
  const post = async (path: string, size: number, secret = pass.secret) => {
    const body = JSON.stringify({ name: 'x'.repeat(size) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
    return (await fetch(server.url + path, { method: 'POST', body, headers })).status;
  };
  expect(await post('/api/claim', longestOf('claim'))).toBe(413);
  expect(await post('/api/claim', 1000)).toBe(400);
  expect(await post(`/api/matches/${pass.match}/chat`, longestOf('chat'))).toBe(413);
  expect(await post(`/api/matches/${pass.match}/answers`, longestOf('chat'))).toBe(400); // read, and found wanting
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  const heard: string[] = [];
  socket.on('message', (text) => heard.push(String(text)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ do: 'hello', id: newId(), match: pass.match, secret: pass.secret }));
  await until(() => heard.length > 0);
  socket.send(JSON.stringify({ do: 'chat', id: 'long-chat', text: 'x', more: 'x'.repeat(longestOf('chat')) }));
  const refused = await until(() => heard.find((text) => text.includes('long-chat')));
  expect(JSON.parse(refused)).toMatchObject({ is: 'problem', problem: { error: 'bad-request' } });
  socket.close();
});

test('one seat talks, writes and changes its standing answers so often and no more, by whatever way', async () => {
  const { api, at } = await house({ rateLimit: 60 });
  const { pass } = await api.call('create', { body: trap });
  const mine = api.as(pass.secret);
  const live = at(pass);
  await until(() => live.snapshot);
  for (let i = 0; i < 2; i++) await mine.call('chat', { match: pass.match, body: { text: 'x' } });
  await live.chat('x');
  await expect(live.chat('x')).rejects.toMatchObject({ status: 429 });
  await expect(mine.call('chat', { match: pass.match, body: { text: 'x' } })).rejects.toMatchObject({ status: 429 });
  for (let i = 0; i < 3; i++) expect(await live.standing([])).toMatchObject({ taken: true });
  await expect(live.standing([])).rejects.toMatchObject({ status: 429 });
  const quotas = new Quotas(60);
  vi.useFakeTimers({ toFake: ['performance'] });
  const spend = () => quotas.spend('chat', 'm', 0);
  for (let i = 0; i < 3; i++) spend();
  expect(spend).toThrow('too much');
  expect(() => quotas.spend('chat', 'm', 1)).not.toThrow(); // another seat
  vi.advanceTimersByTime(20_000);
  expect(spend).not.toThrow();
  vi.useRealTimers();
});

test('a machine clock that is set back mutes nobody', async () => {
  const { api, at } = await house({ socketRate: 4 });
  const { pass } = await api.call('create', { body: trap });
  const live = at(pass);
  await until(() => live.snapshot);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - 86_400_000);
  for (let seq = 0; seq < 4; seq++) await live.chat('still here');
  vi.useRealTimers();
  await until(() => live.snapshot!.chat.length === 4);
});

test('what is sent by halves is not waited for, nor is a socket that does not say who it is', async () => {
  const { server } = await house({ patience: 1 });
  const { port } = server;
  const halves = [
    'POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Ty',
    'POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"co',
  ];
  await Promise.all(
    halves.map(
      (half) =>
        new Promise<void>((closed) => {
          const line = connect(port, '127.0.0.1', () => line.write(half));
          line.on('error', () => {});
          line.on('close', () => closed());
          line.resume();
        }),
    ),
  );
  const silent = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  expect(await new Promise((closed) => silent.on('close', closed))).toBe(4008);
});

test('what is kept is for the owner of the folder alone, and two backups at once are two', async () => {
  const now = Date.now();
  const { host, folder } = await house({ databaseUrl: undefined }, { now: () => now });
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'backups');
  const made = await Promise.all([0, 1, 2].map(() => host.call('hostBackup')));
  expect(new Set(made.map(({ file }) => file)).size).toBe(3);
  expect(files().length).toBeGreaterThanOrEqual(7);
  for (const name of files()) expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  for (const name of ['', 'backups']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o700);
});

test('where nothing can be written the server says that it is not well, and is well again after', async () => {
  const { server } = await house();
  const { db, engine, opening } = server.hall.house.store;
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  expect(await health()).toBe(200);
  for (const statement of FULL[engine.name]) await sql.raw(statement).execute(db);
  await expect(opening.beat(Date.now())).rejects.toThrow('full');
  expect(await health()).toBe(503);
  await sql.raw(WITH_ROOM[engine.name]).execute(db);
  await opening.beat(Date.now());
  expect(await health()).toBe(200);
});
/** A store on which the heartbeat cannot be written, and how it has room again. */
const FULL = {
  sqlite: [
    "create trigger full_disk before update on setting begin select raise(fail, 'database or disk is full'); end",
  ],
  postgres: [
    "create function full_disk() returns trigger as $$ begin raise exception 'disk full'; end $$ language plpgsql",
    'create trigger full_disk before update on setting for each row execute function full_disk()',
  ],
};
const WITH_ROOM = { sqlite: 'drop trigger full_disk', postgres: 'drop trigger full_disk on setting' };

test('whoever watches with a delay learns nothing sooner by any door', async () => {
  let now = Date.parse('2026-11-16T10:00:00Z');
  const { api, server } = await house({}, { now: () => now });
  const { table, pass } = await api.call('create', {
    body: {
      ...trap,
      game: 'tic-tac-toe',
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
      spectators: { allowed: true, delay: 600 },
      listed: true,
    },
  });
  const bo = await api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const match = table.id;
  now += 3_600_000;
  const watcher = followWith(server.url, { match });
  const heard: string[] = [];
  const spy = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  spy.on('message', (text) => heard.push(String(text)));
  await new Promise((resolve) => spy.once('open', resolve));
  spy.send(JSON.stringify({ do: 'hello', id: newId(), match }));
  await until(() => heard.length === 1 && watcher.snapshot);
  const doors = async () => ({
    table: await api.call('table', { match, query: { since: -1 } }),
    events: await api.call('events', { match }),
    list: await api.call('openTables'),
    invitation: await api.call('invitation', { token: table.invitation! }).catch((error: Error) => error.message),
    record: await api.call('record', { match }).catch((error: Error) => error.message),
    moment: await api.call('moment', { match, seq: 1 }).catch((error: Error) => error.message),
  });
  const before = JSON.stringify(await doors());
  await api.as(pass.secret).call('chat', { match, body: { text: 'I will win' } });
  await api.as(pass.secret).call('pause', { match });
  await api.as(pass.secret).call('resume', { match });
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
    const who = i % 2 === 0 ? pass : bo;
    const { seq } = await api.as(who.secret).call('table', { match });
    const verdict = await api
      .as(who.secret)
      .call('answer', { match, body: { id: newId(), seq, moves: [{ choice: `place:${cell}` }] } });
    expect(verdict).toMatchObject({ taken: true });
  }
  expect((await api.as(pass.secret).call('table', { match })).table.status).toBe('over');
  expect(JSON.stringify(await doors())).toBe(before);
  expect(heard).toHaveLength(1);
  now += 601_000;
  const later = await doors();
  expect(later.table).toMatchObject({
    table: { status: 'over', key: expect.any(String) },
    chat: [{ text: 'I will win' }],
  });
  expect(later.record).toContain('place');
  spy.close();
  watcher.close();
});

test('push services are called on the open net only, whatever a name leads to', async () => {
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '172.20.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1',
  ])
    expect([inside, isInside(inside)]).toEqual([inside, true]);
  for (const outside of ['9.9.9.9', '172.32.0.1', '2620:fe::fe'])
    expect([outside, isInside(outside)]).toEqual([outside, false]);
  const rebound = outsideOnly((_, __, found) =>
    found(null, [
      { address: '9.9.9.9', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]),
  );
  const { get } = await import('node:https');
  const failed = new Promise<Error>((resolve) =>
    get('https://push.example.org/x', { agent: rebound }).on('error', resolve),
  );
  expect((await failed).message).toContain('push.example.org is inside');
});

test('a page may speak to this server alone', async () => {
  const { server } = await house({ publicUrl: 'https://orrery.example' });
  const policy = (await fetch(`${server.url}/api`)).headers.get('content-security-policy')!;
  expect(/connect-src ([^;]*)/.exec(policy)![1]).toBe("'self' wss://orrery.example");
});

test('a server whose log nobody reads any more goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-log-'));
  const env = { ...process.env, ORRERY_DATA_DIR: dataDir, ORRERY_PORT: '0', ORRERY_LOG_LEVEL: 'info' };
  const main = bundled(MAIN.href);
  const flags = main.endsWith('.ts') ? ['--conditions=source', '--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...flags, fileURLToPath(main)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const url = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      const found = /open at (\S+)/.exec(text);
      if (found) resolve(found[1]!);
    });
  });
  child.stdout.destroy();
  for (let i = 0; i < 20; i++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('the container is built on one exact version', () => {
  const text = readFileSync(new URL('../../Containerfile', import.meta.url), 'utf8');
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toMatch(/:\d+\.\d+\.\d+-|@sha256:/);
});
