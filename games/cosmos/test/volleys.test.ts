// CSM-BATTLE: a star battle volley by volley, each rule by a few ships whose figures are worked out by hand.
import { expect, it } from 'vitest';
import { type Battle, type BattleSide, fight, type Group } from '../battle/star.ts';

const ships = (figures: Partial<Group>): Group => ({
  unit: 'ship',
  rank: 0,
  units: 1,
  blocks: 1,
  attack: 10,
  shield: 0,
  hull: 10,
  life: 0,
  multiple: 1,
  acid: false,
  researchers: 0,
  safe: false,
  ...figures,
});
const side = (id: number, figures: Partial<Group>, more: Partial<BattleSide> = {}): BattleSide => ({
  id,
  groups: [ships(figures)],
  gem: false,
  disruptor: false,
  waves: [],
  plague: null,
  wall: [],
  ...more,
});
/** Everybody against everybody; `level[a]`: how well a foresees the others. */
const battle = (sides: BattleSide[], level: number[] = [], more: Partial<Battle> = {}): Battle => ({
  sides,
  hostile: (a, b) => a !== b,
  peace: () => false,
  foresight: (of) => level[of] ?? 0,
  ...more,
});
const damages = (b: Battle) => fight(b).volleys.map((volley) => volley.sides.map(({ damage }) => damage));
const quick = (b: Battle) => fight(b).volleys.map((volley) => volley.quick);

it('[CSM-BATTLE-3] whoever foresees more fires first, once, however much more', () => {
  const two = [side(0, { units: 3 }), side(1, { units: 6 })];
  expect(quick(battle(two, [1, 1]))).not.toContain(true);
  for (const ahead of [1, 9]) {
    const b = battle(two, [ahead, 0]);
    expect(quick(b)).toEqual([true, false]);
    expect(damages(b)).toEqual([
      [0, 30],
      [30, 30],
    ]);
  }
});

it('[CSM-BATTLE-4] a quick volley is the share among all enemies, fired at the outguessed alone, all at once', () => {
  const three = [side(0, { units: 4 }), side(1, { units: 4 }), side(2, { units: 4 })];
  const b = battle(three, [], {
    foresight: (of, against) => Number((of === 0 && against === 1) || (of === 1 && against === 2)),
  });
  expect(damages(b)[0]).toEqual([0, 20, 20]); // of 40 each half, and the second fires although it is hit
});

it('[CSM-BATTLE-5] whoever is hit by quick fire spends a turn of its shields; whoever only fires does not', () => {
  const shielded = { units: 9, attack: 1, shield: 1, hull: 100, life: 0 };
  const [first, second] = damages(battle([side(0, shielded), side(1, shielded)], [1, 0]));
  expect(first).toEqual([0, 0]); // 9 against shields of 9
  expect(second).toEqual([0, 9]); // those of the second are down, those of the first are up
});

it('[CSM-BATTLE-6] totals are taken at the start of an exchange, and losses fall together, until one side is left', () => {
  const b = battle([side(0, { units: 2 }), side(1, { units: 3 })]);
  expect(damages(b)).toEqual([[30, 20]]); // the two fall in the very volley in which they take two of three
  expect(fight(b).alive).toEqual({ 0: [0], 1: [1] });
});

it('[CSM-BATTLE-7] the attack of all living blocks in equal parts, rounded down, on living enemies only', () => {
  const b = battle(
    [
      side(0, { units: 1, blocks: 5, attack: 5, hull: 50 }),
      side(1, { attack: 0 }),
      side(2, { attack: 0, units: 5, hull: 5 }),
    ],
    [],
    { hostile: (a, c) => (a === 0) !== (c === 0) },
  );
  expect(damages(b).slice(0, 2)).toEqual([
    [0, 12, 12], // of 25
    [0, 0, 25], // one is gone: all of it on the other
  ]);
});

it('[CSM-BATTLE-8] a shield is that of the living whose shields are up', () => {
  const b = battle([side(0, { attack: 30, hull: 1000 }), side(1, { units: 4, attack: 0, shield: 5, life: 1 })]);
  expect(fight(b).volleys.map(({ sides: [, second] }) => second!.shield)).toEqual([20, 15, 0]); // four, three, none up
  expect(damages(b).map(([, onSecond]) => onSecond)).toEqual([10, 15, 30]);
});

it('[CSM-BATTLE-10] one wall against the sum of all fire, and what goes round it comes on top', () => {
  const sides = [
    side(0, { attack: 10, hull: 1000 }),
    side(1, { attack: 12, hull: 1000 }, { disruptor: true }),
    side(2, { attack: 14, hull: 1000 }),
    side(3, { attack: 0, shield: 30, hull: 1000, life: 9 }),
  ];
  const b = battle(sides, [], { hostile: (a, c) => (a === 3) !== (c === 3) });
  expect(damages(b).slice(0, 2)).toEqual([
    [0, 0, 0, 12], // 24 against shields of 30, and 12 of a disruptor
    [0, 0, 0, 10 + 12 + 14 - 30], // it works once
  ]);
});

it('[CSM-BATTLE-22] acid is divided apart from the rest, each part rounded down', () => {
  const mixed = side(0, { attack: 5, hull: 1000 });
  mixed.groups.push(ships({ rank: 1, attack: 5, hull: 1000, acid: true }));
  const shielded = { attack: 0, shield: 2, hull: 1000, life: 9 };
  const b = battle([mixed, side(1, shielded), side(2, shielded)], [], { hostile: (a, c) => (a === 0) !== (c === 0) });
  expect(damages(b)[0]).toEqual([0, 2, 2]); // 2 of 5 stopped by the shield, 2 of 5 that nothing stops; not 5 of 10 less 2
});
