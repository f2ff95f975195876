// A whole match of two people over HTTP and WebSocket: invitation, play, result, match file, history, another match.
import { commitmentTo, readRecord, replay } from '@orrery/kernel';
import { ticTacToe } from '@orrery/tic-tac-toe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, until } from './house.ts';
import { databaseFor } from './stores.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('two people play to the end, look back and play again', async () => {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'tic-tac-toe', name: 'Tuesday', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] },
  });
  expect(table).toMatchObject({ status: 'open', owner: true, key: null, waiting: [] });
  const ana = house.at(pass);
  const invitation = await house.api.call('invitation', { token: table.invitation! });
  expect(invitation).toMatchObject({ name: 'Tuesday', invitation: null, owner: false });
  const second = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const bo = house.at(second);
  await until(() => ana.snapshot?.table.status === 'running' && bo.snapshot?.scene && ana.snapshot.scene);

  const cells = [0, 3, 1, 4, 2];
  for (const [i, cell] of cells.entries()) {
    const [mover, other] = i % 2 === 0 ? [ana, bo] : [bo, ana];
    const request = await until(() => mover.snapshot!.scene!.requests[0]);
    expect(other.snapshot!.scene!.requests).toEqual([]);
    expect(await mover.answer([{ request: request.id, choice: `place:${cell}` }])).toMatchObject({ taken: true });
  }
  const over = await until(() => bo.snapshot?.table.status === 'over' && bo.snapshot);
  expect(over.scene!.result).toMatchObject({ ranks: [1, 2] });
  expect(over.events.filter((e) => e.type === 'placed')).toHaveLength(5);
  expect(commitmentTo(over.table.key!)).toBe(table.commitment);

  const file = await house.api.as(second.secret).call('record', { match: table.id });
  const match = replay(ticTacToe, readRecord(file));
  expect(match.result?.ranks).toEqual([1, 2]);

  const moment = await house.api.as(second.secret).call('moment', { match: table.id, seq: 2 });
  expect(moment.scene.view.pub.cells).toEqual([0, null, null, 1, null, null, null, null, null]);
  expect(moment.events).toMatchObject([{ type: 'placed', args: { row: 2, column: 1 } }]);
  const events = await house.api.as(second.secret).call('events', { match: table.id, query: { since: 3 } });
  expect(events.map((e) => e.seq)).toEqual([4, 5]);

  const again = await house.api.as(second.secret).call('rematch', { match: table.id });
  const mine = await house.api.as(pass.secret).call('rematch', { match: table.id });
  expect([again.match, again.seat, again.owner]).toEqual([mine.match, 1, false]);
  expect([mine.seat, mine.owner]).toEqual([0, true]);
  expect(await house.api.as(mine.secret).call('table', { match: mine.match })).toMatchObject({
    table: { status: 'running' },
  });
});

test('a table against bots begins at once and plays itself to the end when handed over', async () => {
  const { table, pass } = await house.api.call('create', {
    body: {
      game: 'tic-tac-toe',
      seats: [
        { kind: 'me', name: 'Ana' },
        { kind: 'bot', bot: 'random' },
      ],
    },
  });
  const mine = house.api.as(pass.secret);
  const { scene } = await mine.call('table', { match: table.id });
  const hint = await mine.call('hint', { match: table.id, body: { request: scene!.requests[0]!.id } });
  expect(hint).toMatchObject({ bot: 'admiral', request: scene!.requests[0]!.id });
  expect(hint.choice).toMatch(/^place:\d$/);
  const handed = await mine.call('toBot', { match: table.id, seat: 0, body: {} });
  expect(handed.players[0]).toMatchObject({ bot: 'navigator', held: true, name: 'Ana' });
  const ana = house.at(pass);
  await until(() => ana.snapshot?.table.status === 'over');
  expect((await house.api.call('mine', { body: { secrets: [pass.secret, 'unknown'] } })).map((m) => m.pass)).toEqual([
    pass,
  ]);
});

// Only where a PostgreSQL server is named: the embedded store belongs to one server.
for (const databaseUrl of process.env.ORRERY_TEST_POSTGRES
  ? [(await databaseFor(`many-${Date.now()}`)).databaseUrl!]
  : [])
  test('two servers on one store serve the same table, and each shows what happens at the other', async () => {
    const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
    const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
    const { table, pass } = await one.api.call('create', { body: { game: 'tic-tac-toe', seats } });
    const ana = one.at(pass);
    await until(() => ana.snapshot);
    const bo = two.at(await two.api.call('join', { token: table.invitation!, body: { name: 'Bo' } }));
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      const mover = i % 2 === 0 ? ana : bo;
      const request = await until(() => mover.snapshot?.scene?.requests[0]);
      expect(await mover.answer([{ request: request.id, choice: `place:${cell}` }])).toMatchObject({ taken: true });
    }
    await until(() => ana.snapshot?.scene?.result && bo.snapshot?.scene?.result);
    expect(bo.snapshot!.seq).toBe(ana.snapshot!.seq);
    await Promise.all([one.close(), two.close()]);
  });
