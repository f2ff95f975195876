// Who could come where: the ships of a player that reach a system, and by which way. Figures of the rules, no legality.

import { useMemo } from 'react';
import { isFloating, isRuled, isShip, type Path, pathsTo } from '../preview.ts';
import { frameOf } from '../procedures.ts';
import type { Pub, Unit } from '../tables.ts';
import { askedAt } from './asked.ts';
import type { Props } from './props.ts';

export interface Reach {
  unit: Unit;
  way: readonly string[]; // from where it stands to the goal
}

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

export type ReachMap = ReadonlyMap<string, readonly Reach[]>;
const NOWHERE: ReachMap = new Map();

/** By system, my ships that could go there: while I choose which system to activate. */
export function useReach({ view, requests, lit }: Props): ReachMap {
  const { pub, seat } = view;
  const asked = askedAt(requests, 'tactical.choose') !== undefined;
  return useMemo(() => {
    if (!asked || seat === null || !isRuled()) return NOWHERE;
    const goals = [...lit.keys()].filter((ref) => ref.startsWith('system:')).map((ref) => ref.slice(7));
    return new Map(goals.map((goal) => [goal, reachTo(pub, seat, goal)]));
  }, [pub, seat, asked, lit]);
}

/** The system of the running tactical action. */
export function activeSystem(pub: Pub): string | undefined {
  return frameOf(pub, 'tactical')?.args.system;
}

/** The movement that is being declared. */
export const movementOf = (pub: Pub) => frameOf(pub, 'moveShips')?.args;
