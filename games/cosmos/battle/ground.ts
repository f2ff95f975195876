// CSM-GROUND: one ground battle. Each troop kills one; several sides split their fire.
import type { Seat } from '@orrery/kernel';

interface GroundSide {
  id: Seat;
  rank: string; // the faction id, for ties
  n: number;
  bonus: (n: number) => number; // extra kills of a side of that size (CSM-GROUND-4)
}

/** Troops left of each side, by its id. */
export function groundFight(
  sides: readonly GroundSide[],
  hostile: (a: Seat, b: Seat) => boolean,
): Record<string, number> {
  const left = new Map(sides.map((side) => [side, side.n]));
  const enemies = (side: GroundSide) =>
    sides.filter((other) => other !== side && left.get(other)! > 0 && hostile(side.id, other.id));
  for (;;) {
    const fighting = sides.filter((side) => left.get(side)! > 0 && enemies(side).length > 0);
    if (fighting.length === 0) break;
    const hits = new Map(sides.map((side) => [side, 0]));
    for (const side of fighting) {
      const n = left.get(side)!;
      for (const [enemy, share] of split(n + side.bonus(n), enemies(side), left))
        hits.set(enemy, hits.get(enemy)! + share);
    }
    for (const [side, hit] of hits) left.set(side, Math.max(0, left.get(side)! - hit));
  }
  return Object.fromEntries([...left].map(([side, n]) => [side.id, n]));
}

/** Equal parts; the remainder one by one to the largest, ties by faction id (CSM-GROUND-3). */
function split(kills: number, enemies: GroundSide[], left: Map<GroundSide, number>): [GroundSide, number][] {
  const share = Math.floor(kills / enemies.length);
  const rest = kills % enemies.length;
  const bySize = [...enemies].sort((a, b) => left.get(b)! - left.get(a)! || (a.rank < b.rank ? -1 : 1));
  return bySize.map((enemy, i) => [enemy, share + (i < rest ? 1 : 0)]);
}

/** Which troops of a side die: in proportion (floor), the rest one by one from the most numerous (CSM-GROUND-5). */
export function fallen(
  troops: Record<string, number>,
  dead: number,
  order: (id: string) => number,
): Record<string, number> {
  const ids = Object.keys(troops).sort((a, b) => order(a) - order(b));
  const all = ids.reduce((sum, id) => sum + troops[id]!, 0);
  const loss: Record<string, number> = {};
  let rest = Math.min(dead, all);
  for (const id of ids) {
    loss[id] = all === 0 ? 0 : Math.floor((troops[id]! * Math.min(dead, all)) / all);
    rest -= loss[id]!;
  }
  while (rest > 0) {
    const most = ids.reduce((a, b) => (troops[b]! - loss[b]! > troops[a]! - loss[a]! ? b : a));
    loss[most]! += 1;
    rest -= 1;
  }
  return loss;
}
