// What is painted while the scripts are still on their way: on the first page the games, in the reader's language.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';

const FOLDER = process.env.ORRERY_SCREENS;
const PATIENCE = 300_000; // milliseconds: a slow machine with other work is no fault of the pages
const WIDE = { viewport: { width: 1440, height: 900 } };

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, PATIENCE);
afterAll(() => house.close());

/** Somebody to whom no script of the page comes. */
async function early(path: string, options: Parameters<House['visitor']>[0], kept: object = {}): Promise<Page> {
  const page = await house.visitor(options, 'lobby');
  await page.addInitScript((settings) => localStorage.setItem('orrery.settings', JSON.stringify(settings)), kept);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(path);
  return page;
}
const names = (page: Page) => page.locator('.games:visible b').allInnerTexts();

it(
  'shows the games in the language that the browser speaks, or that was chosen, and none elsewhere',
  async () => {
    const english = await early('/', { ...WIDE, colorScheme: 'dark' });
    expect(await names(english)).toEqual(expect.arrayContaining(['Council of Shadows', 'Twilight Imperium']));
    expect(await english.locator('.games:visible').getAttribute('lang')).toBe('en');
    const spanish = await early('/', { ...PHONE, locale: 'es-ES' });
    expect(await spanish.locator('.games:visible').getAttribute('lang')).toBe('es');
    expect(await spanish.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const chosen = await early('/', WIDE, { language: 'es', theme: 'light' });
    expect(await chosen.locator('.games:visible').getAttribute('lang')).toBe('es');
    expect(await names(await early('/settings', WIDE))).toEqual([]);
    const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
    const bright = await early('/', { ...WIDE, colorScheme: 'light' });
    expect([await theme(bright), await theme(chosen), await theme(english)]).toEqual(['light', 'light', 'dark']);
    for (const [name, page] of Object.entries({ english, spanish, chosen }))
      if (FOLDER) await page.screenshot({ path: join(FOLDER, `first-paint-${name}.png`) });
  },
  PATIENCE,
);

it(
  'gives way to the page',
  async () => {
    const page = await house.visitor(WIDE, 'lobby');
    await page.goto('/');
    await page.locator('article button').first().waitFor();
    expect(await page.locator('.first').count()).toBe(0);
    expect(house.problems).toEqual([]);
  },
  PATIENCE,
);
