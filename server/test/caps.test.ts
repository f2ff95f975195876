// What people could fill, and does not fill up: the chat of a table, the letters of a seat.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';

const MOST = 5000;
const A_STATEMENT = 500; // rows
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

async function twoAt() {
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
  const { table, pass } = await house.api.call('create', { body: { game: 'trap', seats } });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  return { match: table.id, ana: house.api.as(pass.secret), bo: house.api.as(bo.secret) };
}
const db = () => house.server.hall.house.store.db;

test('a table talks up to a length, and is told so then', async () => {
  const { match, ana, bo } = await twoAt();
  const line = { match, seat: 0, name: 'Ana', text: 'x', at: 1 };
  await db()
    .insertInto('chat')
    .values({ ...line, n: MOST - 1 })
    .execute();
  expect(await bo.call('chat', { match, body: { text: 'the last word' } })).toMatchObject({ n: MOST });
  for (const one of [ana, bo])
    await expect(one.call('chat', { match, body: { text: 'one more' } })).rejects.toMatchObject({ status: 409 });
});

test('a seat writes letters up to a number of its own, whatever others write', async () => {
  const { match, ana, bo } = await twoAt();
  for (let n = 1; n < MOST; n += A_STATEMENT) {
    const rows = Array.from({ length: Math.min(A_STATEMENT, MOST - n) }, (_, i) => n + i);
    const letters = rows.map((i) => ({ match, n: i, id: `l${i}`, seat: 0, recipient: 1, text: 'x', at: 1 }));
    await db().insertInto('message').values(letters).execute();
  }
  await ana.call('write', { match, body: { to: 1, text: 'the last one' } });
  await expect(ana.call('write', { match, body: { to: 1, text: 'one more' } })).rejects.toMatchObject({ status: 409 });
  expect(await bo.call('write', { match, body: { to: 0, text: 'mine' } })).toMatchObject({ text: 'mine' });
});
