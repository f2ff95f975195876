// «Show me»: from the rule book to the real board of each game, answer by answer, forward and back, and nothing is changed by it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 300_000);
afterAll(() => house.close());

/** Whatever a page sends but reading. */
function sending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** A rule, what is on the board of its game, and whether an answer of it can be clicked there. */
const RULES = [
  ['council-of-shadows', 'COS-ACT-5', 'wide', 'en-GB'],
  ['space-gate-odyssey', 'SGO-FLIP-2', 'phone', 'es-ES'],
  ['cosmos', 'CSM-BATTLE-1', 'phone', 'en-GB'],
  ['twilight-imperium', 'TI4-SUST-8', 'wide', 'es-ES'],
] as const;

it.each(RULES)('%s: %s is seen at work', { timeout: 300_000 }, async (game, rule, size, locale) => {
  const screen = size === 'phone' ? PHONE : { viewport: { width: 1440, height: 900 } };
  const page = await house.visitor({ ...screen, locale, reducedMotion: 'reduce' });
  const sent = sending(page);
  const spanish = locale.startsWith('es');
  await page.goto(`/rules/${game}#${rule}`);
  const link = page.locator(`[id="${rule}"] a`);
  await link.getByText(spanish ? 'Muéstramelo' : 'Show me').click();
  await page.locator(`[data-show="${rule}"]`).waitFor();
  const at = page.getByText(spanish ? /^\d+ de \d+$/ : /^\d+ of \d+$/);
  const last = Number(/\d+$/.exec((await at.textContent())!)![0]);
  expect(last).toBeGreaterThan(0);
  const asked = (await page.locator('[data-asked] h2').textContent())!;
  const answer = (await page.locator('[data-answer]').textContent())!;
  expect(await violations(page)).toEqual([]);

  await page.locator('[data-answer]').click(); // the answer itself plays it
  expect(await at.textContent()).toMatch(/^1 /);
  await page.locator('aside').getByText(answer).first().waitFor();
  for (let i = 1; i < last; i++) await page.keyboard.press('ArrowRight');
  expect(await at.textContent()).toMatch(new RegExp(`^${last} `));
  expect(await page.locator('[data-enter]').isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  for (let i = 0; i < last; i++) await page.keyboard.press('ArrowLeft');
  expect(await page.locator('[data-asked] h2').textContent()).toBe(asked);
  expect(sent).toEqual([]);
  expect(house.problems).toEqual([]);

  await page.getByRole('link', { name: spanish ? 'Volver a las reglas' : 'Back to the rules' }).click();
  await page.locator(`[id="${rule}"]`).waitFor();
  await page.context().close();
});

it('an answer that is not allowed says why, and a rule without a position says so', { timeout: 300_000 }, async () => {
  const page = await house.visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/rules/council-of-shadows/show/COS-NOTHING-1');
  await page.getByRole('alert').waitFor();
  await page.goto('/rules/council-of-shadows/check');
  await page.locator('li[data-proof="EX-1"]').getByText('Example 1').waitFor();
  await page.context().close();
});
