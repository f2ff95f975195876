// CSM-GM-5: a value of the world in words: `sides.0.fleets.A.units.goleta` is "Naxor · fleet A · units · Goleta".
import type { Json, Msg } from '@orrery/kernel';
import {
  buildingMsg,
  cardMsg,
  factionMsg,
  fleetMsg,
  heroMsg,
  placeMsg,
  planetMsg,
  sectorMsg,
  troopMsg,
  unitMsg,
} from '../say.ts';
import { NEUTRAL, type World } from '../state.ts';
import { blackPlace, isPlace } from '../values/geometry.ts';
import { isPlanet, isTroop, isUnit } from '../values/sheets.ts';

/** Those that have a word of their own; any other is shown as it is. */
const NAMED = new Set(
  `R gained spent saved units hidden cargo ground station orbital dom orbit left active alive at looted ruined blocked
   portal trap fund turn limit opened cards used got loans principal rate payments paid heroes conquered counters extra
   discount recycles owner vision special keys card`.split(/\s+/),
);
const COUNTED = new Set(
  `honour purse biomass biomassLife plunder assimilated extracted extractedSince builtInCitadel checks oneOff usurped
   spentLife rebuilt`.split(/\s+/),
);
/** Those that have one besides where nothing may be a name of the machine's; older reports keep what they always wrote. */
const SHOWN = new Set(
  `buildings id due gone rubble mines points from until portals pacts a b research developments place ends boost last
   finders broker first label spot what n codes databases cooldowns citadelOrbit veil pulsed bounties salvage code in
   planet seat`.split(/\s+/),
);
const BY_SEAT = ['units', 'ground', 'station', 'orbital'];

export const pathMsg = (world: World, path: string): Msg => joined(partsOf(world, path));
/** The same for who reads a trial or is told of a correction: nothing in it is a name of the machine's. */
export const shownPath = (world: World, path: string): Msg =>
  joined(partsOf(world, path).map((part) => shown(world, part)));
function shown(world: World, part: Msg): Msg {
  const text = part.key === 'value.raw' ? String(part.args!.text) : '';
  if (isPlace(text)) return placeMsg(world, text);
  if (isPlanet(text)) return planetMsg(text);
  if (/^\d+$/.test(text)) return { key: 'value.nth', args: { n: Number(text) + 1 } };
  return SHOWN.has(text) ? { key: `value.${text}` } : part;
}
function partsOf(world: World, path: string): Msg[] {
  const keys = path.split('.');
  return keys.flatMap((_, i) => partOf(world, keys, i) ?? []);
}
function joined(parts: readonly Msg[]): Msg {
  return parts.reduceRight((rest, part) => ({
    key: 'path',
    args: { part: part, rest: rest },
  }));
}

const TEXTS: readonly [where: RegExp, say: (id: string) => Msg][] = [
  [/\.card$|^cards\.|\.boost$|\.last\.[^.]+$/, cardMsg],
  [/\.buildings\.\d+\.id$/, buildingMsg],
  [/\.heroes\.\d+\.id$/, heroMsg],
  [/^special\.|\.planet$/, planetMsg],
  [/^keys\.\d+$/, sectorMsg],
  [/\.spot\.label$/, fleetMsg],
  [/\.spot\.in$/, (where) => ({ key: `value.${where}` })],
  [/\.trap$/, (state) => ({ key: `sheet.trap.${state}` })],
  [
    /\.portal$/,
    (of) => (of === 'star' ? { key: 'sheet.portal' } : { key: 'sheet.portal.key', args: { sector: sectorMsg(of) } }),
  ],
];
const SEATS = /\.(dom\.\w+|owner|broker)$|^finders\.\d+$|^citadelOrbit$|^black\.\d+\.seat$/;

/** A value at that path in words: a seat that holds something is its faction, a system its name. */
export function valueMsg(world: World, path: string, value: Json): Msg {
  if (value === null && SEATS.test(path)) return { key: 'value.nobody' };
  if (value === null || value === '') return { key: 'value.none' };
  if (typeof value === 'boolean') return { key: `value.${value}` };
  if (typeof value === 'number' && SEATS.test(path)) return factionMsg(world, value);
  if (typeof value === 'string' && isPlace(value)) return placeMsg(world, value);
  const named = typeof value === 'string' ? TEXTS.find(([where]) => where.test(path)) : undefined;
  if (named) return named[1](value as string);
  return { key: 'value.raw', args: { text: typeof value === 'string' ? value : JSON.stringify(value) } };
}

/** Undefined: what follows says it all. */
function partOf(world: World, keys: readonly string[], i: number): Msg | undefined {
  const [before, key] = [keys[i - 1] ?? '', keys[i]!];
  if (i === 0 && ['sides', 'systems', 'black'].includes(key)) return undefined;
  if (key === 'fleets') return undefined;
  if (before === 'sides' && world.sides[Number(key)]) return factionMsg(world, Number(key));
  if (before === 'systems' && isPlace(key)) return placeMsg(world, key);
  if (before === 'black' && i === 1) return placeMsg(world, blackPlace(Number(key) + 1)); // by its code
  if (before === 'fleets') return fleetMsg(key);
  if (keys[0] === 'systems' && BY_SEAT.includes(before) && (world.sides[Number(key)] || Number(key) === NEUTRAL))
    return factionMsg(world, Number(key));
  if (isUnit(key)) return unitMsg(key);
  if (isTroop(key)) return troopMsg(key);
  if (before === 'counters' && COUNTED.has(key)) return { key: `achievement.${key}` };
  return NAMED.has(key) ? { key: `value.${key}` } : { key: 'value.raw', args: { text: key } };
}
