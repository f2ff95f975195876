// The kernel's properties on random play, at several seat counts and with a game master.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

const SIZES = [
  { seats: 2, seed: 1, turns: 4, master: false, deal: true },
  { seats: 3, seed: 2, turns: 3, master: true, deal: true },
  { seats: 4, seed: 42, turns: 5, master: true, deal: true },
  { seats: 4, seed: 3, turns: 2, master: false, deal: false },
  { seats: 7, seed: 4, turns: 2, master: false, deal: true },
  { seats: 10, seed: 5, turns: 1, master: false, deal: true },
];

it('[CSM-REPORT-5] told is seen, at every turn of two campaigns', () => {
  for (const seats of [2, 4]) {
    const options = { turns: 6, deal: true, master: false };
    const { tally } = checkGame(box, { seats, seed: 40 + seats, options, every: 1, only: ['P7'] });
    expect(tally.P7).toBeGreaterThan(4 * seats * options.turns); // several looks at each answer
  }
}, 240_000);

it.each(SIZES)(
  '[CSM-GM-8] keeps every property ($seats seats, master $master)',
  ({ seats, seed, ...options }) => {
    const { answers, tally } = checkGame(box, { seats, seed, options, every: 5 });
    expect(answers).toBeGreaterThanOrEqual(seats);
    expect(tally.P7).toBeGreaterThan(0);
    expect(tally.P6).toBeGreaterThan(0);
  },
  240_000,
);
