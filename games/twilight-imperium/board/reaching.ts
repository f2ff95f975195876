// The ships of a player that reach a system, each by its shortest way.
import { isFloating, isShip, type Path, pathsTo } from '../preview.ts';
import type { Pub } from '../tables.ts';
import type { Reach } from './reach.ts';

export function reachTo(pub: Pub, seat: number, goal: string): Reach[] {
  return pub.units
    .filter((unit) => unit.owner === seat && unit.at !== goal && (isShip(unit) || isFloating(unit)))
    .flatMap((unit) => {
      const path = shortest(pathsTo(pub, unit, goal));
      return path ? [{ unit, way: [unit.at, ...path.systems] }] : [];
    });
}
const shortest = (paths: readonly Path[]): Path | undefined =>
  paths.reduce<Path | undefined>((best, path) => (best && rank(best) <= rank(path) ? best : path), undefined);
const rank = ({ systems, exits }: Path): number => exits * 100 + systems.length;
