// TI4-NEXUS, TI4-XNEXUS, TI4-P78: the wormhole nexus, and boards for seven and eight.
import { expect, it } from 'vitest';
import { adjacent, wormholesIn } from '../galaxy/adjacency.ts';
import { isOnEdge } from '../galaxy/graph.ts';
import { tileFrom } from '../galaxy/maps.ts';
import { LAYOUTS } from '../packs/base/setups.ts';
import { newPlanet, type Pub, type S } from '../state.ts';
import { unsettled } from '../steps/setup.ts';
import { isOuter, planetsIn, systems } from '../values/board.ts';
import { hasFrontier } from '../values/exploration.ts';
import { NEXUS } from '../values/nexus.ts';
import { progressTowards } from '../values/progress.ts';
import { through } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { open } from './opening.ts';

const sideOf = ({ board }: Pub) => board.find(({ tile }) => tile === NEXUS)?.side;
/** The nexus lies beside a line whose first system has a gamma wormhole. */
const beside = (spec: Partial<Field> = {}) =>
  field({
    edition: 4,
    factions: { 0: 'norr', 1: 'sol', 2: 'letnev' },
    line: ['46', '19', '39', '26'],
    units: ['0 cruiser 46'],
    ...spec,
    also(s) {
      lay(s);
      spec.also?.(s);
    },
  });
function lay({ pub }: S): void {
  pub.board = [...pub.board, { index: -1, tile: NEXUS, q: 0, r: 0, side: 'A', turn: 0 }];
  pub.planets = { ...pub.planets, mallice: newPlanet(NEXUS, -1) };
  pub.systemTokens = { 46: [{ kind: 'gamma' }] };
}

it('[TI4-NEXUS-1] [TI4-XNEXUS-1] [TI4-SETUP-19] it lies beside the board with a gamma wormhole alone, in matches of this edition with the expansion', () => {
  const { pub } = open(6).run().match.state;
  expect([sideOf(pub), wormholesIn(pub, NEXUS), planetsIn(pub, NEXUS), hasFrontier(pub, NEXUS)]).toEqual([
    'A',
    ['gamma'],
    ['mallice'],
    false,
  ]);
  expect([isOnEdge(pub.board, NEXUS), systems(pub).includes(NEXUS)]).toEqual([true, true]);
  expect(sideOf(open(3, { pok: false }).run().match.state.pub)).toBeUndefined();
  expect(sideOf(open(3, {}, 3, 3).run().match.state.pub)).toBeUndefined();
});

it('[TI4-BOARD-9] [TI4-NEXUS-2] [TI4-NEXUS-3] [TI4-XNEXUS-3] it opens for good when a unit is there or its planet is somebody’s, and all stays where it is', () => {
  const moved = through(beside(), '0 activate:82', '0 move:cruiser@46~2');
  for (let i = 0; i < 9 && moved.asked().length > 0; i++)
    moved.play(`${moved.asked()[0]} ${moved.may(moved.asked()[0]!).find((key) => /^(done|pass|no)$/.test(key))}`);
  expect([sideOf(moved.s.pub), standing(moved.s.pub, NEXUS)]).toEqual(['B', ['0 cruiser']]);
  expect(wormholesIn(moved.s.pub, NEXUS)).toEqual(['alpha', 'beta', 'gamma']);
  expect(adjacent(moved.s.pub, 0, NEXUS, '39')).toBe(true);
  const gained = beside({ begin: { step: 'gainPlanet', args: { seat: 0, planet: 'mallice' } } });
  expect(sideOf(gained.s.pub)).toBe('B');
  const nobody = beside();
  expect([sideOf(nobody.s.pub), adjacent(nobody.s.pub, 0, NEXUS, '39')]).toEqual(['A', false]);
});

it('[TI4-NEXUS-4] neutral units open it, too', () => {
  const t = beside({
    begin: { step: 'placeOne', args: { seat: -1, type: 'cruiser', system: NEXUS, on: null } },
    also: ({ pub }) => {
      pub.units.push({ id: 99, owner: -1, type: 'cruiser', at: NEXUS, on: null, damaged: false });
    },
  });
  expect(sideOf(t.s.pub)).toBe('B');
});

it('[TI4-NEXUS-5] [TI4-XNEXUS-2] [TI4-EX-34] ships that move in are shot at through gamma alone; then it opens', () => {
  const spec: Partial<Field> = {
    line: ['46', '19', '39'],
    units: ['0 cruiser*2 46', '1 pds wellon'],
    techs: { 1: ['pds-2'] },
  };
  // the one of the alpha system
  const alpha = beside({
    ...spec,
    also: ({ pub }) => {
      pub.systemTokens = { 46: [{ kind: 'gamma' }], 19: [{ kind: 'creuss-alpha' }] };
    },
  });
  alpha.play('0 activate:82');
  through(alpha, '0 move:cruiser@46~2', '0 done');
  expect(alpha.asked().flatMap((seat) => alpha.request(seat).at)).not.toContain('spaceCannonOffence.fire');
  expect(sideOf(alpha.s.pub)).toBe('B');
  // and the one of the gamma system
  const gamma = beside({
    ...spec,
    also: ({ pub }) => {
      pub.systemTokens = { 46: [{ kind: 'gamma' }], 19: [{ kind: 'gamma' }] };
    },
  });
  gamma.play('0 activate:82');
  through(gamma, '0 move:cruiser@46~2', '0 done');
  expect([gamma.request(1).at, sideOf(gamma.s.pub)]).toEqual(['spaceCannonOffence.fire', 'A']);
  gamma.rig(1, 1).play('1 no');
  expect(sideOf(gamma.s.pub)).toBe('B');
});

it('[TI4-XNEXUS-4] the hero of the Creuss does not swap it', () => {
  const t = beside({
    factions: { 0: 'creuss', 1: 'sol', 2: 'letnev' },
    open: { 0: ['leader:riftwalker-meian'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    units: ['0 cruiser 46', '0 cruiser 19'],
  });
  const swaps = t.may(0).filter((key) => key.startsWith('action:riftwalker-meian'));
  expect([swaps.length > 0, swaps.some((key) => key.endsWith(NEXUS))]).toEqual([true, false]);
});

it('[TI4-BOARD-6] [defy-space-and-time] a unit in the nexus', () => {
  const have = (units: string[]) =>
    progressTowards(
      beside({
        units,
        begin: { step: 'turn', args: { seat: 0, actions: 0 } },
        also: (s) => {
          for (const unit of s.pub.units) if (unit.type === 'destroyer') unit.at = NEXUS;
        },
      }).s.pub,
      0,
      'defy-space-and-time',
    ).met;
  expect([have(['0 cruiser 46']), have(['0 destroyer 46'])]).toEqual([false, true]);
});

it.each([
  [7, '7p'],
  [8, '8p'],
  [7, '7p-alternate'],
  [8, '8p-alternate'],
  [6, '6p-large'],
])(
  '[TI4-P78-1] [TI4-P78-3] [TI4-P78-4] %i players on %s: built to the last space, with frontier tokens and an edge',
  (seats, layout) => {
    const { pub } = open(seats, { map: 'build', layout }).run().match.state;
    const { homes, hyperlanes } = LAYOUTS.find(({ id }) => id === layout)!;
    expect(homes.map(({ index }) => pub.board.some((tile) => tile.index === index))).toEqual(Array(seats).fill(true));
    for (const { index, tile } of hyperlanes) expect(pub.board).toContainEqual(tileFrom(tile, index));
    expect(systems(pub).filter((system) => hasFrontier(pub, system))).toEqual(unsettled(pub));
    const inward = systems(pub).filter((system) => isOnEdge(pub.board, system) && !isOuter(pub, system));
    expect(inward.length > 0).toBe(layout.endsWith('alternate')); // next to a gap
    expect(pub.sets).toContain('pok');
  },
);

it('[TI4-P78-2] seven and eight players choose one strategy card each', () => {
  for (const [seats, goods] of [
    [7, 1],
    [8, 0],
  ] as const) {
    const t = field({
      edition: 4,
      seats,
      line: ['18'],
      units: [],
      factions: Object.fromEntries(
        ['sol', 'norr', 'letnev', 'hacan', 'xxcha', 'jolnar', 'winnu', 'mentak'].map((faction, seat) => [
          seat,
          faction,
        ]),
      ),
      begin: { step: 'strategyPhase', args: {} },
    });
    for (let i = 0; i < seats; i++) t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!)[0]}`);
    expect(t.s.pub.strategyCards.filter((card) => card.goods === 1)).toHaveLength(goods);
    expect(t.s.pub.initiative).toHaveLength(seats);
  }
});
