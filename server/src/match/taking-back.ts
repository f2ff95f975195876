// Taking back, by consent or where nobody has learnt anything: to which earlier moment a seat means to go, and the way there.
// What was undone since does not count.
import type { Wish } from '@orrery/api';
import { type Entry, readEntry, type Seat, STANDING } from '@orrery/kernel';
import { problem } from '../problem.ts';
import type { LogRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';

const FAR = 300; // answers; nobody remembers more

export type Line = Pick<LogRow, 'seq' | 'seat' | 'patch'> & { entry: Entry };

const lineOf = (row: Pick<LogRow, 'seq' | 'seat' | 'patch' | 'entry'>): Line => ({
  ...row,
  entry: readEntry(row.entry),
});

/** After which answer the match would stand if this seat took back its last one, or all of its last turn. */
export async function momentBefore(
  table: LiveTable,
  seat: Seat,
  what: Extract<Wish, 'answer' | 'turn'>,
): Promise<number | undefined> {
  const { past } = table.house.store;
  const first = Math.max(0, table.seq - FAR);
  const rows = (await past.rowsFrom(table.id, first + 1)).map(lineOf);
  const lines = stillTrue(rows);
  if (what === 'answer') return beforeAnswer(lines, seat);
  const state = (await past.stateAt(table.id, first))!;
  const patches = rows.map(({ patch }) => patch);
  const turns = await table.house.rules.any('turns', { game: table.row.game, state, patches });
  return beforeTurn(lines, seat, ({ seq }) => turns[seq - first - 1]!);
}

/** Of all that was answered, what was not taken back since, and that these rules can answer for. */
export function stillTrue<L extends Line>(rows: readonly L[]): L[] {
  const lines: L[] = [];
  for (const row of rows) {
    const { entry } = row;
    if ('undo' in entry && entry.to !== undefined) {
      const { to } = entry;
      lines.splice(lines.findLastIndex(({ seq }) => seq <= to) + 1);
    } else if ('undo' in entry) lines.splice(lines.findLastIndex(isAnswerOf(entry.undo)) >>> 0, 1);
    else if ('migrated' in entry) lines.length = 0;
    else lines.push(row);
  }
  return lines;
}

const isAnswerOf =
  (who: Seat) =>
  ({ seat, entry }: Line): boolean =>
    seat === who && 'move' in entry && entry.move.by !== 'standing' && entry.move.request !== STANDING;

export function beforeAnswer(lines: readonly Line[], seat: Seat): number | undefined {
  const last = lines.findLast(isAnswerOf(seat));
  return last && last.seq - 1;
}

/** `turnAt`: whose turn it was when this was answered. */
export function beforeTurn(
  lines: readonly Line[],
  seat: Seat,
  turnAt: (line: Line) => Seat | null,
): number | undefined {
  const isMine = isAnswerOf(seat);
  const last = lines.findLastIndex((line) => isMine(line) && turnAt(line) === seat);
  if (last < 0) return undefined;
  const before = lines.slice(0, last).findLastIndex((line) => turnAt(line) !== seat);
  return lines[before + 1]!.seq - 1;
}

/** How many answers it takes this seat to go back there alone: nobody else has answered since, nor has anybody learnt
 *  anything by it. Undefined: the others have a say. */
export async function alone(table: LiveTable, seat: Seat, to: number): Promise<number | undefined> {
  const lines = stillTrue((await table.house.store.past.rowsFrom(table.id, to + 1)).map(lineOf));
  const answers = lines.filter(({ entry }) => 'move' in entry && entry.move.request !== STANDING);
  if (answers.some((line) => line.seat !== seat)) return undefined;
  const undoable = await table.ask('undoable', { match: table.id, seat });
  return answers.length <= undoable ? answers.length : undefined;
}

/** Back by its own answers alone. */
export async function undo(table: LiveTable, seat: Seat, times: number): Promise<void> {
  const saw = Number.MAX_SAFE_INTEGER; // it has asked for all of it
  const verdict = await table.play(seat, null, `undo ${seat} ${times}`, (when) =>
    table.ask('undo', { match: table.id, seat, saw, times, ...when }),
  );
  if (!verdict.taken) throw problem('conflict', 'this cannot be taken back now');
}

/** All agreed. Of a turn that is played again, what the others have answered since is given again as long as it fits. */
export async function takeBack(
  table: LiveTable,
  seat: Seat,
  to: number,
  what: Extract<Wish, 'answer' | 'turn'>,
): Promise<void> {
  const { past } = table.house.store;
  const state = await past.stateAt(table.id, to);
  if (state === undefined) throw problem('not-found', 'there was no such moment');
  const rows = what === 'turn' ? await past.rowsFrom(table.id, to + 1) : [];
  const counting = new Set(stillTrue(rows.map(lineOf)).map(({ seq }) => seq));
  const given = rows.map(({ seq, patch, entry }) => ({ patch, entry, counts: counting.has(seq) }));
  const { game } = table.row;
  const again = await table.house.rules.any('since', { game, state, seat, rows: given });
  const verdict = await table.play(seat, null, `return ${seat} ${to}`, (when) =>
    table.ask('returnTo', { match: table.id, seat, to, state, again, ...when }),
  );
  if (!verdict.taken) throw problem('conflict', 'this cannot be taken back now');
}
