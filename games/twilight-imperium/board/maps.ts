// TI4-MAP-17 to -19: ready-made maps as tile strings (`75`, `83A3` side and turn, `0` home, `-1` nothing, `m` minor faction).
import { systemHas, systemTile } from '../content.ts';
import { PRESETS } from '../packs/base/setups.ts';
import type { Preset } from '../packs/base/types.ts';
import type { Tile } from '../state.ts';
import { angleOf, axialOf, beyond } from './geometry.ts';
import { isLane } from './graph.ts';

/** A board without its home systems. `homes`: their indices, clockwise by angle. `clashes`: [TI4-MAP-9] as a warning. */
export interface GalaxyMap {
  tiles: Tile[];
  homes: number[];
  minors: number[];
  clashes: number;
}
export type MapProblem = 'word' | 'tile' | 'set' | 'twice' | 'homes' | 'minor' | 'home-tile' | 'lane';

export interface MapRules {
  players: number;
  sets: readonly string[];
  minors: boolean;
}

/** [TI4-MAP-18] Reads a string, or says what is wrong with it. */
export function readMap(center: string, words: string, rules: MapRules): GalaxyMap | { problem: MapProblem } {
  const tiles: Tile[] = [];
  const homes: number[] = [];
  const minors: number[] = [];
  for (const [index, word] of [center, ...words.trim().split(/\s+/)].entries()) {
    if (word === '-1') continue;
    if (word === '0') homes.push(index);
    else if (word === 'm') minors.push(index);
    else {
      const tile = tileFrom(word, index);
      const problem = tile ? problemOf(tile, word, tiles, rules) : 'word';
      if (problem) return { problem };
      tiles.push(tile!);
    }
  }
  if (homes.length !== rules.players) return { problem: 'homes' };
  if (minors.length > 0 && !rules.minors) return { problem: 'minor' };
  homes.sort((a, b) => angleOf(axialOf(a)) - angleOf(axialOf(b)));
  return { tiles, homes, minors, clashes: clashesIn(tiles) };
}

export function presetMap({ center, tiles, players, needs }: Preset): GalaxyMap | { problem: MapProblem } {
  return readMap(center, tiles, { players, sets: ['base', ...needs], minors: tiles.includes('m') });
}

/** The presets a table of this size may choose. Minor factions wait for their event. */
export const presetsFor = (players: number): Preset[] =>
  PRESETS.filter((preset) => preset.players === players && !/\bm\b/.test(preset.tiles));

export function tileFrom(word: string, index: number): Tile | undefined {
  const [, id, side, turn] = /^(\d+)([AB]?)(\d?)$/.exec(word) ?? [];
  if (id === undefined) return undefined;
  return { index, tile: id, ...axialOf(index), side: side || 'A', turn: Number(turn || 0) };
}

function problemOf(tile: Tile, word: string, before: readonly Tile[], rules: MapRules): MapProblem | undefined {
  if (!systemHas(tile.tile)) return 'tile';
  const card = systemTile(tile.tile);
  if (card.back === 'home') return 'home-tile';
  if (card.back === 'hyperlane' && !/[AB]\d$/.test(word)) return 'lane';
  if (!rules.sets.includes(card.set)) return 'set';
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
