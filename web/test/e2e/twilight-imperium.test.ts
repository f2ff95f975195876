// Twilight Imperium in the browser: six seats, one person, to the end; the first actions are played on the board itself.
import type { Standing } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { any, type Player, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Who holds nothing for them lets the windows pass, as people by correspondence do. */
const PASS: Standing[] = [{ kind: 'window.*', choice: 'pass' }];
const ON_BOARD = 5; // tactical actions of the person; after that strategy cards alone, so that the match stays short

/** Sends what can move to a system within reach, lands everybody, scores what can be scored, and declines the rest. */
function admiral(): { play: Player; done: Record<string, number> } {
  const done: Record<string, number> = { activated: 0, moved: 0, loaded: 0, offered: 0, voted: 0 };
  const count = (what: string) => {
    done[what] = (done[what] ?? 0) + 1;
  };
  const play: Player = async (page, asked) => {
    const question = (await asked.getByRole('heading').first().textContent()) ?? '';
    if (question.startsWith('Which action') && !done.offered && (await canTrade(page))) {
      count('offered');
      await makeOffer(page);
    }
    if (question.startsWith('Which system do you activate')) {
      count('activated');
      return clickLit(page, asked, 'polygon[data-lit]:not([data-far])');
    }
    if (question.startsWith('Which ship moves')) {
      const ship = page.locator('[data-ref="part:galaxy"] [data-lit][data-ref^="unit:"]').first();
      if (!(await ship.count())) return choose(page, asked, /^Done/);
      count('moved');
      return ship.click();
    }
    if (/^What does the .* carry/.test(question)) {
      count('loaded');
      const all = asked.locator('[data-plan]'); // several answers in one
      return (await all.count()) > 0 ? all.first().click() : choose(page, asked, /^Take aboard/);
    }
    if (question.startsWith('How do you vote')) count('voted');
    const tactical = (done.activated ?? 0) < ON_BOARD ? /^Tactical action/ : /^Strategic action/;
    for (const wish of [
      /^Score /,
      tactical,
      /^Strategic action/,
      /infantry to /,
      /^Pass for the rest/,
      /^(Done|No|Pass)/,
    ])
      if (await has(asked, wish)) return choose(page, asked, wish);
    return any(page, asked);
  };
  return { play, done };
}

const trade = (page: Page) => page.locator('button[aria-label="Deals"]:not([data-idle])');
const canTrade = async (page: Page): Promise<boolean> => (await trade(page).count()) > 0;

/** Offers the first thing that can be put into a transaction, and waits until the bot has said yes or no. */
async function makeOffer(page: Page): Promise<void> {
  await trade(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'You give' }).waitFor();
  const more = sheet.locator('button[aria-label^="One more"]:enabled');
  const cards = sheet.getByRole('checkbox');
  if (await more.count()) await more.first().click();
  else if (await cards.count()) await cards.first().check();
  else await sheet.getByRole('combobox').first().selectOption({ index: 1 }); // a note, or with Hacan a card of theirs
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('[data-offer="made"]').waitFor({ state: 'detached' });
}

const buttons = (asked: Locator, name: RegExp) => asked.locator('[data-options] button').filter({ hasText: name });
const has = async (asked: Locator, name: RegExp): Promise<boolean> => (await buttons(asked, name).count()) > 0;
/** When an offer of somebody comes between, the same is asked anew: then there is nothing to click any more. */
async function choose(_: Page, asked: Locator, name: RegExp): Promise<void> {
  const clicked = buttons(asked, name).first().click();
  clicked.catch(() => {}); // if the question has gone meanwhile
  await Promise.race([clicked, asked.waitFor({ state: 'detached' })]);
}

/** A thing on the board, as a pointer finds it; what cannot be reached there is taken from the list. */
async function clickLit(page: Page, asked: Locator, what: string): Promise<void> {
  const lit = page.locator(`[data-ref="part:galaxy"] ${what}`).first();
  if (await lit.count()) await lit.click();
  else await any(page, asked);
}

it('six seats, to the end', { timeout: 600_000 }, async () => {
  const { play, done } = admiral();
  const enough = () => done.activated === ON_BOARD && Object.values(done).every((times) => times > 0);
  const table = { game: 'twilight-imperium', seats: 6, bot: 'admiral', standing: PASS, enough };
  expect(await playMatch(house, table, play)).toBeGreaterThan(40);
  expect(done).toMatchObject({ activated: ON_BOARD, offered: 1 });
  expect(done.moved).toBeGreaterThan(0);
  expect(done.loaded).toBeGreaterThan(0);
});
