// The kernel's properties on random play, at few seats and at many; `orrery fuzz` plays at every count.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import './watched.ts';

it.each([
  [3, 'learn'],
  [5, 'build'],
  [7, 'learn'],
  [8, 'build'],
])(
  '[TI4-SETUP-1] [TI4-VP-1] random play of %i players (%s) ends and keeps every property',
  { timeout: 120_000 },
  (seats, map) => {
    const { answers, tally } = checkGame(box, { seats, seed: seats, every: 10 * seats, options: { map } });
    expect(answers).toBeGreaterThan(300);
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
  },
);
