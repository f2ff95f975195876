// Seats change hands in the open: by a fresh invitation, whole or not at all, and never back in by an old door.
import { newId, type Pass, type TableInfo, type Wish } from '@orrery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, putAway, until } from './house.ts';
import { databaseFor } from './stores.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ databaseUrl: undefined });
});
afterAll(() => house.close());

async function twoAt(game = 'trap'): Promise<{ match: string; invitation: string; ana: Pass; bo: Pass }> {
  const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
  const { table, pass } = await house.api.call('create', { body: { game, seats } });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  return { match: table.id, invitation: table.invitation!, ana: pass, bo };
}
const refusedWith = (error: string) => ({ problem: { error } });

test('whoever was put out of a rematch does not come back in by the old match; the others do, as often as they like', async () => {
  const { match, ana, bo } = await twoAt();
  const [mine, his] = [house.api.as(ana.secret), house.api.as(bo.secret)];
  await mine.call('abandon', { match });
  const passes = [await his.call('rematch', { match }), await his.call('rematch', { match })];
  expect(passes).toMatchObject([{ seat: 1 }, { seat: 1, match: passes[0]!.match }]);
  const again = await mine.call('rematch', { match });
  expect(again).toMatchObject({ match: passes[0]!.match, seat: 0, owner: true });
  const { invitation } = await house.api.as(again.secret).call('vacate', { match: again.match, seat: 1 });
  await expect(his.call('rematch', { match })).rejects.toMatchObject(refusedWith('forbidden'));
  const cy = await house.api.call('join', { token: invitation!, body: { name: 'Cy' } });
  await expect(his.call('rematch', { match })).rejects.toMatchObject(refusedWith('forbidden'));
  for (const { secret } of passes)
    await expect(house.api.as(secret).call('table', { match: again.match })).rejects.toMatchObject(
      refusedWith('unauthorised'),
    );
  expect(await mine.call('rematch', { match })).toMatchObject({ seat: 0, owner: true });
  expect((await house.api.as(cy.secret).call('table', { match: again.match })).seat).toBe(1);
});

test('a substitute comes by a fresh invitation, is announced, and finds nothing that was written to another', async () => {
  const { match, invitation, ana, bo } = await twoAt();
  const [mine, his] = [house.api.as(ana.secret), house.api.as(bo.secret)];
  await mine.call('write', { match, body: { to: 1, text: 'between us' } });
  await his.call('write', { match, body: { to: 0, text: 'of course' } });
  await his.call('draft', { match, body: { request: 'r', value: 'half a thought' } });
  expect((await his.call('table', { match })).table.invitation).toBeNull(); // a running match: its steward alone
  await his.call('leave', { match });
  await expect(house.api.call('join', { token: invitation, body: { name: 'Cy' } })).rejects.toMatchObject(
    refusedWith('not-found'),
  );
  await expect(mine.call('write', { match, body: { to: 1, text: 'to whom?' } })).rejects.toMatchObject(
    refusedWith('conflict'),
  );
  const fresh = (await mine.call('table', { match })).table.invitation!;
  await expect(mine.call('join', { token: fresh, body: { name: 'Ana too' } })).rejects.toMatchObject(
    refusedWith('forbidden'),
  );
  const cy = await house.api.call('join', { token: fresh, body: { name: 'Cy' } });
  const seen = await house.api.as(cy.secret).call('table', { match });
  expect([seen.letters, seen.drafts]).toEqual([[], {}]);
  await mine.call('write', { match, body: { to: 1, text: 'welcome' } });
  expect((await house.api.as(cy.secret).call('table', { match })).letters).toMatchObject([{ text: 'welcome' }]);
  const { deeds, letters } = await mine.call('table', { match });
  expect(deeds).toMatchObject([{ what: 'joined', seat: 1 }]);
  expect(letters.map(({ text }) => text)).toEqual(['between us', 'of course', 'welcome']);
});

test('half a join is no join: whatever fails on the way, the chair stays free and the code stays good', async () => {
  const { store } = house.server.hall.house;
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  const { code } = await house.api.as(pass.secret).call('moveDevice', { match: table.id });
  const join = () => house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const claim = () => house.api.call('claim', { body: { code } });
  await sql`create trigger no_pass before insert on pass begin select raise(abort, 'the disk is full'); end`.execute(
    store.db,
  );
  await expect(join()).rejects.toMatchObject({ status: 500 });
  await expect(claim()).rejects.toMatchObject({ status: 500 });
  await sql`drop trigger no_pass`.execute(store.db);
  expect((await house.api.call('invitation', { token: table.invitation! })).players[1]!.kind).toBe('open');
  expect(await join()).toMatchObject({ seat: 1 });
  expect(await claim()).toMatchObject({ seat: 0, owner: true });
});

test('half a rematch is none, and one that was set up but not begun begins when somebody looks', async () => {
  const { store } = house.server.hall.house;
  const { match, ana } = await twoAt();
  const mine = house.api.as(ana.secret);
  await mine.call('abandon', { match });
  await sql`create trigger no_seat before insert on seat begin select raise(abort, 'the disk is full'); end`.execute(
    store.db,
  );
  await expect(mine.call('rematch', { match })).rejects.toMatchObject({ status: 500 });
  await sql`drop trigger no_seat`.execute(store.db);
  expect((await mine.call('table', { match })).table.rematch).toBeNull();
  const again = await mine.call('rematch', { match });
  await sql`delete from log where match = ${again.match}`.execute(store.db);
  await sql`delete from live where match = ${again.match}`.execute(store.db);
  await sql`delete from snapshot where match = ${again.match}`.execute(store.db);
  await store.tables.update(again.match, { status: 'open' });
  await putAway(house, again.match);
  expect((await house.api.as(again.secret).call('table', { match: again.match })).table.status).toBe('running');
});

// Only where a PostgreSQL server is named: the embedded store belongs to one server.
for (const databaseUrl of process.env.ORRERY_TEST_POSTGRES
  ? [(await databaseFor(`seats-${Date.now()}`)).databaseUrl!]
  : [])
  test('put out at one server is put out at every other: the socket there neither acts nor reads on', async () => {
    const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
    const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
    const { table, pass } = await one.api.call('create', { body: { game: 'trap', seats } });
    const match = table.id;
    const bo = await two.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
    const line = two.at(bo);
    await until(() => line.snapshot?.scene);
    // The news of it is lost on the way: what counts is asked when acting.
    two.server.hall.moved = async () => {};
    await one.api.as(pass.secret).call('vacate', { match, seat: 1 });
    await expect(line.chat('still here')).rejects.toMatchObject(refusedWith('unauthorised'));
    await until(() => line.line === 'closed');
    expect((await one.api.as(pass.secret).call('table', { match })).chat).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

for (const databaseUrl of process.env.ORRERY_TEST_POSTGRES
  ? [(await databaseFor(`seats-b-${Date.now()}`)).databaseUrl!]
  : [])
  test('a socket at another server is shut as soon as its seat is somebody else’s, and hears nothing more', async () => {
    const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
    const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
    const { table, pass } = await one.api.call('create', { body: { game: 'trap', seats } });
    const match = table.id;
    const line = two.at(await two.api.call('join', { token: table.invitation!, body: { name: 'Bo' } }));
    await until(() => line.snapshot?.scene);
    const mine = one.api.as(pass.secret);
    await mine.call('vacate', { match, seat: 1 });
    await until(() => line.line === 'closed');
    await mine.call('answer', { match, body: { id: newId(), seq: 0, moves: [{ choice: 'walk' }] } });
    expect(line.snapshot!.seq).toBe(0);
    await Promise.all([one.close(), two.close()]);
  });

test('what all people at a table would like is done, and not before; a wish can be withdrawn', async () => {
  const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
  const clock = { kind: 'live' as const, move: 600, reserve: 0, onTimeout: 'pause' as const };
  const { table, pass: ana } = await house.api.call('create', { body: { game: 'trap', seats, clock } });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const match = table.id;
  const [mine, his] = [house.api.as(ana.secret), house.api.as(bo.secret)];
  const wish = (by: typeof mine, what: Wish, wanted = true) => by.call('wish', { match, body: { what, wanted } });
  const wishes = ({ players }: TableInfo) => players.map((player) => player.wishes);

  expect(wishes(await wish(his, 'pause'))).toEqual([[], ['pause']]);
  expect(await wish(his, 'pause', false)).toMatchObject({
    status: 'running',
    players: [{ wishes: [] }, { wishes: [] }],
  });
  await wish(mine, 'pause');
  expect((await mine.call('table', { match })).table.status).toBe('running');
  const paused = await wish(his, 'pause');
  expect(paused.status).toBe('paused');
  expect(wishes(paused)).toEqual([[], []]);
  await expect(wish(his, 'pause')).rejects.toMatchObject(refusedWith('conflict'));
  await wish(his, 'resume');
  expect((await wish(mine, 'resume')).status).toBe('running');
  expect((await mine.call('table', { match })).deeds.map(({ what }) => what)).toEqual(['paused', 'resumed']);

  await wish(mine, 'abandon');
  expect((await his.call('abandon', { match })).status).toBe('abandoned');
});

test('where no clock runs there is nothing to stop', async () => {
  const { match, bo } = await twoAt();
  const body = { what: 'pause' as const, wanted: true };
  await expect(house.api.as(bo.secret).call('wish', { match, body })).rejects.toMatchObject(refusedWith('conflict'));
});
