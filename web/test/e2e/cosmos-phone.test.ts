// A first match on a phone: what the lesson says and what it asks are seen together, and nothing of the headings is cut.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A new learner's table; `nth` game of the first page. */
async function learning(nth: number): Promise<Page> {
  const page = await house.visitor({ ...PHONE, locale: 'es-ES', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('article button:has(svg.lucide-graduation-cap)').nth(nth).click();
  await page.locator('[data-lesson="1"]').waitFor();
  return page;
}
const GAMES = 4;
it.each([...Array(GAMES).keys()])('shows the question below the lesson, of game %i', async (nth) => {
  const page = await learning(nth);
  const answer = page.locator('[data-options] button').first();
  await answer.waitFor();
  const { y } = (await answer.boundingBox())!;
  expect(y + 40).toBeLessThan(PHONE.viewport!.height);
  const isCut = await page
    .locator('header h1')
    .evaluate((h) => h.scrollWidth > h.clientWidth || h.scrollHeight > h.clientHeight + 1);
  expect(isCut).toBe(false);
});

it('goes on with the lesson of COSMOS when the first list is in: its report does not fold the panel away', async () => {
  const page = await learning(2);
  const step = (n: number) => page.locator(`[data-lesson="${n}"]`);
  const follow = async (n: number) => {
    await step(n).waitFor();
    const next = step(n).getByRole('button', { name: 'Siguiente' });
    while (await next.isVisible()) await next.click();
    if (n < 3) await page.locator('[data-options] button').click();
    else await page.getByRole('button', { name: 'Confirmar' }).click();
  };
  for (const n of [1, 2, 3]) await follow(n);
  await step(4).waitFor();
  await page.getByRole('heading', { name: 'Informe del turno 1' }).waitFor();
  expect(await page.locator('main').getAttribute('data-room')).toBe('shared');
  const box = (await step(4).boundingBox())!;
  expect(box.y + box.height).toBeLessThan(PHONE.viewport!.height);
  const chips = page.getByRole('region', { name: 'Últimos turnos' }).locator('button');
  for (const chip of await chips.all()) {
    await chip.scrollIntoViewIfNeeded();
    const { x, width } = (await chip.boundingBox())!;
    expect([x >= 0, x + width <= PHONE.viewport!.width]).toEqual([true, true]);
  }
  await follow(4);
  await page.getByRole('heading', { name: 'Informe del turno 2' }).waitFor();
  const free = page.getByText('juegas a tu aire');
  expect([await free.isVisible(), await page.locator('main').getAttribute('data-room')]).toEqual([true, 'shared']);
  await page.getByRole('button', { name: 'Pista' }).click();
  const take = page.locator('button[data-take-hint]');
  await take.click();
  await take.waitFor({ state: 'detached' }); // what it has filled in is to be seen
  expect(await page.locator('textarea').first().inputValue()).not.toBe('');
});

it('of Space Gate Odyssey shows what the lesson speaks of: the first module, the station and the ship again', async () => {
  const page = await learning(0);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await page.getByText('Este es tu Módulo inicial').waitFor();
  const start = page.locator('[data-ref="module:S-1"]');
  const tabs = (await page.getByRole('tab', { name: 'Pregunta' }).boundingBox())!;
  await expect.poll(async () => (await start.boundingBox())!.y + 40).toBeLessThan(tabs.y);
});
