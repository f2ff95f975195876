// TI4-ADJ-1, -2: what touches what by position: shared sides, and lines over hyperlane tiles. Worked out once per board.
import { systemTile } from '../content.ts';
import type { SystemTile } from '../packs/base/types.ts';
import type { Tile } from '../state.ts';
import { beyond, opposite } from './geometry.ts';

type Way = 'border' | 'hyperlane' | 'wormhole' | 'ingress' | 'token' | 'effect';
export type Link = { to: string; way: Way };

/** A board is never changed in place: whoever lays a tile lays out a new list. */
const graphs = new WeakMap<readonly Tile[], ReadonlyMap<string, readonly Link[]>>();

export function linksOf(board: readonly Tile[], system: string): readonly Link[] {
  let graph = graphs.get(board);
  if (!graph) {
    graph = graphOf(board);
    graphs.set(board, graph);
  }
  return graph.get(system) ?? [];
}

/** The side of a tile on which a star has collapsed: it covers all that is printed there. */
export const NOVA = 'nova';
const novae = new WeakMap<readonly Tile[], ReadonlySet<string>>();
export function isNova(board: readonly Tile[], system: string): boolean {
  let known = novae.get(board);
  if (!known) {
    known = new Set(board.flatMap(({ tile, side }) => (side === NOVA ? [tile] : [])));
    novae.set(board, known);
  }
  return known.has(system);
}
/** What is printed on the side that lies up, but for the wormholes of tiles with two of them. */
export const faceOf = (board: readonly Tile[], system: string): SystemTile =>
  systemTile(isNova(board, system) ? NOVA_SEED : system);
export const NOVA_SEED = '81';

/** [TI4-BOARD-4] A hyperlane tile is no system. */
export const systemsOn = (board: readonly Tile[]): Tile[] => board.filter((tile) => !isLane(tile));
export const isLane = (tile: Tile): boolean => systemTile(tile.tile).type === 'hyperlane';
const spot = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

function graphOf(board: readonly Tile[]): ReadonlyMap<string, readonly Link[]> {
  const at = new Map(board.filter((tile) => tile.index >= 0).map((tile) => [spot(tile), tile]));
  const graph = new Map<string, Link[]>();
  for (const tile of systemsOn(board)) {
    const found = new Map<string, Way>();
    if (tile.index >= 0) for (let edge = 0; edge < 6; edge++) follow(at, tile, edge, found);
    found.delete(tile.tile); // [TI4-ADJ-7]
    graph.set(
      tile.tile,
      [...found].map(([to, way]) => ({ to, way })),
    );
  }
  chain(board, graph);
  return graph;
}

/** [TI4-FRACT-5, -15] The systems of the Fracture are adjacent to each other in their order, and to nothing they touch. */
function chain(board: readonly Tile[], graph: Map<string, Link[]>): void {
  const tiles = board.filter(({ tile }) => systemTile(tile).type === 'fracture');
  for (const [i, { tile }] of tiles.entries())
    for (const next of [tiles[i - 1], tiles[i + 1]]) if (next) graph.get(tile)!.push({ to: next.tile, way: 'border' });
}

/** Leaves a system over one edge and follows every line to the systems at its ends. */
function follow(at: ReadonlyMap<string, Tile>, from: Tile, edge: number, found: Map<string, Way>): void {
  const seen = new Set<string>();
  const walk = (tile: Tile, out: number, way: Way): void => {
    const next = at.get(spot(beyond(tile, out)));
    if (!next) return;
    if (!isLane(next)) {
      if (found.get(next.tile) !== 'border') found.set(next.tile, way);
      return;
    }
    const entry = opposite(out);
    const mark = `${spot(next)} ${entry}`;
    if (seen.has(mark)) return;
    seen.add(mark);
    for (const [a, b] of lanesOf(next)) {
      if (a === entry) walk(next, b!, 'hyperlane');
      if (b === entry) walk(next, a!, 'hyperlane');
    }
  };
  walk(from, edge, 'border');
}

/** The lanes of a tile as it lies: turned clockwise by `turn` steps. */
function lanesOf(tile: Tile): number[][] {
  const lanes = systemTile(tile.tile).lanes?.[tile.side === 'B' ? 'B' : 'A'] ?? [];
  return lanes.map((lane) => lane.map((edge) => (edge + tile.turn) % 6));
}

/** [TI4-BOARD-5, -6] At least one side touches no tile, or the system lies beside the board; what lies nowhere is on no edge. */
export function isOnEdge(board: readonly Tile[], system: string): boolean {
  let known = edges.get(board);
  if (!known) {
    known = edgeOf(board);
    edges.set(board, known);
  }
  return known.has(system);
}
const edges = new WeakMap<readonly Tile[], ReadonlySet<string>>();
function edgeOf(board: readonly Tile[]): ReadonlySet<string> {
  const taken = new Set(board.filter((t) => t.index >= 0).map(spot));
  const isOpen = (tile: Tile): boolean =>
    tile.index < 0 || [0, 1, 2, 3, 4, 5].some((edge) => !taken.has(spot(beyond(tile, edge))));
  return new Set(board.flatMap((tile) => (isOpen(tile) ? [tile.tile] : [])));
}
