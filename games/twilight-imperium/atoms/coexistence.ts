// TI4-COEX: coexistence begins by an effect that says so, and ends with a victory or with the last unit.
import type { Seat } from '@orrery/kernel';
import { piecesWith } from '../registry.ts';
import { planetName, player } from '../say.ts';
import type { T } from '../state.ts';
import { areAllied } from '../values/allies.ts';

/** [TI4-COEX-2, -3] Whoever controlled the planet hands it over to `holder`, the other one there. */
export function beginCoexistence(t: T, seat: Seat, planet: string, holder: Seat): void {
  const place = t.s.pub.planets[planet]!;
  if (areAllied(t.s.pub, seat, place.controller)) return; // it stands there as an ally [TI4-ALLY-10]
  const isNew = !place.coexisting.includes(seat);
  if (isNew) place.coexisting.push(seat);
  t.tell({ type: 'coexist.begun', pub: { seat: player(seat), planet: planetName(planet) } });
  if (isNew) for (const piece of piecesWith(t.s.pub, 'coexisted')) piece.coexisted(t, seat, planet);
  if (place.controller === seat) t.call('gainPlanet', { seat: holder, planet });
}

/** [TI4-COEX-19] */
export function endCoexistence(t: T, seat: Seat, planet: string): void {
  const place = t.s.pub.planets[planet]!;
  if (!place.coexisting.includes(seat)) return;
  place.coexisting = place.coexisting.filter((other) => other !== seat);
  t.tell({ type: 'coexist.ended', pub: { seat: player(seat), planet: planetName(planet) } });
}
