// TI4-ALLY: the kernel's properties on random play in pairs; `orrery fuzz` with the option `pairs` plays many more.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

it.each([
  [4, 'across'],
  [6, 'beside'],
])(
  '[TI4-ALLY-1] [TI4-ALLY-24] random play of %i players in pairs (%s) ends and keeps every property',
  { timeout: 120_000 },
  (seats, pairs) => {
    const options = { pairs, pok: true, te: true, map: 'learn' };
    const { answers, tally } = checkGame(box, { seats, seed: seats, every: 60 * seats, options });
    expect(answers).toBeGreaterThan(300);
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
  },
);
