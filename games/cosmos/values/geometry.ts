// CSM-BOARD: seventeen by seventeen squares in rings round the Citadel, and the black squares beyond.
import { SECTORS } from '../packs/base/sectors.ts';
import type { Sector } from '../packs/base/types.ts';
import { CITADEL, type PlaceId, type World } from '../state.ts';

export interface Point {
  x: number;
  y: number;
}
const REACH = 8;

/** System n of ring r, clockwise from due north (CSM-BOARD-3). */
export function pointOn(r: number, n: number): Point {
  const k = n - 1;
  if (k <= r) return { x: k, y: r };
  if (k <= 3 * r) return { x: r, y: 2 * r - k };
  if (k <= 5 * r) return { x: 4 * r - k, y: -r };
  if (k <= 7 * r) return { x: -r, y: k - 6 * r };
  return { x: k - 8 * r, y: r };
}

const POINTS = new Map<PlaceId, Point>([[CITADEL, { x: 0, y: 0 }]]);
const PLACES = new Map<string, PlaceId>();
for (const sector of SECTORS) {
  for (let n = 1; n <= sector.systems; n++) POINTS.set(`${sector.id}-${n}`, pointOn(sector.ring, n));
}
for (const [place, { x, y }] of POINTS) PLACES.set(`${x},${y}`, place);

/** All 288 systems from violet to white, without the Citadel. */
export const BOARD: readonly PlaceId[] = [...POINTS.keys()].filter((place) => place !== CITADEL);
export const pointOf = (place: PlaceId): Point | undefined => POINTS.get(place);
export const placeAt = (x: number, y: number): PlaceId | undefined => PLACES.get(`${x},${y}`);
export const isBoard = (place: PlaceId): boolean => POINTS.has(place) && place !== CITADEL;
export const isBlack = (place: PlaceId): boolean => place.startsWith('black-');
export const isPlace = (place: PlaceId): boolean => POINTS.has(place) || /^black-([1-9]\d?|100)$/.test(place);
export const blackPlace = (square: number): PlaceId => `black-${square}`;
export const numberOf = (place: PlaceId): number => Number(place.slice(place.indexOf('-') + 1));

/** The name of the sector: a colour, `black` or `citadel`. */
export function sectorOf(place: PlaceId): string {
  const dash = place.indexOf('-');
  return dash < 0 ? place : place.slice(0, dash);
}
export const sectorData = (place: PlaceId): Sector | undefined => SECTORS.find((s) => s.id === sectorOf(place));

/** Report order: the Citadel, violet to white by number, black by square (CSM-TURN-8). */
export function placeRank(place: PlaceId): number {
  if (place === CITADEL) return 0;
  const ring = sectorData(place)?.ring ?? REACH + 1;
  return ring * 1000 + numberOf(place);
}

/** Of cards and abilities: obstacles do not matter, black squares are near nothing but themselves (CSM-BOARD-7). */
export function isWithin(from: PlaceId, to: PlaceId, range: number): boolean {
  if (from === to) return true;
  const [a, b] = [pointOf(from), pointOf(to)];
  return a !== undefined && b !== undefined && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= range;
}

/** Shortest king path round the Citadel and the ruins (CSM-BOARD-6); undefined: there is none. */
export function distance(from: PlaceId, to: PlaceId, ruined: (place: PlaceId) => boolean): number | undefined {
  const [start, goal] = [pointOf(from), pointOf(to)];
  if (!start || !goal || from === CITADEL || to === CITADEL || ruined(from) || ruined(to)) return undefined;
  let front = [start];
  const seen = new Set([`${start.x},${start.y}`]);
  for (let steps = 0; front.length > 0; steps++) {
    if (front.some((p) => p.x === goal.x && p.y === goal.y)) return steps;
    const next: Point[] = [];
    for (const p of front) {
      for (const q of neighbours(p)) {
        const key = `${q.x},${q.y}`;
        const place = PLACES.get(key);
        if (seen.has(key) || !place || place === CITADEL || ruined(place)) continue;
        seen.add(key);
        next.push(q);
      }
    }
    front = next;
  }
  return undefined;
}

function neighbours({ x, y }: Point): Point[] {
  const points: Point[] = [];
  for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) if (dx || dy) points.push({ x: x + dx, y: y + dy });
  return points;
}

export const stepsBetween = (w: World, from: PlaceId, to: PlaceId): number | undefined =>
  distance(from, to, (place) => w.systems[place]?.ruined === true);

/** The white system whose number differs by that much, counting round from 64 to 1 (CSM-SETUP-8). */
export function whiteBeside(anchor: number, by: number): PlaceId {
  const size = SECTORS.at(-1)!.systems;
  return `white-${((anchor - 1 + by + size) % size) + 1}`;
}
