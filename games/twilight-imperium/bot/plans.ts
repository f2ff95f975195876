// A tactical action thought through: which ships go to a system, what they carry, what that wins and what it may cost.
import type { Know, Pub, Unit } from '../state.ts';
import { capacityOf, fleetLimit } from '../values/limits.ts';
import { cardOf, fleetOf, isCapital, isGround, othersShips } from '../values/units.ts';
import { imagined, type Move, uncovered } from './aftermath.ts';
import { conquest } from './conquest.ts';
import { goalsOf, prospects, servedBy } from './objectives.ts';
import { cannonFire } from './odds.ts';
import { productionWorth } from './production.ts';
import { type Reach, scouting, shipsOf } from './reach.ts';
import { menaceAt, spareTroops, unitWorth } from './worth.ts';

type Purpose = 'mecatol' | 'expand' | 'attack' | 'position' | 'produce';
/** `goal`: the objective that it is done for. */
export type Plan = { system: string; moves: Move[]; gains: string[]; worth: number; purpose: Purpose; goal?: string };

/** Objectives that ask where units are. */
const PLACES = ['ships.', 'units.', 'mecatol.', 'neighbours.', 'planets.moreThanNeighbours'];

interface Planner {
  planFor(system: string): Plan | undefined;
  goals(): string[]; // systems that anything could be done in
}

export function planning(k: Know): Planner {
  const { pub } = k;
  const seat = k.seat!;
  const reach = scouting(pub);
  const judge = prospects(k);
  const now = judge(pub);
  const gain = (after: Pub) => judge(after) - now;
  const errands = goalsOf(k).some(({ check }) => PLACES.some((kind) => check.type.startsWith(kind)));
  return {
    planFor(system) {
      const ways = [conquest(k, system, reach, gain), yard(k, system, reach)];
      const plans = errands ? [...ways, errand(k, system, reach, gain)] : ways;
      return plans.filter((plan) => plan !== undefined).sort((a, b) => b.worth - a.worth)[0];
    },
    goals() {
      const docks = pub.units.filter((u) => u.owner === seat && u.type === 'space-dock').map((u) => u.at);
      return [...new Set([...docks, ...shipsOf(pub, seat).flatMap((ship) => [...reach(ship)])])];
    },
  };
}

/** One ship somewhere for the sake of an objective. */
function errand(k: Know, system: string, reach: Reach, gain: (after: Pub) => number): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  if (othersShips(pub, seat, system).length > 0 || cannonFire(pub, seat, system) > 0.5) return undefined;
  const ship = idlest(
    pub,
    shipsOf(pub, seat).filter((u) => isCapital(u) && u.at !== system && reach(u).has(system)),
  );
  if (!ship || fleetOf(pub, seat, system).filter(isCapital).length >= fleetLimit(pub, seat)) return undefined;
  const moves = [{ ship, load: stranded(pub, ship) }];
  const risk = 0.3 * unitWorth(pub, ship) * (menaceAt(pub, seat, system).length > 0 ? 1 : 0);
  const after = imagined(pub, seat, system, moves, []);
  const worth = gain(after) - risk - uncovered(pub, seat, moves);
  if (worth <= 0) return undefined;
  const goal = servedBy(k, after);
  return { system, moves, gains: [], worth, purpose: 'position', ...(goal ? { goal } : {}) };
}

/** What could not stay in space without the ship. */
function stranded(pub: Pub, ship: Unit): Unit[] {
  const here = pub.units.filter((u) => u.owner === ship.owner && u.at === ship.at && u !== ship);
  const room = here.reduce((sum, u) => sum + capacityOf(pub, u) + (cardOf(pub, u).freeFighters ?? 0), 0);
  const afloat = here.filter((u) => u.type === 'fighter' || (isGround(u) && u.on === null));
  return afloat.slice(0, Math.min(capacityOf(pub, ship), Math.max(0, afloat.length - room)));
}

/** Cheap ships of a crowd are free to go; a transport is missed. */
const idleness = (pub: Pub, ship: Unit): number =>
  fleetOf(pub, ship.owner, ship.at).filter(isCapital).length - unitWorth(pub, ship) - 2 * capacityOf(pub, ship);

/** Of equals the first. */
function idlest(pub: Pub, ships: readonly Unit[]): Unit | undefined {
  let found: { ship: Unit; idle: number } | undefined;
  for (const ship of ships) {
    const idle = idleness(pub, ship);
    if (!found || idle > found.idle) found = { ship, idle };
  }
  return found?.ship;
}

/** Production; empty transports come along to take aboard what is made. */
function yard(k: Know, system: string, reach: Reach): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  const worth = productionWorth(k, system);
  if (worth <= 0) return undefined;
  const room = fleetLimit(pub, seat) - fleetOf(pub, seat, system).filter(isCapital).length;
  const empty = shipsOf(pub, seat).filter(
    (u) =>
      u.at !== system &&
      capacityOf(pub, u) >= 3 &&
      reach(u).has(system) &&
      spareTroops(pub, seat, u.at).length === 0 &&
      !pub.units.some((other) => other.owner === seat && other.at === u.at && other.type === 'fighter'),
  );
  const moves = empty.slice(0, Math.max(0, room - 1)).map((ship) => ({ ship, load: [] }));
  return { system, moves, gains: [], worth: worth + 0.5 * moves.length, purpose: 'produce' };
}
