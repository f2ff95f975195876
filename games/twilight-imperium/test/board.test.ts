// TI4-BOARD, TI4-ADJ, TI4-MAP, TI4-HYPER: presets, map strings and adjacency, the latter against a second, naive computation.
import { fastChance, type Random, random, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { systemTile } from '../content.ts';
import { adjacent, neighbours, wormholesIn } from '../galaxy/adjacency.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { isLane, isOnEdge, linksOf, systemsOn } from '../galaxy/graph.ts';
import { type GalaxyMap, presetMap, readMap, tileFrom } from '../galaxy/maps.ts';
import { twilightImperium } from '../game.ts';
import { LAYOUTS, PRESETS } from '../packs/base/setups.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import type { Pub, TI, Tile } from '../state.ts';
import { naiveGalaxy } from './naive-galaxy.ts';

const viewOf = (board: Tile[]): Pub =>
  ({ board, sets: ['base'], systemTokens: {}, pending: [], units: [], stack: [], players: [] }) as unknown as Pub;
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

const textOf = ({ tile, side, turn }: Tile): string => (isLane({ tile } as Tile) ? `${tile}${side}${turn}` : tile);
const naive = (board: readonly Tile[]) => naiveGalaxy(new Map(board.map((tile) => [tile.index, textOf(tile)])));

it.each(PRESETS.map((p) => p.id))(
  '[TI4-ADJ-1] [TI4-ADJ-2] [TI4-ADJ-3] [TI4-HYPER-1] [TI4-HYPER-2] adjacency on %s agrees with a naive computation',
  (id) => {
    const { tiles } = load(id);
    const near = naive(tiles);
    for (const { tile } of systemsOn(tiles)) expect(neighbours(viewOf(tiles), 0, tile).sort()).toEqual(near.get(tile));
  },
);

/** A string that the rules accept: any tiles of the sets, lanes turned anyhow, gaps, and a home for each player. */
function randomMap(dice: Random): { words: string; players: number } {
  const players = 3 + dice.below(6);
  const spots = 18 + dice.below(43);
  const systems = dice.shuffle(SYSTEM_TABLE.filter((s) => ['blue', 'red'].includes(s.back)).map((s) => s.id));
  const lanes = dice.shuffle(SYSTEM_TABLE.filter((s) => s.back === 'hyperlane').map((s) => s.id));
  const words = Array.from({ length: spots }, (_, i) => {
    if (i < players) return '0';
    const kind = dice.below(10);
    if (kind < 1 || systems.length === 0) return '-1';
    const lane = kind < 4 ? lanes.pop() : undefined;
    const sides = SYSTEM_TABLE.find((s) => s.id === lane)?.lanes;
    return lane ? `${lane}${sides?.B && dice.below(2) ? 'B' : 'A'}${dice.below(6)}` : systems.pop()!;
  });
  return { words: dice.shuffle(words).join(' '), players };
}

it('[TI4-ADJ-1] [TI4-ADJ-2] [TI4-ADJ-3] [TI4-ADJ-7] adjacency on 1,000 random maps agrees with a naive computation and is mutual', {
  timeout: 120_000,
}, () => {
  const dice = random(5);
  const homes = SYSTEM_TABLE.filter((s) => s.back === 'home' && s.type === 'system').map((s) => s.id);
  let lanes = 0;
  for (let round = 0; round < 1000; round++) {
    const { words, players } = randomMap(dice);
    const map = readMap('18', words, { players, sets: ['base', 'pok', 'te'], minors: false });
    if ('problem' in map) throw new Error(`${map.problem} ${map.word}: ${words}`);
    const board = [...map.tiles, ...map.homes.map((index, seat) => tileFrom(homes[seat]!, index)!)];
    lanes += board.filter(isLane).length;
    const near = naive(board);
    const pub = viewOf(board);
    for (const { tile } of systemsOn(board)) {
      const found = neighbours(pub, 0, tile);
      if ([...found].sort().join() !== near.get(tile)!.join()) throw new Error(`${tile} on ${words}`);
      expect(found).not.toContain(tile);
      expect(found.every((other) => adjacent(pub, 0, other, tile))).toBe(true);
    }
  }
  expect(lanes).toBeGreaterThan(1000);
});

it('[TI4-HYPER-7] [TI4-XEX-27] the hyperlanes of the five-player board join exactly these spaces', () => {
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
  const tileAt = (index: number) => board.find((t) => t.index === index)!.tile;
  const near = (index: number) =>
    [...new Set(linksOf(board, tileAt(index)).map((l) => indexOf(l.to)))].sort((a, b) => a - b);
  expect(near(13)).toEqual([3, 5, 11, 15, 26, 30]);
  expect(near(0)).toEqual([1, 2, 3, 5, 6]);
  expect(isOnEdge(board, tileAt(13))).toBe(false); // [TI4-BOARD-5]
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
  while (['chooseHome', 'galaxy'].includes(match.state.pub.stack.at(-1)?.step ?? '')) {
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
  const spots = pub.board.map((t) => t.index).filter((index) => index >= 0); // a home may lie beside the board
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

it('[TI4-WORM-1] the nexus: one wormhole on its first side, three on the other', () => {
  const around = [tileFrom('26', 0)!, tileFrom('25', 7)!, tileFrom('102', 19)!]; // alpha, beta, alpha
  const nexus = (side: string) => viewOf([...around, { ...tileFrom('82', -1)!, side }]);
  expect(wormholesIn(nexus('A'), '82')).toEqual(['gamma']);
  expect(wormholesIn(nexus('B'), '82')).toEqual(['alpha', 'beta', 'gamma']);
  expect(neighbours(nexus('A'), 0, '82')).toEqual([]);
  expect(neighbours(nexus('B'), 0, '82').sort()).toEqual(['102', '25', '26']);
  expect(adjacent(nexus('B'), 0, '25', '82')).toBe(true);
});
