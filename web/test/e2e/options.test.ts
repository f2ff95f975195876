// A table's options: a text is given on the form of a new table, refused in the player's own words, and taken.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';

const FOLDER = process.env.ORRERY_SCREENS;
const PATIENCE = 400_000; // milliseconds: a slow machine with other work is no fault of the pages
const LEARN =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 47 27 26 30 40 -1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, PATIENCE);
afterAll(async () => {
  await house.close();
});

it.each([
  ['wide', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])(
  'a map string is refused in Spanish with its reason, then taken (%s)',
  async (name, size) => {
    const page = await house.visitor({ ...size, locale: 'es-ES', reducedMotion: 'reduce' });
    await page.goto('/new/twilight-imperium');
    const field = page.getByLabel('Cadena de mapa, en lugar de la galaxia de arriba');
    await field.fill(LEARN.replace('22', '44'));
    const create = page.getByRole('button', { name: /^Preparar/ });
    await create.click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe('Cadena de mapa: el módulo 44 aparece dos veces.');
    if (FOLDER) await page.screenshot({ path: join(FOLDER, `options-${name}.png`), fullPage: true });
    await field.fill(LEARN);
    await create.click();
    await page.waitForURL(/\/table\//);
    expect(house.problems).toEqual([]);
  },
  PATIENCE,
);
