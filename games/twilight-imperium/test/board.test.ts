// TI4-BOARD, TI4-ADJ, TI4-MAP, TI4-HYPER: presets, map strings and adjacency, the latter against a second, naive computation.
import { fastChance, random, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { adjacent, neighbours, wormholesIn } from '../board/adjacency.ts';
import { axialOf } from '../board/geometry.ts';
import { isOnEdge, lanesOf, linksOf, systemsOn } from '../board/graph.ts';
import { type GalaxyMap, presetMap, readMap, tileFrom } from '../board/maps.ts';
import { systemTile } from '../content.ts';
import { twilightImperium } from '../index.ts';
import { LAYOUTS, PRESETS } from '../packs/base/setups.ts';
import type { Pub, TI, Tile } from '../state.ts';

/** Corners of a tile in the plane, so that touching is seen by eye and not by axial arithmetic. */
function middle(tile: Tile): { x: number; y: number } {
  return { x: 1.5 * tile.q, y: Math.sqrt(3) * (tile.r + tile.q / 2) };
}
function edgePoint(tile: Tile, edge: number): string {
  const { x, y } = middle(tile);
  const angle = (Math.PI / 3) * edge;
  const half = Math.sqrt(3) / 2;
  return `${(x + half * Math.sin(angle)).toFixed(3)},${(y - half * Math.cos(angle)).toFixed(3)}`.replaceAll(
    '-0.000',
    '0.000',
  );
}

/** Paints every edge point: lanes join two points of a tile, systems own all six. Then it floods along the lanes. */
function naiveNeighbours(board: readonly Tile[], system: string): string[] {
  const home = board.find((t) => t.tile === system)!;
  const found = new Set<string>();
  for (let edge = 0; edge < 6; edge++) {
    const seen = new Set<string>();
    const queue = [{ point: edgePoint(home, edge), from: home }];
    while (queue.length > 0) {
      const { point, from } = queue.pop()!;
      for (const tile of board) {
        if (tile === from) continue;
        const at = [0, 1, 2, 3, 4, 5].filter((e) => edgePoint(tile, e) === point);
        if (at.length === 0) continue;
        if (systemTile(tile.tile).type !== 'hyperlane') found.add(tile.tile);
        else
          for (const lane of lanesOf(tile))
            for (const [a, b] of [lane, [...lane].reverse()] as [number, number][]) {
              const mark = `${tile.tile} ${a} ${b}`;
              if (edgePoint(tile, a) !== point || seen.has(mark)) continue;
              seen.add(mark);
              queue.push({ point: edgePoint(tile, b), from: tile });
            }
      }
    }
  }
  found.delete(system);
  const kinds = systemTile(system).wormholes ?? [];
  for (const { tile } of board)
    if (tile !== system && systemTile(tile).wormholes?.some((w) => kinds.includes(w))) found.add(tile);
  return [...found].sort();
}

const viewOf = (board: Tile[]): Pub => ({ board, units: [], stack: [], players: [] }) as unknown as Pub;
const load = (id: string): GalaxyMap => {
  const map = presetMap(PRESETS.find((p) => p.id === id)!);
  if ('problem' in map) throw new Error(map.problem);
  return map;
};

it.each(PRESETS.map((p) => [p.id, p.players]))('[TI4-MAP-17] [TI4-MAPS-5] the preset %s loads', (id, players) => {
  const map = load(id as string);
  expect(map.homes).toHaveLength(players as number);
  expect(map.tiles[0]).toMatchObject({ index: 0, q: 0, r: 0 });
});

it.each(PRESETS.map((p) => p.id))(
  '[TI4-ADJ-1] [TI4-ADJ-2] [TI4-ADJ-3] adjacency on %s agrees with a naive computation',
  (id) => {
    const { tiles } = load(id);
    for (const { tile } of systemsOn(tiles))
      expect(neighbours(viewOf(tiles), 0, tile).sort()).toEqual(naiveNeighbours(tiles, tile));
  },
);

it('[TI4-ADJ-1] [TI4-ADJ-7] adjacency on random maps agrees with a naive computation and is mutual', () => {
  const dice = random(5);
  const systems = load('learn-8p-pok')
    .tiles.filter((t) => systemTile(t.tile).type !== 'hyperlane')
    .map((t) => t.tile);
  const lanes = ['83A', '84B', '85A', '86B', '87A', '88B', '119A', '124A'];
  for (let round = 0; round < 12; round++) {
    const pool = dice.shuffle([...systems]);
    const board = dice
      .shuffle(Array.from({ length: 37 }, (_, i) => i))
      .slice(0, 24)
      .map((index, i) => {
        const lane = i < 7 ? lanes[i]! + dice.below(6) : undefined;
        return tileFrom(lane ?? pool[i]!, index)!;
      });
    for (const { tile } of systemsOn(board)) {
      const near = neighbours(viewOf(board), 0, tile);
      expect([...near].sort()).toEqual(naiveNeighbours(board, tile));
      expect(near).not.toContain(tile);
      for (const other of near) expect(adjacent(viewOf(board), 0, other, tile)).toBe(true);
    }
  }
});

it('[TI4-HYPER-7] the hyperlanes of the five-player board join exactly these spaces', () => {
  const layout = LAYOUTS.find((l) => l.id === '5p-te-hyperlanes')!;
  const taken = new Set(layout.hyperlanes.map((h) => h.index));
  const free = Array.from({ length: 37 }, (_, i) => i).filter((i) => !taken.has(i));
  const ids = load('learn-8p-pok')
    .tiles.filter((t) => systemTile(t.tile).type !== 'hyperlane')
    .map((t) => t.tile);
  const board = [
    ...layout.hyperlanes.map((h) => tileFrom(h.tile, h.index)!),
    ...free.map((index, i) => tileFrom(ids[i]!, index)!),
  ];
  const indexOf = (tile: string) => board.find((t) => t.tile === tile)!.index;
  const lanes = systemsOn(board).flatMap(({ tile, index }) =>
    linksOf(board, tile)
      .filter((l) => l.way === 'hyperlane')
      .map((l) => [index, indexOf(l.to)].sort((a, b) => a - b).join('-')),
  );
  expect([...new Set(lanes)].sort()).toEqual(
    ['11-13', '13-15', '13-26', '13-30', '26-30', '3-13', '3-5', '5-13'].sort(),
  );
  expect(isOnEdge(board, board.find((t) => t.index === 13)!.tile)).toBe(false); // [TI4-BOARD-5]
});

it.each([
  ['18', '19 20 0 0 0', 'set', ['pok']],
  ['18', '19 19 0 0 0', 'twice', ['base']],
  ['18', '19 999 0 0 0', 'tile', ['base']],
  ['18', '19 1 0 0 0', 'place', ['base']],
  ['18', '19 112 0 0 0', 'place', ['base', 'te']],
  ['19', '20 0 0 0', 'centre', ['base']],
  ['18', '0 0 0 '.repeat(40), 'size', ['base']],
  ['18', '19 83 0 0 0', 'lane', ['base', 'pok']],
  ['18', '19 0 0', 'homes', ['base']],
  ['18', '19 m 0 0 0', 'minor', ['base']],
  ['18', '19 x? 0 0 0', 'word', ['base']],
])('[TI4-MAP-18] the map %s %s is refused: %s', (center, words, problem, sets) => {
  expect(readMap(center, words, { players: 3, sets, minors: false })).toMatchObject({ problem });
});

it('[TI4-MAP-19] homes go clockwise from the north', () => {
  expect(load('learn-6p-base').homes).toEqual([19, 22, 25, 28, 31, 34]);
});

it.each([3, 4, 5, 6, 7, 8])('[TI4-MAP-3] [TI4-MAP-7] [TI4-MAP-8] [TI4-MAP-9] %i players build the galaxy', (seats) => {
  const { match } = startMatch<TI>(twilightImperium, {
    seats,
    options: { map: 'build', factions: 'random' },
    chance: fastChance(seats),
  });
  const chooser = random(seats);
  const order: number[] = [];
  while (match.state.pub.stack.at(-1)?.step === 'galaxy') {
    const [seat] = match.waiting();
    const [request] = match.requestsTo(seat!);
    const { ask } = request!;
    if (ask.shape !== 'one') throw new Error('a tile is one option');
    if (match.state.pub.stack.at(-1)!.at === 'place') order.push(seat!);
    match.apply({ request: request!.id, seat: seat!, choice: chooser.pick(ask.options).key });
  }
  const { pub } = match.state;
  const first = Array.from({ length: seats }, (_, i) => (pub.speaker + i) % seats);
  expect(order.slice(0, 2 * seats)).toEqual([...first, ...[...first].reverse()]);
  const spots = pub.board.map((t) => t.index);
  expect(new Set(spots).size).toBe(spots.length);
  const layout = LAYOUTS.find((l) => l.id === (seats === 4 || seats === 5 ? `${seats}p-te-hyperlanes` : `${seats}p`))!;
  const size = 1 + 3 * layout.rings * (layout.rings + 1) - (layout.closed?.length ?? 0);
  expect(spots).toHaveLength(size);
  expect(pub.units.length).toBeGreaterThan(0);
});

it('[TI4-WORM-2] [TI4-WORM-3] a wormhole is no anomaly', () => {
  expect(systemTile('26').anomalies).toBeUndefined();
  expect(wormholesIn(viewOf([tileFrom('26', 0)!]), '26')).toEqual(['alpha']);
  expect(axialOf(7)).toEqual({ q: 0, r: -2 });
});
