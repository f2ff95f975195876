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
function pointOn(r: number, n: number): Point {
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
/** How many squares the black sector has (CSM-BLACK-1). */
export const BLACK = 100;
export const isBlack = (place: PlaceId): boolean => place.startsWith('black-');
export const isPlace = (place: PlaceId): boolean => POINTS.has(place) || /^black-([1-9]\d?|100)$/.test(place);
export const blackPlace = (square: number): PlaceId => `black-${square}`;
export const numberOf = (place: PlaceId): number => Number(place.slice(place.indexOf('-') + 1));

/** The name of the sector: a colour, `black` or `citadel`. */
export function sectorOf(place: PlaceId): string {
  const dash = place.indexOf('-');
  return dash < 0 ? place : place.slice(0, dash);
}
const SECTOR = new Map(SECTORS.map((sector) => [sector.id, sector]));
export const sectorData = (place: PlaceId): Sector | undefined => SECTOR.get(sectorOf(place));

/** Report order: the Citadel, violet to white by number, black by square (CSM-TURN-8). */
export function placeRank(place: PlaceId): number {
  if (place === CITADEL) return 0;
  const ring = sectorData(place)?.ring ?? REACH + 1;
  return ring * 1000 + numberOf(place);
}

/** Of cards and abilities: obstacles do not matter, black squares are near nothing but themselves (CSM-BOARD-7). */
export function isWithin(from: PlaceId, to: PlaceId, range: number): boolean {
  return squaresBetween(from, to) <= range;
}
export function squaresBetween(from: PlaceId, to: PlaceId): number {
  if (from === to) return 0;
  const [a, b] = [pointOf(from), pointOf(to)];
  return a && b ? Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) : Number.POSITIVE_INFINITY;
}

/** The eight squares around each system, by its place in BOARD; the Citadel is never crossed (CSM-BOARD-8). */
const RANK = new Map(BOARD.map((place, i) => [place, i]));
const NEIGHBOURS: readonly number[][] = BOARD.map((place) => {
  const { x, y } = POINTS.get(place)!;
  const around: number[] = [];
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      const rank = RANK.get(placeAt(x + dx, y + dy) ?? CITADEL);
      if (rank !== undefined && (dx !== 0 || dy !== 0)) around.push(rank);
    }
  return around;
});

export type Steps = (to: PlaceId) => number | undefined;
const plain = new Map<PlaceId, Steps>();
/** Shortest king paths from a system round the Citadel and the ruins (CSM-BOARD-6); undefined: there is none. */
export function stepsFrom(from: PlaceId, ruined: ReadonlySet<PlaceId>): Steps {
  if (ruined.size > 0) return walk(from, ruined);
  let steps = plain.get(from);
  if (!steps) {
    steps = walk(from, ruined);
    plain.set(from, steps);
  }
  return steps;
}
function walk(from: PlaceId, ruined: ReadonlySet<PlaceId>): Steps {
  const start = RANK.get(from);
  const steps = new Int16Array(BOARD.length).fill(-1);
  const front: number[] = [];
  if (start !== undefined && !ruined.has(from)) {
    steps[start] = 0;
    front.push(start);
  }
  for (let i = 0; i < front.length; i++) {
    const at = front[i]!;
    for (const next of NEIGHBOURS[at]!) {
      if (steps[next] !== -1 || ruined.has(BOARD[next]!)) continue;
      steps[next] = steps[at]! + 1;
      front.push(next);
    }
  }
  return (to) => {
    const goal = RANK.get(to);
    return goal === undefined || steps[goal] === -1 ? undefined : steps[goal];
  };
}
export const distance = (from: PlaceId, to: PlaceId, ruined: (place: PlaceId) => boolean): number | undefined =>
  stepsFrom(from, new Set(BOARD.filter(ruined)))(to);

export const stepsBetween = (w: World, from: PlaceId, to: PlaceId): number | undefined =>
  stepsFrom(from, new Set(Object.keys(w.systems).filter((place) => w.systems[place]!.ruined)))(to);

/** The white system whose number differs by that much, counting round from 64 to 1 (CSM-SETUP-8). */
export function whiteBeside(anchor: number, by: number): PlaceId {
  const size = SECTORS.at(-1)!.systems;
  return `white-${((anchor - 1 + by + size) % size) + 1}`;
}
