// TI4-MAP-17 to -19: ready-made maps as tile strings (`75`, `83A3` side and turn, `0` home, `-1` nothing, `m` minor faction).
import { systemHas, systemTile } from '../content.ts';
import type { Preset } from '../packs/base/types.ts';
import type { Tile } from '../state.ts';
import { angleOf, axialOf, beyond, RINGS, sizeOfRings } from './geometry.ts';
import { isLane } from './graph.ts';

/** A board without its home systems. `homes`: their indices, clockwise by angle. `clashes`: [TI4-MAP-9] as a warning. */
export interface GalaxyMap {
  tiles: Tile[];
  homes: number[];
  minors: number[];
  clashes: number;
}
type MapProblem = 'word' | 'tile' | 'set' | 'twice' | 'homes' | 'minor' | 'place' | 'lane' | 'centre' | 'size';
/** What is wrong with a string, and with which word of it. */
export type MapFault = { problem: MapProblem; word: string };

interface MapRules {
  players: number;
  sets: readonly string[];
  minors: boolean;
}

/** [TI4-MAP-18] Reads a string, or says what is wrong with it. */
export function readMap(center: string, words: string, rules: MapRules): GalaxyMap | MapFault {
  const tiles: Tile[] = [];
  const homes: number[] = [];
  const minors: number[] = [];
  const spots = [center, ...words.trim().split(/\s+/)];
  if (spots.length > sizeOfRings(RINGS)) return { problem: 'size', word: String(spots.length - 1) };
  if (!isMecatol(center)) return { problem: 'centre', word: center };
  for (const [index, word] of spots.entries()) {
    if (word === '-1') continue;
    if (word === '0') homes.push(index);
    else if (word === 'm') minors.push(index);
    else {
      const tile = tileFrom(word, index);
      const problem = tile ? problemOf(tile, word, tiles, rules) : 'word';
      if (problem) return { problem, word };
      tiles.push(tile!);
    }
  }
  if (homes.length !== rules.players) return { problem: 'homes', word: String(homes.length) };
  if (minors.length > 0 && !rules.minors) return { problem: 'minor', word: 'm' };
  homes.sort((a, b) => angleOf(axialOf(a)) - angleOf(axialOf(b)));
  return { tiles, homes, minors, clashes: clashesIn(tiles) };
}

export function presetMap({ center, tiles, players, needs }: Preset): GalaxyMap | MapFault {
  return readMap(center, tiles, { players, sets: ['base', ...needs], minors: tiles.includes('m') });
}

export function tileFrom(word: string, index: number): Tile | undefined {
  const [, id, side, turn] = /^(\d+)([AB]?)([0-5]?)$/.exec(word) ?? [];
  if (id === undefined) return undefined;
  return { index, tile: id, ...axialOf(index), side: side || 'A', turn: Number(turn || 0) };
}

/** [TI4-MAP-1] Mecatol Rex lies in the centre and nowhere else. */
const isMecatol = (id: string): boolean => systemHas(id) && systemTile(id).type === 'mecatol';

function problemOf(tile: Tile, word: string, before: readonly Tile[], rules: MapRules): MapProblem | undefined {
  if (!systemHas(tile.tile)) return 'tile';
  const { back, set } = systemTile(tile.tile);
  if (tile.index > 0 && !['blue', 'red', 'hyperlane'].includes(back)) return 'place';
  if (back === 'hyperlane' && !/[AB][0-5]$/.test(word)) return 'lane';
  if (!rules.sets.includes(set)) return 'set';
  return before.some((other) => other.tile === tile.tile) ? 'twice' : undefined;
}

/** [TI4-MAP-9, -11, -13] Do two touching tiles clash: anomaly beside anomaly, or the same wormhole twice? */
export function clash(a: string, b: string): boolean {
  const [one, two] = [systemTile(a), systemTile(b)];
  if (one.anomalies && two.anomalies) return true;
  return (one.wormholes ?? []).some((kind) => two.wormholes?.includes(kind));
}

function clashesIn(tiles: readonly Tile[]): number {
  const systems = tiles.filter((tile) => !isLane(tile));
  let count = 0;
  for (const tile of systems)
    for (const edge of [0, 1, 2]) {
      const { q, r } = beyond(tile, edge);
      const other = systems.find((t) => t.q === q && t.r === r);
      if (other && clash(tile.tile, other.tile)) count += 1;
    }
  return count;
}
