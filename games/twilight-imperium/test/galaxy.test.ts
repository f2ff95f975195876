// TI4-BOARD, TI4-ADJ, TI4-WORM, TI4-PLAN: systems, the edge of the board, and what adjacency is good for.
import { expect, it } from 'vitest';
import { adjacent, neighbours, stepsFrom } from '../galaxy/adjacency.ts';
import { isOnEdge } from '../galaxy/graph.ts';
import { tileFrom } from '../galaxy/maps.ts';
import { invariants } from '../invariants.ts';
import { NOBODY, type Pub, type Tile } from '../state.ts';
import {
  areNeighbours,
  influenceOf,
  printedPlanets,
  resourcesOf,
  specialtiesOf,
  systems,
  traitsOf,
} from '../values/board.ts';
import { retreats } from '../values/retreat.ts';
import { type Field, field, standing } from './field.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** A tile that lies beside the board. */
const beside = (tile: string): Tile => ({ index: -1, tile, q: 0, r: 0, side: 'A', turn: 0 });
const lay =
  (...tiles: Tile[]): NonNullable<Field['also']> =>
  ({ pub }) => {
    pub.board = [...pub.board, ...tiles];
  };
const at = (index: number, word: string): Tile => tileFrom(word, index)!;
const viewOf = (board: Tile[]): Pub =>
  ({ board, sets: ['base'], systemTokens: {}, pending: [], units: [], stack: [], players: [] }) as unknown as Pub;

it('[TI4-BOARD-1] a tile that touches no other is on the board', () => {
  const t = field({ line: ['46'], units: ['0 cruiser 46'], also: lay(beside('51'), at(30, '47')) });
  expect(systems(t.s.pub)).toEqual(['46', '51', '47']);
  expect(t.may(0)).toEqual(['activate:46', 'activate:47', 'activate:51']);
});

it('[TI4-BOARD-2] [TI4-BOARD-3] a system is one space area and its planets; each kind of unit has its place', () => {
  expect([printedPlanets('46'), printedPlanets('27')]).toEqual([[], ['new-albion', 'starpoint']]);
  const units = ['0 space-dock starpoint', '0 infantry 27', '0 carrier 27', '0 pds new-albion'];
  const t = field({ line: ['27'], units, goods: { 0: 5 } });
  t.play(
    '0 activate:27',
    '0 land:infantry@27>new-albion',
    '0 build:cruiser',
    '0 build:infantry',
    '0 done',
    '0 goods',
    '0 goods',
    '0 goods',
  );
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 cruiser']); // ships in space
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']); // ground forces on the producer's planet
  const holds = invariants['ships are in space, structures on planets']!;
  expect(holds(t.s)).toBe(true);
  const [dock, , carrier] = t.s.pub.units;
  carrier!.on = 'starpoint';
  expect(holds(t.s)).toBe(false);
  carrier!.on = null;
  dock!.on = null;
  expect(holds(t.s)).toBe(false);
});

const LANES = [at(4, '121A0'), at(12, '124A0'), at(14, '123A0'), at(27, '119A0'), at(28, '122A0'), at(29, '120A0')];

it('[TI4-BOARD-4] [TI4-HYPER-3] a hyperlane tile is no system', () => {
  const t = field({ line: ['18'], at: { 46: 3, 47: 5, 48: 13 }, units: ['0 cruiser 46'], also: lay(...LANES) });
  expect([...systems(t.s.pub)].sort()).toEqual(['18', '46', '47', '48']);
  expect(t.may(0)).toEqual(['activate:18', 'activate:46', 'activate:47', 'activate:48']);
  t.play('0 activate:48', '0 move:cruiser@46~2'); // over the lane in one step
  expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
});

it('[TI4-BOARD-5] on the edge is what has a side without a tile; a hyperlane is a tile', () => {
  const ring = [1, 2, 3, 4, 5, 6].map((index) => at(index, String(18 + index)));
  const board = [at(0, '18'), ...ring];
  expect(isOnEdge(board, '18')).toBe(false);
  expect(isOnEdge(board, '19')).toBe(true);
  const laned = [at(0, '18'), ...ring.slice(1), at(1, '83A0')];
  expect(isOnEdge(laned, '18')).toBe(false);
  expect(isOnEdge([at(0, '18'), ...ring.slice(1)], '18')).toBe(true);
  expect(isOnEdge(board, 'nowhere')).toBe(false); // nor is what lies nowhere
});

it('[TI4-BOARD-6] [TI4-BOARD-7] what lies beside the board is on its edge, and changes nobody else’s', () => {
  const ring = [1, 2, 3, 4, 5, 6].map((index) => at(index, String(18 + index)));
  const board = [at(0, '18'), ...ring];
  for (const tile of ['51', '82', 'F4']) expect(isOnEdge([...board, beside(tile)], tile)).toBe(true);
  const north = { ...beside('F4'), q: 0, r: -1 }; // drawn where a side of the centre is free
  expect(isOnEdge([at(0, '18'), ...ring.slice(1), north], '18')).toBe(true);
});

const ALPHA = {
  line: ['39', '46'],
  at: { 26: 30 },
  units: ['0 cruiser 39', '1 pds lodor'],
  techs: { 1: ['pds-2'] },
} satisfies Field;

it('[TI4-ADJ-6] [TI4-WORM-5] adjacency by a wormhole serves movement, retreat, range and neighbours', () => {
  const { pub } = field(ALPHA).s;
  expect(stepsFrom(pub, 0, '39')).toEqual([
    { to: '46', way: 'border' },
    { to: '26', way: 'wormhole' },
  ]);
  const moving = field(ALPHA).play('0 activate:26');
  expect(moving.may(0)).toContain('move:cruiser@39~2');
  const shot = field({ ...ALPHA, units: ['0 cruiser 46', '1 pds lodor'] }).play('0 activate:39', '0 move:cruiser@46~2');
  expect(shot.may(1)).toContain('fire:0');
  expect(retreats(field({ ...ALPHA, planets: { lodor: 0 } }).s.pub, 0, '39')).toEqual(['26']);
  expect(areNeighbours(pub, 0, 1)).toBe(true);
});

it('[TI4-ADJ-10] [TI4-ADJ-18] a cannon sees with its owner’s eyes, and as things stand when it fires', () => {
  const t = field({
    line: ['27', '46', '47', '26'],
    at: { 25: 30, 48: 4 },
    units: ['0 cruiser 27', '0 pds lodor', '0 cruiser 25', '1 pds quann', '1 cruiser 27', '1 cruiser 48'],
    factions: { 0: 'jolnar' },
    techs: { 0: ['spacial-conduit-cylinder', 'pds-2'], 1: ['pds-2'] },
  });
  expect(adjacent(t.s.pub, 0, '26', '27')).toBe(false);
  t.play('0 activate:27', '0 spacial-conduit-cylinder use@0', '0 done');
  expect(t.may(0)).toEqual(['fire:1', 'no']); // joined to the active system for Jol-Nar alone
  t.play('0 no');
  expect(t.may(1)).toEqual(['no', 'retreat']); // the cannon of the other player has no such link
});

it('[TI4-ADJ-13] what lies beside the board is adjacent by wormholes alone', () => {
  const north = { ...beside('51'), q: 0, r: -1 }; // wherever it is drawn
  const board = [at(0, '46'), at(2, '17'), north];
  expect(neighbours(viewOf(board), 0, '51')).toEqual(['17']);
  expect(neighbours(viewOf(board), 0, '46')).toEqual(['17']);
  expect(neighbours(viewOf([at(0, '46'), north]), 0, '51')).toEqual([]);
});

it('[TI4-ADJ-18] a tile more, and the neighbours are others', () => {
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], begin: TURN });
  expect(neighbours(t.s.pub, 0, '46')).toEqual(['47']);
  t.s.pub.board = [...t.s.pub.board, at(2, '48')];
  expect(neighbours(t.s.pub, 0, '46').sort()).toEqual(['47', '48']);
});

const FOUR = { line: ['46', '47', '26', '27'], seats: 4 } satisfies Partial<Field>;
const meet = (units: string[], extra: Partial<Field> = {}) => {
  const { pub } = field({ ...FOUR, units, begin: TURN, ...extra }).s;
  return areNeighbours(pub, 0, 1);
};

it('[TI4-ADJ-14] neighbours share a system or hold adjacent ones', () => {
  expect(meet(['0 cruiser 46', '1 cruiser 46'])).toBe(true);
  expect(meet(['0 cruiser 46', '1 cruiser 47'])).toBe(true);
  expect(meet(['0 cruiser 46', '1 infantry lodor'])).toBe(false);
  expect(meet(['0 cruiser 46', '1 infantry lodor'], { at: { 39: 6 } })).toBe(false);
  expect(meet(['0 cruiser 39', '1 infantry lodor'], { at: { 39: 30 } })).toBe(true); // by the wormhole
});

it('[TI4-ADJ-15] ships, ground forces, structures and controlled planets count', () => {
  for (const unit of ['1 infantry lodor', '1 pds lodor', '1 cruiser 26'])
    expect(meet(['0 cruiser 47', unit])).toBe(true);
  expect(meet(['0 cruiser 47'], { planets: { lodor: 1 } })).toBe(true);
  expect(meet(['0 cruiser 47'])).toBe(false);
});

it('[TI4-ADJ-16] whoever may trade with all is not everybody’s neighbour', () => {
  expect(meet(['0 cruiser 46', '1 infantry starpoint'], { factions: { 0: 'hacan' } })).toBe(false);
});

it('[TI4-ADJ-17] neutral units make nobody a neighbour', () => {
  const { pub } = field({ ...FOUR, units: ['0 cruiser 46', '-1 cruiser 47', '1 cruiser 26'], begin: TURN }).s;
  expect([areNeighbours(pub, 0, 1), areNeighbours(pub, 0, NOBODY)]).toEqual([false, false]);
});

it('[TI4-PLAN-1] a planet has resources, influence, traits and specialties', () => {
  const { pub } = field({ line: ['19', '27'], units: [], begin: TURN }).s;
  const facts = (planet: string) => [
    resourcesOf(pub, planet),
    influenceOf(pub, planet),
    traitsOf(pub, planet),
    specialtiesOf(pub, planet),
  ];
  expect(facts('wellon')).toEqual([1, 2, ['industrial'], ['yellow']]);
  expect(facts('starpoint')).toEqual([3, 1, ['hazardous'], []]);
  const t = field({
    line: ['19'],
    units: [],
    planets: { wellon: 0 },
    begin: { step: 'pay', args: { seat: 0, resources: 0, influence: 2 } },
  });
  t.play('0 exhaust:wellon');
  expect(t.asked()).toEqual([]);
});

it('[TI4-PLAN-4] any number of ground forces stands on a planet', () => {
  const units = ['0 space-dock starpoint', ...Array<string>(4).fill('0 infantry*9 starpoint'), '0 mech*4 starpoint'];
  const t = field({ line: ['27'], units, goods: { 0: 1 } });
  t.play('0 activate:27', '0 build:infantry', '0 build:infantry', '0 done', '0 goods');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry*38', '0 mech*4', '0 space-dock']);
});
