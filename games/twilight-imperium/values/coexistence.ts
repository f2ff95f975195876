// TI4-COEX: who stands on a planet beside others without fighting, and whom one meets there.
import type { Seat } from '@orrery/kernel';
import { NOBODY, type Pub } from '../state.ts';
import { areAllied, isOpponent } from './allies.ts';
import { groundOn, isGroundForce, unitsOn } from './units.ts';

/** [TI4-COEX-1] */
export const coexists = (pub: Pub, seat: Seat, planet: string): boolean =>
  pub.planets[planet]!.coexisting.includes(seat);

/** Of these planets those where a seat stands beside opponents, and not in peace; on its ally's it never does. [TI4-ALLY-10] */
export const contested = (pub: Pub, seat: Seat, planets: readonly string[]): string[] =>
  planets.filter((planet) => {
    if (areAllied(pub, seat, pub.planets[planet]!.controller)) return false;
    const owners = unitsOn(pub, planet).map(({ owner }) => owner);
    const met = owners.filter((owner) => owner !== NOBODY && isOpponent(pub, seat, owner));
    const isHeld = // [TI4-COEX-17] by somebody who does not coexist
      met.some((owner) => !coexists(pub, owner, planet)) || ![seat, NOBODY].includes(pub.planets[planet]!.controller);
    return owners.includes(seat) && met.length > 0 && isHeld && !coexists(pub, seat, planet);
  });

/** Everybody else with ground forces on a planet. [TI4-ALLY-10] */
const enemiesOn = (pub: Pub, seat: Seat, planet: string): Seat[] => [
  ...new Set(
    unitsOn(pub, planet)
      .filter((u) => isOpponent(pub, seat, u.owner) && isGroundForce(pub, u))
      .map((u) => u.owner),
  ),
];
/** [TI4-GND-1, TI4-COEX-4] Those of them who must be fought, and those who need not be. */
export const hostileOn = (pub: Pub, seat: Seat, planet: string): Seat[] =>
  enemiesOn(pub, seat, planet).filter((other) => !coexists(pub, other, planet));
export const peacefulOn = (pub: Pub, seat: Seat, planet: string): Seat[] =>
  enemiesOn(pub, seat, planet).filter((other) => coexists(pub, other, planet));

/** [TI4-COEX-14] Whom a bombardment of this planet may be aimed at: any other with units there, or whoever controls it. */
export function victimsOn(pub: Pub, seat: Seat, planet: string): Seat[] {
  const there = [...new Set(unitsOn(pub, planet).map((u) => u.owner))].filter((owner) => isOpponent(pub, seat, owner));
  const { controller } = pub.planets[planet]!;
  return there.length > 0 || controller === NOBODY || !isOpponent(pub, seat, controller) ? there : [controller]; // [TI4-ALLY-20]
}

/** [TI4-COEX-6, -7] Combats that need no landing: a coexisting player attacks the controller, or the controller one of them. */
export function attacksOn(pub: Pub, seat: Seat, planet: string): Seat[] {
  if (groundOn(pub, seat, planet).length === 0) return [];
  if (pub.planets[planet]!.controller === seat) return peacefulOn(pub, seat, planet);
  return coexists(pub, seat, planet) ? hostileOn(pub, seat, planet) : [];
}
