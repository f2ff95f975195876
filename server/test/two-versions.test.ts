// A match begun by the first version of a game and played on by the second, over HTTP, with restarts in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pass } from '@orrery/api';
import { type Entry, playedFrom, readRecord, replay, type State, writeRecord } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../src/match/record.ts';
import { second } from './fixtures/purse/game.ts';
import { type House, openHouse } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
const shelfOf = (version: 'first' | 'second') => [new URL(`./fixtures/purse/${version}.ts`, import.meta.url).href];
let house: House;
let passes: Pass[];
const reopen = async (version: 'first' | 'second') => {
  await house?.close();
  house = await openHouse({ dataDir: folder, games: shelfOf(version) });
};
const as = (seat: number) => house.api.as(passes[seat]!.secret);
const match = () => passes[0]!.match;
const look = (seat = 0) => as(seat).call('table', { match: match() });

/** Each earns so many in turn. */
async function earn(...coins: number[]): Promise<void> {
  for (const n of coins) {
    const [seat] = (await look()).scene!.waiting;
    const { scene, seq } = await look(seat);
    const moves = [{ request: scene!.requests[0]!.id, choice: `earn:${n}` }];
    const body = { id: `${Math.random()}`.padEnd(16, '0'), seq, moves };
    expect(await as(seat!).call('answer', { match: match(), body })).toMatchObject({ taken: true });
  }
}
const purses = async () => (await look()).scene!.view.pub.purses;
const entries = async () => (await house.server.hall.house.store.past.rows(match())).map((row) => row.entry);

beforeAll(async () => {
  await reopen('first');
  const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
  const { table, pass } = await house.api.call('create', { body: { game: 'purse', seats } });
  passes = [pass, await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } })];
  await earn(2, 1, 2, 1, 2);
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a match of the first version', () => {
  test('goes on in the second, at once and after another restart', async () => {
    await reopen('second');
    expect(await purses()).toEqual([
      { coins: 5, weight: 35 },
      { coins: 3, weight: 21 },
    ]);
    await earn(1, 2);
    await reopen('second');
    expect(await purses()).toEqual([
      { coins: 5, weight: 35 },
      { coins: 6, weight: 42 },
    ]);
    await earn(2);
    expect((await entries())[6]).toBe('~ migrated coins become purses');
    expect((await look()).events.map((e) => e.type).slice(5, 7)).toEqual(['kernel.migrated', 'earned']);
  });

  test('shows every moment, before the upgrade and after it', async () => {
    const at = async (seq: number) => (await as(0).call('moment', { match: match(), seq })).scene.view.pub.purses;
    expect(await at(2)).toEqual([
      { coins: 2, weight: 14 },
      { coins: 1, weight: 7 },
    ]);
    expect(await at(6)).toEqual(await at(5));
    expect(await at(7)).toMatchObject([{ coins: 5 }, { coins: 4 }]);
    const told = await as(0).call('events', { match: match(), query: { since: 5 } });
    expect(told[0]).toMatchObject({ seq: 6, type: 'kernel.migrated', args: { names: ['coins become purses'] } });
  });

  test('takes back what was answered since the upgrade, after a restart too, and nothing from before it', async () => {
    await earn(1, 1);
    await reopen('second');
    const undo = async (seat: number) => {
      const { seq } = await look(seat);
      return as(seat).call('undo', { match: match(), body: { id: `undo-${Math.random()}`.padEnd(16, '0'), seq } });
    };
    const [seat] = (await look()).scene!.waiting;
    expect(await undo(seat!)).toMatchObject({ taken: true });
    expect(await undo(seat!)).toMatchObject({ taken: true });
    expect(await undo(seat!)).toMatchObject({ taken: false });
    expect(await purses()).toMatchObject([{ coins: 7 }, { coins: 6 }]);
  });

  test('has a record that says so, and is checked from there on', async () => {
    const { store } = house.server.hall.house;
    const text = await recordOf(store, (await store.tables.find(match()))!);
    const record = readRecord(text);
    expect(writeRecord(record)).toBe(text);
    expect(record.version).toBe('1.0.0');
    expect(record.entries.slice(5, 7)).toMatchObject([
      { migrated: ['coins become purses'] },
      { state: { pub: { purses: [{ coins: 5 }, { coins: 3 }] } } },
    ]);
    expect(playedFrom(record)).toBe(6);
    const end = replay(second.game, record).state.pub as unknown as { purses: unknown };
    expect(end.purses).toEqual(await purses());
    const without = (i: number) => record.entries.filter((_, at) => at !== i);
    const forged: [entries: Entry[], why: string][] = [
      [record.entries.map((e) => ('state' in e ? turned(e) : e)), 'lines and state hash to'],
      [record.entries.map((e) => ('state' in e ? loaded(e) : e)), 'the dice are not those of the key'],
      [without(0), 'lines and state hash to'],
      [without(5), 'a state out of nowhere'],
      [without(6), 'is missing'],
    ];
    for (const [entries, why] of forged) expect(() => replay(second.game, { ...record, entries })).toThrow(why);
  });

  test('is not opened by the first version again, which says why', async () => {
    await reopen('first');
    await expect(look()).rejects.toThrow('saved by newer rules of purse (coins become purses)');
    const { store } = house.server.hall.house;
    expect(await store.tables.find(match())).toMatchObject({ status: 'running' });
    await reopen('second');
    await earn(2);
  });
});

function turned({ state }: { state: State }): Entry {
  return { state: { ...state, pub: { ...state.pub, serial: 99 } } };
}
function loaded({ state }: { state: State }): Entry {
  return { state: { ...state, dark: { ...state.dark, rng: state.dark.rng.map((word) => word + 1) } } };
}
