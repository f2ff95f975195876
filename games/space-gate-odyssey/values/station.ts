// SGO-BUILD, SGO-MOVE-2: the geometry of a station on its grid. Sides are bits: north 1, east 2, south 4, west 8.
import { moduleOf } from '../packs/base/modules.ts';
import { type Placed, type Spot, TURNS, type Turn } from '../state.ts';

type Cell = { x: number; y: number };
type Laid = Cell & { id: string; turn: Turn };

const STEPS: readonly { side: number; dx: number; dy: number; back: number }[] = [
  { side: 1, dx: 0, dy: -1, back: 4 },
  { side: 2, dx: 1, dy: 0, back: 8 },
  { side: 4, dx: 0, dy: 1, back: 1 },
  { side: 8, dx: -1, dy: 0, back: 2 },
];
const SPAN = 1000;
const cellKey = (x: number, y: number): number => x * SPAN + y;

const turned = (mask: number, turn: Turn): number => {
  const quarters = turn / 90;
  return ((mask << quarters) | (mask >> (4 - quarters))) & 15;
};

/** The sides on which a module has a corridor, as it lies. */
export const corridorsOf = (id: string, turn: Turn): number => turned(moduleOf(id).corridors, turn);

/** [SGO-BUILD-15] Turns that show the same corridors are one, named by the smallest. */
const DISTINCT: readonly (readonly Turn[])[] = Array.from({ length: 16 }, (_, mask) =>
  TURNS.filter((turn) => !TURNS.some((less) => less < turn && turned(mask, less) === turned(mask, turn))),
);
export const turnsOf = (id: string): readonly Turn[] => DISTINCT[moduleOf(id).corridors]!;
export const plainTurn = (id: string, turn: Turn): Turn =>
  turnsOf(id).find((t) => corridorsOf(id, t) === corridorsOf(id, turn))!;

export const cellsOf = <M extends Laid>(station: readonly M[]): Map<number, M> =>
  new Map(station.map((m) => [cellKey(m.x, m.y), m]));

/** [SGO-BUILD-11] Empty cells that an open corridor leads to, with the sides on which it does. */
export function sockets(station: readonly Laid[]): (Cell & { sides: number })[] {
  const cells = cellsOf(station);
  const found = new Map<number, Cell & { sides: number }>();
  for (const m of station) {
    const corridors = corridorsOf(m.id, m.turn);
    for (const { side, dx, dy, back } of STEPS) {
      const [x, y] = [m.x + dx, m.y + dy];
      if (!(corridors & side) || cells.has(cellKey(x, y))) continue;
      const socket = found.get(cellKey(x, y));
      if (socket) socket.sides |= back;
      else found.set(cellKey(x, y), { x, y, sides: back });
    }
  }
  return [...found.values()];
}

/** [SGO-BUILD-6..8] Every cell and turn in which a corridor of this module meets one of the station. */
export function spotsFor(station: readonly Laid[], id: string, open = sockets(station)): Spot[] {
  const spots: Spot[] = [];
  for (const { x, y, sides } of open) {
    for (const turn of turnsOf(id)) if (corridorsOf(id, turn) & sides) spots.push({ x, y, turn });
  }
  return spots;
}

export const openCorridors = (station: readonly Laid[]): number =>
  sockets(station).reduce((sum, { sides }) => sum + STEPS.filter(({ side }) => sides & side).length, 0);

/** [SGO-END-13] Corridors that end at a neighbour's wall. */
export function blockedCorridors(station: readonly Laid[]): number {
  const cells = cellsOf(station);
  const isBlocked = (m: Laid, { side, dx, dy, back }: (typeof STEPS)[number]): boolean => {
    const beside = cells.get(cellKey(m.x + dx, m.y + dy));
    return Boolean(corridorsOf(m.id, m.turn) & side && beside && !(corridorsOf(beside.id, beside.turn) & back));
  };
  return station.reduce((sum, m) => sum + STEPS.filter((step) => isBlocked(m, step)).length, 0);
}

/** [SGO-MOVE-2] The modules joined to this one by a corridor on both sides of the shared edge. */
export function neighbours<M extends Laid>(station: readonly M[], of: Laid, cells = cellsOf(station)): M[] {
  const corridors = corridorsOf(of.id, of.turn);
  return STEPS.flatMap(({ side, dx, dy, back }) => {
    const beside = corridors & side ? cells.get(cellKey(of.x + dx, of.y + dy)) : undefined;
    return beside && corridorsOf(beside.id, beside.turn) & back ? [beside] : [];
  });
}

/** [SGO-REORG-5] One station, joined by corridors, no cell taken twice. */
export function isWhole(station: readonly Laid[]): boolean {
  const cells = cellsOf(station);
  if (cells.size !== station.length) return false;
  const reached = new Set<Laid>(station.slice(0, 1));
  for (const m of reached) for (const next of neighbours(station, m, cells)) reached.add(next);
  return reached.size === station.length;
}

/** A move of one settler between joined modules [SGO-MOVE-1], and what stands against it, if anything. */
export type Passage = { from: Placed; to: Placed };
export function passages(station: readonly Placed[]): Passage[] {
  const cells = cellsOf(station);
  return station.flatMap((from) =>
    from.settlers > 0 ? neighbours(station, from, cells).map((to) => ({ from, to })) : [],
  );
}
