// The door: the documented contract, validation, limits, headers, pages, and the host's routes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, inflateRawSync } from 'node:zlib';
import { newId, type Problem, ROUTES, type ToClient } from '@orrery/api';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { followWith, type House, openHouse, until } from './house.ts';

let house: House;
const webDir = mkdtempSync(join(tmpdir(), 'orrery-web-'));
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<title>Orrery</title><!-- games -->');
  writeFileSync(join(webDir, 'assets', 'a.js'), 'export {}');
  writeFileSync(join(webDir, 'assets', 'a.js.br'), brotliCompressSync('export {}'));
  writeFileSync(join(webDir, 'assets', 'a.js.gz'), gzipSync('export {}'));
  house = await openHouse({ webDir, rateLimit: 600 });
});
afterAll(() => house.close());

const get = (path: string, init: RequestInit = {}) => fetch(house.server.url + path, init);
const post = (path: string, body: unknown) =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as Problem).error];

async function newTable(seats = 1, more = {}) {
  const chairs = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'me' as const, name: 'Ana' } : { kind: 'open' as const },
  );
  return house.api.call('create', { body: { game: 'trap', seats: chairs, ...more } });
}

test('OpenAPI 3.1 names every route, and people find a page', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const { path, method } of Object.values(ROUTES))
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  const page = await get('/api');
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(await page.text()).toContain('/api/matches/{match}/answers');
});

test('what does not fit the contract stops at the door', async () => {
  expect(await codeOf(await post('/api/matches', { game: 'trap', seats: [] }))).toEqual([400, 'bad-request']);
  expect(await codeOf(await post('/api/matches', { game: 'chess', seats: [{ kind: 'open' }] }))).toEqual([
    404,
    'not-found',
  ]);
  expect(await codeOf(await post('/api/matches', '{"game":'))).toEqual([400, 'bad-request']);
  expect(
    await codeOf(await post('/api/matches', { game: 'trap', options: { odd: 1 }, seats: [{ kind: 'open' }] })),
  ).toEqual([400, 'bad-request']);
  const refused = await post('/api/matches', { game: 'trap', options: { odd: 1 }, seats: [{ kind: 'open' }] });
  expect(await refused.json()).toMatchObject({ why: { key: 'kernel.option.unknown', args: { name: 'odd' } } });
  expect((await post('/api/mine', { secrets: ['x'.repeat(300_000)] })).status).toBe(413);
  const deep = `{"game":"trap","seats":[{"kind":"open"}],"options":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
  expect(await codeOf(await post('/api/matches', deep))).toEqual([400, 'bad-request']);
  expect(await codeOf(await get('/api/matches/none'))).toEqual([404, 'not-found']);
  expect(await codeOf(await get('/api/nothing'))).toEqual([404, 'not-found']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to a caller who takes %s files are sent as %s', async (accepted, encoding) => {
  const file = await get('/assets/a.js', { headers: { 'accept-encoding': accepted } });
  const { headers } = file;
  expect(await file.text()).toBe('export {}');
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toMatch(/javascript/);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('vary')).toContain('accept-encoding');
});

test('headers guard the page; its files are served, and unknown paths lead to it', async () => {
  const page = await get('/table/123');
  expect(await page.text()).toContain('<title>Orrery</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const part = await get('/assets/a.js');
  expect(part.headers.get('cache-control')).toContain('immutable');
  expect(part.headers.get('x-content-type-options')).toBe('nosniff');
  expect(part.headers.get('content-security-policy')).toBeNull(); // a page's own: not sent with each of its parts
  expect([...part.headers].join().length).toBeLessThan(450);
  for (const own of ['/sw.js', '/assets/a.worker.js', '/board.svg'])
    expect((await get(own)).headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await get('/missing.js')).status).toBe(404);
});

test('too many requests are refused', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, () => post('/api/claim', { code: 'x' }).then((r) => r.status)),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('behind a proxy the address is what the proxy says, not what the caller invents', async () => {
  const behind = await openHouse({ rateLimit: 600, trustProxy: 1 });
  const claim = (from: string) =>
    fetch(`${behind.server.url}/api/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: '{"code":"x"}',
    }).then((r) => r.status);
  const same = await Promise.all(Array.from({ length: 25 }, (_, i) => claim(`10.9.8.${i}, 203.0.113.7`)));
  expect(same.filter((status) => status === 429)).toHaveLength(5);
  expect(await claim('10.9.8.1, 203.0.113.8')).toBe(404);
  await behind.close();
});

test('who has no seat may say little: more is not read, and the socket is shut', async () => {
  const { pass } = await newTable();
  const shutFor = async (...said: object[]) => {
    const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
    const [heard, codes]: [ToClient[], number[]] = [[], []];
    ws.on('message', (data) => heard.push(JSON.parse(data.toString())));
    ws.on('close', (code) => codes.push(code));
    await until(() => ws.readyState === ws.OPEN);
    for (const message of said) ws.send(JSON.stringify(message));
    await until(() => said.length === 0 || heard.length > 0);
    const long = JSON.stringify({ do: 'chat', id: 'a long message', text: '['.repeat(200_000) });
    for (let i = 0; i < 20; i++) ws.send(long);
    await until(() => codes.length > 0);
    return [codes[0], heard.filter((m) => m.is === 'problem' && m.id === undefined).length > 0];
  };
  const hello = { do: 'hello', id: 'a spectator', match: pass.match };
  expect(await shutFor()).toEqual([1009, true]);
  expect(await shutFor(hello)).toEqual([1009, true]);
});

test('the games stand on the first page as it is sent, in every language, and on no other', async () => {
  const page = await get('/', { headers: { 'accept-encoding': 'br' } });
  const text = await page.text();
  const { headers } = page;
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-cache', 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const language of ['en', 'es'] as const) {
    const list = new RegExp(`<ul class="games" lang="${language}">(.*?)</ul>`).exec(text)![1]!;
    const games = (await house.api.call('games', { query: { language } })).filter((game) => game.lobby);
    expect(games.length).toBeGreaterThan(3);
    expect(list.split('<li>').slice(1)).toHaveLength(games.length);
    for (const { name, about } of games) expect(list).toContain(`<b>${name}</b>${about}`);
    expect(text).toContain(`[data-home]:lang(${language}) .games:lang(${language})`);
  }
  const again = await get('/', { headers: { 'if-none-match': headers.get('etag')! } });
  expect(again.status).toBe(304);
  expect(await (await get('/table/x')).text()).toBe('<title>Orrery</title><!-- games -->');
});

test('a long table is sent packed to those who say that they can read it, and to nobody else', async () => {
  const { table, pass } = await newTable(2, { game: 'atlas' });
  await house.api.call('join', { token: table.invitation!, body: { name: 'Ben' } });
  const told = async (packed: boolean | undefined) => {
    const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
    const heard: { data: Buffer; isBinary: boolean }[] = [];
    ws.on('message', (data, isBinary) => heard.push({ data: data as Buffer, isBinary }));
    await until(() => ws.readyState === ws.OPEN);
    ws.send(JSON.stringify({ do: 'hello', id: 'the same hello', match: pass.match, secret: pass.secret, packed }));
    await until(() => heard.length > 0);
    ws.close();
    return heard[0]!;
  };
  const [plain, refused, packed] = [await told(undefined), await told(false), await told(true)];
  expect([plain.isBinary, refused.isBinary, packed.isBinary]).toEqual([false, false, true]);
  expect(packed.data.length).toBeLessThan(plain.data.length / 2);
  const { clock: _, ...state } = JSON.parse(plain.data.toString()).snapshot;
  expect(JSON.parse(inflateRawSync(packed.data).toString())).toMatchObject({ is: 'state', snapshot: state });
});

test('whoever says much is listened to more slowly, and every word is answered', async () => {
  const slow = await openHouse({ socketRate: 30 });
  const ws = new WebSocket(`${slow.server.url.replace('http', 'ws')}/api/socket`);
  const heard: string[] = [];
  ws.on('message', (data) => heard.push((JSON.parse(data.toString()) as ToClient).is));
  await until(() => ws.readyState === ws.OPEN);
  for (let i = 0; i < 200; i++) ws.send(JSON.stringify({ do: 'ping', id: newId() }));
  await until(() => heard.length === 200);
  expect(new Set(heard)).toEqual(new Set(['pong']));
  ws.close();
  await slow.close();
});

test('every message over a socket is answered by its id, once: nonsense, strangers, failures, and what went well', async () => {
  const { pass } = await newTable();
  const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
  const heard: ToClient[] = [];
  ws.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await until(() => ws.readyState === ws.OPEN);
  const [match, secret, seq, moves] = [pass.match, pass.secret, 0, [{ choice: 'throw' }]];
  const said = [
    { do: 'dance', id: 'a dance' },
    { do: 'undo', id: 'too early', seq },
    { do: 'ping', id: 'are you there' },
    { do: 'hello', id: 'with a wrong key', match, secret: 'wrong' },
    { do: 'hello', id: 'with the right key', match, secret },
    { do: 'answer', id: 'on which rules fail', seq, moves },
    { do: 'answer', id: 'that is refused', seq, moves: [{ choice: 'fly' }] },
    { do: 'answer', id: 'that is taken', seq, moves: [{ choice: 'walk' }] },
    { do: 'chat', id: 'for everybody', text: 'hello' },
    { do: 'chat', id: 'without a word', text: ' ' },
  ];
  for (const message of ['{', '7', ...said.map((m) => JSON.stringify(m))]) ws.send(message);
  await until(() => heard.some((message) => 'id' in message && message.id === 'without a word'));
  const outcomes = heard.flatMap((m) => {
    const what = m.is === 'problem' ? m.problem.error : m.is === 'verdict' ? m.verdict.taken : m.is;
    return m.is === 'problem' || 'id' in m ? [[m.id, what]] : [];
  });
  // In the order in which it was said, each once.
  expect(outcomes).toEqual([
    [undefined, 'bad-request'],
    [undefined, 'bad-request'],
    ['a dance', 'bad-request'],
    ['too early', 'unauthorised'],
    ['are you there', 'pong'],
    ['with a wrong key', 'unauthorised'],
    ['with the right key', 'state'],
    ['on which rules fail', 'server'],
    ['that is refused', false],
    ['that is taken', true],
    ['for everybody', 'said'],
    ['without a word', 'bad-request'],
  ]);
  ws.close();
});

test('chat, presence, leaving, a substitute, and breaking off', async () => {
  const { table, pass } = await newTable(2);
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const [one, two] = [house.at(pass), house.at(bo)];
  await until(() => one.snapshot?.table.players.every((p) => p.online) && two.snapshot);
  await two.chat('hello <b>');
  await until(() => one.snapshot?.chat.some((line) => line.text === 'hello <b>' && line.name === 'Bo'));
  await house.api.as(bo.secret).call('leave', { match: table.id });
  await until(() => one.snapshot?.table.players[1]?.kind === 'open');
  const token = (await house.api.as(pass.secret).call('table', { match: table.id })).table.invitation!;
  const cy = await house.api.call('join', { token, body: { name: 'Cy', seat: 1 } });
  await until(() => one.snapshot?.table.players[1]?.name === 'Cy');
  await expect(house.api.call('join', { token, body: { name: 'Di' } })).rejects.toMatchObject({ status: 409 });
  expect(await house.api.as(cy.secret).call('abandon', { match: table.id })).toMatchObject({ status: 'running' });
  expect(await house.api.as(pass.secret).call('abandon', { match: table.id })).toMatchObject({ status: 'abandoned' });
  expect(await house.api.as(cy.secret).call('record', { match: table.id })).toContain('commitment');
});

test('spectators see what is public, later where the table says so, or nothing', async () => {
  const open = await newTable(1);
  const watcher = followWith(house.server.url, { match: open.table.id });
  await until(() => watcher.snapshot?.scene);
  expect(watcher.snapshot).toMatchObject({
    seat: null,
    table: { invitation: null },
    scene: { requests: [], view: { own: null } },
  });
  watcher.close();
  const late = await newTable(1, { spectators: { allowed: true, delay: 3600 } });
  await house.api
    .as(late.pass.secret)
    .call('answer', { match: late.table.id, body: { id: newId(), seq: 0, moves: [{ choice: 'walk' }] } });
  expect(await house.api.call('table', { match: late.table.id })).toMatchObject({ seq: 0, scene: null, events: [] });
  expect(await house.api.call('events', { match: late.table.id })).toEqual([]);
  const shut = await newTable(1, { spectators: { allowed: false, delay: 0 } });
  await expect(house.api.call('table', { match: shut.table.id })).rejects.toMatchObject({ status: 401 });
});

test('the host sees matches and figures; nobody else does', async () => {
  const { table } = await newTable();
  const matches = await house.host.call('hostMatches');
  expect(matches.find((m) => m.id === table.id)).toMatchObject({ status: 'running', answers: 0, live: true });
  const metrics = await house.host.call('hostMetrics');
  expect(metrics).toMatch(/orrery_answers_total \d+/);
  expect(metrics).toMatch(/orrery_matches\{status="running"\} \d+/);
  await expect(house.api.call('hostMatches')).rejects.toMatchObject({ status: 401 });
  expect(await house.api.call('version')).toMatchObject({ name: 'orrery' });
});

test('a backup is made while people play, and opens', async () => {
  const embedded = await openHouse({ databaseUrl: undefined });
  const { table, pass } = await embedded.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }] },
  });
  const play = async () => {
    for (let seq = 0; seq < 20; seq++)
      await embedded.api
        .as(pass.secret)
        .call('answer', { match: table.id, body: { id: newId(), seq, moves: [{ choice: 'walk' }] } });
  };
  const [{ file, bytes }] = await Promise.all([embedded.host.call('hostBackup'), play()]);
  expect(bytes).toBeGreaterThan(10_000);
  const copy = new DatabaseSync(join(embedded.folder, file));
  const { n, last } = copy.prepare('select count(*) as n, max(seq) as last from log').get() as {
    n: number;
    last: number;
  };
  expect(n).toBe(last + 1);
  expect(copy.prepare('select seq from live').get()).toEqual({ seq: last });
  copy.close();
  await embedded.close();
});

test('logs are lines of JSON and hold no secret', async () => {
  const lines: string[] = [];
  const logged = await openHouse({ logLevel: 'debug' }, { logTo: { write: (line) => lines.push(line) } });
  const { table, pass } = await logged.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  const bo = await logged.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const live = logged.at(bo);
  await until(() => live.snapshot?.scene);
  await logged.api
    .as(pass.secret)
    .call('answer', { match: table.id, body: { id: newId(), seq: 0, moves: [{ choice: 'throw' }] } })
    .catch(() => {});
  await logged.host.call('hostAside');
  const { key } = (await logged.server.hall.find(table.id)).row;
  await logged.close();
  expect(
    lines
      .map((line) => JSON.parse(line) as { route?: string })
      .some((line) => line.route === '/api/invitations/:token/join'),
  ).toBe(true);
  for (const secret of [pass.secret, bo.secret, table.invitation!, key, logged.server.hostToken])
    expect(lines.join('')).not.toContain(secret);
});
