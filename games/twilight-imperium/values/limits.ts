// TI4-FLEET, TI4-CAP: how much may be in a system.
import type { Seat } from '@orrery/kernel';
import { unitType } from '../content.ts';
import type { UnitType } from '../packs/base/types.ts';
import { anyGrants, sum } from '../registry.ts';
import { NOBODY, type Pub, playerOf, type Unit } from '../state.ts';
import { crewOf } from './allies.ts';
import { cardOf, cardOfType, isCapital, isFloating, isGround, isShip } from './units.ts';

/** [TI4-FLEET-1] */
export const fleetLimit = (pub: Pub, seat: Seat): number => playerOf(pub, seat).fleet + sum('fleet', pub, seat);
/** [TI4-CAP-1] */
export const capacityOf = (pub: Pub, unit: Unit): number =>
  (cardOf(pub, unit).capacity ?? 0) + sum('capacity', pub, unit);

type Excess = { seat: Seat; system: string; fleet: number; cargo: number };

/** What the units of a player in one system need, and what they have room for. */
type Hold = {
  ships: number;
  room: number;
  docks: number; // fighters that find shelter at docks
  fighters: number;
  troops: number;
  either: number; // ships that count as such or as ground forces [TI4-FLEET-3]
  share: number; // of a ship that a fighter without room counts as; none: it cannot fly by itself
  lift: number; // ground forces that such a fighter carries
};
function holdOf(pub: Pub, units: readonly Unit[]): Hold {
  const hold: Hold = { ships: 0, room: 0, docks: 0, fighters: 0, troops: 0, either: 0, share: 0, lift: 0 };
  let riders = 0; // who need no room where there is any [TI4-CAP-10]
  for (const unit of units) {
    if (unit.form) hold.either += unit.on === null ? 1 : 0;
    else if (isShip(unit) && !unit.asShip) {
      if (unit.type === 'fighter') {
        hold.fighters += 1;
        const card = cardOf(pub, unit);
        if (card.selfMoving) hold.share = card.fleetShare ?? 1;
        hold.lift = capacityOf(pub, unit);
      } else {
        hold.ships += 1;
        hold.room += capacityOf(pub, unit);
      }
    } else if (isGround(unit)) {
      if (unit.on === null && anyGrants('rides', pub, unit)) riders += 1;
      else hold.troops += unit.on === null ? 1 : 0;
    } else {
      hold.docks += cardOf(pub, unit).freeFighters ?? 0;
      if (isFloating(unit)) hold.room += capacityOf(pub, unit);
    }
  }
  return hold.room === 0 ? { ...hold, troops: hold.troops + riders } : hold;
}
/** [TI4-ALLY-14] What the ally has to spare there for the units of a player. */
function lentTo(pub: Pub, seat: Seat, system: string): Pick<Hold, 'room' | 'docks'> {
  const [, ally] = crewOf(pub, seat);
  if (ally === undefined) return { room: 0, docks: 0 };
  const { room, docks, fighters, troops } = holdOf(
    pub,
    pub.units.filter((u) => u.owner === ally && u.at === system),
  );
  const sheltered = Math.min(fighters, docks);
  return { room: Math.max(0, room - (fighters - sheltered) - troops), docks: docks - sheltered };
}

/**
 * What a player has too much of in one system. `cargo`: fighters or ground forces in space beyond capacity;
 * `fleet`: ships beyond the pool. Fighters that fly by themselves count as ships where capacity ends. [TI4-FLEET-2, -8]
 */
export function excessOf(pub: Pub, seat: Seat, system: string, units: readonly Unit[], capacityHolds: boolean): Excess {
  const hold = holdOf(pub, units);
  const least = (held: Hold): Excess => excessIn(pub, seat, system, held, capacityHolds);
  if (hold.either === 0) return least(hold);
  const [asCargo, asShip] = [
    least({ ...hold, troops: hold.troops + hold.either }),
    least({ ...hold, ships: hold.ships + hold.either }),
  ];
  return asCargo.fleet + asCargo.cargo <= asShip.fleet + asShip.cargo ? asCargo : asShip;
}
function excessIn(pub: Pub, seat: Seat, system: string, hold: Hold, capacityHolds: boolean): Excess {
  const { ships, room, docks, fighters, troops, share, lift } = hold;
  const lent = lentTo(pub, seat, system);
  const sheltered = Math.min(fighters, docks + lent.docks); // [TI4-CAP-2] docks shelter fighters only
  const uncovered = (alone: number): number =>
    Math.max(0, fighters - sheltered - alone + Math.max(0, troops - lift * alone) - room - lent.room);
  let asShips = 0;
  while (share > 0 && asShips < fighters - sheltered && uncovered(asShips) > 0) asShips += 1;
  const cargo = capacityHolds ? uncovered(asShips) : 0;
  const over = ships + (capacityHolds ? share * asShips : 0) - fleetLimit(pub, seat);
  return { seat, system, fleet: Math.max(0, over), cargo };
}

/** Everything over a limit anywhere. `combat`: the system of a running space combat, where capacity rests. [TI4-CAP-6] */
export function excesses(pub: Pub, combat: string | undefined): Excess[] {
  const groups = new Map<string, Unit[][]>(); // by system, then by owner: what is in space
  for (const unit of pub.units) {
    if (unit.owner === NOBODY || unit.on !== null) continue; // [TI4-NEUT-9]
    const here = groups.get(unit.at) ?? [];
    if (here.length === 0) groups.set(unit.at, here);
    const group = here.find((units) => units[0]!.owner === unit.owner);
    if (group) group.push(unit);
    else here.push([unit]);
  }
  const found: Excess[] = [];
  const limits = pub.players.map((_, seat) => fleetLimit(pub, seat));
  for (const here of groups.values())
    for (const afloat of here) {
      const { owner, at } = afloat[0]!;
      if (fitsEasily(pub, afloat, limits[owner]!)) continue;
      const least = excessOf(pub, owner, at, afloat, at !== combat);
      if (least.fleet + least.cargo === 0) continue; // what stands on planets may shelter some, and asks for no room
      const units = pub.units.filter((u) => u.owner === owner && u.at === at);
      const excess = excessOf(pub, owner, at, units, at !== combat);
      if (excess.fleet > 0 || excess.cargo > 0) found.push(excess);
    }
  return found;
}

/** The usual case, looked at between any two stages: no more ships than the pool allows, and room in them for all the rest. */
function fitsEasily(pub: Pub, afloat: readonly Unit[], limit: number): boolean {
  let [ships, riders] = [0, 0];
  for (const unit of afloat) {
    if (unit.form || unit.asShip) return false;
    if (isCapital(unit)) ships += 1;
    else if (unit.type === 'fighter' || isGround(unit)) riders += 1;
  }
  if (ships > limit) return false;
  for (const unit of afloat) {
    if (riders <= 0) return true;
    if (isCapital(unit)) riders -= capacityOf(pub, unit);
  }
  return riders <= 0;
}

type Thin = { seat: Seat; type: UnitType; places: string[] };

/** [TI4-COMP-9] Fighters and infantry that stand in more places than there are pieces to stand beside them. */
export function thinlySpread(pub: Pub): Thin[] {
  return SMALL.flatMap((type) => {
    const { pieces } = unitType(type);
    const count = pub.players.map(() => 0);
    for (const unit of pub.units) if (unit.type === type && unit.owner !== NOBODY) count[unit.owner]! += 1;
    if (count.every((n) => n <= pieces)) return []; // the usual case, looked at between any two stages
    const places: Set<string>[] = pub.players.map(() => new Set());
    for (const unit of pub.units)
      if (unit.type === type && unit.owner !== NOBODY) places[unit.owner]!.add(unit.on ?? unit.at);
    return places.flatMap((held, seat) => (held.size > pieces ? [{ seat, type, places: [...held] }] : []));
  });
}
const SMALL = ['fighter', 'infantry'] as const;

/** [TI4-UNIT-6] Units that their owner has no card for: a war sun without its technology. */
export const cardless = (pub: Pub): Unit[] =>
  pub.units.filter((u) => u.type === 'war-sun' && u.owner !== NOBODY && !cardOfType(pub, u.owner, u.type));
