// Notifications of the browser: what the push service gets can be read by the subscribed browser alone, and comes from us.
import { createPublicKey, verify } from 'node:crypto';
import { newId } from '@orrery/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atRest, type House, openHouse, until } from './house.ts';
import { browser, ORIGIN, openPushService, type Pushed, type PushService } from './push-service.ts';

let house: House;
let service: PushService;
let pushed: Pushed[];

beforeEach(async () => {
  service = await openPushService();
  pushed = service.pushed;
  house = await openHouse({ noticeDelay: 0, contact: 'mailto:host@example.org' }, { pushAgent: service.agent });
});
afterEach(async () => {
  await house.close();
  service.close();
});

async function waitingTable(push: ReturnType<typeof browser>['subscription']) {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', name: 'Martes', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  await house.api.as(bo.secret).call('notices', { match: table.id, body: { mail: null, push, language: 'es' } });
  const walk = (who: typeof bo, seq: number) =>
    house.api.as(who.secret).call('answer', {
      match: table.id,
      body: { id: newId(), seq, moves: [{ choice: 'walk' }] },
    });
  const seat = async () => (await house.server.hall.find(table.id)).seats[1]!;
  return { match: table.id, ana: pass, bo, walk, seat };
}

test('a push can be read by the browser it is for, and bears our signature', async () => {
  const { subscription, read } = browser('/send/abc');
  const one = await waitingTable(subscription);
  await one.walk(one.ana, 0);
  const { request, body } = await until(() => pushed[0], 'a push');
  expect(request).toMatchObject({ method: 'POST', url: '/send/abc' });
  expect(request.headers).toMatchObject({ host: 'push.example.org', 'content-encoding': 'aes128gcm' });
  expect(read(body)).toEqual({ title: 'Te toca: Martes', match: one.match, url: `/table/${one.match}` });

  const { key } = await house.api.call('pushKey');
  const [, token, given] = /^vapid t=(\S+), k=(\S+)$/.exec(request.headers.authorization!)!;
  expect(given).toBe(key);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: ORIGIN,
    sub: 'mailto:host@example.org',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isOurs = verify(
    'sha256',
    signed,
    { key: ours, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isOurs).toBe(true);
});

test('a subscription that has expired is forgotten; one whose service stumbles is kept', async () => {
  service.answers.splice(0, 1, 500, 410, 201);
  const one = await waitingTable(browser('/send/old').subscription);
  await one.walk(one.ana, 0);
  await until(() => pushed.length === 1, 'the push that fails');
  await atRest(house);
  expect((await one.seat()).push).not.toBeNull();
  await one.walk(one.bo, 1);
  await one.walk(one.ana, 2);
  await until(() => pushed.length === 2, 'the push to an address that is gone');
  while ((await one.seat()).push !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  await one.walk(one.bo, 3);
  await one.walk(one.ana, 4);
  const other = await waitingTable(browser('/send/new').subscription);
  await other.walk(other.ana, 0);
  await until(() => pushed.length === 3, 'the push of the other table');
  expect(pushed[2]!.request.url).toBe('/send/new');
});
