// A list of orders opened from a file in the browser: whatever its letters are kept in; what is no list is said, and where.
import { client } from '@orrery/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot', bot: 'random' } as const];
  const { pass } = await client({ base: house.url }).call('create', {
    body: { game: 'cosmos', options: { deal: true }, seats },
  });
  page = await house.visitor({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
  await page.addInitScript((p) => {
    localStorage.setItem('orrery.passes', JSON.stringify([p]));
    localStorage.setItem('orrery.coached', '{"cosmos":true}');
    localStorage.setItem('orrery.settings', '{"language":"es"}');
  }, pass);
  await page.goto(`/table/${pass.match}`);
  const hero = page.locator('[data-options] button').first();
  await hero.or(page.locator('textarea').first()).waitFor();
  if (await hero.isVisible()) await hero.click();
  await page.locator('textarea').first().waitFor();
});
afterAll(() => house.close());

const open = (name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const list = () => page.locator('textarea').first();
const LIST = 'recolección con la flota A\npréstamo 100 a 4 pagos';

it.each([
  ['UTF-8', Buffer.from(LIST, 'utf8')],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(LIST, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${LIST}`, 'utf16le').swap16()],
])('[CSM-LANG-1] is read in %s', async (_, buffer) => {
  await list().fill('');
  await open('lista.txt', buffer);
  await expect.poll(() => list().inputValue()).toBe(LIST);
});

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const ZIP = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(40)]);
it.each([
  ['of 5 MB', Buffer.alloc(5 * 1024 * 1024, 'recolectar flota A\n'), /5120 KB/],
  ['that is a picture', PNG, /imagen/],
  ['that is a workbook', ZIP, /ofimática/],
  ['with a letter that is none', Buffer.from('recolectar flota A\nuno\u0007'), /línea 2/],
])('[CSM-LANG-4] is refused, %s, in a sentence, and what was written stays', async (_, buffer, why) => {
  await list().fill('recolectar flota A');
  await open('lista.txt', buffer);
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .allInnerTexts()
        .then((all) => all.join(' ')),
    )
    .toMatch(why);
  expect(await list().inputValue()).toBe('recolectar flota A');
});
