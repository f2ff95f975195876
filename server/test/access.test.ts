// Who may do what: every cell of the table, both ways, over HTTP and over the socket.
import { newId, type Pass, ROUTES, type RouteName, type ToClient } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type House, openHouse, until } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ROLES = [
  'stranger', // without a secret, at a table without spectators
  'spectator', // without a secret, at one with them
  'elsewhere', // with the secret of another table
  'former', // put out of the seat
  'player',
  'substitute',
  'master', // whose seat runs the game by its rules
  'owner', // without a seat
  'host',
] as const;
type Role = (typeof ROLES)[number];

const SEATED = 'player substitute master';
const MEMBERS = `${SEATED} owner`;
const EVERYBODY = ROLES.join(' ');
/** The whole table. `/own` and `/other`: which seat the path names. */
const MAY: Record<string, string> = {
  games: EVERYBODY,
  words: EVERYBODY,
  texts: EVERYBODY,
  rules: EVERYBODY,
  proofs: EVERYBODY,
  show: EVERYBODY,
  prove: EVERYBODY,
  learn: EVERYBODY,
  openTables: EVERYBODY,
  create: EVERYBODY,
  invitation: EVERYBODY,
  mine: EVERYBODY,
  claim: EVERYBODY,
  pushKey: EVERYBODY,
  unsubscribe: EVERYBODY,
  confirm: EVERYBODY,
  version: EVERYBODY,
  join: 'stranger spectator elsewhere former owner host', // whoever sits here has a chair
  table: `spectator ${MEMBERS}`,
  events: `spectator ${MEMBERS}`,
  moment: `spectator ${MEMBERS}`,
  record: `spectator ${MEMBERS}`,
  analysis: `spectator ${MEMBERS}`,
  analyse: MEMBERS,
  answer: SEATED,
  undo: SEATED,
  standing: SEATED,
  hint: SEATED,
  foresee: SEATED,
  prepare: SEATED,
  chat: SEATED,
  write: SEATED,
  draft: SEATED,
  account: SEATED,
  notices: SEATED,
  wish: SEATED,
  leave: SEATED,
  moveDevice: MEMBERS,
  abandon: MEMBERS,
  rematch: MEMBERS,
  'toBot/own': MEMBERS,
  'toBot/other': 'master owner',
  'fromBot/own': MEMBERS,
  'fromBot/other': 'master owner',
  begin: 'owner',
  vacate: 'master owner',
  pause: 'master owner',
  resume: 'master owner',
  extend: 'master owner',
  force: 'master owner',
  remind: 'master owner',
  mute: 'master owner',
  hostMatches: 'host',
  hostAside: 'host',
  hostAsideFile: 'host',
  hostRetry: 'host',
  hostRestore: 'host',
  hostOutbox: 'host',
  hostBackup: 'host',
  hostExport: 'host',
  hostImport: 'host',
  hostChaos: 'host',
  hostMetrics: 'host',
};

/** A running table of three, the last of them its master, and one of these roles at it. */
async function at(role: Role): Promise<{ match: string; seat: number; invitation: string; secret?: string }> {
  const { table, pass: owner } = await house.api.call('create', {
    body: {
      game: 'trap',
      options: { master: true },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      spectators: { allowed: role === 'spectator', delay: 0 },
    },
  });
  const match = table.id;
  const join = (token: string) => house.api.call('join', { token, body: { name: 'P' } });
  const passes: Pass[] = [];
  for (let i = 0; i < 3; i++) passes.push(await join(table.invitation!));
  const fresh = async () => (await house.api.as(owner.secret).call('vacate', { match, seat: 0 })).invitation!;
  if (role === 'former') return { match, seat: 0, invitation: await fresh(), secret: passes[0]!.secret };
  if (role === 'substitute') {
    const invitation = await fresh();
    return { match, seat: 0, invitation, secret: (await join(invitation)).secret };
  }
  const secrets: Partial<Record<Role, string>> = {
    player: passes[1]!.secret,
    master: passes[2]!.secret,
    owner: owner.secret,
    host: house.server.hostToken,
  };
  if (role === 'elsewhere') {
    const other = await house.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'X' }] } });
    secrets.elsewhere = other.pass.secret;
  }
  const seat = role === 'master' ? 2 : 1;
  return { match, seat, invitation: await fresh(), ...(secrets[role] ? { secret: secrets[role] } : {}) };
}

async function isLetIn(row: string, role: Role): Promise<boolean> {
  const [name, whose] = row.split('/') as [RouteName, string | undefined];
  const { method, path } = ROUTES[name];
  const { match, seat, invitation, secret } = await at(role);
  const params: Record<string, string | number> = {
    match,
    seat: whose === 'other' ? (seat + 1) % 3 : seat,
    token: name === 'unsubscribe' ? 'none' : invitation,
    game: 'trap',
    seq: 0,
    incident: 'none',
  };
  const url = house.server.url + path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  if (method === 'POST') headers['content-type'] = 'application/json';
  const body = name === 'join' ? JSON.stringify({ name: 'Z' }) : '{}';
  const before = await house.server.hall.house.store.tables.find(match);
  const response = await fetch(url, { method, headers, ...(method === 'POST' ? { body } : {}) });
  expect(response.status, `${role} ${row}`).toBeLessThan(500);
  const isOut = response.status === 401 || response.status === 403;
  if (isOut) expect(await house.server.hall.house.store.tables.find(match)).toEqual(before);
  return !isOut;
}

test('the table names every route', () => {
  expect([...new Set(Object.keys(MAY).map((row) => row.split('/')[0]))].sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(Object.entries(MAY))('%s is for %s, and for nobody else', { timeout: 120_000 }, async (row, roles) => {
  const letIn = await Promise.all(ROLES.map((role) => isLetIn(row, role)));
  expect(ROLES.filter((_, i) => letIn[i]).join(' ')).toBe(
    ROLES.filter((role) => roles.split(' ').includes(role)).join(' '),
  );
});

test.each(ROLES)('over the socket %s may do the same as by HTTP', async (role) => {
  const { match, secret } = await at(role);
  const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`);
  const heard: ToClient[] = [];
  ws.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await until(() => ws.readyState === ws.OPEN);
  const ids = { table: newId(), answer: newId(), undo: newId(), standing: newId(), chat: newId() };
  const { table: id } = ids;
  for (const message of [
    { do: 'hello', id, match, ...(secret ? { secret } : {}) },
    { do: 'answer', id: ids.answer, seq: 0, moves: [{ choice: 'fly' }] },
    { do: 'undo', id: ids.undo, seq: 0 },
    { do: 'standing', id: ids.standing, list: [] },
    { do: 'chat', id: ids.chat, text: 'hello' },
  ])
    ws.send(JSON.stringify(message));
  await until(() => heard.some((m) => 'id' in m && m.id === ids.chat));
  ws.close();
  for (const [row, sent] of Object.entries(ids)) {
    const outcome = heard.find((m) => 'id' in m && m.id === sent)!;
    const isOut = outcome.is === 'problem' && ['unauthorised', 'forbidden'].includes(outcome.problem.error);
    expect([row, !isOut]).toEqual([row, MAY[row]!.split(' ').includes(role)]);
  }
});
