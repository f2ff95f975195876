// A match as one file that another server takes over: everything that was played and said, and nothing that opens a seat.
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { problem } from '../problem.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { wholeState } from '../store/chain.ts';
import { newSeat } from '../store/people.ts';
import type { MatchRow, PassRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { recordFrom } from './record.ts';
import type { Shelf } from './shelf.ts';

const FORM = 'orrery match 2';
const FORMS = ['orrery match 1', FORM]; // in the first no patch is packed
const CODE_LASTS = 7 * 24 * 3_600_000;

const text = z.string();
const count = z.number().int();
const seat = z.number().int().min(0);
const match = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string().max(200),
  game: text,
  version: text,
  options: text,
  seats: z.number().int().min(1).max(100),
  status: z.enum(['running', 'paused', 'over', 'abandoned']),
  clock: text,
  spectators: text,
  key: z.string().regex(/^[0-9a-f]{64}$/),
  created: count,
  result: text.nullable(),
  muted: count,
});
const portable = z.strictObject({
  form: z.enum(FORMS),
  exported: count,
  match,
  seats: z.array(z.strictObject({ seat, kind: z.enum(['human', 'bot', 'open']), name: text, bot: text.nullable() })),
  live: z.strictObject({ seq: count, seen: text, hash: text, waits: text, clock: text, updated: count }),
  log: z.array(
    z.strictObject({
      seq: count,
      at: count,
      seat: seat.nullable(),
      sent: text.nullable(),
      digest: text.nullable(),
      entry: text,
      events: text,
      patch: text,
      seen: text,
      hash: text,
    }),
  ),
  snapshots: z.array(z.strictObject({ seq: count, state: text, digest: text.nullable() })),
  chat: z.array(z.strictObject({ n: count, seat: seat.nullable(), name: text, text, at: count })),
  letters: z.array(z.strictObject({ n: count, id: text, seat, recipient: seat, text, at: count })),
  deeds: z.array(
    z.strictObject({ n: count, at: count, what: text, seat: seat.nullable(), minutes: z.number().nullable() }),
  ),
});
type Portable = z.output<typeof portable>;

/** With the key and everything hidden: for the host alone. Whoever plays gets the record when the match is over. */
export async function exportMatch(store: Store, id: string, now: number): Promise<string> {
  const { db } = store;
  const [row, live, players] = await Promise.all([
    store.tables.find(id),
    store.tables.live(id),
    store.people.seats(id),
  ]);
  if (!row) throw problem('not-found', 'there is no such table');
  if (!live) throw problem('conflict', 'this match has not begun');
  const { invitation: _, listed: __, rematch: ___, ...kept } = row;
  const [chat, letters, deeds] = await Promise.all([
    db.selectFrom('chat').selectAll().where('match', '=', id).orderBy('n').execute(),
    db.selectFrom('message').selectAll().where('match', '=', id).orderBy('n').execute(),
    db.selectFrom('deed').selectAll().where('match', '=', id).orderBy('n').execute(),
  ]);
  const file = {
    form: FORM,
    exported: now,
    match: kept,
    seats: players.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot })),
    live: without(live),
    log: (await store.past.rows(id)).map(without),
    snapshots: (await store.past.snapshots(id)).map(without),
    chat: chat.map(without),
    letters: letters.map(without),
    deeds: deeds.map(without),
  } satisfies Omit<Portable, 'match' | 'seats'> & { match: object; seats: object[] };
  return `${JSON.stringify(file)}\n`;
}

function without<T extends { match: string }>({ match: _, ...row }: T): Omit<T, 'match'> {
  return row;
}

export interface Imported {
  match: string;
  codes: { seat: number | null; name: string; code: string }[]; // null: the table itself
}

/** Throws where a record is not what the rules make of its answers. */
type Judge = (record: string) => void;

/** Takes a match over, whole or not at all. Its clock stands still: whoever runs the table lets it go on. */
export async function importMatch(
  store: Store,
  shelf: Shelf,
  file: string,
  now: number,
  judge: Judge = () => {},
): Promise<Imported> {
  const given = read(file);
  const { id } = given.match;
  if (!shelf.box(given.match.game)) throw problem('conflict', `there is no game ${given.match.game} here`);
  if (await store.tables.find(id)) throw problem('conflict', 'this match is here already');
  const own = <T>(rows: readonly T[]) => rows.map((one) => ({ match: id, ...one }));
  const kept = { rows: own(given.log), snapshots: own(given.snapshots), live: { match: id, ...given.live } };
  const state = wholeState(kept);
  if (state === undefined) throw problem('bad-request', 'this file is damaged, or was changed');
  judge(recordFrom(given.match, given.log, given.snapshots, state));
  const codes = codesFor(given);
  await write(
    store,
    given,
    codes.map(({ seat, code }) => passFor(id, seat, code, now)),
  );
  return { match: id, codes };
}

function read(file: string): Portable {
  try {
    const given = portable.parse(JSON.parse(file));
    if (given.seats.length !== given.match.seats || given.seats.some(({ seat }, i) => seat !== i))
      throw new Error('seats');
    return given;
  } catch {
    throw problem('bad-request', 'this is no match that was exported');
  }
}

/** One for the table, and one for each person: the host hands them out, and each works once. */
const codesFor = ({ seats }: Portable): Imported['codes'] => [
  { seat: null, name: '', code: newSecret() },
  ...seats.filter(({ kind }) => kind === 'human').map(({ seat, name }) => ({ seat, name, code: newSecret() })),
];
const passFor = (match: string, seat: number | null, code: string, now: number): PassRow => ({
  hash: hashSecret(code),
  match,
  seat,
  owner: seat === null ? 1 : 0,
  expires: now + CODE_LASTS,
});

async function write(store: Store, given: Portable, passes: PassRow[]): Promise<void> {
  const { id } = given.match;
  const { live, status } = standing(given);
  const row: MatchRow = { ...given.match, status, listed: 0, rematch: null, invitation: newSecret() };
  const own = <T>(rows: readonly T[]) => rows.map((one) => ({ match: id, ...one }));
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('match').values(row).execute();
    await tx
      .insertInto('seat')
      .values(given.seats.map(({ seat, kind, name, bot }) => ({ ...newSeat(id, seat), kind, name, bot })))
      .execute();
    await tx.insertInto('pass').values(passes).execute();
    await tx
      .insertInto('live')
      .values({ match: id, ...live })
      .execute();
    for (let i = 0; i < given.log.length; i += AT_ONCE)
      await tx
        .insertInto('log')
        .values(own(given.log.slice(i, i + AT_ONCE)))
        .execute();
    for (const frame of own(given.snapshots)) await tx.insertInto('snapshot').values(frame).execute();
    for (const line of own(given.chat)) await tx.insertInto('chat').values(line).execute();
    for (const letter of own(given.letters)) await tx.insertInto('message').values(letter).execute();
    for (const deed of own(given.deeds)) await tx.insertInto('deed').values(deed).execute();
  });
}
const AT_ONCE = 200;

/** No time has passed between two servers: where there is a clock it stands since the export, and is given back. */
function standing({ match: { status }, live, exported }: Portable): Pick<Portable, 'live'> & { status: string } {
  const clock = JSON.parse(live.clock) as Clock;
  if (status !== 'running' || clock.asked.every(({ deadline }) => deadline === null)) return { live, status };
  const stopped = { ...clock, paused: clock.paused ?? { by: 'owner', at: exported } };
  return { live: { ...live, clock: JSON.stringify(stopped) }, status: 'paused' };
}
