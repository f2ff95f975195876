// The kernel's properties on random play, at every number of seats, with and without the modules.
import { checkGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';

const MODULES = [{}, { module1: true, module2: true }, { module2: true, screens: false }, { module1: true }];
const TABLES = [1, 2, 3, 4].flatMap((seats) => MODULES.map((options, i) => ({ seats, options, seed: 10 * seats + i })));

it.each(TABLES)('[COS-INV-1] [COS-INV-12] keeps every property: $seats seats, $options', ({ seats, options, seed }) => {
  const { answers, tally } = checkGame(box, { seats, seed, options, every: 16 });
  expect(answers).toBeGreaterThan(40);
  expect(Object.values(tally).every((count) => count > 0)).toBe(true);
});

it('keeps every property with the silver Automa cards', () => {
  expect(checkGame(box, { seats: 1, seed: 5, options: { silverAutoma: true }, every: 16 }).answers).toBeGreaterThan(40);
});
