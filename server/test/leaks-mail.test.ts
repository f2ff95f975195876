// What is sent to a seat that does not look, by mail and by the browser's notices: between twins that differ only in what it
// may not know, every word, every enclosure and their number are the same.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { TableClock } from '../src/clock/table-clock.ts';
import { Notices } from '../src/mail/notices.ts';
import { type House, openHouse } from './house.ts';
import { browser, openPushService, type PushService } from './push-service.ts';
import { differenceOf, GAMES, stepBoth, type Twin, twinOf } from './twins.ts';

vi.mock('../src/secrets.ts', async (original) => ({
  ...(await original<object>()),
  newKey: () => '5eed'.repeat(16),
}));

const MINUTE = 60_000;
const STEPS = 8;
const NOISE = 6; // rows a step
const CLOCK = { kind: 'live', move: 36_000, reserve: 0, onTimeout: 'fallback' } as const;
let now = Date.parse('2026-11-16T10:00:00Z');
let house: House;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  house = await openHouse({ noticeDelay: 0 }, { now: () => now, pushAgent: service.agent });
});
afterAll(async () => {
  await house.close();
  service.close();
});
afterEach(() => void vi.restoreAllMocks());

/** The last seat has left an address and a browser, and is away. */
interface Reader extends Twin {
  read: ReturnType<typeof browser>['read'];
  at: string;
  sent: string[]; // what came, step by step
}
async function readerOf(game: string, seats: number, at: string): Promise<Reader> {
  const twin = await twinOf(house, game, seats, CLOCK);
  const { subscription, read } = browser(`/${twin.table.id}`);
  // Of the first question, which came before the address, it is not told.
  const address = { mail: `${at}@example.org`, push: JSON.stringify(subscription), language: 'es', noticed: now };
  await twin.table.changeSeat(seats - 1, address);
  return { ...twin, read, at, sent: [] };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
/** Whoever is asked has been told so, and nothing else is about to be sent. */
async function told({ table, passes }: Reader): Promise<void> {
  const last = passes.length - 1;
  const asked = () => table.clock.asked(last);
  while (asked()?.answered === null && table.seats[last]!.noticed < asked()!.since) await later();
  const { db } = house.server.hall.house.store;
  const jobs = db.selectFrom('job').select('id').where('kind', '=', 'notice').where('match', '=', table.id);
  while (await jobs.executeTakeFirst()) await later();
}

/** A sheet is a zip archive, and says of each of its files when it was packed: not by our clock, but by the machine's. */
function timeless(content: string): string {
  const bytes = Buffer.from(content, 'base64');
  for (const [mark, offset] of [
    ['PK\x03\x04', 10],
    ['PK\x01\x02', 12],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1'))
      bytes.fill(0, at + offset, at + offset + 4);
  return bytes.toString('base64');
}
const enclosures = (enclosed: string | null) =>
  (JSON.parse(enclosed ?? '[]') as { content: string }[]).map((e) => ({ ...e, content: timeless(e.content) }));

/** What came in this step; only the names of the tables, their addresses and secrets differ. */
async function collect({ table, read, at, sent }: Reader): Promise<void> {
  const { db } = house.server.hall.house.store;
  const own = db.selectFrom('mail').selectAll().where('recipient', '=', `${at}@example.org`);
  const mails = await own.where('created', '=', now).execute();
  const letters = mails
    .map(({ id: _, enclosed, ...mail }) => JSON.stringify({ ...mail, enclosed: enclosures(enclosed) }))
    .sort();
  const pushed = service.pushed.filter(({ request }) => request.url === `/${table.id}`);
  service.pushed.splice(0, Number.POSITIVE_INFINITY, ...service.pushed.filter((one) => !pushed.includes(one)));
  const text = [...letters, ...pushed.map(({ body }) => JSON.stringify(read(body)))].join('\n');
  const same = text.replaceAll(table.id, 'MATCH').replaceAll(`${at}@`, 'AT@');
  sent.push(same.replace(/unsubscribe\/[\w-]+/g, 'unsubscribe/TOKEN'));
}

let tables = 0;
async function playReaders(game: string, seats: number): Promise<{ count: number; difference: string }> {
  const [quiet, busy] = [await readerOf(game, seats, `q${tables}`), await readerOf(game, seats, `b${tables++}`)];
  for (let step = 0; step < STEPS && quiet.table.status === 'running'; step++) {
    now += MINUTE;
    await stepBoth(house, quiet, busy, step, (step + 1) * NOISE);
    for (const twin of [quiet, busy]) {
      await told(twin);
      await collect(twin);
      // Who was asked for a moment only may have been written to, or not.
      if (!isAsked(twin)) twin.sent.pop();
    }
  }
  expect(busy.table.seq).toBeGreaterThan(quiet.table.seq);
  const [one, other] = [quiet, busy].map(({ sent }) => sent.join('\n'));
  return { count: quiet.sent.length, difference: differenceOf(one!, other!) };
}
const isAsked = ({ table, passes }: Twin): boolean => table.clock.asked(passes.length - 1)?.answered === null;

test.each(GAMES)('%s', async (game, seats) => {
  const { count, difference } = await playReaders(game, seats);
  expect(difference).toBe('');
  expect(count).toBeGreaterThan(0);
});

describe('planted leaks are caught', () => {
  test('a time in the mail that depends on what others did', async () => {
    const asked = TableClock.prototype.asked;
    vi.spyOn(TableClock.prototype, 'asked').mockImplementation(function (this: TableClock, seat) {
      const found = asked.call(this, seat);
      return found && { ...found, deadline: found.deadline! + this.table.seq * MINUTE };
    });
    expect((await playReaders('moot', 3)).difference).not.toBe('');
  });

  test('a count of all answers in what the notice calls the table', async () => {
    const { expect: waits } = Notices.prototype;
    vi.spyOn(Notices.prototype, 'expect').mockImplementation(function (this: Notices, table) {
      table.row.name = `Twins ${table.seq}`;
      return waits.call(this, table);
    });
    expect((await playReaders('moot', 3)).difference).not.toBe('');
  });
});
