// Seats change hands: joining, leaving, substitutes, bots, another device, breaking off, playing again.
import type { Pass } from '@orrery/api';
import { teamOf } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { problem } from '../problem.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { type Hall, newPass, type TableSettings } from './hall.ts';
import { isOver } from './info.ts';
import type { LiveTable } from './live-table.ts';

const CODE_LASTS = 10 * 60_000;

export async function join(hall: Hall, table: LiveTable, name: string, wanted?: Seat): Promise<Pass> {
  if (isOver(table.status)) throw problem('conflict', 'this match is over');
  const free = table.seats.filter((s) => s.kind === 'open' && (wanted === undefined || s.seat === wanted));
  for (const { seat } of free) {
    const sat = await table.changeSeat(seat, { kind: 'human', name, bot: null, quit: 0 }, { kind: 'open' });
    if (!sat) continue;
    const { secret, pass } = newPass(table.id, seat, 0);
    await hall.house.store.people.addPass(pass);
    await hall.beginIfFull(table);
    return { match: table.id, seat, owner: false, secret };
  }
  throw problem('conflict', 'that seat is taken');
}

/** The seat is free for a substitute; whatever opened it opens it no more. */
export async function vacate(table: LiveTable, seat: Seat): Promise<void> {
  seatOf(table, seat);
  await table.house.store.people.voidSeat(table.id, seat);
  await table.changeSeat(seat, { kind: 'open', name: '', bot: null, mail: null, push: null, quit: 0 });
  table.audience.dismiss(seat);
}

export async function toBot(hall: Hall, table: LiveTable, seat: Seat, bot?: string): Promise<void> {
  seatOf(table, seat);
  const bots = teamOf(hall.house.shelf.box(table.row.game)!).bots.map((b) => b.name);
  const name = bot ?? bots.at(-1)!;
  if (!bots.includes(name)) throw problem('bad-request', `no bot ${name}`);
  await table.changeSeat(seat, { bot: name });
  await hall.beginIfFull(table);
  table.bots.wake();
}

export async function fromBot(table: LiveTable, seat: Seat): Promise<void> {
  if (seatOf(table, seat).kind === 'bot') throw problem('conflict', 'nobody holds this seat');
  await table.changeSeat(seat, { bot: null });
}

/** Bots take every chair that is still open, and the match begins. */
export async function beginNow(hall: Hall, table: LiveTable, bot?: string): Promise<void> {
  for (const { seat, kind } of table.seats) if (kind === 'open') await toBot(hall, table, seat, bot);
  await hall.beginIfFull(table);
}

/** A code that opens the same seat on another device, once and soon. */
export async function codeFor(
  table: LiveTable,
  seat: Seat | null,
  owner: boolean,
): Promise<{ code: string; expires: number }> {
  const code = newSecret();
  const expires = table.house.now() + CODE_LASTS;
  const pass = { hash: hashSecret(code), match: table.id, seat, owner: owner ? 1 : 0, expires };
  await table.house.store.people.addPass(pass);
  return { code, expires };
}

export async function claim(hall: Hall, code: string): Promise<Pass> {
  const { people } = hall.house.store;
  const found = await people.takeCode(hashSecret(code), hall.house.now());
  if (!found) throw problem('not-found', 'this code is not valid any more');
  const { secret, pass } = newPass(found.match, found.seat, found.owner);
  await people.addPass(pass);
  return { match: found.match, seat: found.seat, owner: found.owner === 1, secret };
}

export async function abandon(table: LiveTable, seat: Seat | null, owner: boolean): Promise<void> {
  if (isOver(table.status)) throw problem('conflict', 'this match is over');
  if (seat !== null) await table.changeSeat(seat, { quit: 1 });
  const people = table.seats.filter((s) => s.kind === 'human');
  if (owner || people.every((s) => s.quit === 1)) await table.update({ status: 'abandoned' });
}

/** The same table once more. The first to ask sets it up; everybody who asks gets the pass of the seat held here. */
export async function rematch(hall: Hall, table: LiveTable, seat: Seat | null, owner: boolean): Promise<Pass> {
  if (!isOver(table.status)) throw problem('conflict', 'this match is not over');
  const id = await table.turn(async () => table.row.rematch ?? (await setUpAgain(hall, table)));
  const { secret, pass } = newPass(id, seat, owner ? 1 : 0);
  await hall.house.store.people.addPass(pass);
  return { match: id, seat, owner, secret };
}

async function setUpAgain(hall: Hall, table: LiveTable): Promise<string> {
  const { row, seats } = table;
  const settings: TableSettings = {
    game: row.game,
    name: row.name,
    options: JSON.parse(row.options) as TableSettings['options'],
    seats: seats.map((s) => (s.kind === 'bot' && s.bot ? { kind: 'bot', bot: s.bot } : { kind: 'open' })),
    clock: JSON.parse(row.clock) as TableSettings['clock'],
    spectators: JSON.parse(row.spectators) as TableSettings['spectators'],
    listed: row.listed === 1,
  };
  const [again] = await hall.create(settings, { rematchOf: seats });
  await hall.house.store.tables.update(row.id, { rematch: again.id });
  row.rematch = again.id;
  table.tell({ is: 'changed' });
  return again.id;
}

function seatOf(table: LiveTable, seat: Seat) {
  const found = table.seats[seat];
  if (!found) throw problem('not-found', 'there is no such seat');
  return found;
}
