// Space Gate Odyssey in the browser: whole games of two and of four, by following the hints.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { advised, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const game = 'space-gate-odyssey';
const bot = 'pathfinder'; // the game's own player, who never slips

it('2 seats, in Spanish', { timeout: 600_000 }, async () => {
  const table = { game, bot, seats: 2, options: { short: true }, language: 'es-ES' as const };
  expect(await playMatch(house, table)).toBeGreaterThan(20);
});

it('4 seats, and a station laid out anew on the sheet', { timeout: 600_000 }, async () => {
  let sheets = 0;
  const reasons = new Set<string>();
  const reorganiser = async (page: Page, asked: Locator) => {
    reasons.add(`${await isMyTurn(page)} ${await asked.locator('[data-because]').textContent()}`);
    const token = asked.getByRole('button', { name: 'Use the reorganisation token' });
    if (await token.isVisible()) return token.click();
    const plan = asked.getByRole('group', { name: 'My station' });
    if (!(await plan.isVisible())) return advised(page, asked);
    const ref = await plan.locator('[data-ref^="module:"][role=button]').first().getAttribute('data-ref');
    const module = plan.locator(`[data-ref="${ref}"]`); // once it is picked, cells are buttons, too
    for (let turned = 0; turned < 5; turned++) await module.click(); // picked, then once round
    await asked.locator('button[data-enter]:enabled').press('Enter'); // what is foreseen may move it under a pointer
    sheets += 1;
  };
  await playMatch(house, { game, bot, seats: 4, options: { short: true, reorganisation: true } }, reorganiser);
  expect(sheets).toBe(1);
  const told = (pattern: RegExp) => [...reasons].filter((reason) => pattern.test(reason)).length;
  expect(told(/^mine You have activated the .* room\. Your crew there gives you \d/)).toBeGreaterThan(0);
  expect(
    told(/^other (Altair|Rigel|Deneb) has activated the .* room\. Your crew there gives you \d action points?: /),
  ).toBeGreaterThan(0);
  expect(told(/^other You have activated|^mine (Altair|Rigel|Deneb)/)).toBe(0);
});

/** Says the table that it is my turn, or only that I am asked? */
async function isMyTurn(page: Page): Promise<'mine' | 'other'> {
  return (await page.locator('header').getByText('Your turn').isVisible()) ? 'mine' : 'other';
}
