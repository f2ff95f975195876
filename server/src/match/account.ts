// What was answered for a seat whose person was not there, in words: read from the log, with the reasons that were kept.
import type { Account } from '@orrery/api';
import { lessonBy, type Msg, readEntry, type Seat } from '@orrery/kernel';
import type { LogRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import { type Line, stillTrue } from './taking-back.ts';

const FAR = 400; // rows of the log
const MOST = 40; // answers that anybody reads

type Given = Line & Pick<LogRow, 'at' | 'sent' | 'seen'>;

/** Since the person of this seat last answered; what it has left for itself beforehand is its own. */
export function givenFor(rows: readonly Given[], seat: Seat): Given[] {
  const mine = rows.filter((row) => row.seat === seat);
  const times = new Set(mine.filter(({ sent }) => sent !== null).map(({ at }) => at)); // several answers may go together
  const last = mine.findLastIndex(({ at }) => times.has(at));
  return mine.slice(last + 1).filter(({ entry }) => {
    if (!('move' in entry)) return false;
    return entry.move.by !== 'standing' && entry.move.request === undefined;
  });
}

export async function accountOf(table: LiveTable, seat: Seat): Promise<Account> {
  const { store, rules, shelf } = table.house;
  if (!table.begun) return [];
  const { game, key } = table.row;
  const rails = lessonBy(shelf.box(game)!, key)?.script.length ?? 0; // what a lesson answers is nobody's absence
  const first = Math.max(rails + 1, table.seq - FAR); // the row before is the set-up
  const rows = (await store.past.rowsFrom(table.id, first)).map(
    (row): Given => ({ ...row, entry: readEntry(row.entry) }),
  );
  const given = givenFor(stillTrue(rows), seat).slice(-MOST);
  const whys = given.length > 0 ? await store.accounts.of(table.id, seat) : new Map<string, string>();
  const lines = await Promise.all(
    given.map(async ({ seq, at, seen, entry }): Promise<Account> => {
      const { choice, by } = (entry as Extract<Given['entry'], { move: unknown }>).move;
      const state = (await store.past.stateAt(table.id, seq - 1))!;
      const asked = await rules.any('asked', { game, state, seat, choice });
      if (!asked) return [];
      const { request, ...words } = asked;
      const why = whys.get(request);
      const count = (JSON.parse(seen) as number[])[seat]!;
      const reason = why === undefined ? null : (JSON.parse(why) as Msg);
      return [{ ...words, seq: count, at, by: by === 'clock' ? 'clock' : 'bot', choice, why: reason }];
    }),
  );
  return lines.flat();
}
