// CSM-VISION-2 to 10: who is where, who shows, and who sees what.
import type { Seat } from '@orrery/kernel';
import { addAll, look, total } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import {
  CITADEL,
  type Count,
  type Fleet,
  NEUTRAL,
  type Pact,
  type PlaceId,
  type System,
  type World,
} from '../state.ts';
import { isLivable } from './crossing.ts';
import { isBlack, isBoard, isWithin, numberOf, sectorOf } from './geometry.ts';
import { heroOf, heroPlace, hiddenPlanetOf, planetOf, seatOf, sheetOf, unitOf } from './sheets.ts';

/** A Nova Bomb leaves nothing of a special planet (CSM-CARD-NOVA-3). */
export const specialAt = (w: World, place: PlaceId): string => (look(w, place).ruined ? '' : (w.special[place] ?? ''));
export const isForum = (w: World, place: PlaceId): boolean => specialAt(w, place) === 'galactic-forum';
export const seatsOf = (w: World): Seat[] => w.sides.map((_, seat) => seat);
export const activeSeats = (w: World): Seat[] => seatsOf(w).filter((seat) => w.sides[seat]!.active);

/** Seats of the turn in the order in which they act: rotated by one each turn (CSM-TURN-4). */
export function initiative(w: World): Seat[] {
  const n = w.sides.length;
  const first = (w.turn - 1) % n;
  return Array.from({ length: n }, (_, i) => (first + i) % n).filter((seat) => w.sides[seat]!.active);
}

export const isPactOf = (pact: Pact, a: Seat, b: Seat): boolean =>
  (pact.a === a && pact.b === b) || (pact.a === b && pact.b === a);
export const inPact = (w: World, a: Seat, b: Seat): boolean =>
  w.pacts.some((p) => w.turn >= p.from && w.turn <= p.until && isPactOf(p, a, b));

/** A scanner uncovers everybody but the dominator of its orbit (CSM-CARD-INVIS-4). */
function isScanned(w: World, seat: Seat, place: PlaceId): boolean {
  const system = look(w, place);
  return system.dom.orbit !== seat && system.buildings.some((b) => b.id === 'scanner-station');
}

/** How many units of this type in the fleet nobody else sees. */
export function unseen(w: World, seat: Seat, fleet: Fleet, unit: string): number {
  if (isScanned(w, seat, fleet.at)) return 0;
  const veiled = fleet.veil >= w.turn && hooksOf(w, seat).veils?.includes(unit) === true;
  return veiled ? (fleet.units[unit] ?? 0) : (fleet.hidden[unit] ?? 0);
}

export function visibleOf(w: World, seat: Seat, fleet: Fleet): Count {
  const seen: Count = {};
  for (const [unit, n] of Object.entries(fleet.units)) {
    const shown = n - unseen(w, seat, fleet, unit);
    if (shown > 0) seen[unit] = shown;
  }
  return seen;
}

/** Units of a side that others see in that orbit. */
export function visibleUnits(w: World, seat: Seat, place: PlaceId): Count {
  const seen: Count = {};
  addAll(seen, look(w, place).units[seat] ?? {});
  if (seat !== NEUTRAL)
    for (const fleet of Object.values(w.sides[seat]!.fleets))
      if (fleet.at === place) addAll(seen, visibleOf(w, seat, fleet));
  return seen;
}
export const isVisible = (w: World, seat: Seat, place: PlaceId, area: 'orbit' | 'ground'): boolean =>
  area === 'orbit' ? total(visibleUnits(w, seat, place)) > 0 : total(look(w, place).ground[seat]) > 0;

/** Weak presence (CSM-VISION-4): a building or ground base, a garrison in the orbital base. */
export function isWeak(w: World, seat: Seat, place: PlaceId, area: 'orbit' | 'ground'): boolean {
  if (area === 'orbit') return total(look(w, place).orbital[seat]) > 0;
  return look(w, place).buildings.some((b) => b.owner === seat && isHome(w, seat, b.id));
}
/** A control building or the ground base of this faction. */
const isHome = (w: World, seat: Seat, building: string): boolean => {
  const { control, base } = sheetOf(w, seat);
  return building === control.id || building === base.id;
};

export const allSides = (w: World): Seat[] => [NEUTRAL, ...seatsOf(w)];

/** Which sides have anything in a place, the neutral one first. Most systems hold one or none: asking all sides is dear. */
export type Roster = ReadonlyMap<PlaceId, Seat[]>;
export function rosterOf(w: World): Roster {
  const roster = new Map<PlaceId, Set<Seat>>();
  const enter = (place: PlaceId, seat: Seat) => {
    const here = roster.get(place);
    if (here) here.add(seat);
    else roster.set(place, new Set([seat]));
  };
  for (const place in w.systems) {
    const { units, ground, station, orbital, buildings } = w.systems[place]!;
    for (const all of [units, ground, station, orbital]) for (const seat in all) enter(place, Number(seat));
    for (const { owner } of buildings) if (owner !== null) enter(place, owner);
  }
  for (const [seat, side] of w.sides.entries()) {
    for (const label in side.fleets) enter(side.fleets[label]!.at, seat);
    for (const hero of side.heroes) if (hero.alive && hero.spot.in !== 'fleet') enter(hero.spot.at, seat);
  }
  return new Map([...roster].map(([place, seats]) => [place, [...seats].sort((a, b) => a - b)]));
}

/** Units and troops that stand in the system itself, in no fleet. */
const isManned = ({ units, ground, station, orbital }: Readonly<System>, seat: Seat): boolean =>
  total(units[seat]) > 0 || total(ground[seat]) > 0 || total(station[seat]) > 0 || total(orbital[seat]) > 0;

/** Anything at all of that faction: hidden ships, cargo and heroes included (CSM-VISION-2). */
export function hasUnit(w: World, seat: Seat, place: PlaceId): boolean {
  if (isManned(look(w, place), seat)) return true;
  const side = w.sides[seat]!;
  if (Object.values(side.fleets).some((fleet) => fleet.at === place)) return true;
  return side.heroes.some((hero) => heroPlace(w, seat, hero) === place);
}

/** Does the faction see the system now (CSM-VISION-10)? A block overrides everything. */
export function sees(w: World, seat: Seat, place: PlaceId): boolean {
  if (look(w, place).blocked) return false;
  if (place === CITADEL) return isOpen(w);
  return w.sides[seat]!.vision.includes(place) || hasUnit(w, seat, place) || grantsOf(w, seat)(place);
}
const isOpen = (w: World): boolean => w.opened > 0 && w.opened <= w.turn; // [CSM-CITADEL-2]

/** The same for many places: what the faction sees by is gathered once. */
export function sightOf(w: World, seat: Seat, roster: Roster = rosterOf(w)): (place: PlaceId) => boolean {
  const known = new Set(w.sides[seat]!.vision);
  const isGranted = grantsOf(w, seat);
  return (place) => {
    if (place === CITADEL) return isOpen(w) && !look(w, place).blocked;
    const present = roster.get(place)?.includes(seat) === true && hasUnit(w, seat, place);
    return (present || known.has(place) || isGranted(place)) && !look(w, place).blocked;
  };
}

/** Sight without presence or lasting vision: of the holder of the Citadel, of beacons, heroes and abilities. */
function grantsOf(w: World, seat: Seat): (place: PlaceId) => boolean {
  if (look(w, CITADEL).dom.ground === seat) return isBoard; // [CSM-CITADEL-7]
  const white = holdsListeningPost(w, seat);
  const posts = lookoutsOf(w, seat);
  if (!white && posts.length === 0) return () => false;
  return (place) => (white && sectorOf(place) === 'white') || posts.some(({ at, range }) => isWithin(at, place, range));
}

/** Places from which a faction sees all board systems within a range. */
export interface Lookout {
  at: PlaceId;
  range: number;
}
function lookoutsOf(w: World, seat: Seat): Lookout[] {
  const beacons = Object.keys(w.special)
    .filter((at) => specialAt(w, at) === 'star-beacon' && look(w, at).dom.orbit === seat)
    .map((at) => ({ at, range: planetOf('star-beacon').params.range as number }));
  const seers = w.sides[seat]!.heroes.flatMap((hero) => {
    const { kind, value } = heroOf(hero.id).effect;
    const at = heroPlace(w, seat, hero);
    return kind === 'visionRadius' && at !== undefined ? [{ at, range: Number(value) }] : [];
  });
  return [...beacons, ...seers, ...(hooksOf(w, seat).lookouts?.(w, seat) ?? [])];
}

function holdsListeningPost(w: World, seat: Seat): boolean {
  return w.black.some(
    (square, i) =>
      square.kind === 'planet' &&
      hiddenPlanetOf(square.planet).params.vision === 'white' &&
      look(w, `black-${i + 1}`).dom.orbit === seat,
  );
}

export const hasPresence = (w: World, seat: Seat, place: PlaceId): boolean =>
  hasUnit(w, seat, place) || sees(w, seat, place);

export const squareOf = (w: World, place: PlaceId) => (isBlack(place) ? w.black[numberOf(place) - 1] : undefined);
export const isHabitable = (w: World, place: PlaceId): boolean => {
  const square = squareOf(w, place);
  return square !== undefined && !square.gone && isLivable(square.kind);
};

/** The bases of a faction that stand in this system (CSM-BASE-1). */
export function basesAt(w: World, seat: Seat, place: PlaceId): { fixed: boolean; mobile: boolean } {
  if (seat === NEUTRAL) return { fixed: false, mobile: false };
  const citadel = place === CITADEL && look(w, place).dom.ground === seat; // [CSM-CITADEL-7]
  return { fixed: citadel || hasFixedBase(w, seat, place), mobile: hasMobileBase(w, seat, place) };
}
function hasFixedBase(w: World, seat: Seat, place: PlaceId): boolean {
  const { buildings, units } = look(w, place);
  const { control, base } = sheetOf(w, seat);
  const isBase = (id: string) => id === base.id || (id === control.id && control.grants.includes('base'));
  return buildings.some((b) => b.owner === seat && isBase(b.id)) || Object.keys(units[seat] ?? {}).some(isBaseUnit);
}
/** Without a place: anywhere. */
const hasMobileBase = (w: World, seat: Seat, place?: PlaceId): boolean =>
  Object.values(w.sides[seat]!.fleets).some(
    (f) => (place === undefined || f.at === place) && Object.keys(f.units).some(isBaseUnit),
  );
/** One of them stands where orders and income pass (CSM-INCOME-3). */
export function hasOpenBase(w: World, seat: Seat): boolean {
  const places = new Set([...Object.keys(w.systems), ...Object.values(w.sides[seat]!.fleets).map((f) => f.at)]);
  places.delete(CITADEL);
  return [...places].some((at) => !look(w, at).blocked && (hasFixedBase(w, seat, at) || hasMobileBase(w, seat, at)));
}
/** The base of the sheet itself; what cards give is none (CSM-FACTION-FANTASMA-5). */
export function keepsBase(w: World, seat: Seat): boolean {
  const { id } = sheetOf(w, seat).base;
  return (
    (unitsOf(w, seat)[id] ?? 0) > 0 ||
    Object.values(w.systems).some((s) => s.buildings.some((b) => b.id === id && b.owner === seat))
  );
}
const isBaseUnit = (id: string): boolean => unitOf(id).tags.includes('base');
export const hasBase = (w: World, seat: Seat): boolean =>
  hasMobileBase(w, seat) || Object.keys(w.systems).some((place) => place !== CITADEL && hasFixedBase(w, seat, place));

/** The unique fixed base of the faction stands here (CSM-BOARD-10). */
export function isFixedBase(w: World, seat: Seat, place: PlaceId): boolean {
  const { base } = sheetOf(w, seat);
  if (base.kind !== 'fixed') return false;
  const system = look(w, place);
  if (base.area === 'orbit') return (system.units[seat]?.[base.id] ?? 0) > 0;
  return system.buildings.some((b) => b.owner === seat && b.id === base.id);
}

/** All units of a faction, wherever they are. */
export function unitsOf(w: World, seat: Seat): Count {
  const all: Count = {};
  for (const fleet of Object.values(w.sides[seat]!.fleets)) addAll(all, fleet.units);
  for (const system of Object.values(w.systems)) addAll(all, system.units[seat] ?? {});
  return all;
}
export function controlsOf(w: World, seat: Seat): PlaceId[] {
  const { id } = sheetOf(w, seat).control;
  return Object.keys(w.systems).filter((place) =>
    look(w, place).buildings.some((b) => b.id === id && b.owner === seat),
  );
}
export function dominated(w: World, seat: Seat, area: 'orbit' | 'ground'): PlaceId[] {
  return Object.keys(w.systems).filter((place) => look(w, place).dom[area] === seat);
}
export const hiveSeat = (w: World): Seat => seatOf(w, 'mente-colmena');
