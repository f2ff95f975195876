// CSM-GM-5: a value of the world by its path (`sides.0.fleets.A.units.goleta`), and what a text means there.
import type { Json, Seat } from '@orrery/kernel';
import { SECTORS } from '../packs/base/sectors.ts';
import type { Side, World } from '../state.ts';
import { isPlace } from '../values/geometry.ts';
import { factionOf, isBuilding, isCard, isPlanet, isTroop, isUnit } from '../values/sheets.ts';

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

/** What the table is built on: nobody corrects it. */
const FIXED = /^(turn|seed)$|^sides\.\d+\.faction$|^black\.\d+\.(kind|code)$/;

/** Undefined: there is no value there that can be corrected. */
export function valueAt(world: World, path: string): Found | undefined {
  if (FIXED.test(path)) return undefined;
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

const isSector = (text: string): boolean => SECTORS.some(({ id }) => id === text);
/** What a text may be, by where it stands; where nothing is said, it cannot be corrected. */
const TEXTS: readonly [where: RegExp, is: (text: string, world: World, path: string) => boolean][] = [
  [/\.fleets\.[^.]+\.at$|\.(vision|portals|bounties)\.\d+$|\.(research|developments)\.\d+\.place$/, isPlace],
  [/^sides\.\d+\.heroes\.\d+\.id$/, (text, world, path) => sheetAt(world, path).heroes.some(({ id }) => id === text)],
  [/\.spot\.label$/, (text, world, path) => Object.hasOwn(sideAt(world, path).fleets, text)],
  [/\.spot\.at$/, isPlace],
  [/\.cards\.\d+\.card$|^cards\.[^.]+\.\d+$|^black\.\d+\.card$/, isCard],
  [/\.developments\.\d+\.boost$|\.last\.[^.]+$/, (text) => /^boost-/.test(text) && isCard(text)],
  [/\.buildings\.\d+\.id$/, isBuilding],
  [/^systems\.[^.]+\.portal$/, (text) => text === '' || text === 'star' || isSector(text)],
  [/^systems\.[^.]+\.trap$/, (text) => ['', 'on', 'off'].includes(text)],
  [/^special\.[^.]+$/, isPlanet],
  [/^keys\.\d+$/, isSector],
  [/^databases\.\d+$/, isPlace],
];
const sideAt = (world: World, path: string): Side => world.sides[Number(path.split('.')[1])]!;
const sheetAt = (world: World, path: string) => factionOf(sideAt(world, path).faction);

/** The text as a value of the kind that is there; undefined: it is none. */
export function readValue({ value }: Found, path: string, text: string, world: World): Json | undefined {
  if (SEATS.test(path)) return text === 'null' ? null : seatIn(world, text);
  if (typeof value === 'number') return whole(text);
  if (typeof value === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  const isFit = TEXTS.find(([where]) => where.test(path))?.[1];
  return typeof value === 'string' && isFit?.(text, world, path) ? text : undefined;
}
const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
function seatIn(world: World, text: string): Seat | undefined {
  const seat = whole(text);
  return seat !== undefined && world.sides[seat] ? seat : undefined;
}
