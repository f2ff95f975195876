// When a match turned: who took the lead and kept it, and who made the greatest leap; and how chances went.
import type { Analysis } from '@orrery/api';
import type { Seat } from '@orrery/kernel';

export interface CurvePoint {
  seq: number;
  values: number[];
}
/** A moment that stands out on the curve of a seat, at the height `to`. */
export interface Mark {
  seq: number;
  seat: Seat;
  to: number;
}
interface TurningPoint extends Mark {
  kind: 'lead' | 'leap';
  from: number;
  other: number; // the best of the others then
}
const MOST = 4; // changes of the lead; of more, those that lasted longest

export function turningPoints(points: readonly CurvePoint[]): TurningPoint[] {
  const leads = leadChanges(points);
  const leap = greatestLeap(points);
  return [...leads, ...(leap ? [leap] : [])].sort((a, b) => a.seq - b.seq);
}

function leadChanges(points: readonly CurvePoint[]): TurningPoint[] {
  const changes: TurningPoint[] = [];
  let leader: Seat | undefined;
  for (const [i, { seq, values }] of points.entries()) {
    const seat = leaderOf(values);
    if (seat === undefined || seat === leader) continue;
    leader = seat;
    const from = points[i - 1]?.values[seat] ?? 0;
    if (i > 0) changes.push({ kind: 'lead', seq, seat, from, to: values[seat]!, other: bestBut(values, seat) });
  }
  const end = points.at(-1)?.seq ?? 0;
  const lasted = (i: number) => (changes[i + 1]?.seq ?? end) - changes[i]!.seq;
  const longest = [...changes.keys()].sort((a, b) => lasted(b) - lasted(a)).slice(0, MOST);
  return changes.filter((_, i) => longest.includes(i));
}

const bestBut = (values: readonly number[], seat: Seat): number =>
  Math.max(0, ...values.filter((_, other) => other !== seat));

/** The last change of the lead, where nobody changed it again: there it was decided. */
export const decisive = (turns: readonly TurningPoint[]): TurningPoint | undefined =>
  turns.findLast(({ kind }) => kind === 'lead');

/** Alone in front; a tie has no leader. */
function leaderOf(values: readonly number[]): Seat | undefined {
  const best = Math.max(...values);
  const seat = values.indexOf(best);
  return values.lastIndexOf(best) === seat ? seat : undefined;
}

function greatestLeap(points: readonly CurvePoint[]): TurningPoint | undefined {
  const leaps = points.flatMap(({ seq, values }, i) =>
    values.map((to, seat) => {
      const from = points[i - 1]?.values[seat] ?? to;
      return { kind: 'leap' as const, seq, seat, from, to, other: bestBut(values, seat) };
    }),
  );
  const gain = ({ from, to }: TurningPoint) => to - from;
  const best = leaps.reduce<TurningPoint | undefined>((a, b) => (a && gain(a) >= gain(b) ? a : b), undefined);
  return best && gain(best) > 0 ? best : undefined;
}

type ChancePoint = CurvePoint & { turn: Seat | null };
/** In percent; where a chance is not known, the moment is left out. */
export const chancesOf = (points: Analysis['points']): ChancePoint[] =>
  points.flatMap(({ seq, turn, chances }) => {
    const values = chances.flatMap((chance) => (chance === null ? [] : [100 * chance]));
    return values.length === chances.length ? [{ seq, turn, values }] : [];
  });

/** Where the line of a seat passes at a moment between two points. */
export function chanceAt(points: readonly CurvePoint[], seat: Seat, seq: number): number {
  const after = points.find((point) => point.seq >= seq) ?? points.at(-1)!;
  const before = points.findLast((point) => point.seq <= seq) ?? after;
  const [from, to] = [before.values[seat]!, after.values[seat]!];
  return after.seq === before.seq ? to : from + ((to - from) * (seq - before.seq)) / (after.seq - before.seq);
}
