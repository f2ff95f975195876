// Every change that galactic events make, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import { planetName, player } from '../say.ts';
import { eventOf, NOBODY, type Pub, type T } from '../state.ts';

/** [TI4-SETUP-4] In force from the set-up on. */
export function declareEvent(t: T, id: string): void {
  t.s.pub.events = [...(t.s.pub.events ?? []), { id }];
  t.tell({ type: 'event.declared', pub: { event: { key: `event.${id}` } } });
}
/** Control tokens on the card of an event. */
export function layTokens(t: T, id: string, seats: Seat[]): void {
  eventOf(t.s.pub, id)!.seats = seats;
  t.tell({ type: 'event.tokens', pub: { seats: seats.map(player), event: { key: `event.${id}` } } });
}
export function liftTokenOff(t: T, id: string, seat: Seat): void {
  const event = eventOf(t.s.pub, id)!;
  event.seats = (event.seats ?? []).filter((other) => other !== seat);
  t.tell({ type: 'event.token', pub: { seat: player(seat), event: { key: `event.${id}` } } });
}

/** Commodities that lie on a planet. They are commodities for nothing else. */
export const spoilsOn = (pub: Pub, planet: string): number => pub.planets[planet]?.spoils ?? 0;
function setSpoils(t: T, planet: string, amount: number): void {
  const place = t.s.pub.planets[planet]!;
  if (amount > 0) place.spoils = amount;
  else delete place.spoils;
}
export function bankSpoils(t: T, seat: Seat, planet: string, amount: number): void {
  setSpoils(t, planet, spoilsOn(t.s.pub, planet) + amount);
  t.tell({ type: 'spoils.banked', pub: { seat: player(seat), planet: planetName(planet), amount } });
}
export function moveSpoils(t: T, seat: Seat, from: string, to: string): void {
  const amount = spoilsOn(t.s.pub, from);
  setSpoils(t, from, 0);
  bankSpoils(t, seat, to, amount);
}
/** From these planets, the first as far as it goes. */
export function spendSpoils(t: T, seat: Seat, planets: readonly string[], amount: number): void {
  let left = amount;
  for (const planet of planets) {
    const taken = Math.min(left, spoilsOn(t.s.pub, planet));
    setSpoils(t, planet, spoilsOn(t.s.pub, planet) - taken);
    left -= taken;
  }
  t.tell({ type: 'spoils.spent', pub: { seat: player(seat), amount } });
}

/** A monument comes to a planet; it is no unit. */
export function layMonument(t: T, seat: Seat, planet: string): void {
  t.s.pub.planets[planet]!.monument = { under: 0, holder: NOBODY, worth: 0 };
  t.tell({ type: 'monument.built', pub: { seat: player(seat), planet: planetName(planet) } });
}
export function fillMonument(t: T, planet: string): void {
  t.s.pub.planets[planet]!.monument!.under += 1;
}
/** Whose points it gives, and how many. */
export function creditMonument(t: T, planet: string, holder: Seat, worth: number): void {
  Object.assign(t.s.pub.planets[planet]!.monument!, { holder, worth });
}
export function razeMonument(t: T, seat: Seat, planet: string): void {
  delete t.s.pub.planets[planet]!.monument;
  t.tell({ type: 'monument.razed', pub: { seat: player(seat), planet: planetName(planet) } });
}

/** Its card leaves the game: nobody controls it any more, and nobody will. */
export function purgePlanetCard(t: T, planet: string): void {
  Object.assign(t.s.pub.planets[planet]!, { controller: NOBODY, exhausted: false, attachments: [], purged: true });
  t.tell({ type: 'planet.purged', pub: { planet: planetName(planet) } });
}
