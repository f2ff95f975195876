// Space Gate Odyssey in the browser: whole short games at every seat count, by following the hints.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const game = 'space-gate-odyssey';
const bot = 'navigator';

it.each([
  { game, bot, seats: 2, options: { short: true } },
  { game, bot, seats: 3, options: { short: true }, language: 'es-ES' as const },
  { game, bot, seats: 4, options: { short: true } },
])('$seats seats', { timeout: 600_000 }, async (table) => {
  expect(await playMatch(house, table)).toBeGreaterThan(20);
});
