// The kernel's properties on random play, at every number of seats, with and without the modules.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

const MODULES = [{}, { module1: true, module2: true }];
const TABLES = [
  ...[1, 2, 3, 4].flatMap((seats) => MODULES.map((options, i) => ({ seats, options, seed: 10 * seats + i }))),
  { seats: 1, options: { silverAutoma: true }, seed: 5 },
  { seats: 2, options: { screens: false }, seed: 6 },
];
const SLOW = 60_000; // a busy machine is no fault of the rules

it.each(TABLES)(
  '[COS-INV-1] [COS-INV-12] keeps every property: $seats seats, $options',
  ({ seats, options, seed }) => {
    const { answers, tally } = checkGame(box, { seats, seed, options, every: 24 });
    expect(answers).toBeGreaterThan(40);
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
  },
  SLOW,
);
