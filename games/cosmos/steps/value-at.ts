// CSM-GM-5: a value of the world by its path (`sides.0.fleets.A.units.goleta`), and what a text means there.
import type { Json } from '@orrery/kernel';
import type { World } from '../state.ts';
import { isTroop, isUnit } from '../values/sheets.ts';

/** `counts`: a number of units or troops, which is never zero but absent. */
export interface Found {
  holder: Record<string, Json>;
  key: string;
  value: Json;
  counts: boolean;
}
const UNITS = /\.(fleets\.[^.]+\.(units|hidden)|(units\.-?\d+))\.[^.]+$/;
const TROOPS = /\.(fleets\.[^.]+\.cargo|(ground|station|orbital)\.-?\d+)\.[^.]+$/;
/** Where there may be a seat or nobody. */
const SEATS = /\.dom\.(orbit|ground)$|\.owner$|\.broker$|^citadelOrbit$|^finders\.\d+$/;

/** Undefined: there is no value there that can be corrected. */
export function valueAt(world: World, path: string): Found | undefined {
  const keys = path.split('.');
  let at: unknown = world;
  for (const key of keys.slice(0, -1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  const key = keys.at(-1)!;
  if (typeof at !== 'object' || at === null) return undefined;
  const holder = at as Record<string, Json>;
  const counts = (UNITS.test(path) && isUnit(key)) || (TROOPS.test(path) && isTroop(key));
  if (!Object.hasOwn(holder, key)) return counts ? { holder, key, value: 0, counts } : undefined;
  const value = holder[key]!;
  return typeof value === 'object' && value !== null ? undefined : { holder, key, value, counts };
}

/** The text as a value of the kind that is there; undefined: it is none. */
export function readValue({ value }: Found, path: string, text: string): Json | undefined {
  if (SEATS.test(path)) return text === 'null' ? null : whole(text);
  if (typeof value === 'number') return whole(text);
  if (typeof value === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return typeof value === 'string' ? text : undefined;
}
const whole = (text: string): number | undefined => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined);
