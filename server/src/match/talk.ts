// What is said beside the game: chat to all, letters from seat to seat, and the stewards' deeds, which everybody may read.
import type { ChatLine, Deed, LetterLine } from '@orrery/api';
import type { Choice, Seat } from '@orrery/kernel';
import { problem } from '../problem.ts';
import { newMatchId } from '../secrets.ts';
import type { MessageRow } from '../store/schema.ts';
import { stewardSeat } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { Viewer } from './seen.ts';

const LONGEST_DRAFT = 60_000;
const MOST_LINES = 5000; // of a table's chat, and of the letters of one seat: nobody fills the disk
const CHAT = 100;
const LETTERS = 300;

export function say(table: LiveTable, viewer: Viewer, text: string): Promise<ChatLine> {
  if (table.row.muted === 1 && !viewer.steward) throw problem('forbidden', 'the talk at this table is turned off');
  return table.turn(async () => {
    const [last] = await table.house.store.people.chat(table.id, 1);
    if (last && last.n >= MOST_LINES) throw problem('conflict', 'this table has talked enough');
    const name = viewer.seat === null ? '' : table.seats[viewer.seat]!.name;
    const line = { n: (last?.n ?? 0) + 1, seat: viewer.seat, name, text, at: table.house.now() };
    await table.house.store.people.say({ match: table.id, ...line });
    await table.spoken({ is: 'chat', line });
    return line;
  });
}

/** A letter is on disk before anybody hears of it, and only two seats ever do. */
export async function write(table: LiveTable, viewer: Viewer, to: Seat, text: string): Promise<LetterLine> {
  const from = viewer.seat!;
  const row = table.seats[to];
  if (!row || to === from) throw problem('bad-request', 'a letter goes to another seat');
  if (row.kind === 'bot') throw problem('conflict', 'bots do not read letters');
  if (row.kind === 'open') throw problem('conflict', 'nobody sits there');
  if (table.row.muted === 1 && !viewer.steward) await toSteward(table, to);
  return table.turn(async () => {
    // By the writer's own count: that of the table would tell how much others write.
    if ((await table.house.store.talk.written(table.id, from)) >= MOST_LINES)
      throw problem('conflict', 'this seat has written enough');
    const message = { match: table.id, id: newMatchId(), seat: from, recipient: to, text, at: table.house.now() };
    await table.house.store.talk.write(message);
    const line = letterOf(message);
    await table.spoken({ is: 'letter', line });
    return line;
  });
}

async function toSteward(table: LiveTable, to: Seat): Promise<void> {
  const owners = await table.house.store.people.ownerSeats(table.id);
  if (!owners.includes(to) && to !== stewardSeat(table.house.shelf, table.row))
    throw problem('forbidden', 'the talk at this table is turned off');
}

/** Powers over the table are used in the open. */
export function record(table: LiveTable, what: Deed['what'], more: Partial<Deed> = {}): Promise<void> {
  return table.turn(async () => {
    const { talk } = table.house.store;
    const [last] = await talk.deeds(table.id, 1);
    const { seat = null, minutes = null } = more;
    const deed = { n: (last?.n ?? 0) + 1, at: table.house.now(), what, seat, minutes };
    await talk.record({ match: table.id, ...deed });
    await table.spoken({ is: 'deed', deed });
  });
}

export async function keepDraft(table: LiveTable, seat: Seat, request: string, value: Choice | null): Promise<void> {
  const text = value === null ? '' : JSON.stringify(value);
  if (text.length > LONGEST_DRAFT) throw problem('bad-request', 'that is too long for a draft');
  await table.house.store.talk.keep({ match: table.id, seat, request, value: text });
}

/** Letters are between people, and closed to whoever takes the seat later; where a master runs the game they are the seat's. */
const openSince = ({ house, row, seats }: LiveTable, seat: Seat): number =>
  stewardSeat(house.shelf, row) === undefined ? seats[seat]!.taken : 0;

/** All of it that this viewer may see. */
export async function talkFor(table: LiveTable, seat: Seat | null) {
  const { people, talk } = table.house.store;
  const [chat, deeds, messages, drafts] = await Promise.all([
    people.chat(table.id, CHAT),
    talk.deeds(table.id, LETTERS),
    seat === null ? [] : talk.messages(table.id, seat, openSince(table, seat), LETTERS),
    seat === null ? [] : talk.drafts(table.id, seat),
  ]);
  const until = table.knownUntil(seat);
  const isKnown = ({ at }: { at: number }) => at <= until;
  const kept = drafts.map(({ request, value }) => [request, JSON.parse(value) as Choice] as const);
  const open = { chat: chat.filter(isKnown), deeds: (deeds as Deed[]).filter(isKnown) };
  return { ...open, letters: messages.map(letterOf), drafts: Object.fromEntries(kept) };
}

/** How many lines each viewer has, the spectators last: another server knows by it whom to tell. */
export async function linesFor(table: LiveTable): Promise<number[]> {
  const { people, talk } = table.house.store;
  const [[chat], [deed], pairs] = await Promise.all([
    people.chat(table.id, 1),
    talk.deeds(table.id, 1),
    talk.pairs(table.id),
  ]);
  const open = (chat?.n ?? 0) + (deed?.n ?? 0);
  return Array.from(
    { length: table.row.seats + 1 },
    (_, viewer) => open + pairs.filter(({ seat, recipient }) => seat === viewer || recipient === viewer).length,
  );
}

const letterOf = ({ id, seat, recipient, text, at }: Omit<MessageRow, 'n'>): LetterLine => ({
  id,
  from: seat,
  to: recipient,
  text,
  at,
});
