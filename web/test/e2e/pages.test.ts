// Every page, wide in English and on a phone in Spanish, in both themes: axe finds nothing to complain about. With ORRERY_SCREENS=<folder> each
// page is also photographed, wide and on a phone.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { BOARD_GAMES } from './boards.ts';
import { HOST_TOKEN, type House, openHouse, PHONE } from './house.ts';
import { SIGHTS, type Sights, setUp } from './sights.ts';

const FOLDER = process.env.ORRERY_SCREENS;

const PATIENCE = 900_000; // milliseconds: a slow machine with other work is no fault of the pages

let house: House;
let sights: Sights;
beforeAll(async () => {
  house = await openHouse();
  sights = await setUp(house.url);
}, PATIENCE);
afterAll(async () => {
  await house.close();
});

const THEMES = ['dark', 'light'] as const;
type Tour = { language: 'en' | 'es'; phone: boolean };

async function visitorWith({ language, phone }: Tour): Promise<Page> {
  const size = phone ? PHONE : { viewport: { width: 1440, height: 900 } };
  const page = await house.visitor({ ...size, reducedMotion: 'reduce' });
  const kept = {
    'orrery.settings': { language, theme: 'dark', motion: 'off', name: 'Ana' },
    'orrery.passes': sights.passes,
    'orrery.coached': Object.fromEntries([...BOARD_GAMES, 'cosmos master', 'tic-tac-toe'].map((game) => [game, true])),
  };
  await page.addInitScript(
    ([store, token]) => {
      for (const [name, value] of Object.entries(store)) localStorage.setItem(name, JSON.stringify(value));
      sessionStorage.setItem('orrery.host', token);
    },
    [kept, HOST_TOKEN] as const,
  );
  return page;
}

/** Goes round all sights with one browser, looking at each in both themes. */
async function findings(tour: Tour): Promise<Record<string, string[]>> {
  const page = await visitorWith(tour);
  const found: Record<string, string[]> = {};
  for (const [name, show] of Object.entries(SIGHTS)) {
    if ((await show(page, sights)) === 'nothing') continue;
    for (const theme of THEMES) {
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      const problems = await violations(page);
      if (problems.length > 0) found[`${name}, ${theme}`] = problems;
      if (FOLDER) await photograph(page, name, theme, tour);
    }
  }
  await page.context().close();
  return found;
}

/** The light theme only where it matters most. */
async function photograph(page: Page, name: string, theme: string, { phone }: Tour): Promise<void> {
  if (theme === 'light' && !['home', 'table'].includes(name)) return;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const light = theme === 'light' ? '-light' : '';
  await page.screenshot({ path: join(FOLDER!, `${name}-${phone ? 'phone' : 'wide'}${light}.png`) });
}

describe('axe finds no violation on any page, dark or light', () => {
  it.concurrent.each<Tour>([
    { language: 'en', phone: false },
    { language: 'es', phone: true },
  ])(
    'in $language, on a phone: $phone',
    async (tour) => {
      expect(await findings(tour)).toEqual({});
      expect(house.problems).toEqual([]);
    },
    PATIENCE,
  );
});
