// Where ships can go, by the ways open to them. Gravity rifts are left to the bold.
import { once } from '@orrery/kernel';
import { neighbours } from '../galaxy/adjacency.ts';
import type { Pub, Unit } from '../state.ts';
import { isBound, isClosed, moveValue, opens } from '../values/move.ts';
import { isAnomaly, isShip, othersShips } from '../values/units.ts';

export type Reach = (unit: Unit) => ReadonlySet<string>;

/** Ships that stand together and move alike are asked for once. */
export function scouting(pub: Pub): Reach {
  const known = new Map<string, ReadonlySet<string>>();
  return (unit) => {
    const value = moveValue(pub, unit) ?? 0;
    const mark = `${unit.owner} ${unit.at} ${value}`;
    let found = known.get(mark);
    if (!found) {
      found = isBound(pub, unit) ? new Set() : within(pub, unit, value);
      known.set(mark, found);
    }
    return found;
  };
}

function within(pub: Pub, { owner, at }: Unit, value: number): Set<string> {
  const found = new Set<string>();
  let edge = [at];
  for (let step = 0; step < value; step++) {
    const next: string[] = [];
    for (const system of edge)
      for (const to of neighbours(pub, owner, system)) {
        if (to === at || found.has(to) || isClosed(pub, owner, to)) continue;
        found.add(to);
        if (isPassable(pub, owner, to)) next.push(to);
      }
    edge = next;
  }
  return found;
}

const isPassable = (pub: Pub, owner: number, system: string): boolean =>
  othersShips(pub, owner, system).length === 0 &&
  !isAnomaly(pub, system, 'gravity-rift') &&
  !(isAnomaly(pub, system, 'nebula') && !opens(pub, owner, 'nebula'));

export const shipsOf = (pub: Pub, seat: number): readonly Unit[] =>
  once(pub, `ships ${seat}`, () => pub.units.filter((u) => u.owner === seat && isShip(u)));
