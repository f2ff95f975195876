// What things are worth to the admiral, counted in resources.
import type { Seat } from '@orrery/kernel';
import { planetCard } from '../content.ts';
import { neighbours } from '../galaxy/adjacency.ts';
import { NOBODY, type Pub, type Unit } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { homeOf, influenceOf, isMecatol, planetsIn, resourcesOf, specialtiesOf, systemOf } from '../values/board.ts';
import { cardOf, isGround, isShip } from '../values/units.ts';

/** A victory point. */
export const POINT = 10;

export function planetWorth(pub: Pub, seat: Seat, planet: string): number {
  const values = 1 + resourcesOf(pub, planet) + 0.8 * influenceOf(pub, planet);
  const extras = 0.7 * specialtiesOf(pub, planet).length + (planetCard(planet).legendary ? 1.5 : 0);
  const seatOfPower = isMecatol(planet) ? (pub.custodians ? POINT : 0.4 * POINT) : 0;
  return values + extras + seatOfPower + (systemOf(pub, planet) === homeOf(pub, seat) ? POINT : 0);
}

/** What it cost to build; cheap ones come in pairs. */
export function unitWorth(pub: Pub, unit: Unit): number {
  const { cost = 1, perCost = 1 } = cardOf(pub, unit);
  return cost / perCost;
}
export const worthOf = (pub: Pub, units: readonly Unit[]): number =>
  units.reduce((total, unit) => total + unitWorth(pub, unit), 0);

/** Others' ships in the system or next to it. */
export function menaceAt(pub: Pub, seat: Seat, system: string): Unit[] {
  const near = new Set([system, ...neighbours(pub, seat, system)]);
  return pub.units.filter((u) => isOpponent(pub, seat, u.owner) && u.owner !== NOBODY && near.has(u.at) && isShip(u));
}

/** Ground forces that should stay on a planet. */
export function garrison(pub: Pub, seat: Seat, planet: string): number {
  const system = systemOf(pub, planet);
  const menace = worthOf(pub, menaceAt(pub, seat, system));
  if (system === homeOf(pub, seat)) return menace > 4 ? 3 : menace === 0 && pub.round < 3 ? 0 : 1;
  const dock = pub.units.some((u) => u.on === planet && u.owner === seat && u.type === 'space-dock');
  if (isMecatol(planet)) return menace > 0 ? 3 : 1;
  return dock || menace > 0 ? 1 : 0;
}

/** Ground forces on planets of a system that may leave, and those that wait in space. */
export function spareTroops(pub: Pub, seat: Seat, system: string): Unit[] {
  const troops = pub.units.filter((u) => u.owner === seat && u.at === system && isGround(u));
  const afloat = troops.filter((u) => u.on === null);
  const landed = planetsIn(pub, system).flatMap((planet) => {
    const there = troops.filter((u) => u.on === planet).sort((a, b) => unitWorth(pub, a) - unitWorth(pub, b));
    return there.slice(0, Math.max(0, there.length - garrison(pub, seat, planet)));
  });
  return [...afloat, ...landed];
}
