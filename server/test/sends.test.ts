// Repeated, stale, wrong and planned sends: each is taken once or not at all, and the sender sees where the table stands.
import { newId, type Pass } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, openQuestion, putAway, until } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function open(game: string, people: number, options = {}): Promise<Pass[]> {
  const seats = Array.from({ length: people }, (_, i) =>
    i === 0 ? { kind: 'me' as const, name: 'P0' } : { kind: 'open' as const },
  );
  const { table, pass } = await house.api.call('create', { body: { game, options, seats } });
  const passes = [pass];
  for (let i = 1; i < people; i++)
    passes.push(await house.api.call('join', { token: table.invitation!, body: { name: 'P' } }));
  return passes;
}

test('the same send twice, ten times at once, and again after the copy in memory is gone, counts once', async () => {
  const [one] = await open('trap', 1);
  const { match } = one!;
  const mine = house.api.as(one!.secret);
  const { scene, seq } = await mine.call('table', { match });
  const body = { id: newId(), seq, moves: [{ request: scene!.requests[0]!.id, choice: 'walk' }] };
  const verdicts = await Promise.all(Array.from({ length: 10 }, () => mine.call('answer', { match, body })));
  expect(verdicts).toEqual(Array.from({ length: 10 }, () => ({ taken: true, seq: 1 })));
  await putAway(house, match);
  expect(await mine.call('answer', { match, body })).toEqual({ taken: true, seq: 1 });
  expect((await mine.call('table', { match })).scene!.view.pub.steps).toBe(1);
});

test('two seats that use the same id both give their answers, and one that uses it for something else is told', async () => {
  const passes = await open('moot', 3, { rounds: 1, warden: false });
  const { match } = passes[0]!;
  const people = passes.map((pass) => house.api.as(pass.secret));
  const send = async (who: number, choice: number) => {
    const { scene, seq } = await people[who]!.call('table', { match });
    const moves = [{ request: scene!.requests[0]!.id, choice }];
    return people[who]!.call('answer', { match, body: { id: 'the same id', seq, moves } });
  };
  expect([await send(0, 1), await send(1, 1)]).toMatchObject([{ taken: true }, { taken: true }]);
  const { hall } = house.server;
  const answered = (await hall.find(match)).waits.map((wait) => wait.answered);
  expect(answered).toEqual([true, true, false]);
  const other = { id: 'the same id', seq: 0, moves: [{ choice: 0 }] };
  const notTaken = { status: 409, problem: { error: 'conflict' } };
  await expect(people[1]!.call('answer', { match, body: other })).rejects.toMatchObject(notTaken);
  await putAway(house, match); // and by the store, too
  await expect(people[1]!.call('answer', { match, body: other })).rejects.toMatchObject(notTaken);
  await expect(people[1]!.call('undo', { match, body: { id: 'the same id', seq: 0 } })).rejects.toMatchObject(notTaken);
  expect((await people[1]!.call('table', { match })).scene!.requests[0]!.sealed).toBe(1);
});

test('a stale or wrong send is refused, changes nothing, and the socket brings the fresh state', async () => {
  const [one] = await open('trap', 1);
  const { match } = one!;
  const mine = house.api.as(one!.secret);
  const old = await mine.call('table', { match });
  const [request] = old.scene!.requests;
  const send = (seq: number, id: string, choice: string) =>
    mine.call('answer', { match, body: { id: newId(), seq, moves: [{ request: id, choice }] } });
  expect(await send(0, request!.id, 'walk')).toMatchObject({ taken: true });
  expect(await send(0, request!.id, 'walk')).toMatchObject({ taken: false, stale: true });
  const now = await mine.call('table', { match });
  const next = now.scene!.requests[0]!.id;
  expect(await send(0, next, 'walk')).toMatchObject({ taken: false, stale: true });
  expect(await send(1, next, 'fly')).toMatchObject({ taken: false, stale: false, refused: { code: 'option' } });
  expect((await mine.call('table', { match })).scene).toEqual(now.scene);
  const live = house.at(one!);
  await until(() => live.snapshot?.seq === 1);
  await send(1, next, 'walk');
  await until(() => live.snapshot?.seq === 2);
  expect(await live.answer([{ request: next, choice: 'walk' }])).toMatchObject({ taken: false, stale: true });
});

test('a plan is taken whole or not at all', async () => {
  const [one] = await open('trap', 1);
  const { match } = one!;
  const mine = house.api.as(one!.secret);
  const plan = (choices: string[]) =>
    mine.call('answer', { match, body: { id: newId(), seq: 0, moves: choices.map((choice) => ({ choice })) } });
  expect(await plan(['walk', 'walk', 'fly'])).toMatchObject({ taken: false });
  expect((await mine.call('table', { match })).scene!.view.pub.steps).toBe(0);
  expect(await plan(['walk', 'walk', 'walk'])).toEqual({ taken: true, seq: 3 });
});

test('undo takes back the last answer, also after a restart of the live copy', async () => {
  const passes = await open('tic-tac-toe', 2);
  const { match } = passes[0]!;
  const [ana] = passes.map((pass) => house.api.as(pass.secret));
  const first = await ana!.call('table', { match });
  const body = { id: newId(), seq: 0, moves: [{ request: first.scene!.requests[0]!.id, choice: 'place:4' }] };
  await ana!.call('answer', { match, body });
  await putAway(house, match);
  expect(await ana!.call('table', { match })).toMatchObject({ seq: 1, scene: { undo: true } });
  expect(await ana!.call('undo', { match, body: { id: newId(), seq: 1 } })).toEqual({ taken: true, seq: 2 });
  const back = await ana!.call('table', { match });
  expect(back.scene!.view.pub.cells).toEqual(Array.from({ length: 9 }, () => null));
  expect(back.scene!.undo).toBe(false);
  expect(await ana!.call('undo', { match, body: { id: newId(), seq: 2 } })).toMatchObject({
    taken: false,
    refused: { code: 'undo' },
  });
});

test('standing answers are given as ordinary answers, in the log and in the same breath', async () => {
  const passes = await open('moot', 3, { rounds: 1, warden: false });
  const lives = passes.map((pass) => house.at(pass));
  await until(() => lives.every((live) => openQuestion(live.snapshot)));
  for (const live of lives) expect(await live.standing([{ kind: 'bid', choice: 0 }])).toMatchObject({ taken: true });
  // All three bids stand: the last one that was left behind closes the question for all.
  await until(() => lives[0]!.snapshot!.events.some((e) => e.type === 'bids'));
  const rows = await house.server.hall.house.store.past.rows(passes[0]!.match);
  expect(rows.filter((row) => /^\d\* #0$/.test(row.entry))).toHaveLength(3);
});

test('the log is a chain: every row carries the hash of all before it', async () => {
  const [one] = await open('trap', 1);
  const mine = house.api.as(one!.secret);
  await mine.call('answer', {
    match: one!.match,
    body: { id: newId(), seq: 0, moves: Array.from({ length: 70 }, () => ({ choice: 'walk' })) },
  });
  const { store } = house.server.hall.house;
  const rows = await store.past.rows(one!.match);
  const { chainHash } = await import('../src/store/chain.ts');
  let hash = '';
  for (const row of rows) {
    hash = chainHash(hash, row);
    expect(row.hash).toBe(hash);
  }
  expect(rows).toHaveLength(71);
  expect((await store.tables.live(one!.match))!.hash).toBe(hash);
  expect(chainHash('', { ...rows[0]!, entry: 'forged' })).not.toBe(rows[0]!.hash);
});
