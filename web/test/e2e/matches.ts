// Whole matches of a real game in the browser: one person against bots, to the result, with pictures on the way.
import { randomUUID } from 'node:crypto';
import { client, type NewTable, type Pass, type Snapshot } from '@orrery/api';
import type { Standing } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answering, isAsked } from './asked.ts';
import { type House, PHONE } from './house.ts';
import { tabToPlace } from './keyboard.ts';

interface Table {
  game: string;
  seats: number;
  bot: string;
  options?: NewTable['options'];
  language?: 'en-GB' | 'es-ES';
  phone?: boolean;
  standing?: Standing[];
  enough?(): boolean; // then a bot plays on while nobody looks, and the person comes back for the end
  ended?(page: Page, end: Snapshot): Promise<void>; // looks at the end, before its page is opened
}
/** How this game's person answers; usually what the best bot advises. */
export type Player = (page: Page, asked: Locator) => Promise<void>;

const WIDE = { width: 1440, height: 900 };
const MOST = 600; // answers of one person in one match
const SCREENS = process.env.ORRERY_SCREENS;

export async function playMatch(house: House, table: Table, player: Player = advised): Promise<number> {
  const { game, seats, bot, options = {}, language = 'en-GB', phone = false, standing = [], enough, ended } = table;
  const chairs: NewTable['seats'] = [
    { kind: 'me', name: 'Ana' },
    ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot }) as const),
  ];
  const { pass } = await client({ base: house.url }).call('create', { body: { game, options, seats: chairs } });
  if (standing.length > 0)
    await client({ base: house.url, secret: pass.secret }).call('standing', {
      match: pass.match,
      body: { id: randomUUID(), list: standing },
    });
  const page = await house.visitor({
    ...(phone ? PHONE : { viewport: WIDE }),
    locale: language,
    reducedMotion: 'reduce',
  });
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.addInitScript((id) => localStorage.setItem('orrery.coached', JSON.stringify({ [id]: true })), game);
  await page.goto(`/table/${pass.match}`);
  let answers = 0;
  for (; answers < MOST && !enough?.() && (await isAsked(page)); answers++) {
    if (answers === 3) await picture(page, `${game}-${seats}-opening`);
    if (answers === 40) await picture(page, `${game}-${seats}-middle`);
    await answering(page, (asked) => player(page, asked));
  }
  if (enough?.()) await comeBack(house, page, pass);
  await page.locator('[data-over]').waitFor();
  await picture(page, `${game}-${seats}-end`);
  await ended?.(page, await client({ base: house.url, secret: pass.secret }).call('table', { match: pass.match }));
  await tabToPlace(page, '[data-over] a');
  await page.keyboard.press('Enter');
  await page.getByRole('heading').first().waitFor();
  expect(house.problems).toEqual([]);
  await page.context().close();
  return answers;
}

/** Leaves the seat to a bot and the page, and opens it again when the match is over. */
async function comeBack(house: House, page: Page, { match, secret }: Pass): Promise<void> {
  const { call } = client({ base: house.url, secret });
  await page.goto('/healthz'); // a page of nothing
  if (!isOver(await call('table', { match }))) await call('toBot', { match, seat: 0, body: {} });
  while (!isOver(await call('table', { match }))) await new Promise((resolve) => setTimeout(resolve, 500));
  await page.goto(`/table/${match}`);
}
const isOver = ({ table }: Snapshot): boolean => table.status === 'over';

/** Asks for a hint and takes it, outright or laid into the sheet: by keyboard alone, and nothing is focused but by its keys. */
export async function advised(page: Page, asked: Locator): Promise<void> {
  const options = asked.locator('[data-options] button');
  // A key finds nothing while the answer before is still being told: what can be taken is waited for.
  const enter = async (what: string) => {
    await asked.locator(`${what}:enabled`).waitFor();
    await page.keyboard.press('Enter');
  };
  if ((await options.count()) === 1) return enter('[data-options] button');
  const outright = (await options.count()) > 0;
  await page.keyboard.press('h');
  await enter('button[data-take-hint]:focus');
  if (outright) return;
  await enter('button[data-enter]');
}

/** The first option, of what is taken in hand if it must be; the least number, as many as are needed. */
export async function any(_: Page, asked: Locator): Promise<void> {
  const hands = asked.locator('[data-options] button[data-hand]');
  if (await hands.count()) await hands.first().click();
  const options = asked.locator('[data-options] button:not([data-hand])');
  if (await options.count()) return options.first().click();
  const send = asked.locator('button[data-enter]');
  const boxes = asked.locator('input[type=checkbox]');
  for (let i = 0; (await send.isDisabled()) && i < (await boxes.count()); i++) await boxes.nth(i).check();
  await send.click();
}

async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500); // whatever moves has come to rest
  await page.screenshot({ path: `${SCREENS}/${name}-wide.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${SCREENS}/${name}-phone.png` });
  await page.setViewportSize(WIDE);
}
