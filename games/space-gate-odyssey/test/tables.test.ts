// The figures of all modules and exoplanets against literal tables, written down apart from the packs: what a slip of the
// pen there would change is noticed here.
import { describe, expect, it } from 'vitest';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import type { Bonus } from '../packs/base/kinds.ts';
import { MODULES, STARTS } from '../packs/base/modules.ts';

/** Capacity, corridors from north clockwise, and what turning it active yields; numbers 1, 2, 3 … of each kind in order. */
const MODULE_TABLE: Readonly<Record<string, string>> = {
  'G-WA': '2N 3NS 3NE 4NES',
  'G-WB': '3N 3NS 4NE 2NES',
  'G-WC': '3N 4NS 2NE 3NES',
  'G-LA': '3N 3NS 4NE 2NES',
  'G-LB': '3N 4NS 2NE 3NES',
  'G-LC': '4N 2NS 3NE 3NES',
  'G-EA': '3N 4NS 2NE 3NES',
  'G-EB': '4N 2NS 3NE 3NES',
  'G-EC': '2N 3NS 3NE 4NES',
  'O-W':
    '2NESW+recruit 3NES+recruit 2NESW+promote 3NES+promote 4NES+robot:water 4NS+robot:wildlife 4NE+robot:energy 3NES+robot:modules 2NESW+robot:access',
  'O-L':
    '3NES+recruit 4NES+recruit 4NS+promote 4NE+promote 3NES+robot:water 2NESW+robot:wildlife 2NESW+robot:energy 3NES+robot:modules 2NESW+robot:access',
  'O-E':
    '4NE+recruit 3NES+recruit 2NESW+promote 2NESW+promote 3NES+robot:water 2NESW+robot:wildlife 3NES+robot:energy 4NES+robot:modules 4NS+robot:access',
  'A-W': '2NES 3NES 2NS 3NE 4NS 4N',
  'A-L': '2NES 3NES 2NS 3NE 4NS 4N',
  'A-E': '2NES 3NES 2NS 3NE 4NS 4N',
  S: '5NESW 5NESW 5NESW 5NESW',
};

/** Basic, advanced and central slots; those that exchange tokens; those worth points of their own. */
const SIDE_TABLE: Readonly<Record<string, readonly [tiers: number[], predominance: string, points: string]>> = {
  'bose/2': [[5, 10, 0], 'L3-2 L5-1', ''],
  'bose/3': [[6, 15, 0], 'L2-3 L4-2 L6-1', ''],
  'collins/2': [[12, 0, 1], 'C V1-2', ''],
  'collins/4': [[16, 0, 0], 'I12 I34', ''],
  'dirac/2': [[10, 2, 1], 'B8 C', ''],
  'dirac/3': [[18, 3, 1], 'B11 B16 C', ''],
  'fermi/2': [[8, 0, 21], '', ''],
  'fermi/4': [[10, 0, 27], '', ''],
  'planck/2': [[12, 0, 0], 'P6 P11', ''],
  'planck/3': [[18, 0, 0], 'P3 P7 P16', ''],
  'russell/2': [[27, 0, 0], 'I1-1 I2-1 I3-1', ''],
  'russell/3': [[28, 0, 0], 'I1-1 I2-1 I3-1 I4-1', ''],
  'susskind/2': [[12, 0, 0], 'T1-1 T3-2', ''],
  'susskind/3': [[18, 0, 0], 'T1-1 T3-2 T5-3', ''],
  'turing/2': [
    [24, 0, 1],
    'X7 Y7',
    'X1=2 X2=1 X3=1 X4=1 X5=1 X6=1 X7=1 X8=2 X9=2 X10=2 X11=2 X12=2 Y1=2 Y2=1 Y3=1 Y4=1 Y5=1 Y6=1 Y7=1 Y8=2 Y9=2 Y10=2 Y11=2 Y12=2 C=3',
  ],
  'turing/3': [[12, 6, 3], 'B2 B6 B10', ''],
};

const SIDES = 'NESW';
const yieldOf = (bonus: Bonus | null): string =>
  bonus === null ? '' : `+${bonus.kind === 'robot' ? `robot:${bonus.room}` : bonus.kind}`;

describe('tables', () => {
  it.each(Object.entries(MODULE_TABLE))(
    '[SGO-COMP-8] [SGO-COMP-10] [module:*] (our figures) modules %s',
    (kind, row) => {
      const found = [...MODULES, ...STARTS]
        .filter(({ id }) => id.replace(/-\d+$/, '') === kind)
        .map(({ capacity, corridors, bonus }) => {
          const sides = [...SIDES].filter((_, i) => corridors & (1 << i)).join('');
          return `${capacity}${sides}${yieldOf(bonus)}`;
        });
      expect(found.join(' ')).toBe(row);
    },
  );

  it('[SGO-COMP-3] [SGO-COMP-6] name every module there is', () => {
    const kinds = new Set([...MODULES, ...STARTS].map(({ id }) => id.replace(/-\d+$/, '')));
    expect([...kinds].sort()).toEqual(Object.keys(MODULE_TABLE).sort());
  });

  it.each(Object.entries(SIDE_TABLE))(
    '[SGO-PRED-6] (our figures) slots of %s',
    (name, [tiers, predominance, points]) => {
      const [id, seats] = name.split('/') as [string, string];
      const { slots } = sideOf(id, Number(seats)).map;
      const count = (tier: string) => slots.filter((slot) => slot.tier === tier).length;
      expect(['basic', 'advanced', 'central'].map(count)).toEqual(tiers);
      const named = (list: typeof slots, text: (slot: (typeof slots)[number]) => string) => list.map(text).join(' ');
      expect(
        named(
          slots.filter((slot) => slot.predominance),
          ({ id }) => id,
        ),
      ).toBe(predominance);
      expect(
        named(
          slots.filter((slot) => slot.points !== undefined),
          (slot) => `${slot.id}=${slot.points}`,
        ),
      ).toBe(points);
    },
  );

  it('[SGO-COMP-11] name both sides of every exoplanet', () => {
    const sides = EXOPLANETS.flatMap((id) => [...new Set([2, 3, 4].map((n) => `${id}/${sideOf(id, n).players[0]}`))]);
    expect(sides.sort()).toEqual(Object.keys(SIDE_TABLE).sort());
  });
});
