// Who could come where: the ships of a player that reach a system, and by which way. Figures of the rules, no legality.

import { useMemo } from 'react';
import { frameOf } from '../procedures.ts';
import type { Pub, Unit } from '../tables.ts';
import { askedAt } from './asked.ts';
import type { Props } from './props.ts';
import { later } from './ruled.tsx';

export interface Reach {
  unit: Unit;
  way: readonly string[]; // from where it stands to the goal
}

export type ReachMap = ReadonlyMap<string, readonly Reach[]>;
const NOWHERE: ReachMap = new Map();

/** By system, my ships that could go there: while I choose which system to activate. */
export function useReach({ view, requests, lit }: Props): ReachMap {
  const { pub, seat } = view;
  const asked = askedAt(requests, 'tactical.choose') !== undefined;
  return useMemo(() => {
    const reachTo = later()?.reachTo;
    if (!asked || seat === null || !reachTo) return NOWHERE;
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
