// A campaign of COSMOS in the browser: what its people and its master do on their pages.
import { type Client, client, type Pass, type Snapshot } from '@orrery/api';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { answering } from './asked.ts';
import type { House } from './house.ts';

const SCREENS = process.env.ORRERY_SCREENS;
export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const TURNS = 8;

/** The master sets the table up in the page: six chairs for people, bots on the rest. */
export async function setUp(master: Page): Promise<string> {
  await master.goto('/');
  await master.getByRole('link', { name: /Invite friends: COSMOS/ }).click();
  await master.getByLabel('Your name at the table').fill('Gil');
  await master.getByLabel(/With a game master/).check();
  for (const seat of [3, 4, 5, 6]) await master.getByLabel(`Seat ${seat}`).selectOption('open');
  await master.getByLabel('Turn limit (0: none)').fill(String(TURNS));
  await picture(master, 'new-table');
  await master.getByRole('button', { name: 'Set up and invite' }).click();
  return master.getByLabel('Link', { exact: true }).inputValue();
}
export async function join(house: House, link: string, name: string, options: BrowserContextOptions): Promise<Page> {
  const page = await house.visitor({ ...options, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('orrery.coached', JSON.stringify({ cosmos: true })));
  await page.goto(link);
  await page.locator('form input').first().fill(name);
  await page.locator('form button[type=submit]').click();
  return page;
}
const passOf = (page: Page): Promise<Pass> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('orrery.passes')!) as Pass[])[0]!);
/** The line that the page itself uses. */
export async function lineOf(page: Page): Promise<{ match: string; pass: Pass; call: Client['call'] }> {
  const pass = await passOf(page);
  return { match: pass.match, pass, call: client({ base: new URL(page.url()).origin, secret: pass.secret }).call };
}
export async function look(page: Page): Promise<Snapshot> {
  const { call, match } = await lineOf(page);
  return call('table', { match });
}
export const pick = (page: Page, name: RegExp) =>
  answering(page, (asked) => asked.locator('[data-options] button').filter({ hasText: name }).first().click());

// Only peaceful orders: a faction that has lost its base is not asked any more.
export const sheet = (page: Page) => page.getByLabel(/^(Orders, one per line|Órdenes, una por línea)$/);
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** On a phone the report may have the screen. */
async function toOrders(page: Page): Promise<void> {
  if (await page.locator('main[data-room="whole"]').isVisible())
    await page.getByRole('tab', { name: 'Pregunta' }).click();
}
export async function confirm(page: Page): Promise<void> {
  await toOrders(page);
  await answering(page, (asked) => asked.locator('button[data-enter]').click());
}
/** Types a list and hands it in. */
export async function handIn(page: Page, orders: string): Promise<void> {
  await toOrders(page);
  await sheet(page).fill(orders);
  await confirm(page);
}
export const readReport = async (page: Page, tabName: string, text: RegExp) => {
  await tab(page, tabName);
  await page.locator('[data-ref="part:report"]').getByText(text).first().waitFor();
};
export const turnIs = (page: Page, turn: number) =>
  page
    .locator('header')
    .getByText(new RegExp(`(Turn|Turno) ${turn} (of|de) ${TURNS}`))
    .waitFor();

export const choose = (master: Page, name: string): Promise<void> =>
  master.locator('[data-request] [data-options] button:enabled').filter({ hasText: name }).first().press('Enter');
export const publish = (master: Page): Promise<void> => choose(master, 'Publish the turn');
/** The lists are in: the master looks through them. */
export async function reviewing(master: Page): Promise<void> {
  const arrived = master.getByRole('heading', { name: /The lists of turn \d are in/ }).first();
  await arrived.waitFor().catch(async (cause) => {
    const shown = await master.getByRole('tabpanel').first().innerText();
    throw new Error(`lists are missing: ${shown.slice(0, 2000)}`, { cause });
  });
}

export async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400); // whatever moves has come to rest
  await page.screenshot({ path: `${SCREENS}/cosmos-${name}.png` });
}
