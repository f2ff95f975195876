// COSMOS by keyboard alone: a faction, a hero, the lists of three turns and the end, with nothing focused but by keys. The other games are
// played so in their own tests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('is played to its end by keys, in Spanish', { timeout: 400_000 }, async () => {
  const table = { game: 'cosmos', bot: 'commander', seats: 2, options: { turns: 3 }, language: 'es-ES' as const };
  expect(await playMatch(house, table)).toBe(5);
});
