// TI4-INV-3: a landing as a whole, for a screen: how many of which ground forces go to which planet. The rules take it unit by unit.
import type { Seat } from '@orrery/kernel';
import type { Kind } from './plans.ts';
import { keyFor, tail } from './say.ts';
import type { Pub, Unit } from './state.ts';
import { attacks, type Invasion, landings, levyOn, ready } from './steps/invasion.ts';
import { isOpponent } from './values/allies.ts';
import { isGround } from './values/units.ts';

/** The units that could land and the planets they could land on; none: there is nothing to be put together. */
interface Landable {
  planets: string[];
  kinds: Kind[];
}
/** How many of a kind land on a planet, by `kind>planet`. */
export type Landing = ReadonlyMap<string, number>;
export const spot = (kind: string, planet: string): string => `${kind}>${planet}`;

export function landable(pub: Pub, args: Invasion): Landable {
  const spots = landings(pub, args).flatMap(({ key }) => (key.startsWith('land:') ? [tail(key).split('>')] : []));
  const planets = [...new Set(spots.map(([, planet]) => planet!))];
  if (planets.some((planet) => levyOn(pub, args, planet) > 0)) return NOTHING; // it is paid for in between
  const units = ready(pub, args);
  const kinds = [...new Set(spots.map(([kind]) => kind!))].map((key): Kind => {
    const alike = units.filter((unit) => keyFor(pub, args.seat, unit) === key);
    const [unit] = alike as [Unit];
    return { key, unit, count: unit.on === null ? alike.length : 1 }; // from elsewhere one of each planet
  });
  return { planets, kinds };
}

const NOTHING: Landable = { planets: [], kinds: [] };

/** Ground forces of others. */
export const guardsOn = (pub: Pub, seat: Seat, planet: string): number =>
  pub.units.filter((unit) => unit.on === planet && isOpponent(pub, seat, unit.owner) && isGround(unit)).length;

/** To begin with: evenly on what is not held yet, the best defended first. */
export function proposed(pub: Pub, args: Invasion): Landing {
  const { planets, kinds } = landable(pub, args);
  const goals = planets
    .filter((planet) => isOpponent(pub, args.seat, pub.planets[planet]!.controller))
    .toSorted((a, b) => guardsOn(pub, args.seat, b) - guardsOn(pub, args.seat, a));
  const landing = new Map<string, number>();
  if (goals.length === 0) return landing;
  const aboard = kinds
    .filter(({ unit }) => unit.on === null)
    .flatMap(({ key, count }) => Array<string>(count).fill(key));
  for (const [i, kind] of aboard.entries()) {
    const key = spot(kind, goals[i % goals.length]!);
    landing.set(key, (landing.get(key) ?? 0) + 1);
  }
  return landing;
}

/** The answers that land just these, and end the question if it would be asked again. */
export function landSome(pub: Pub, args: Invasion, landing: Landing): string[] {
  const units = new Map(pub.units.map((unit) => [unit.id, unit]));
  const able = ready(pub, args);
  const effects = [...args.effects];
  const choices: string[] = [];
  for (const [key, count] of landing) {
    const [kind, planet] = key.split('>') as [string, string];
    for (let i = 0; i < count; i++) {
      const at = able.findIndex((unit) => keyFor(pub, args.seat, unit) === kind);
      const [unit] = able.splice(at, 1) as [Unit];
      units.set(unit.id, { ...unit, at: args.system, on: planet });
      if (unit.on !== null) effects.push({ kind: 'dropped', seat: unit.owner, source: unit.on });
      choices.push(`land:${key}`);
    }
  }
  const after = { ...pub, units: [...units.values()] };
  const then = { ...args, effects, owed: false };
  return landings(after, then).length + attacks(after, then).length > 0 ? [...choices, 'done'] : choices;
}
