// The test game under every property, at every seat count.
import { describe, expect, it } from 'vitest';
import { checkGame, mootBox } from '../testing/index.ts';

describe.each([3, 4, 5])('the moot with %i seats', (seats) => {
  it.each([1, 2, 3, 4])('keeps every property (seed %i)', (seed) => {
    const { answers, tally } = checkGame(mootBox, { seats, seed, options: { warden: seed % 2 === 0 }, every: 2 });
    expect(answers).toBeGreaterThan(10);
    for (const [property, count] of Object.entries(tally)) expect(count, property).toBeGreaterThan(0);
  });
});
