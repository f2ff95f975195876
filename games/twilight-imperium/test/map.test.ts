// TI4-MAP, TI4-HYPER, TI4-MAPS: building the galaxy, board shapes, map strings, ready-made maps.
import type { Request } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { factionSheet, planetCard, systemTile } from '../content.ts';
import { clash, presetMap, tileFrom } from '../galaxy/maps.ts';
import { LAYOUTS, PRESETS } from '../packs/base/setups.ts';
import type { Layout } from '../packs/base/types.ts';
import type { S, Tile } from '../state.ts';
import { homeOf, printedPlanets } from '../values/board.ts';
import { field } from './field.ts';
import { open } from './opening.ts';

const build = (seats: number, layout = 'usual', more = {}) =>
  open(seats, { map: 'build', layout, factions: 'random', ...more }).run((_, step) => step !== 'chooseHome');
const keysOf = (request: Request): string[] =>
  request.ask.shape === 'one' ? request.ask.options.map((o) => o.key) : [];
const layoutOf = (id: string): Layout => LAYOUTS.find((layout) => layout.id === id)!;
const tileAt = (board: readonly Tile[], index: number) => board.find((tile) => tile.index === index);

it.each(LAYOUTS.map((layout): [string, number] => [layout.id, layout.players]))(
  '[TI4-MAP-1] [TI4-MAP-5] [TI4-MAP-15] the shape %s is built: homes, closed spaces and hyperlanes as laid down',
  (id, players) => {
    const layout = layoutOf(id);
    const t = build(players, id);
    const lanes = layout.hyperlanes.map(({ index, tile }) => tileFrom(tile, index));
    expect(t.match.state.pub.board.slice(0, 1 + lanes.length)).toEqual([tileFrom('18', 0), ...lanes]); // laid first
    const { pub } = t.run().match.state;
    const gateOf = (seat: number) => factionSheet(pub.players[seat]!.faction).home.boardTile;
    for (const [seat, home] of layout.homes.entries())
      expect(tileAt(pub.board, home.index)!.tile).toBe(gateOf(seat) ?? homeOf(pub, seat));
    for (const index of layout.closed ?? []) expect(tileAt(pub.board, index)).toBeUndefined();
    const size = 1 + 3 * layout.rings * (layout.rings + 1) - (layout.closed?.length ?? 0);
    const laid = pub.board.filter(({ index }) => index >= 0); // a home may lie beside the board
    expect(laid).toHaveLength(size);
    expect(new Set(laid.map((tile) => tile.index)).size).toBe(size);
  },
);

it('[TI4-MAP-2] [TI4-MAP-14] blue and red tiles are dealt, seen by their owner alone', () => {
  const t = build(6, '6p', { pok: false });
  const { own, pub } = t.match.state;
  for (const { tiles } of own) {
    expect(tiles.map((tile) => systemTile(tile).back).sort()).toEqual(['blue', 'blue', 'blue', 'red', 'red']);
    for (const tile of tiles) expect(systemTile(tile).set).toBe('base');
  }
  expect(pub.players.map((p) => p.tiles)).toEqual(Array(6).fill({ blue: 3, red: 2 }));
  const view = JSON.stringify(t.match.know(1).pub);
  const known = new Set(pub.board.map((tile) => tile.tile));
  for (const tile of own[0]!.tiles.filter((id) => !known.has(id))) expect(view).not.toContain(`"tile":"${tile}"`);
  expect(t.match.know(1).own!.tiles).toEqual(own[1]!.tiles);
});

it.each([
  ['5p', 5, { red: 1, blue: 0 }],
  ['7p', 7, { red: 2, blue: 3 }],
  ['8p', 8, { red: 2, blue: 2 }],
])(
  '[TI4-MAP-6] [TI4-MAP-12] %s: the speaker first lays extra tiles, face up, next to Mecatol Rex',
  (id, seats, extra) => {
    const t = build(seats, id);
    const { pub } = t.match.state;
    const galaxy = () => pub.stack.at(-1)!.args as { extra: string[] };
    const drawn = [...galaxy().extra];
    const backs = drawn.map((tile) => systemTile(tile).back);
    expect({ red: backs.filter((b) => b === 'red').length, blue: backs.filter((b) => b === 'blue').length }).toEqual(
      extra,
    );
    const spots: number[] = [];
    for (const tile of drawn) {
      const [request, ...others] = t.open();
      expect([request!.seat, others]).toEqual([t.match.state.pub.speaker, []]);
      const [key] = keysOf(request!);
      expect(keysOf(request!).every((k) => k.startsWith(`lay:${tile}>`))).toBe(true);
      spots.push(Number(key!.split('>')[1]));
      t.match.apply({ request: request!.id, seat: request!.seat, choice: key! });
    }
    expect(spots.every((index) => index >= 1 && index <= 6)).toBe(true);
    expect((t.match.state.pub.stack.at(-1)!.args as { extra: string[] }).extra).toEqual([]);
  },
);

/** The tile step of somebody with these tiles, in a galaxy that has begun like this. */
function placing(tiles: string[], laid: [string, number][], step = { at: 'place', extra: [] as string[] }) {
  const also = (s: S) => {
    s.pub.phase = 'setup';
    s.pub.board = [tileFrom('18', 0)!, ...laid.map(([tile, index]) => tileFrom(tile, index)!)];
    s.pub.speaker = 0;
    for (const [seat, own] of s.own.entries()) own.tiles = seat === 0 ? tiles : [];
    const back = (colour: string) => tiles.filter((tile) => systemTile(tile).back === colour).length;
    s.pub.players[0]!.tiles = { blue: back('blue'), red: back('red') };
  };
  const begin = { step: 'galaxy', at: step.at, args: { layout: '6p', extra: step.extra, placed: 0 } };
  return field({ line: [], units: [], seats: 6, also, begin });
}

it('[TI4-MAP-9] [TI4-MAP-10] [TI4-MAP-11] anomalies and equal wormholes keep apart, unless nothing else is left', () => {
  const ring: [string, number][] = [
    ['41', 1],
    ['19', 2],
    ['26', 3],
  ]; // a rift, a planet, an alpha wormhole
  expect(placing(['44'], ring).may(0)).toEqual(['lay:44>4', 'lay:44>5']); // 6 touches the rift
  expect(placing(['39'], ring).may(0)).toEqual(['lay:39>5', 'lay:39>6']); // 4 touches the other alpha
  expect(placing(['40'], ring).may(0)).toEqual(['lay:40>4', 'lay:40>5', 'lay:40>6']); // beta is another kind
  const full: [string, number][] = [...ring, ['20', 4], ['21', 5]]; // only 6 is free, beside the rift
  expect(placing(['44'], full).may(0)).toEqual(['lay:44>6']);
  expect(placing(['44', '22'], full).may(0)).toEqual(['lay:22>6']); // a tile that fits must be laid first
});

it('[TI4-PEX-29] beside an anomaly the planet tile goes first; of two anomalies either may go anywhere', () => {
  const ring: [string, number][] = [
    ['41', 1],
    ['19', 3],
    ['20', 4],
    ['21', 5],
  ]; // 2 and 6 are free, both beside the rift
  expect(placing(['44', '22'], ring).may(0)).toEqual(['lay:22>2', 'lay:22>6']);
  expect(placing(['44', '42'], ring).may(0)).toEqual(['lay:42>2', 'lay:42>6', 'lay:44>2', 'lay:44>6']);
});

it('[TI4-MAP-11] a wormhole does not make its ends touch', () => {
  const ring: [string, number][] = [
    ['39', 1],
    ['64', 3],
  ];
  expect(placing(['26'], ring).may(0)).toEqual(['lay:26>4', 'lay:26>5']); // 2 and 6 touch the alpha of space 1
});

it('[TI4-MAP-12] the extra tiles keep apart as well', () => {
  const t = placing([], [['41', 1]], { at: 'extra', extra: ['44'] });
  expect(t.may(0)).toEqual(['lay:44>3', 'lay:44>4', 'lay:44>5']);
});

it('[TI4-MAP-13] a tile with several marks clashes by any of them', () => {
  expect(clash('113', '44')).toBe(true); // a rift with a beta wormhole, beside an asteroid field
  expect(clash('113', '40')).toBe(true); // and beside a beta wormhole
  expect(clash('113', '39')).toBe(false);
  expect(clash('117', '42')).toBe(true);
});

it('[TI4-MAP-15] no limit keeps a home system away from anything', () => {
  const also = ({ pub }: S) => {
    pub.phase = 'setup';
  };
  const begin = {
    step: 'setup',
    at: 'homes',
    args: { map: 'learn', mapString: '', layout: 'usual', homes: [1, 2, 3] },
  };
  const t = field({
    line: ['42'],
    units: [],
    factions: { 0: 'empyrean', 1: 'sol', 2: 'hacan' },
    begin,
    also,
  });
  expect(tileAt(t.s.pub.board, 1)!.tile).toBe('56'); // a nebula beside a nebula
});

it('[TI4-TESET-9] [TI4-MAP-16] [TI4-HYPER-5] five players without hyperlanes: some seats begin with trade goods; with them nobody does', () => {
  // In an edition without the Keleres, who get one when the first round begins.
  const goods = (layout: string) =>
    open(5, { map: 'build', layout, factions: 'random' }, 5, 4)
      .run()
      .match.state.pub.players.map((p) => p.goods);
  expect(goods('5p')).toEqual([2, 4, 2, 0, 0]);
  expect(goods('5p-te-hyperlanes')).toEqual([0, 0, 0, 0, 0]);
  const tiles = build(5).match.state.pub.players.map((p) => p.tiles);
  expect(tiles).toEqual(Array(5).fill({ blue: 3, red: 2 })); // the usual shape has hyperlanes
});

it('[TI4-TESET-9] [TI4-HYPER-4] four players: with Prophecy of Kings hyperlanes and five tiles each, without it the older shape', () => {
  const start = (pok: boolean) => build(4, 'usual', { pok }).match.state.pub;
  expect(start(true).players[0]!.tiles).toEqual({ blue: 3, red: 2 });
  expect(start(true).board).toHaveLength(13);
  expect(start(false).players[0]!.tiles).toEqual({ blue: 5, red: 3 });
  expect(start(false).board).toHaveLength(1);
});

it('[TI4-HYPER-6] the hyperlanes are 119A to 124A; the four-player board adds 83A to 88A, half turned', () => {
  const tiles = (id: string) =>
    layoutOf(id)
      .hyperlanes.map((lane) => lane.tile)
      .sort();
  const south = ['119A0', '120A0', '121A0', '122A0', '123A0', '124A0'];
  expect(tiles('5p-te-hyperlanes')).toEqual(south);
  expect(tiles('4p-te-hyperlanes')).toEqual([...south, '83A3', '84A3', '85A3', '86A3', '87A3', '88A3']);
});

it.each(PRESETS.filter((p) => p.id !== 'minor-factions').map((p): [string, number] => [p.id, p.players]))(
  '[TI4-MAP-17] [TI4-MAPS-5] a table of %s is set up without dealing or placing tiles',
  (id, players) => {
    const t = open(players, { map: id });
    const { pub } = t.run().match.state;
    expect(pub.phase).toBe('strategy');
    expect(t.told).not.toContain('tiles.dealt');
    expect(t.told).not.toContain('tile.laid');
    expect(pub.units.length).toBeGreaterThan(0);
  },
);

it.each(PRESETS.filter((p) => p.id !== 'minor-factions').map((p) => p.id))(
  '[TI4-MAP-17] [TI4-MAP-19] %s as a map string gives the same board',
  (id) => {
    const { center, tiles, players } = PRESETS.find((p) => p.id === id)!;
    const te = open(players, { map: id }).run().match.state.pub.sets.includes('te'); // a map of the box brings it
    const lie = (options: object) => {
      const { pub } = open(players, { factions: 'random', te, ...options }).run().match.state;
      return [...pub.board].sort((a, b) => a.index - b.index);
    };
    const string = `{${center}} ${tiles}`;
    expect(lie({ mapString: string })).toEqual(lie({ map: id }));
    if (center === '18') expect(lie({ mapString: tiles })).toEqual(lie({ map: id }));
  },
);

it('[TI4-MAPS-1] Dreaming of Thunder uses tiles of the base game and of Thunder’s Edge alone', () => {
  const t = open(6, { map: 'thunder-dreaming', pok: false }).run();
  expect(t.match.state.pub.sets).not.toContain('pok');
  const map = presetMap(PRESETS.find((p) => p.id === 'thunder-dreaming')!);
  const sets = 'tiles' in map ? map.tiles.map((tile) => systemTile(tile.tile).set) : [];
  expect([...new Set(sets)].sort()).toEqual(['base', 'te']);
});

it('[TI4-MAPS-3] Red vs Blue: two sides, each with two kinds of specialty nearby', () => {
  const map = presetMap(PRESETS.find((p) => p.id === 'red-vs-blue')!);
  if ('problem' in map) throw new Error(map.problem);
  expect(map.homes).toEqual([22, 25, 31, 34]);
  const kinds = (west: boolean) => {
    const side = map.tiles.filter((tile) => (west ? tile.q < 0 : tile.q > 0));
    const planets = side.flatMap((tile) => printedPlanets(tile.tile));
    return [...new Set(planets.flatMap((planet) => planetCard(planet).tech))].sort();
  };
  expect([kinds(true).length, kinds(false).length]).toEqual([2, 2]);
});

it('[TI4-MAPS-4] Legendary: the systems between the homes lie in the inner ring', () => {
  const map = presetMap(PRESETS.find((p) => p.id === 'legendary')!);
  if ('problem' in map) throw new Error(map.problem);
  const ring = map.tiles.filter((tile) => tile.index >= 1 && tile.index <= 6).map((tile) => tile.tile);
  const legendary = ring.filter((tile) => printedPlanets(tile).some((planet) => planetCard(planet).legendary));
  expect(legendary).toHaveLength(5); // 116 is not legendary in our tables
  expect(ring).toContain('116');
});
