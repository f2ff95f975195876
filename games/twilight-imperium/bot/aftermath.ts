// What a tactical action leaves behind: the board as it would be, and what would stand unguarded.
import type { Pub, Unit } from '../state.ts';
import { homeOf } from '../values/board.ts';
import { fleetOf, isGround } from '../values/units.ts';
import { menaceAt, worthOf } from './worth.ts';

/** One ship and what it carries. */
export type Move = { ship: Unit; load: Unit[] };

/** The board as it would be after the action. */
export function imagined(
  pub: Pub,
  seat: number,
  system: string,
  moves: readonly Move[],
  gains: readonly string[],
): Pub {
  const moved = new Map<number, string | null>();
  const spots = [...gains];
  for (const { ship, load } of moves) {
    moved.set(ship.id, null);
    for (const unit of load) moved.set(unit.id, isGround(unit) ? (spots.shift() ?? null) : null);
  }
  const units = pub.units.map((u) => (moved.has(u.id) ? { ...u, at: system, on: moved.get(u.id)! } : u));
  if (gains.length === 0) return { ...pub, units };
  const planets = { ...pub.planets };
  for (const planet of gains) planets[planet] = { ...planets[planet]!, controller: seat };
  return { ...pub, units, planets };
}

/** The price of leaving the home system weaker than what threatens it. */
export function uncovered(pub: Pub, seat: number, moves: readonly Move[]): number {
  const home = homeOf(pub, seat);
  const gone = moves.flatMap(({ ship, load }) => [ship, ...load]).filter((u) => u.at === home);
  if (gone.length === 0) return 0;
  const menace = worthOf(pub, menaceAt(pub, seat, home));
  const stay = fleetOf(pub, seat, home).filter((u) => !gone.includes(u));
  return menace > worthOf(pub, stay) ? Math.min(4, 0.5 * menace) : 0;
}
