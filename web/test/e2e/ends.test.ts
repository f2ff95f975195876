// Both ends of a match, and the line in between: broken off, played again, cut off for a while, watched again.
import { client, type Pass } from '@orrery/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMatch } from './boards.ts';
import { HOST_TOKEN, type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const cell = (page: Page, n: number) => page.locator(`[data-ref="cell:${n}"]`);
const over = (page: Page) => page.locator('[data-over]');
const seatOf = (pass: Pass) => client({ base: house.url, secret: pass.secret }).call;

/** Ana and Berta at a table, both through the API. */
async function two(): Promise<[ana: Pass, berta: Pass]> {
  const { call } = client({ base: house.url });
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
  const { pass, table } = await call('create', { body: { game: 'tic-tac-toe', seats } });
  return [pass, await call('join', { token: table.invitation!, body: { name: 'Berta' } })];
}

/** A browser that holds these passes. */
async function browserOf(...passes: Pass[]): Promise<Page> {
  const page = await house.visitor({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((held) => {
    if (localStorage.getItem('orrery.passes') === null) localStorage.setItem('orrery.passes', JSON.stringify(held));
    localStorage.setItem('orrery.coached', '{"tic-tac-toe":true,"space-gate-odyssey":true}');
  }, passes);
  return page;
}

async function play(pass: Pass, n: number): Promise<void> {
  const call = seatOf(pass);
  const { scene, seq } = await call('table', { match: pass.match });
  const moves = [{ request: scene!.requests[0]!.id, choice: `place:${n}` }];
  await call('answer', { match: pass.match, body: { id: `ends-${pass.match}-${seq}`, seq, moves } });
}

/** Ana wins in the top row. */
async function playedOut(): Promise<[ana: Pass, berta: Pass]> {
  const [ana, berta] = await two();
  for (const [pass, n] of [
    [ana, 0],
    [berta, 3],
    [ana, 1],
    [berta, 4],
    [ana, 2],
  ] as const)
    await play(pass, n);
  return [ana, berta];
}

describe('a match broken off', () => {
  it('says so at the table, asks nothing more, and its result names nobody it does not know', async () => {
    const [ana, berta] = await two();
    const [a, b] = [await browserOf(ana), await browserOf(berta)];
    await Promise.all([a.goto(`/table/${ana.match}`), b.goto(`/table/${ana.match}`)]);
    await a.locator('[data-lit]').first().waitFor();
    await a.getByRole('button', { name: 'Menu of the table' }).click();
    await a.getByRole('menuitem', { name: 'Break the match off for everybody' }).click();
    await a.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await a.getByRole('dialog').waitFor({ state: 'detached' });
    await a.getByRole('button', { name: 'Menu of the table' }).click();
    await a.getByRole('menuitem', { name: 'Break the match off for everybody' }).click();
    await a.getByRole('dialog').getByRole('button', { name: 'Break the match off for everybody' }).click();
    for (const page of [a, b]) {
      await over(page).getByRole('heading', { name: 'This match was broken off' }).waitFor();
      expect(await page.locator('[data-lit], [data-request], [data-waiting]').count()).toBe(0);
      await page.locator('header').getByText('Broken off').waitFor();
      expect(await page.title()).not.toContain('●');
    }
    const middle = await keptMatch(house.url, 'space-gate-odyssey', null);
    await seatOf(middle)('abandon', { match: middle.match });
    const page = await browserOf(middle);
    await page.goto(`/table/${middle.match}/result`);
    await page.getByRole('img', { name: 'How it went' }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('undefined');
    await Promise.all([a, b, page].map((each) => each.context().close()));
  });
});

describe('a rematch', () => {
  it('reaches the friend at the table, on the result page and on the first page', async () => {
    const [ana, berta] = await playedOut();
    const [a, table, result, home] = [
      await browserOf(ana),
      ...(await Promise.all([berta, berta, berta].map((p) => browserOf(p)))),
    ];
    await a!.goto(`/table/${ana.match}/result`);
    await table!.goto(`/table/${ana.match}`);
    await result!.goto(`/table/${ana.match}/result`);
    await Promise.all([over(table!).waitFor(), result!.getByRole('button', { name: 'Play again' }).waitFor()]);
    await a!.getByRole('button', { name: 'Play again' }).click();
    await a!.locator('[data-lit]').first().waitFor();
    await home!.goto('/');
    for (const page of [table!, result!, home!]) await page.getByText('Ana is playing again').first().waitFor();
    await table!.getByRole('button', { name: 'Take my seat' }).click();
    await table!.getByText('Waiting for Ana').first().waitFor();
    expect(table!.url()).toBe(a!.url());
    await Promise.all([a!, table!, result!, home!].map((page) => page.context().close()));
  });
});

describe('a line that breaks', () => {
  it('is seen at once, and so is what is being sent; what was said about it goes when it is back', async () => {
    const [ana, berta] = await two();
    const page = await browserOf(ana);
    await page.goto(`/table/${ana.match}`);
    await cell(page, 0).waitFor();
    const offline = page.getByRole('status').getByText('No connection');
    await page.context().setOffline(true);
    await offline.waitFor({ timeout: 4000 });
    await page.keyboard.press('h');
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
    await page.locator('[data-options] button').first().click();
    await page.getByText('Sending …').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Waiting for Berta').first().waitFor();
    for (const sign of [offline, page.getByText('Sending …'), page.getByRole('alert')])
      expect(await sign.count()).toBe(0);
    await page.context().setOffline(true);
    await offline.waitFor();
    await play(berta, 4);
    await page.context().setOffline(false);
    await page.locator('header').getByText('Your turn').waitFor();
    await page.context().close();
  });
});

describe('a replay', () => {
  it('keeps the end to itself, goes by turns and at any speed, and its log follows', async () => {
    const [ana] = await playedOut();
    const page = await browserOf(ana);
    await page.goto(`/table/${ana.match}/replay`);
    const log = page.getByRole('log');
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
    await log.waitFor();
    const told = async () => (await page.locator('body').textContent())!.match(/Ana wins|is over|row 1, column 3/g);
    expect(await told()).toBeNull();
    expect(await log.getByRole('listitem').count()).toBe(0);
    const next = page.getByRole('button', { name: 'Next turn' });
    await next.click();
    await log.getByText('Ana takes row 1, column 1.').waitFor();
    await next.click();
    await log.getByText('Berta takes row 2, column 1.').waitFor();
    await page.getByRole('button', { name: 'Turn before' }).click();
    await log.getByText('Berta takes row 2, column 1.').waitFor({ state: 'detached' });
    expect(await told()).toBeNull();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await page.getByRole('button', { name: 'Play back' }).click();
    await page.getByRole('heading', { name: 'Ana wins' }).waitFor({ timeout: 6000 }); // four moments at 0.3 s each
    await log.getByText('Ana takes row 1, column 3.').waitFor();
    await page.context().close();
  });
});

describe('the pages', () => {
  it('complained about nothing meanwhile', () => {
    expect(house.problems).toEqual([]);
  });
});

describe('a match that moves', () => {
  it('is saved by one host and taken over by another; each comes in by a link, and plays on with all that was', async () => {
    const [ana, berta] = await two();
    await play(ana, 0);
    await play(berta, 4);
    const hostOf = async (at: House): Promise<Page> => {
      const page = await at.visitor({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript((token) => {
        sessionStorage.setItem('orrery.host', token);
        localStorage.setItem('orrery.coached', '{"tic-tac-toe":true}');
      }, HOST_TOKEN);
      await page.goto('/host');
      return page;
    };
    const here = await hostOf(house);
    const download = here.waitForEvent('download');
    await here.getByRole('button', { name: `Export: ${ana.match}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${ana.match}.match`);

    const other = await openHouse();
    try {
      const there = await hostOf(other);
      await there.getByLabel('Import a match').setInputFiles(await file.path());
      const link = there
        .getByRole('listitem')
        .filter({ hasText: /^Ana: / })
        .locator('code');
      await there.goto((await link.textContent())!);
      await there.waitForURL(`**/table/${ana.match}`);
      await cell(there, 1).click();
      await there.getByText('Waiting for Berta').first().waitFor();
      const told = there.getByRole('log');
      for (const line of ['Ana takes row 1, column 1.', 'Berta takes row 2, column 2.', 'Ana takes row 1, column 2.'])
        await told.getByText(line).first().waitFor();
      expect(other.problems).toEqual([]);
    } finally {
      await other.close();
    }
    await here.context().close();
  });
});
