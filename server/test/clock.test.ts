// Clocks: quiet hours and holidays, reserves, pauses; timers that survive restarts and fire once.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClockSettings, type NewTable, newId } from '@orrery/api';
import { describe, expect, test } from 'vitest';
import {
  afterAnswer,
  dueTime,
  extended,
  givenBack,
  lateSeats,
  newClock,
  paused,
  resumed,
  shownClock,
} from '../src/clock/clock.ts';
import { afterHours } from '../src/clock/hours.ts';
import { lookAtClock, timeUp } from '../src/clock/late.ts';
import { type House, openHouse } from './house.ts';

const HOUR = 3_600_000;
const time = (text: string) => Date.parse(text);

describe('hours', () => {
  const calendar = { quiet: { from: '22:00', to: '08:00' }, zone: 'Europe/Madrid', holidays: ['2026-12-25'] };
  const after = (start: string, hours: number, c = calendar) =>
    new Date(afterHours(time(start), hours * HOUR, c)).toISOString();

  test('time does not run at night', () => {
    expect(after('2026-11-16T20:00:00Z', 3)).toBe('2026-11-17T09:00:00.000Z'); // 21:00 in Madrid: one hour, then two from 8
    expect(after('2026-11-16T02:00:00Z', 1)).toBe('2026-11-16T08:00:00.000Z');
  });
  test('time does not run on holidays', () => {
    expect(after('2026-12-24T20:00:00Z', 2)).toBe('2026-12-26T08:00:00.000Z');
  });
  test('without quiet hours it runs through, also across the change of the clocks', () => {
    const open = { ...calendar, quiet: null, holidays: [] };
    expect(after('2026-10-24T20:00:00Z', 48, open as never)).toBe('2026-10-26T20:00:00.000Z');
  });
  test('quiet hours within a day', () => {
    const siesta = { ...calendar, quiet: { from: '14:00', to: '16:00' }, zone: 'UTC' };
    expect(after('2026-11-16T13:00:00Z', 2, siesta)).toBe('2026-11-16T17:00:00.000Z');
  });
});

describe('reserves', () => {
  const live: ClockSettings = { kind: 'live', move: 10, reserve: 60, onTimeout: 'fallback' };
  const wait = (seat: number, request: string, answered = false) => ({ seat, request, answered });

  test('the move comes first, then the reserve; what is left stays', () => {
    let clock = afterAnswer(live, newClock(live, 2), [wait(0, 'a')], 0);
    expect(dueTime(clock)).toBe(70_000);
    clock = afterAnswer(live, clock, [wait(1, 'b')], 25_000);
    expect(clock.reserve).toEqual([45_000, 60_000]);
    expect(dueTime(clock)).toBe(95_000);
    clock = afterAnswer(live, clock, [wait(0, 'c')], 30_000);
    expect(clock.reserve).toEqual([45_000, 60_000]);
    expect(lateSeats(clock, 85_000)).toEqual([0]);
    expect(lateSeats(clock, 84_999)).toEqual([]);
  });

  test('an answer under seal stops its own time and shows nobody that it did', () => {
    const asked = afterAnswer(live, newClock(live, 2), [wait(0, 'a'), wait(1, 'b')], 0);
    const sealed = afterAnswer(live, asked, [wait(0, 'a', true), wait(1, 'b')], 20_000);
    expect(shownClock(sealed, 2, 30_000)).toEqual(shownClock(asked, 2, 30_000));
    expect(lateSeats(sealed, 100_000)).toEqual([1]);
    expect(afterAnswer(live, sealed, [], 40_000).reserve).toEqual([50_000, 30_000]);
  });

  test('a pause gives its time back, an extension adds to it', () => {
    const asked = afterAnswer(live, newClock(live, 2), [wait(0, 'a')], 0);
    const stopped = paused(asked, 'owner', 20_000);
    expect([dueTime(stopped), lateSeats(stopped, 999_999)]).toEqual([null, []]);
    expect(dueTime(resumed(stopped, 50_000))).toBe(110_000);
    expect(dueTime(extended(asked, 60_000, 0, 0))).toBe(130_000);
    expect(dueTime(extended(asked, 60_000, 0, 1))).toBe(70_000);
    expect(dueTime(extended(asked, -50_000, 30_000))).toBe(30_000); // brought forward: now at the earliest
  });
});

describe('timers', () => {
  const table = (clock: ClockSettings): NewTable => ({
    game: 'trap',
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    clock,
  });
  const entries = async (house: House, match: string) =>
    (await house.server.hall.house.store.past.rows(match)).map((row) => row.entry);

  const soon = { kind: 'live', move: 30, reserve: 60, onTimeout: 'fallback' } as const;

  test('time the house was closed counts for nobody and is told; what is over after it is over once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orrery-clock-'));
    let now = time('2026-11-16T10:00:00Z');
    const open = () => openHouse({ dataDir }, { now: () => now });
    let house = await open();
    const { table: made } = await house.api.call('create', { body: table(soon) });
    const pass = await house.api.call('join', { token: made.invitation!, body: { name: 'Bo' } });
    const deadline = now + 90_000;
    const look = () => house.api.as(pass.secret).call('table', { match: made.id });
    expect((await look()).clock.seats[0]!.deadline).toBe(deadline);
    now += 20_000;
    await house.close();
    now += 3 * HOUR + 61_000;
    house = await open();
    const { clock, deeds, seq } = await look();
    expect([seq, clock.seats[0]!.deadline]).toEqual([0, deadline + 3 * HOUR + 61_000]);
    expect(deeds).toMatchObject([{ what: 'closed', minutes: 181, seat: null }]);
    await house.close();
    house = await open(); // at once: nothing is given back twice
    expect((await look()).clock.seats[0]!.deadline).toBe(deadline + 3 * HOUR + 61_000);
    expect((await look()).deeds).toHaveLength(1);
    now += 70_000;
    await lookAtClock(await house.server.hall.find(made.id));
    const late = await look();
    expect([late.seq, late.scene!.waiting, late.clock.seats[0]!.reserve]).toEqual([1, [1], 0]); // all of the minute was used
    await house.close();
    house = await open();
    await house.api
      .as(pass.secret)
      .call('answer', { match: made.id, body: { id: newId(), seq: 1, moves: [{ choice: 'walk' }] } });
    expect(await entries(house, made.id)).toEqual(['', '0! walk', '1 walk']);
    await house.close();
  });

  test('a server that was killed has its last heartbeat on disk; one that slept gives its tables the time back', async () => {
    let now = time('2026-11-16T10:00:00Z');
    const house = await openHouse({}, { now: () => now });
    const { table: made, pass } = await house.api.call('create', { body: table(soon) });
    await house.api.call('join', { token: made.invitation!, body: { name: 'Bo' } });
    const { hall } = house.server;
    const { store } = hall.house;
    const deadline = now + 90_000;
    const due = async () =>
      (await store.db.selectFrom('job').select('due').where('kind', '=', 'clock').execute())[0]!.due;
    const beatAfter = (length: number) => {
      now += length;
      return store.opening.beat(now);
    };
    for (let i = 0; i < 10; i++) await beatAfter(5000);
    expect([store.opening.closed, await due()]).toEqual([0, deadline]); // open all the time
    await beatAfter(HOUR);
    expect([store.opening.closed, await due()]).toEqual([HOUR, deadline + HOUR]);
    await hall.reopened();
    expect((await hall.find(made.id)).clock.late(deadline + 1000)).toEqual([]);
    const { clock, deeds } = await house.api.as(pass.secret).call('table', { match: made.id });
    expect(clock.seats[0]!.deadline).toBe(deadline + HOUR);
    expect(deeds).toMatchObject([{ what: 'closed', minutes: 60 }]);
    await house.close();
  });

  test('a clock that stands has the closed time back when it runs again, not twice', () => {
    const asked = afterAnswer(soon, newClock(soon, 2), [{ seat: 0, request: 'a', answered: false }], 0);
    const slept = givenBack(paused(asked, 'owner', 20_000), HOUR);
    expect(dueTime(resumed(slept, 20_000 + HOUR))).toBe(90_000 + HOUR);
    const ran = givenBack(asked, HOUR);
    expect(afterAnswer(soon, ran, [], HOUR + 50_000).reserve).toEqual([40_000, 60_000]);
  });

  test('a table may rather pause, or have a bot answer; the owner gives more time', async () => {
    let now = time('2026-11-16T10:00:00Z');
    const house = await openHouse({}, { now: () => now });
    const day = { kind: 'correspondence' as const, hours: 24, quiet: null, zone: 'UTC', holidays: [] };
    const one = await house.api.call('create', { body: table({ ...day, onTimeout: 'pause' }) });
    const two = await house.api.call('create', {
      body: { ...table({ ...day, onTimeout: 'bot' }), game: 'tic-tac-toe' },
    });
    for (const { table: made } of [one, two])
      await house.api.call('join', { token: made.invitation!, body: { name: 'Bo' } });
    const owner = house.api.as(one.pass.secret);
    const more = await owner.call('extend', { match: one.table.id, body: { minutes: 60 } });
    expect(more.seats[0]!.deadline).toBe(now + 25 * HOUR);
    now += 24 * HOUR;
    const stop = await Promise.all([one, two].map(({ table: made }) => house.server.hall.find(made.id)));
    await Promise.all(stop.map(timeUp));
    expect((await owner.call('table', { match: one.table.id })).table.status).toBe('running');
    expect((await entries(house, two.table.id))[1]).toMatch(/^0! place:\d$/);
    now += HOUR;
    await timeUp(stop[0]!);
    expect((await owner.call('table', { match: one.table.id })).table.status).toBe('paused');
    await owner.call('answer', { match: one.table.id, body: { id: newId(), seq: 0, moves: [{ choice: 'walk' }] } });
    expect((await owner.call('table', { match: one.table.id })).table.status).toBe('running');
    await house.close();
  });
});
