// When a notice goes out does not depend on what others do unseen.
import { newId, type Pass } from '@orrery/api';
import { random, sampleChoice } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STRANGER } from '../src/match/info.ts';
import type { LiveTable } from '../src/match/live-table.ts';
import { type House, openHouse } from './house.ts';

vi.setConfig({ testTimeout: 120_000 });
const SOON = { timeout: 60_000 }; // the machine may be busy
const DELAY = 60; // seconds
let now = Date.parse('2026-11-16T10:00:00Z');
let house: House;
beforeEach(async () => {
  house = await openHouse({ noticeDelay: DELAY }, { now: () => now });
});
afterEach(() => house.close());

const SEATS = 3;
const LAST = SEATS - 1;
interface Seated {
  table: LiveTable;
  passes: Pass[];
}
async function tableOf(): Promise<Seated> {
  const seats = [{ kind: 'me', name: 'P0' } as const, ...Array(LAST).fill({ kind: 'open' })];
  const { table, pass } = await house.api.call('create', { body: { game: 'moot', options: { warden: false }, seats } });
  const passes = [pass];
  for (let i = 1; i < SEATS; i++)
    passes.push(await house.api.call('join', { token: table.invitation!, body: { name: `P${i}` } }));
  const live = await house.server.hall.find(table.id);
  await live.changeSeat(LAST, { mail: 'late@example.org' });
  return { table: live, passes };
}

async function answer({ table }: Seated, seat: number, seed: number): Promise<void> {
  const wait = table.waits.find((each) => each.seat === seat);
  const asked = wait && (await table.ask('asks', { match: table.id, seat, request: wait.request }));
  if (!asked) return;
  const choice = sampleChoice(mootBox.game, asked.known, asked.request, random(seed));
  await table.answer(seat, table.noticed.seen[seat]!, newId(), [{ request: asked.request.id, choice }]);
}
async function noise({ table, passes }: Seated, n: number): Promise<void> {
  for (const seat of [0, 1]) {
    const list = n % 2 === 0 ? [{ kind: 'nothing', choice: n }] : [];
    await table.answer(seat, null, null, [{ request: 'standing', choice: { list } }]);
  }
  const { match, secret } = passes[0]!;
  await house.api.as(secret).call('write', { match, body: { to: 1, text: `n ${n}` } });
}
const dueFor = async ({ table }: Seated) => {
  const { db } = house.server.hall.house.store;
  const jobs = db.selectFrom('job').select('due').where('match', '=', table.id).where('kind', '=', 'notice');
  return (await jobs.execute()).map(({ due }) => due);
};

test('a notice comes so long after the seat was asked, whatever others answer under seal or write meanwhile', async () => {
  const one = await tableOf();
  const begun = now;
  for (let i = 0; i < 5; i++) {
    now += 10_000; // all in all less than the delay
    await noise(one, i);
    for (const seat of [0, 1]) await answer(one, seat, i); // another thought in the place of the last
    expect(one.table.waits.find(({ seat }) => seat === LAST)).toMatchObject({ answered: false });
    await vi.waitFor(async () => expect(await dueFor(one)).toEqual([begun + DELAY * 1000]), SOON);
  }
});

test('who looked when asked, and then left, is told so long after leaving, whatever others do unseen', async () => {
  const one = await tableOf();
  const { table } = one;
  const looking = {
    viewer: LAST,
    asker: STRANGER,
    send() {},
    refresh() {},
    close() {},
  };
  table.audience.followers.add(looking);
  now += DELAY * 1000;
  await noise(one, 0); // the notice is due, and is put off: the seat is looking
  const later = now + DELAY * 1000;
  await vi.waitFor(async () => expect(await dueFor(one)).toEqual([later]), SOON);
  table.audience.followers.delete(looking);
  now += 1000;
  for (let i = 1; i < 4; i++) await noise(one, i);
  await vi.waitFor(async () => expect(await dueFor(one)).toEqual([later]), SOON);
  expect(table.seats[LAST]!.noticed).toBe(0);
  now = later;
  await noise(one, 4);
  await vi.waitFor(() => expect(table.seats[LAST]!.noticed).toBeGreaterThan(0), SOON);
});

test('a table that stands still tells nobody; when it goes on, who is asked is told', async () => {
  const one = await tableOf();
  const { table, passes } = one;
  const at = house.api.as(passes[0]!.secret);
  await at.call('pause', { match: table.id });
  now += DELAY * 1000;
  const day = now + 86_400_000;
  await vi.waitFor(async () => {
    await noise(one, 0);
    expect(await dueFor(one)).toEqual([day]);
  }, SOON);
  expect(table.seats[LAST]!.noticed).toBe(0);
  await at.call('resume', { match: table.id });
  now += DELAY * 1000; // it was asked as long before as it stood still
  await noise(one, 1);
  await vi.waitFor(() => expect(table.seats[LAST]!.noticed).toBeGreaterThan(0), SOON);
});
