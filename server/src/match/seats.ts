// Seats change hands: joining, leaving, substitutes, bots, another device, breaking off, playing again.
import type { Pass } from '@orrery/api';
import { everyBot, usualBot } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { problem } from '../problem.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { EMPTY } from '../store/people.ts';
import { type Hall, newPass } from './hall.ts';
import { isOver } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { Viewer } from './seen.ts';
import { record } from './talk.ts';
import { wish } from './wishes.ts';

const CODE_LASTS = 10 * 60_000;

/** `asker`: who asks, if a pass of this table was shown. In a running match it is told to everybody. */
export async function join(
  hall: Hall,
  table: LiveTable,
  { name, seat: wanted }: { name: string; seat?: Seat | undefined },
  asker: Viewer | undefined,
): Promise<Pass> {
  if (isOver(table.status)) throw problem('conflict', 'this match is over');
  if (asker && asker.seat !== null) throw problem('forbidden', 'one person sits on one chair');
  const free = table.seats.filter((s) => s.kind === 'open' && (wanted === undefined || s.seat === wanted));
  for (const { seat } of free) {
    const { secret, pass } = newPass(table.id, seat, 0);
    const change = { name, taken: table.begun ? hall.house.now() : 0 };
    if (!(await hall.house.store.people.sit(change, { ...pass, seat }))) continue;
    Object.assign(table.seats[seat]!, change, { kind: 'human', bot: null, quit: 0, back: null, heir: 0 });
    table.changed();
    if (table.begun) await record(table, 'joined', { seat });
    await hall.beginIfFull(table);
    return { match: table.id, seat, owner: false, secret };
  }
  throw problem('conflict', 'that seat is taken');
}

/** The seat is free for a substitute, by a fresh invitation; whatever opened it opens it no more. */
export async function vacate(table: LiveTable, seat: Seat): Promise<void> {
  seatOf(table, seat);
  const invitation = table.begun ? newSecret() : table.row.invitation;
  await table.house.store.people.vacate(table.id, seat, invitation);
  table.row.invitation = invitation;
  Object.assign(table.seats[seat]!, EMPTY);
  table.changed();
  table.audience.dismiss(seat);
}

export async function toBot(hall: Hall, table: LiveTable, seat: Seat, bot?: string): Promise<void> {
  seatOf(table, seat);
  const box = hall.house.shelf.box(table.row.game)!;
  const name = bot ?? usualBot(box).name;
  if (!everyBot(box).some((each) => each.name === name)) throw problem('bad-request', `no bot ${name}`);
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
  const secret = newSecret();
  const found = await hall.house.store.people.claim(hashSecret(code), hall.house.now(), hashSecret(secret));
  if (!found) throw problem('not-found', 'this code is not valid any more');
  return { match: found.match, seat: found.seat, owner: found.owner === 1, secret };
}

export async function abandon(table: LiveTable, seat: Seat | null, owner: boolean): Promise<void> {
  if (isOver(table.status)) throw problem('conflict', 'this match is over');
  if (owner) return table.update({ status: 'abandoned' });
  if (seat !== null) await wish(table, seat, 'abandon', true);
}

/** The same table once more. The first to ask sets it up; whoever asks gets the pass of the seat held here, if nobody else holds it there. */
export async function rematch(hall: Hall, table: LiveTable, viewer: Viewer): Promise<Pass> {
  if (!isOver(table.status)) throw problem('conflict', 'this match is not over');
  const id = await table.turn(async () => {
    const { rematch: known } = table.row;
    if (known !== null && (await hall.house.store.tables.find(known))) return known;
    table.row.rematch = await hall.createAgain(table);
    table.changed();
    return table.row.rematch;
  });
  const again = await hall.find(id);
  const seat = viewer.seat !== null && again.seats[viewer.seat]?.heir === 1 ? viewer.seat : null;
  if (seat === null && !viewer.owner) throw problem('forbidden', 'that seat is not kept for you any more');
  const { secret, pass } = newPass(id, seat, viewer.owner ? 1 : 0);
  await hall.house.store.people.addPass(pass);
  return { match: id, seat, owner: viewer.owner, secret };
}

function seatOf(table: LiveTable, seat: Seat) {
  const found = table.seats[seat];
  if (!found) throw problem('not-found', 'there is no such seat');
  return found;
}
