// TI4-MOVE, TI4-ANOM, TI4-RIFT: how far a ship goes and which ways are open to it.
import type { Seat } from '@orrery/kernel';
import { waysFrom } from '../galaxy/adjacency.ts';
import { anyGrants, modifiers, sum } from '../registry.ts';
import { effectsOf, type Pub, type Unit } from '../state.ts';
import { crewOf } from './allies.ts';
import { hasToken, systems } from './board.ts';
import { capacityOf } from './limits.ts';
import { cardOf, isAnomaly, isGround, isShip, isStructure, othersShips } from './units.ts';

/** `exits`: how often it leaves a gravity rift. The path names the systems entered, the last is the goal. */
export type Path = { systems: string[]; exits: number };

/** [TI4-BT-letnev] Its own, or that of the fastest ship beside it where that draws it along: then that one must move, too. */
export function moveValue(pub: Pub, unit: Unit): number | undefined {
  const own = ownMove(pub, unit);
  if (own === undefined || !anyGrants('leashes', pub, unit)) return own;
  const beside = pub.units.filter((u) => u.owner === unit.owner && u.at === unit.at && isShip(u));
  return Math.max(own, ...beside.map((ship) => ownMove(pub, ship) ?? 0));
}

/** [TI4-MOVE-11] Printed (1 from a nebula), then additions. Undefined: it cannot move by itself. [TI4-MOVE-13] */
export function ownMove(pub: Pub, unit: Unit): number | undefined {
  const printed = cardOf(pub, unit).move;
  if (printed === undefined) return undefined;
  const base = isAnomaly(pub, unit.at, 'nebula') && !opens(pub, unit.owner, 'nebula') ? 1 : printed; // [TI4-ANOM-7]
  const bonus = effectsOf(pub, 'move').filter(
    (e) => e.seat === unit.owner && (e.unit === undefined || e.unit === unit.id),
  );
  return base + sum('move', pub, unit) + bonus.reduce((total, e) => total + (e.amount ?? 0), 0);
}

const CLOSED = ['asteroid-field', 'supernova'];

/** [TI4-ANOM-3, -4] Closed to ships, unless something opens it to them. */
export const isClosed = (pub: Pub, seat: Seat, system: string): boolean =>
  CLOSED.some((kind) => isAnomaly(pub, system, kind) && !opens(pub, seat, kind));
/** Every reason for which it is closed lets these ships pass. */
const isCrossed = (pub: Pub, seat: Seat, system: string): boolean =>
  CLOSED.every(
    (kind) => !isAnomaly(pub, system, kind) || opens(pub, seat, kind) || anyGrants('crosses', pub, seat, kind),
  );
export const opens = (pub: Pub, seat: Seat, anomaly: string): boolean =>
  modifiers(pub, 'enters').some(({ enters }) => enters(pub, seat, anomaly)) || ignoresAnomalies(pub, seat);
const ignoresAnomalies = (pub: Pub, seat: Seat): boolean => anyGrants('ignoresAnomalies', pub, seat);

/** [TI4-MOVE-4] Units stay where their own command token lies, unless something lets the ship go. */
export const isBound = (pub: Pub, ship: Unit, system = ship.at): boolean =>
  hasToken(pub, ship.owner, system) && !anyGrants('departs', pub, ship);

/** [TI4-RIFT-1] How much farther a ship goes that leaves one or more gravity rifts. */
const riftBoost = (pub: Pub, seat: Seat): number => 1 + sum('slings', pub, seat) + sum('dares', pub, seat);
/** Whether a ship that left a rift goes so far that it dares more than usual. */
export const isDaring = (pub: Pub, ship: Unit, path: readonly string[]): boolean =>
  path.length - aidOn(pub, ship, path) >
  (moveValue(pub, ship) ?? 0) + riftBoost(pub, ship.owner) - sum('dares', pub, ship.owner);

/** [TI4-F-DEEP-7] What moving through systems on the way adds. */
const aidOn = (pub: Pub, ship: Unit, path: readonly string[]): number =>
  spurred(path.slice(0, -1), (system) => anyGrants('spurs', pub, ship, system)).length;
/** The move value that this way needs, the rifts on it counted. */
export function moveNeeded(pub: Pub, ship: Unit, path: readonly string[]): number {
  const left = [ship.at, ...path].slice(0, path.length);
  return (
    path.length -
    aidOn(pub, ship, path) -
    (left.some((at) => isRift(pub, ship.owner, at)) ? riftBoost(pub, ship.owner) : 0)
  );
}

/** [TI4-RIFT-1] A gravity rift to the ships of this seat. */
export const isRift = (pub: Pub, seat: Seat, system: string): boolean =>
  isAnomaly(pub, system, 'gravity-rift') && !ignoresAnomalies(pub, seat);

/** [TI4-MOVE-6, -16] Other ships bar the way through a system. */
function isBarred(pub: Pub, unit: Unit, system: string): boolean {
  if (anyGrants('seals', pub, unit.owner, system)) return true;
  return isGuarded(pub, unit, system) && !anyGrants('slips', pub, unit);
}
/** Ships of others that this one may not pass with what it carries. */
export function isGuarded(pub: Pub, unit: Unit, system: string): boolean {
  const guards = othersShips(pub, unit.owner, system).filter((ship) => !anyGrants('lets', pub, ship.owner, unit.owner));
  if (guards.length === 0) return false;
  return !modifiers(pub, 'passes').some(({ passes }) => passes(pub, unit.owner, unit.at, unit, system));
}

/**
 * The ways by which a ship can come to the goal. Of several that pass the same places where it could pick something
 * up, the one with the fewest rifts and the fewest steps stands for all.
 */
export function pathsTo(pub: Pub, unit: Unit, goal: string): Path[] {
  const value = moveValue(pub, unit);
  if (value === undefined) return [];
  if (unit.at !== goal && anyGrants('flocks', pub, unit)) return [{ systems: [goal], exits: 0 }];
  if (unit.at !== goal && isBound(pub, unit)) return [];
  if (effectsOf(pub, 'noEntry').some(({ seat }) => seat === unit.owner)) return []; // [TI4-MOVE-22]
  const boost = riftBoost(pub, unit.owner);
  const spare = boost + spursOf(pub, unit).length; // what the way itself may add
  const far = distances(pub, unit.owner, goal, value + spare);
  const spots = new Map<string, Spot>();
  const spot = (system: string): Spot => {
    const known = spots.get(system) ?? spotOf(pub, unit, system, goal);
    spots.set(system, known);
    return known;
  };
  const best = new Map<string, Path>();
  const been = new Map<string, number>(); // the fewest steps to a place with the same stops and rifts behind
  const walk = (at: string, systems: string[], exits: number, stops: string): void => {
    const spurs = spare > boost ? spurred(systems, (system) => spot(system).spur) : [];
    const mark = `${at} ${exits} ${stops} ${spurs}`;
    if ((been.get(mark) ?? Number.POSITIVE_INFINITY) <= systems.length) return;
    been.set(mark, systems.length);
    const gone = exits + (spot(at).rift ? 1 : 0);
    const limit = value + (gone > 0 ? boost : 0) + spurs.length; // [TI4-RIFT-1, TI4-F-DEEP-7]
    const steps = systems.length + 1;
    if (steps > value + spare) return; // what lies ahead may still lengthen the way
    for (const next of spot(at).next) {
      if (steps + (far.get(next) ?? Number.POSITIVE_INFINITY) > value + spare) continue;
      const there = spot(next);
      if (there.closed && (next === goal || !there.crossed)) continue; // [TI4-ANOM-3, -4]
      const path = [...systems, next];
      const passed = there.stop ? withStop(stops, next) : stops;
      if (next === goal && steps <= limit) {
        const other = best.get(stops);
        const found = { systems: path, exits: gone };
        if (!other || rank(found) < rank(other)) best.set(stops, found);
      }
      if (!there.nebula && !there.barred) walk(next, path, gone, passed); // [TI4-ANOM-5, TI4-MOVE-6] no passage
    }
  };
  walk(unit.at, [], 0, '');
  return [...best.values()];
}

/** How many ships of a seat could come to each system: for the list of those to activate. Ships alike are counted at once. */
export function reachOf(pub: Pub, seat: Seat): ReadonlyMap<string, number> {
  const alike = new Map<string, { unit: Unit; value: number; ships: number }>();
  for (const unit of pub.units) {
    const value = unit.owner === seat && isShip(unit) ? moveValue(pub, unit) : undefined;
    if (value === undefined || isBound(pub, unit)) continue;
    const look = `${unit.at} ${value} ${leapsOf(pub, unit)} ${spursOf(pub, unit)}`;
    const known = alike.get(look);
    if (known) known.ships += 1;
    else alike.set(look, { unit, value, ships: 1 });
  }
  const reach = new Map<string, number>();
  for (const { unit, value, ships } of alike.values())
    for (const system of systemsWithin(pub, unit, value)) reach.set(system, (reach.get(system) ?? 0) + ships);
  return reach;
}

/** Whether a ship could come there if it moved so far. */
export const couldReach = (pub: Pub, unit: Unit, goal: string, value: number): boolean =>
  !isBound(pub, unit) && systemsWithin(pub, unit, value).has(goal);

/** Step by step outwards, apart for ships that have left a rift behind. [TI4-RIFT-1] */
function systemsWithin(pub: Pub, unit: Unit, value: number): Set<string> {
  const found = new Set<string>();
  const been = new Set<string>();
  let edge: { at: string; gone: boolean; spurs: string[] }[] = [{ at: unit.at, gone: false, spurs: [] }];
  const boost = riftBoost(pub, unit.owner);
  const spare = boost + spursOf(pub, unit).length;
  for (let steps = 1; steps <= value + spare && edge.length > 0; steps++) {
    const next: typeof edge = [];
    for (const from of edge) {
      const here = spotOf(pub, unit, from.at, from.at);
      const gone = from.gone || here.rift;
      const isWithin = steps <= value + (gone ? boost : 0) + from.spurs.length;
      if (!isWithin && spare === 1) continue; // what lies ahead may lengthen the way, but by one alone never enough
      for (const to of here.next) {
        const there = spotOf(pub, unit, to, to);
        const mark = `${to} ${gone} ${from.spurs}`;
        if ((there.closed && !there.crossed) || been.has(mark)) continue;
        been.add(mark);
        if (!there.closed && isWithin) found.add(to);
        const spurs = spurred([...from.spurs, to], (system) => from.spurs.includes(system) || there.spur);
        if (!there.nebula && !there.barred) next.push({ at: to, gone, spurs });
      }
    }
    edge = next;
  }
  found.delete(unit.at);
  return found;
}

/** What a system means to one ship on its way. `crossed`: closed, but open to passage. `stop`: there is something to take aboard. */
type Spot = {
  next: readonly string[];
  closed: boolean;
  crossed: boolean;
  nebula: boolean;
  barred: boolean;
  rift: boolean;
  stop: boolean;
  spur: boolean;
};

function spotOf(pub: Pub, unit: Unit, system: string, goal: string): Spot {
  return {
    next:
      system === unit.at
        ? [...waysFrom(pub, unit.owner, system), ...leapsOf(pub, unit)]
        : waysFrom(pub, unit.owner, system),
    closed: isClosed(pub, unit.owner, system),
    crossed: isCrossed(pub, unit.owner, system),
    nebula: isAnomaly(pub, system, 'nebula') && !opens(pub, unit.owner, 'nebula'),
    barred: isBarred(pub, unit, system),
    rift: isRift(pub, unit.owner, system),
    stop: system !== goal && system !== unit.at && liftable(pub, unit, system, goal).length > 0, // [TI4-TRAN-2, -3]
    spur: anyGrants('spurs', pub, unit, system),
  };
}
/** [TI4-F-DEEP-7] Systems that let this ship move one further if it moves through them, each once. */
const spursOf = (pub: Pub, unit: Unit): string[] =>
  modifiers(pub, 'spurs').length === 0 ? [] : systems(pub).filter((system) => anyGrants('spurs', pub, unit, system));
const spurred = (passed: readonly string[], isSpur: (system: string) => boolean): string[] =>
  [...new Set(passed.filter(isSpur))].sort();
const withStop = (stops: string, system: string): string =>
  [...new Set([...stops.split(' ').filter(Boolean), system])].sort().join(' ');

const rank = ({ systems, exits }: Path): number => exits * 100 + systems.length;

/** [TI4-ADJ-9] Systems that are adjacent to this one ship. */
const leapsOf = (pub: Pub, unit: Unit): string[] =>
  modifiers(pub, 'leaps')
    .flatMap(({ leaps }) => leaps(pub, unit))
    .filter((system) => system !== unit.at);

/** What a ship may take aboard in a system on its way to the goal. [TI4-TRAN-3 to -5] Of the ally, too, unless a token of
 *  the ally holds it there. [TI4-ALLY-14] */
export function cargoIn(pub: Pub, ship: Unit, system: string, goal: string): Unit[] {
  const seat = ship.owner;
  if (system !== goal && isBound(pub, ship, system) && !anyGrants('flocks', pub, ship)) return [];
  const docks = anyGrants('carries', pub, seat);
  const crew = crewOf(pub, seat).filter((each) => each === seat || system === goal || !hasToken(pub, each, system));
  const carries = (u: Unit): boolean =>
    (isGround(u) && u.id !== ship.id) ||
    (u.type === 'fighter' && ship.type !== 'fighter') ||
    (docks && isStructure(u) && u.owner === seat);
  return pub.units.filter((u) => crew.includes(u.owner) && u.at === system && carries(u));
}
/** What it has room for, or what needs none. [TI4-F-RAL-2] */
export const liftable = (pub: Pub, ship: Unit, system: string, goal: string): Unit[] =>
  capacityOf(pub, ship) > 0
    ? cargoIn(pub, ship, system, goal)
    : anyGrants('carries', pub, ship.owner)
      ? cargoIn(pub, ship, system, goal).filter(isStructure)
      : [];

/** [TI4-F-RAL-1] A single step from next door, however slow the ship is. */
export const stepInto = (pub: Pub, unit: Unit, goal: string): Path[] =>
  unit.at !== goal &&
  waysFrom(pub, unit.owner, unit.at).includes(goal) &&
  !isBound(pub, unit) &&
  !isClosed(pub, unit.owner, goal)
    ? [{ systems: [goal], exits: isRift(pub, unit.owner, unit.at) ? 1 : 0 }]
    : [];

/** Steps to the goal, rules apart: what is farther need not be tried. */
function distances(pub: Pub, seat: Seat, goal: string, most: number): Map<string, number> {
  const far = new Map([[goal, 0]]);
  let edge = [goal];
  for (let steps = 1; steps <= most; steps++) {
    const next: string[] = [];
    for (const system of edge)
      for (const other of waysFrom(pub, seat, system))
        if (!far.has(other)) {
          far.set(other, steps);
          next.push(other);
        }
    edge = next;
  }
  return far;
}
