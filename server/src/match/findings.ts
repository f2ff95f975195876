// What is found out about a match that is over, and what is looked at next: first how everybody stood turn by turn, then the
// decisions where somebody's chance changed most.
import type { Analysis } from '@orrery/api';
import type { Choice, Seat } from '@orrery/kernel';
import type { Jobs } from './protocol.ts';
import type { Line } from './taking-back.ts';

/** A moment by its row in the log. */
interface Point {
  row: number;
  turn: Seat | null;
  chances: (number | null)[]; // of the seats that were looked at so far
}
interface Decided {
  row: number; // of the answer
  seat: Seat;
  choice: Choice;
  found?: Jobs['weigh']['reply'];
}
export interface Findings {
  seats: number;
  points: Point[];
  decisions: Decided[] | null; // null: the curve comes first
}
type Step = { look: Point; seat: Seat } | { weigh: Decided } | 'choose' | 'done';

const MOST_POINTS = 40;
const FEWEST_TURNS = 8; // where fewer turns are told apart, moments are taken at equal distances
const MOST_WEIGHED = 40;
const SHOWN = 6;
/** A difference that luck would hardly make, and that anybody would call one. */
const SURE = 2;
const LEAST = 0.02;

/** `turns`: whose turn it was after each row. The moments at which turns begin, and the end. */
export function momentsOf(turns: readonly (Seat | null)[]): Pick<Point, 'row' | 'turn'>[] {
  const last = turns.length - 1;
  const begun = turns.flatMap((turn, row) => (row === 0 || turn !== turns[row - 1] ? [row] : []));
  const rows = begun.length < FEWEST_TURNS ? [...turns.keys()] : begun;
  const all = rows.at(-1) === last ? rows : [...rows, last];
  const count = Math.min(MOST_POINTS, all.length);
  const spread = Array.from(
    { length: count },
    (_, i) => all[Math.round((i * (all.length - 1)) / Math.max(1, count - 1))]!,
  );
  return [...new Set(spread)].map((row) => ({ row, turn: turns[row]! }));
}

/** What a seat decided itself where its chance changed most, in the order of the match. */
export function decisionsOf({ points, seats }: Findings, lines: readonly Line[]): Decided[] {
  const changes = points.slice(1).flatMap((point, i) =>
    Array.from({ length: seats }, (_, seat) => {
      const [before, after] = [points[i]!.chances[seat], point.chances[seat]];
      const size = before == null || after == null ? 0 : Math.abs(after - before);
      return { seat, from: points[i]!.row, to: point.row, size };
    }),
  );
  const chosen = new Map<number, Decided>();
  for (const { seat, from, to } of changes.sort((a, b) => b.size - a.size))
    for (const line of lines) {
      if (chosen.size === MOST_WEIGHED) break;
      const choice = line.seq > from && line.seq <= to ? decidedBy(seat, line) : undefined;
      if (choice !== undefined) chosen.set(line.seq, { row: line.seq, seat, choice });
    }
  return [...chosen.values()].sort((a, b) => a.row - b.row);
}

/** A person or a bot that was asked: no deal, nothing left beforehand, nothing that the clock answered. */
function decidedBy(seat: Seat, { entry }: Line): Choice | undefined {
  if (!('move' in entry)) return undefined;
  const { move } = entry;
  return move.seat === seat && move.request === undefined && move.by === undefined ? move.choice : undefined;
}

export function nextStep({ points, seats, decisions }: Findings): Step {
  const look = points.find(({ chances }) => chances.length < seats);
  if (look) return { look, seat: look.chances.length };
  if (!decisions) return 'choose';
  const weigh = decisions.find(({ found }) => found === undefined);
  return weigh ? { weigh } : 'done';
}

export function progressOf({ points, seats, decisions }: Findings): Pick<Analysis, 'done' | 'of'> {
  const seen = points.reduce((sum, { chances }) => sum + chances.length, 0);
  const weighed = decisions?.filter(({ found }) => found !== undefined).length ?? 0;
  return { done: seen + weighed, of: points.length * seats + (decisions?.length ?? MOST_WEIGHED) };
}

/** Nothing came of it: every look failed. */
export const isBarren = ({ points }: Findings): boolean =>
  points.every(({ chances }) => chances.every((chance) => chance === null));

/** `countAt`: a row as the viewer counts. */
export function shownOf(
  { points, seats, decisions }: Findings,
  countAt: (row: number) => number,
): Pick<Analysis, 'points' | 'decisions'> {
  const whole = points.filter(({ chances }) => chances.length === seats);
  const weighed = (decisions ?? []).flatMap(({ row, seat, choice, found }) => {
    if (!found || found.sure < SURE || Math.abs(found.could - found.played) < LEAST) return [];
    const { played: chance, sure: _, ...said } = found;
    return [{ ...said, seq: countAt(row - 1), seat, played: choice, chance }];
  });
  const size = ({ chance, could }: Analysis['decisions'][number]) => Math.abs(could - chance);
  const most = new Set(weighed.toSorted((a, b) => size(b) - size(a)).slice(0, SHOWN));
  return {
    points: whole.map(({ row, turn, chances }) => ({ seq: countAt(row), turn, chances })),
    decisions: weighed.filter((each) => most.has(each)),
  };
}
