// What landscapes are drawn with: the side in play, uneven shapes that keep their form, and lines through slots.
import { noise } from '@orrery/board';
import type { PlanetMap, Side, Slot } from '../packs/base/kinds.ts';
import { members } from '../values/slots.ts';

export type Point = readonly [x: number, y: number];

export const fixed = (n: number): string => n.toFixed(2);

/** A closed, soft, uneven shape around a point. */
export function blob(seed: string, [x, y]: Point, size: number, uneven = 0.22, corners = 11): string {
  const next = noise(seed);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const turn = (i / corners) * Math.PI * 2;
    const far = size * (1 - uneven / 2 + next() * uneven);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
  return softly(points);
}
/** Through the middles of the sides, with the corners as handles. */
function softly(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${fixed((a[0] + b[0]) / 2)} ${fixed((a[1] + b[1]) / 2)}`;
  const last = points.length - 1;
  const curves = points.map((p, i) => `Q${fixed(p[0])} ${fixed(p[1])} ${middle(p, points[(i + 1) % points.length]!)}`);
  return `M${middle(points[last]!, points[0]!)}${curves.join('')}Z`;
}

/** A line that bends through these points without corners. */
export function stream(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((p, i) => {
    const before = points[i]!;
    const after = points[i + 2] ?? p;
    const earlier = points[i - 1] ?? before;
    const one = [before[0] + (p[0] - earlier[0]) / 6, before[1] + (p[1] - earlier[1]) / 6].map(fixed).join(' ');
    const two = [p[0] - (after[0] - before[0]) / 6, p[1] - (after[1] - before[1]) / 6].map(fixed).join(' ');
    return `C${one} ${two} ${fixed(p[0])} ${fixed(p[1])}`;
  });
  return `M${fixed(first[0])} ${fixed(first[1])}${curves.join('')}`;
}

/** Every pair of slots that are linked, once. */
export function linksOf({ slots }: PlanetMap): [Slot, Slot][] {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  return slots.flatMap((a) =>
    (a.adjacent ?? []).flatMap((id): [Slot, Slot][] => {
      const b = byId.get(id);
      return b && a.id < b.id ? [[a, b]] : [];
    }),
  );
}
export const lineOf = ([a, b]: readonly [Slot, Slot]): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;

export const slotsOf = (side: Side, group: string): Slot[] => {
  const ids = new Set(members(side, group));
  return side.map.slots.filter((slot) => ids.has(slot.id));
};
export function middleOf(slots: readonly Slot[]): Point {
  const sum = slots.reduce(([x, y], slot) => [x + slot.x, y + slot.y] as const, [0, 0] as Point);
  return [sum[0] / slots.length, sum[1] / slots.length];
}
/** Points spread over the disc. */
export function scattered(seed: string, count: number, reach = 47): Point[] {
  const next = noise(seed);
  return Array.from({ length: count }, (): Point => {
    const turn = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * reach;
    return [50 + Math.cos(turn) * far, 50 + Math.sin(turn) * far];
  });
}
