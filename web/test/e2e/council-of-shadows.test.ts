// Council of Shadows in the browser: whole matches of one to four by following the hints; with the modules on a phone, in Spanish.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const modules = { module1: true, module2: true };
it.each(
  [1, 2, 3, 4].flatMap((seats) => [
    { seats, options: {}, language: 'en-GB' as const, phone: false },
    { seats, options: modules, language: 'es-ES' as const, phone: true },
  ]),
)('$seats seats, $options', { timeout: 600_000 }, async (asked) => {
  const table = { game: 'council-of-shadows', bot: 'councillor', ...asked };
  expect(await playMatch(house, table)).toBeGreaterThan(15);
});
