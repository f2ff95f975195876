// Who could come where: the ships of a player that reach a system, and by which way. Figures of the rules, no legality.
import { useMemo } from 'react';
import { type Path, pathsTo } from '../preview.ts';
import { kindOf, type Pub, type Unit } from '../tables.ts';
import type { Props } from './props.ts';

export interface Reach {
  unit: Unit;
  way: readonly string[]; // from where it stands to the goal
}

export function reachTo(pub: Pub, seat: number, goal: string): Reach[] {
  return pub.units
    .filter((unit) => unit.owner === seat && unit.at !== goal && kindOf(unit.type) === 'ship')
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
  const asked = requests.some(({ prompt }) => prompt.key === 'ask.activate');
  return useMemo(() => {
    if (!asked || seat === null) return NOWHERE;
    const goals = [...lit.keys()].filter((ref) => ref.startsWith('system:')).map((ref) => ref.slice(7));
    return new Map(goals.map((goal) => [goal, reachTo(pub, seat, goal)]));
  }, [pub, seat, asked, lit]);
}

/** The system of the running tactical action. */
export function activeSystem(pub: Pub): string | undefined {
  const frame = pub.stack.findLast(({ step }) => step === 'tactical');
  return typeof frame?.args.system === 'string' ? frame.args.system : undefined;
}

export type Declared = { unit: number; path: string[]; load: number[] };
/** The movement that is being declared. */
export function movementOf(pub: Pub): { seat: number; system: string; moves: readonly Declared[] } | undefined {
  const frame = pub.stack.findLast(({ step }) => step === 'moveShips');
  if (!frame || !Array.isArray(frame.args.moves)) return undefined;
  const { seat, system, moves } = frame.args;
  return { seat: Number(seat), system: String(system), moves: moves as unknown as Declared[] };
}
