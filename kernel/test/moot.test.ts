// The test game under every property, at every seat count.
import { describe, expect, it } from 'vitest';
import { studyOf } from '../src/index.ts';
import { checkGame, mootBox } from '../testing/index.ts';

describe.each([3, 4, 5])('the moot with %i seats', (seats) => {
  it.each([1, 2, 3, 4])('keeps every property (seed %i)', (seed) => {
    const { answers, tally } = checkGame(mootBox, { seats, seed, options: { warden: seed % 2 === 0 }, every: 2 });
    expect(answers).toBeGreaterThan(10);
    for (const [property, count] of Object.entries(tally)) expect(count, property).toBeGreaterThan(0);
  });
});

it('a match that nothing but a score ends is left at the limit, any other should have been over', () => {
  const at = (endless: boolean) =>
    checkGame(
      { ...mootBox, study: studyOf({ score: () => 0, traits: () => ({}), endless: () => endless }) },
      { seats: 3, seed: 1, every: 2, limit: 5 },
    );
  expect(at(true)).toMatchObject({ answers: 5, match: { result: undefined } });
  expect(() => at(false)).toThrow('no end after 5 answers');
});
