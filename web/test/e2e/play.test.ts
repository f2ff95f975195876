// People at the table, in a real browser on the real server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const GAME = 'Tic-tac-toe';
const options = (page: Page) => page.locator('[data-options] button');
const isOver = (page: Page) => page.getByRole('link', { name: 'Result and what next' });
const cell = (page: Page, n: number) => page.locator(`[data-ref="cell:${n}"]`);
const turnOf = async (page: Page) => page.locator('header').getByText('Your turn').waitFor();

/** Plays on with whatever `move` does until the match is over. */
async function playOn(page: Page, move: (page: Page) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 9; turn++) {
    await isOver(page).or(options(page).first()).first().waitFor();
    if (await isOver(page).isVisible()) return;
    const before = await options(page).count();
    await move(page);
    await page.waitForFunction((count) => document.querySelectorAll('[data-options] button').length !== count, before);
  }
}

/** One sets up a table, the other comes by the link; both see the board. */
async function twoAtATable(a: Page, b: Page): Promise<void> {
  await a.goto('/');
  await a.getByRole('link', { name: `Invite friends: ${GAME}` }).click();
  await a.getByLabel('Your name at the table').fill('Ana');
  await a.getByRole('button', { name: 'Set up and invite' }).click();
  const link = await a.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain(`${house.url}/join/`);
  await b.goto(link);
  await b.getByLabel('Your name at the table').fill('Berta');
  await b.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([turnOf(a), b.getByText('Waiting for Ana').first().waitFor()]);
}

describe('a new user', () => {
  it('is in a running match against bots with two clicks, and can play it to the end', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${GAME}` }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await turnOf(page);
    expect(page.url()).toContain('/table/');
    await playOn(page, (p) => options(p).first().click());
    await isOver(page).click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.getByText('Chance was fair').waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Match file' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.game$/);
    await page.getByRole('button', { name: 'Play again' }).click();
    await turnOf(page);
    await page.context().close();
  });

  it('plays on a phone, by touch', async () => {
    const page = await house.visitor({ ...PHONE, locale: 'es-ES' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Jugar ya: Tres en raya' }).tap();
    await page.getByRole('button', { name: 'Empezar' }).tap();
    await page.getByRole('button', { name: 'Entendido' }).tap();
    await cell(page, 4).tap();
    await page.waitForFunction(() => document.querySelectorAll('[data-options] button').length === 7);
    const over = page.getByRole('link', { name: 'Resultado y qué hacer ahora' });
    for (let turn = 0; turn < 4 && !(await over.isVisible()); turn++) {
      await options(page).first().tap();
      await page.waitForTimeout(400);
      await over.or(options(page).first()).first().waitFor();
    }
    await over.waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('does everything by keyboard alone', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${GAME}` }).waitFor();
    await tabTo(page, `Play now: ${GAME}`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await turnOf(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await playOn(page, async (p) => {
      await p.keyboard.press('1');
      await p.keyboard.press('Enter');
    });
    await tabTo(page, 'Result and what next');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.context().close();
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

describe('two browsers', () => {
  it('play a whole match through an invitation link, on the board and in the panel', async () => {
    const [a, b] = [await house.visitor(), await house.visitor()];
    await twoAtATable(a, b);
    await cell(a, 0).click();
    await turnOf(b);
    await a.getByText('Waiting for Berta').first().waitFor();
    await options(b).filter({ hasText: 'row 2, column 1' }).click();
    await turnOf(a);
    await cell(a, 1).click();
    await turnOf(b);
    await b.getByRole('tab', { name: 'Chat' }).click();
    await b.getByLabel('Say something').fill('Well played');
    await b.keyboard.press('Enter');
    await a.getByRole('tab', { name: 'Chat' }).click();
    await a.getByText('Well played').waitFor();
    await options(b).filter({ hasText: 'row 2, column 2' }).click();
    await turnOf(a);
    await cell(a, 2).click();
    for (const page of [a, b]) await page.getByRole('heading', { name: 'Ana wins' }).waitFor();
    await b.getByRole('tab', { name: 'Log' }).click();
    await b.getByText('Berta takes row 2, column 2.').waitFor();
    await b.getByRole('button', { name: 'Look at the table at moment 2' }).click();
    await b.getByText('You are looking at an earlier moment').waitFor();
    expect(await b.locator('svg [data-ref^="cell:"] path').count()).toBe(2);
    await Promise.all([a.context().close(), b.context().close()]);
  });

  it('go on by themselves after the server was killed in the middle and started again', async () => {
    const [a, b] = [await house.visitor(), await house.visitor()];
    await twoAtATable(a, b);
    await cell(a, 0).click();
    await turnOf(b);
    await house.kill();
    await a.getByText('Reconnecting …').waitFor();
    await cell(b, 3).click(); // sent into the void; it arrives when the server is back
    await house.start();
    await turnOf(a);
    expect(await a.locator('svg [data-ref^="cell:"] path').count()).toBe(2);
    for (const [page, n] of [
      [a, 1],
      [b, 4],
      [a, 2],
    ] as const) {
      await turnOf(page);
      await cell(page, n).click();
    }
    for (const page of [a, b]) await page.getByRole('heading', { name: 'Ana wins' }).waitFor();
    await Promise.all([a.context().close(), b.context().close()]);
  });
});

describe('the pages', () => {
  it('complained about nothing meanwhile', () => {
    expect(house.problems).toEqual([]);
  });
});
