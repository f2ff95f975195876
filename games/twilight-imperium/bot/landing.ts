// Invasion: bombardment, who lands where, and which planet comes first.
import { modifiers } from '../registry.ts';
import { planetName, unitKey } from '../say.ts';
import type { Unit } from '../state.ts';
import { isMecatol } from '../values/board.ts';
import { capacityOf } from '../values/limits.ts';
import { fleetOf, isGround, isReserve } from '../values/units.ts';
import { type Answerer, type Case, choose, offers, partsOf, say } from './case.ts';
import { prizes } from './conquest.ts';
import { defendersOn, landingOdds } from './odds.ts';
import { menaceAt, planetWorth, unitWorth } from './worth.ts';

const afloat = ({ pub, seat, args }: Case): Unit[] =>
  pub.units
    .filter((u) => u.owner === seat && u.at === args.system && u.on === null && isGround(u))
    .sort((a, b) => unitWorth(pub, a) - unitWorth(pub, b));
/** Who could land straight from reinforcements. */
const inReserve = (c: Case): Unit[] =>
  modifiers(c.pub, 'drops')
    .flatMap(({ drops }) => drops(c.pub, c.seat, c.args.system as string))
    .filter((u) => isReserve(u) && c.options.some(({ key }) => key.startsWith(`land:${unitKey(c.pub, u)}>`)));
const landedOn = ({ pub, seat }: Case, planet: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.on === planet && isGround(u));

/** Does this planet need one more? */
function wantsMore(c: Case, planet: string, waiting: readonly Unit[]): boolean {
  const { pub, seat } = c;
  const system = c.args.system as string;
  const there = landedOn(c, planet);
  if (defendersOn(pub, seat, planet).length === 0) {
    const precious = isMecatol(planet) || menaceAt(pub, seat, system).length > 0;
    return there.length < (precious && waiting.length > 2 ? 2 : 1);
  }
  const ships = fleetOf(pub, seat, system);
  const landed = (unit: Unit): Unit => (isReserve(unit) ? { ...unit, at: system, on: planet } : unit);
  const odds = (troops: readonly Unit[]) => landingOdds(pub, seat, planet, system, troops.map(landed), ships).chance;
  if (there.length === 0 && odds(waiting) < 0.6) return false; // all together could not
  return odds(there) < 0.9;
}

/** Free planets first, one soldier each; then the defended ones, if those who are left can win. */
export const land: Answerer = (c) => {
  const { pub, seat } = c;
  const system = c.args.system as string;
  if (offers(c, 'custodians')) return { choice: 'custodians', why: say('custodians') };
  const waiting = [...inReserve(c), ...afloat(c)]; // what costs no room first
  const targets = prizes(c.k, system);
  const free = targets.filter((p) => defendersOn(pub, seat, p).length === 0);
  const held = targets.filter((p) => !free.includes(p));
  const settled = [...free, ...held].find((p) => wantsMore(c, p, waiting));
  const room = fleetOf(pub, seat, system).reduce((sum, ship) => sum + capacityOf(pub, ship), 0);
  const planet = settled ?? (waiting.length > Math.min(4, room) ? targets[0] : undefined);
  const unit = held.includes(planet ?? '') ? waiting.at(-1) : waiting[0];
  if (planet && unit && offers(c, `land:${unitKey(c.pub, unit)}>${planet}`))
    return { choice: `land:${unitKey(c.pub, unit)}>${planet}`, why: say('land', { planet: planetName(planet) }) };
  if (offers(c, 'done')) return { choice: 'done', why: say('land.done') };
  return choose(c, (key) => (key.includes('mech') ? 0 : 1), say('land.owed'));
};

export const bombard: Answerer = (c) => ({ choice: offers(c, 'bombard') ? 'bombard' : 'no', why: say('bombard') });
export const aim: Answerer = (c) => choose(c, (key) => defendersOn(c.pub, c.seat, partsOf(key)[0]).length, say('aim'));
export const firstPlanet: Answerer = (c) =>
  choose(c, (key) => planetWorth(c.pub, c.seat, partsOf(key)[0]), say('planet.first'));
