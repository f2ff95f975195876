// What the others did: shown one by one, in a row of chips and in a line each, and told to whoever comes back.
import { client } from '@orrery/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answering, isAsked } from './asked.ts';
import { type House, openHouse } from './house.ts';
import { any } from './matches.ts';

/** What a learner does: reads, and takes the one answer that glows. */
async function followed(page: Page, step: number): Promise<void> {
  const lesson = page.locator(`[data-lesson="${step}"]`);
  await lesson.waitFor();
  const next = lesson.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) await next.click();
  const offered = page.locator('[data-options] button');
  expect(await offered.count()).toBe(1);
  await offered.click();
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('is seen step by step, lights what it moved, and is caught up with after an absence', {
  timeout: 300_000,
}, async () => {
  const seats = [
    { kind: 'me', name: 'Ana' } as const,
    ...[1, 2, 3].map(() => ({ kind: 'bot', bot: 'random' }) as const),
  ];
  const { pass } = await client({ base: house.url }).call('create', { body: { game: 'space-gate-odyssey', seats } });
  const { call } = client({ base: house.url, secret: pass.secret });
  const mine = { match: pass.match, seat: pass.seat! };
  await call('toBot', { ...mine, body: { bot: 'random' } });
  while ((await call('table', mine)).seq < 40) await new Promise((resolve) => setTimeout(resolve, 50));
  await call('fromBot', mine);

  const page = await house.visitor({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((p) => {
    localStorage.setItem('orrery.passes', JSON.stringify([p]));
    localStorage.setItem('orrery.coached', '{"space-gate-odyssey":true}');
    localStorage.setItem('orrery.settings', '{"pace":"slow","language":"en"}');
  }, pass);
  await page.goto(`/table/${pass.match}`);
  const ribbon = page.getByRole('region', { name: 'Last turns' });
  const others = page.getByRole('group', { name: 'What the others did' });
  const open = page.locator('[data-request]:not([data-sealed])');
  for (let i = 0; i < 30 && !(await others.isVisible()); i++) {
    await isAsked(page);
    await answering(page, (asked) => any(page, asked));
    await others.or(open).first().waitFor();
  }
  await others.getByRole('button', { name: 'Stop' }).click();
  const log = page.getByRole('log');
  const lines = await log.getByRole('listitem').count();
  await others.getByRole('button', { name: 'Go on' }).waitFor();
  await others.getByRole('button', { name: 'Show everything' }).click();
  await others.waitFor({ state: 'detached' });
  expect(await log.getByRole('listitem').count()).toBeGreaterThanOrEqual(lines);

  await ribbon
    .getByRole('button', { name: /sends .* to the .* room/ })
    .last()
    .hover();
  await page.locator('[data-ref^="room:"][data-focused]').first().waitFor();
  const told = log.locator('details').last();
  await told.locator('summary').click();
  expect(await told.getByRole('listitem').count()).toBeGreaterThan(1);

  await isAsked(page);
  await page.goto('/');
  const seen = (await call('table', mine)).seq;
  await call('toBot', { ...mine, body: { bot: 'random' } });
  while ((await call('table', mine)).seq < seen + 6) await new Promise((resolve) => setTimeout(resolve, 50));
  await call('fromBot', mine);
  await page.goto(`/table/${pass.match}`);
  const since = page.getByRole('region', { name: 'Since you were here' });
  await since.getByRole('button', { name: 'Watch it' }).click();
  await page.getByText('You are looking at an earlier moment').waitFor();
  await page.getByText('You are looking at an earlier moment').waitFor({ state: 'detached' }); // it has come to now by itself
  await ribbon.waitFor();
  expect(house.problems).toEqual([]);
  await page.context().close();
});

it('a first match is one click away, goes by the hand, and a plate opens its player', {
  timeout: 300_000,
}, async () => {
  const page = await house.visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Learn Space Gate Odyssey/ }).click();
  for (const step of [1, 2, 3]) await followed(page, step);
  await page.locator('[data-lesson="4"]').waitFor();
  await page
    .getByRole('button', { name: /Open this player/ })
    .nth(1)
    .click();
  await page.locator('#sgo-tab-1[aria-selected="true"]').waitFor();

  await page.goto('/rules/space-gate-odyssey');
  const chapter = page.locator('details', { has: page.getByRole('heading', { name: 'Travel' }) }).first();
  await chapter.locator('summary').first().click();
  await chapter.getByRole('button', { name: 'Show me on the board' }).click();
  await page.getByText('Where on Planck does this settler land?').first().waitFor();
  expect(house.problems).toEqual([]);
  await page.context().close();
});
