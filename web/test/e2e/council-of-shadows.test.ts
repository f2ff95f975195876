// Council of Shadows in the browser: whole matches of one to four by following the hints; with the modules on a phone, in Spanish.
import { client } from '@orrery/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const modules = { module1: true, module2: true };
it.each(
  [1, 2, 3, 4].flatMap((seats) => [
    { seats, options: {}, language: 'en-GB' as const, phone: false },
    { seats, options: modules, language: 'es-ES' as const, phone: true },
  ]),
)('$seats seats, $options', { timeout: 600_000 }, async (asked) => {
  const table = { game: 'council-of-shadows', bot: 'councillor', ...asked };
  expect(await playMatch(house, table)).toBeGreaterThan(15);
});

it('explains its symbols by touch, without pressing anything', async () => {
  const seats = [{ kind: 'me', name: 'Ana' } as const];
  const { call } = client({ base: house.url });
  const { pass } = await call('create', { body: { game: 'council-of-shadows', seats } });
  const page = await house.visitor(PHONE);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.addInitScript(() => localStorage.setItem('orrery.coached', '{"council-of-shadows":true}'));
  await page.goto(`/table/${pass.match}`);
  await page.locator('[data-ref="stack:2"]').tap();
  await page.getByText('Parsec 2 stack: 11 tiles left to discover.').waitFor();
  await page.getByRole('tab', { name: 'Mine' }).tap();
  await page.getByText('Parsec 2 stack: 11 tiles left to discover.').waitFor({ state: 'detached' });
  await page.locator('[data-ref="gem:gold"]').tap();
  await page.getByText('Gold: may stand in for coal; 2 energy at the end.').waitFor();
  await page.getByRole('heading', { name: 'Which civilization do you lead?' }).waitFor();
  await page.context().close();
});
