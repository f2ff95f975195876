// Ground forces that an ability moves from planet to planet: from where they are spare to where they are missing.
import type { Seat } from '@orrery/kernel';
import type { Pub } from '../state.ts';
import { ourPlanets } from '../values/board.ts';
import { groundOn } from '../values/units.ts';
import { type Answerer, type Case, choose, mildest, partsOf, say } from './case.ts';
import { garrison, planetWorth } from './worth.ts';

/** How many ground forces a planet lacks; below 0: so many could leave it. */
const missing = (pub: Pub, seat: Seat, planet: string): number =>
  garrison(pub, seat, planet) - groundOn(pub, seat, planet).length;

/** Does one of these planets lack some, while another could spare them? */
export const isUneven = (pub: Pub, seat: Seat, planets = ourPlanets(pub, seat)): boolean =>
  planets.some((planet) => missing(pub, seat, planet) > 0) && planets.some((planet) => missing(pub, seat, planet) < 0);

/** How many like this unit its planet could spare; what is in space is at hand for landings. */
function spare({ pub, seat }: Case, unit: string): number {
  const from = unit.slice(unit.lastIndexOf('@') + 1);
  return pub.planets[from] ? -missing(pub, seat, from) : 0;
}
const need = ({ pub, seat }: Case, planet: string): number =>
  missing(pub, seat, planet) > 0 ? planetWorth(pub, seat, planet) : 0;

/** `shift:UNIT>PLANET` */
export function shiftWorth(c: Case, key: string): number {
  const [unit, planet] = partsOf(key);
  return spare(c, unit) > 0 ? need(c, planet) : 0;
}
/** Until no planet lacks any that another could spare. */
export const shiftTroops: Answerer = (c) =>
  choose(c, (key) => (key === 'done' ? 0.001 : shiftWorth(c, key)), say('troops'));
export const liftTroops: Answerer = (c) =>
  isUneven(c.pub, c.seat) ? choose(c, (key) => spare(c, partsOf(key)[0]), say('troops')) : mildest(c);
export const setTroops: Answerer = (c) => choose(c, (key) => need(c, partsOf(key)[0]), say('troops'));
