// What a seat can count depends on nothing hidden: whatever others do under seal, its table stays the same to the byte.
import { newId, type Pass } from '@orrery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followWith, type House, openHouse, openQuestion, until } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MANY = 130; // more than a fresh snapshot brings

async function moot(): Promise<Pass[]> {
  const seats = [{ kind: 'me' as const, name: 'P0' }, { kind: 'open' as const }, { kind: 'open' as const }];
  const options = { rounds: 1, warden: false };
  const { table, pass } = await house.api.call('create', { body: { game: 'moot', options, seats } });
  const join = () => house.api.call('join', { token: table.invitation!, body: { name: 'P' } });
  return [pass, await join(), await join()];
}

/** All that this viewer is given: by HTTP fresh and since the beginning, its events, and by a new socket. */
async function everything(match: string, secret?: string): Promise<string> {
  const { call } = house.api.as(secret);
  const live = followWith(house.server.url, { match, ...(secret ? { secret } : {}) });
  const given = {
    fresh: await call('table', { match }),
    since: await call('table', { match, query: { since: 0 } }),
    events: await call('events', { match, query: { since: -1 } }),
    hello: await until(() => live.snapshot),
  };
  live.close();
  return JSON.stringify(given, (key, value: unknown) => (key === 'now' || key === 'online' ? 0 : value));
}

test('answers under seal and standing answers of others move nothing in a fresh snapshot', async () => {
  const [ana, bo] = await moot();
  const { match } = ana!;
  const before = [await everything(match, ana!.secret), await everything(match)];
  expect(JSON.parse(before[0]!).fresh.events.length).toBeGreaterThan(0);
  const busy = house.at(bo!);
  await until(() => openQuestion(busy.snapshot));
  for (let i = 0; i < MANY; i++) {
    const choice = i % 2 === 0 ? [{ kind: 'nothing', choice: i }] : [];
    expect(await busy.standing(choice)).toMatchObject({ taken: true });
  }
  const { id } = openQuestion(busy.snapshot)!;
  for (let i = 0; i < MANY; i++) await busy.answer([{ request: id, choice: i % 2 }]);
  expect([await everything(match, ana!.secret), await everything(match)]).toEqual(before);
});

test('a fresh snapshot brings the newest hundred counts of its own viewer, and since brings all after it', async () => {
  const { table, pass } = await house.api.call('create', {
    body: { game: 'trap', seats: [{ kind: 'me', name: 'A' }] },
  });
  const mine = house.api.as(pass.secret);
  for (let seq = 0; seq < 250; seq += 50)
    await mine.call('answer', {
      match: table.id,
      body: { id: newId(), seq, moves: Array.from({ length: 50 }, () => ({ choice: 'walk' })) },
    });
  const counts = async (since?: number) =>
    (await mine.call('table', { match: table.id, query: { since } })).events.map(({ seq }) => seq);
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  expect(await counts()).toEqual(range(151, 250));
  expect(await counts(3)).toEqual(range(4, 250));
  expect(await counts(250)).toEqual([]);
  expect((await mine.call('events', { match: table.id, query: { since: 100 } })).map(({ seq }) => seq)).toEqual(
    range(101, 250),
  );
});

test('a moment and what was told after it are found behind any number of rows that its viewer could not notice', async () => {
  const [ana, bo, cy] = await moot();
  const { match } = ana!;
  const busy = house.at(bo!);
  await until(() => openQuestion(busy.snapshot));
  for (let i = 0; i < 20; i++) await busy.standing(i % 2 === 0 ? [{ kind: 'nothing', choice: i }] : []);
  for (const pass of [ana!, bo!, cy!]) {
    const live = house.at(pass);
    await live.answer([{ request: (await until(() => openQuestion(live.snapshot))).id, choice: 0 }]);
  }
  for (const { secret } of [ana!, bo!]) {
    const { call } = house.api.as(secret);
    const { seq: last, scene, events } = await call('table', { match, query: { since: -1 } });
    const now = await call('moment', { match, seq: String(last) });
    expect(now.scene.view.pub).toEqual(scene!.view.pub);
    for (let seq = 0; seq <= last; seq++) {
      const then = await call('moment', { match, seq: String(seq) });
      expect(then.events).toEqual(events.filter((told) => told.seq === seq));
      const after = await call('events', { match, query: { since: seq } });
      expect(after).toEqual(events.filter((told) => told.seq > seq));
    }
    await expect(call('moment', { match, seq: String(last + 1) })).rejects.toThrow();
  }
});
