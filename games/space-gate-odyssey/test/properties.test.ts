// The kernel's properties on random play.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

it.each([
  { seats: 2, seed: 1, options: {} },
  { seats: 3, seed: 2, options: {} },
  { seats: 4, seed: 3, options: {} },
  { seats: 2, seed: 4, options: { short: true } },
  { seats: 3, seed: 5, options: { reorganisation: true } },
])('keeps every property: $seats seats, seed $seed, $options', (setup) => {
  const { tally } = checkGame(box, { ...setup, every: 12 });
  expect(Object.values(tally).every((count) => count > 0)).toBe(true);
});
