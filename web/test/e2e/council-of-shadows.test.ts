// Council of Shadows in the browser: whole matches alone and of four by following the hints; with the modules on a phone, in Spanish.
import { client, type NewTable } from '@orrery/api';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answering, isAsked } from './asked.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { advised, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const modules = { module1: true, module2: true };
const PLAIN = { options: {}, language: 'en-GB', phone: false } as const;
const WHOLE = { options: modules, language: 'es-ES', phone: true } as const;
it.each([
  { seats: 1, ...PLAIN },
  { seats: 4, ...WHOLE },
])('$seats seats, $options', { timeout: 600_000 }, async (asked) => {
  const table = { game: 'council-of-shadows', bot: 'councillor', ...asked };
  expect(await playMatch(house, table)).toBeGreaterThan(15);
});

async function sitDown(screen: BrowserContextOptions, ...others: NewTable['seats']): Promise<Page> {
  const seats: NewTable['seats'] = [{ kind: 'me', name: 'Ana' }, ...others];
  const { pass } = await client({ base: house.url }).call('create', { body: { game: 'council-of-shadows', seats } });
  const page = await house.visitor(screen);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.addInitScript(() => localStorage.setItem('orrery.coached', '{"council-of-shadows":true}'));
  await page.goto(`/table/${pass.match}`);
  return page;
}

it('explains its symbols by touch, without pressing anything', async () => {
  const page = await sitDown(PHONE);
  await page.locator('[data-ref="stack:2"]').tap();
  await page.getByText('Parsec 2 stack: 11 tiles left to discover.').waitFor();
  await page.getByRole('tab', { name: 'Mine' }).tap();
  await page.getByText('Parsec 2 stack: 11 tiles left to discover.').waitFor({ state: 'detached' });
  await page.locator('[data-ref="gem:gold"]').tap();
  await page.getByText('Gold: may stand in for coal; 2 energy at the end.').waitFor();
  await page.getByRole('heading', { name: 'Which civilization do you lead?' }).waitFor();
  await page.context().close();
});

it('keeps the last line of the log in sight while a turn grows', { timeout: 120_000 }, async () => {
  const page = await sitDown({ viewport: { width: 1280, height: 720 } }, { kind: 'bot', bot: 'random' });
  for (let i = 0; i < 12 && (await isAsked(page)); i++) await answering(page, (asked) => advised(page, asked));
  await page.waitForFunction(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector('[role="log"]')!;
    return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
  });
  // Room that comes and goes pulls it down, and it grows before it hears of that: it follows all the same.
  await page.evaluate(() => {
    const log = document.querySelector<HTMLElement>('[role="log"]')!;
    log.style.height = `${log.scrollHeight}px`;
    log.scrollTop = 0;
    log.style.height = '';
    log.append(Object.assign(document.createElement('p'), { id: 'more', style: 'height: 300px' }));
  });
  await page.waitForTimeout(200); // the scroll has been heard of
  await page.evaluate(() => document.querySelector('#more')!.remove());
  await answering(page, (asked) => advised(page, asked));
  await page.waitForFunction(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector('[role="log"]')!;
    return scrollHeight - scrollTop - clientHeight < 2;
  });
  await page.context().close();
});
