// A match goes from one server to another as one file, and goes on there with its history; nothing in it opens a seat.
import { newId, type Pass } from '@orrery/api';
import { readRecord, replay } from '@orrery/kernel';
import { atlasBox } from '@orrery/kernel/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMatch } from '../src/index.ts';
import { hashSecret } from '../src/secrets.ts';
import { type House, openHouse } from './house.ts';

let here: House;
let there: House;
let passes: Pass[];
let file: string;
const match = () => passes[0]!.match;
const ANSWERS = 40; // more than lie between two snapshots

/** Seats take turns, and everything is public. */
async function play(house: House, as: readonly Pass[], from: number, to: number): Promise<void> {
  for (let seq = from; seq < to; seq++) {
    const body = { id: newId(), seq, moves: [{ choice: `land:${seq % 9}` }] };
    const mine = house.api.as(as[seq % 2]!.secret);
    expect(await mine.call('answer', { match: match(), body })).toEqual({ taken: true, seq: seq + 1 });
  }
}

beforeAll(async () => {
  [here, there] = await Promise.all([openHouse(), openHouse()]);
  const seats = [{ kind: 'me' as const, name: 'Ana' }, { kind: 'open' as const }];
  const clock = { kind: 'live', move: 3600, reserve: 0, onTimeout: 'fallback' } as const;
  const options = { regions: 9 };
  const { table, pass } = await here.api.call('create', { body: { game: 'atlas', options, seats, clock } });
  passes = [pass, await here.api.call('join', { token: table.invitation!, body: { name: 'Bo' } })];
  await play(here, passes, 0, ANSWERS);
  const [ana] = passes.map(({ secret }) => here.api.as(secret));
  await ana!.call('chat', { match: match(), body: { text: 'hello there' } });
  await ana!.call('write', { match: match(), body: { to: 1, text: 'between us' } });
  file = await here.host.call('hostExport', { match: match() });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});

test('only the host has the file, and nothing in it opens a seat or reaches a person', async () => {
  for (const secret of [undefined, passes[0]!.secret])
    await expect(here.api.as(secret).call('hostExport', { match: match() })).rejects.toMatchObject({ status: 401 });
  await expect(there.api.as(passes[0]!.secret).call('hostImport', { body: { file } })).rejects.toMatchObject({
    status: 401,
  });
  const { invitation } = (await here.server.hall.house.store.tables.find(match()))!;
  const tokens = (await here.server.hall.house.store.people.seats(match())).map(({ token }) => token);
  for (const secret of [...passes.flatMap((p) => [p.secret, hashSecret(p.secret)]), invitation, ...tokens])
    expect(file).not.toContain(secret);
});

test('a file that was changed anywhere is refused whole', async () => {
  const { store, shelf } = there.server.hall.house;
  const changed = (change: (file: Changed) => void) => {
    const copy = JSON.parse(file) as Changed;
    change(copy);
    return JSON.stringify(copy);
  };
  const bad = [
    changed((f) => f.log.splice(3, 1)),
    changed((f) => (f.log[5]!.entry = f.log[5]!.entry.replace(/\d$/, '8'))),
    changed((f) => (f.log[7]!.patch = f.log[7]!.patch.replace('ships', 'shops'))),
    changed((f) => (f.snapshots[1]!.state = f.snapshots[1]!.state.replace('"ships":4', '"ships":5'))),
    changed((f) => (f.live.hash = f.live.hash.replace(/^./, 'x'))),
    changed((f) => f.seats.pop()),
    changed((f) => (f.match.status = 'open')),
    changed((f) => Object.assign(f, { passes: [] })),
    'orrery record 1',
  ];
  for (const text of bad) {
    expect(text).not.toBe(file.trim());
    await expect(there.host.call('hostImport', { body: { file: text } })).rejects.toMatchObject({ status: 400 });
  }
  const other = changed((f) => (f.match.key = 'f'.repeat(64)));
  const judge = (record: string) => void replay(atlasBox.game, readRecord(record));
  await expect(importMatch(store, shelf, other, 0, judge)).rejects.toThrow('hash to'); // other dice, another state
  expect(await store.tables.find(match())).toBeUndefined();
});
interface Changed {
  log: { entry: string; patch: string }[];
  snapshots: { state: string }[];
  live: { hash: string };
  seats: unknown[];
  match: { status: string; key: string };
}

test('it goes on elsewhere: history, talk and clock; people come in by a code each, once', async () => {
  const first = file.replace('orrery match 2', 'orrery match 1'); // as older servers wrote it
  const { match: id, codes } = await there.host.call('hostImport', { body: { file: first } });
  expect([id, codes.map(({ seat, name }) => [seat, name])]).toEqual([
    match(),
    [
      [null, ''],
      [0, 'Ana'],
      [1, 'Bo'],
    ],
  ]);
  await expect(there.host.call('hostImport', { body: { file } })).rejects.toMatchObject({ status: 409 });
  await expect(there.api.as(passes[0]!.secret).call('table', { match: id })).rejects.toMatchObject({ status: 401 });
  const [table, ...people] = await Promise.all(codes.map(({ code }) => there.api.call('claim', { body: { code } })));
  await expect(there.api.call('claim', { body: { code: codes[1]!.code } })).rejects.toMatchObject({ status: 404 });

  const before = await here.api.as(passes[1]!.secret).call('table', { match: id });
  const arrived = await there.api.as(people[1]!.secret).call('table', { match: id });
  expect(arrived.scene!.view).toEqual(before.scene!.view);
  expect([arrived.events, arrived.chat, arrived.letters, arrived.seq]).toEqual([
    before.events,
    before.chat,
    before.letters,
    ANSWERS,
  ]);
  expect(arrived.table).toMatchObject({
    status: 'paused',
    commitment: before.table.commitment,
    name: before.table.name,
  });

  const owner = there.api.as(table!.secret);
  await owner.call('resume', { match: id });
  const { seats, now } = (await owner.call('table', { match: id })).clock;
  expect(seats[0]!.deadline! - now).toBeGreaterThan(3_000_000); // no time has passed on the way
  await play(there, people, ANSWERS, ANSWERS + 30);
  await owner.call('abandon', { match: id });
  const record = readRecord(await there.api.as(people[0]!.secret).call('record', { match: id }));
  expect(record.entries.filter((entry) => 'move' in entry)).toHaveLength(ANSWERS + 30);
  expect(replay(atlasBox.game, record).state.pub.serial).toBeGreaterThan(0);
});
