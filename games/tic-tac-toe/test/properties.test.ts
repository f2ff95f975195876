// The kernel's properties on random play.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

it.each([1, 2, 3, 4, 5])('keeps every property (seed %i)', (seed) => {
  const { answers, tally } = checkGame(box, { seats: 2, seed, every: 1 });
  expect(answers).toBeGreaterThanOrEqual(5);
  expect(Object.values(tally).every((count) => count > 0)).toBe(true);
});
