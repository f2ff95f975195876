// Council of Shadows in the browser: whole matches of one to four, in turn without and with the modules.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { any, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A plan puts a card on every slot that wants one; everything else is answered with what comes first. */
async function council(page: Page, asked: Locator): Promise<void> {
  const slots = asked.locator('select');
  const count = await slots.count();
  for (let i = 0, card = 1; i < count; i++) {
    const empty = /No card yet|Sin carta|Ninguna/.test(
      (await slots.nth(i).locator('option').first().textContent()) ?? '',
    );
    const value = await slots
      .nth(i)
      .locator('option')
      .nth(card)
      .getAttribute('value')
      .catch(() => null);
    if (!empty || value === null) continue;
    await slots.nth(i).selectOption(value);
    card += 1;
  }
  await any(page, asked);
}

const modules = { module1: true, module2: true };
it.each([
  { seats: 1, options: {} },
  { seats: 2, options: modules },
  { seats: 3, options: {} },
  { seats: 4, options: modules },
])('$seats seats, $options', { timeout: 600_000 }, async ({ seats, options }) => {
  const table = { game: 'council-of-shadows', bot: 'councillor', seats, options };
  expect(await playMatch(house, table, council)).toBeGreaterThan(15);
});
