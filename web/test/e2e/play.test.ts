// People at the table, in a real browser on the real server.
import { client } from '@orrery/api';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, isAsked } from './asked.ts';
import { openBrowser } from './chromium.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { enterAt, writeAt } from './keyboard.ts';

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
  it('is in a running match of any game against bots with two clicks', async () => {
    const page = await house.visitor({}, 'lobby');
    await page.goto('/');
    await page.locator('article').first().waitFor();
    const count = await page.locator('article').count();
    expect(count).toBeGreaterThan(0);
    for (let i = 0; i < count; i++) {
      await page.goto('/');
      await page
        .locator('article')
        .nth(i)
        .getByRole('button', { name: /Play now/ })
        .click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('region', { name: 'What is asked' }).waitFor();
      expect(await page.getByRole('region', { name: 'Players' }).getByRole('listitem').count()).toBeGreaterThan(1);
    }
    expect(house.problems).toEqual([]);
    await page.context().close();
  });

  it('plays a match against a bot to the end, and again', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${GAME}` }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await turnOf(page);
    expect(page.url()).toContain('/table/');
    await playOn(page, (p) => options(p).first().click());
    await isOver(page).click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.getByText('The match was fair: this browser has played it again').click();
    await page.getByText(/answers, .* behind dice and shuffles, .* all as the server says/).waitFor();
    await page.route('**/record', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/^= .*/m, '= 0000000000000000') });
    });
    await page.reload(); // now with a server that tells something else than was played
    await page.getByText('This match does not add up').waitFor();
    await page.unroute('**/record');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Match file' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.game$/);
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share a picture' }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
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

  it('does everything by keyboard alone: sets up a table, invites, joins, plays, and plays again', async () => {
    const [a, b] = [await house.visitor(), await house.visitor()];
    await a.goto('/');
    await a.getByRole('link', { name: `Invite friends: ${GAME}` }).waitFor();
    await enterAt(a, `Invite friends: ${GAME}`);
    await a.getByRole('button', { name: 'Set up and invite' }).waitFor();
    await writeAt(a, 'Your name at the table', 'Ana');
    await enterAt(a, 'Set up and invite');
    const link = await a.getByLabel('Link', { exact: true }).inputValue();
    await b.goto(link);
    await b.getByRole('button', { name: 'Sit down' }).waitFor();
    await writeAt(b, 'Your name at the table', 'Berta');
    await b.keyboard.press('Enter');
    await turnOf(a);

    await a.keyboard.press('?');
    await a.getByRole('dialog', { name: 'Keys' }).waitFor();
    await a.keyboard.press('Escape');
    await a.getByRole('dialog').waitFor({ state: 'detached' });
    await enterAt(a, 'row 2, column 2', '[data-ref]'); // a lit place of the board
    await turnOf(b);
    await enterAt(b, 'Menu of the table');
    await b.getByRole('menuitem', { name: 'Who sits where' }).waitFor();
    await b.keyboard.press('Enter');
    await b.getByRole('dialog', { name: 'Who sits where' }).waitFor();
    await b.keyboard.press('Escape');
    await b.getByRole('dialog').waitFor({ state: 'detached' });
    for (const page of [b, a, b, a, b, a, b, a]) {
      await turnOf(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await isOver(a).waitFor();
    await enterAt(a, 'Result and what next');
    await a.getByRole('button', { name: 'Play again' }).waitFor();
    await enterAt(a, 'Play again');
    await turnOf(a);
    await Promise.all([a.context().close(), b.context().close()]);
  });
});

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
    await b.getByRole('button', { name: /look at the table at moment 2/ }).click();
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
    await a.getByText('No connection').waitFor();
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

describe('a table', () => {
  it('that is listed is found on the home page, and a seat is taken to another device', async () => {
    const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
    const body = { game: 'tic-tac-toe', name: 'Everybody welcome', seats, listed: true };
    await client({ base: house.url }).call('create', { body });
    const page = await house.visitor();
    await page.goto('/');
    await page.getByRole('link', { name: /Everybody welcome/ }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('Waiting for Ana').first().waitFor();
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    await page.getByRole('menuitem', { name: 'Continue on another device' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const other = await house.visitor(PHONE);
    await other.goto(link);
    await other.getByText('· you').waitFor();
    expect(other.url()).toBe(page.url());
    await Promise.all([page.context().close(), other.context().close()]);
  });

  it('gives a hint, and takes an answer back', async () => {
    const page = await house.visitor();
    const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
    const { pass, table } = await client({ base: house.url }).call('create', { body: { game: 'tic-tac-toe', seats } });
    await client({ base: house.url }).call('join', { token: table.invitation!, body: { name: 'Berta' } });
    await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
    await page.goto(`/table/${pass.match}`);
    await turnOf(page);
    await page.keyboard.press('h');
    await page.getByText('Admiral would choose:').waitFor();
    await page.keyboard.press('Escape');
    await cell(page, 8).click();
    await page.getByText('Waiting for Berta').first().waitFor();
    await page.keyboard.press('u');
    await turnOf(page);
    expect(await options(page).count()).toBe(9);
    await page.context().close();
  });
});

describe('a game without a board', () => {
  it('is played to its end from views and requests alone, whatever the shape of the question', async () => {
    const seats = [
      { kind: 'me', name: 'Ana' } as const,
      ...[1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const),
    ];
    const options = { warden: false, rounds: 1 };
    const { pass } = await client({ base: house.url }).call('create', { body: { game: 'moot', options, seats } });
    const page = await house.visitor();
    await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
    await page.goto(`/table/${pass.match}`);
    const shapes = new Set<string>();
    while (await isAsked(page)) shapes.add(await answerSomehow(page));
    await isOver(page).waitFor();
    expect([...shapes]).toEqual(expect.arrayContaining(['number', 'one', 'form']));
    await page.context().close();
  });
});

/** Any answer to what is asked now: the last option, the least number, three workers at the market. */
async function answerSomehow(page: Page): Promise<string> {
  return answering(page, async (asked) => {
    const shape = await shapeOf(asked);
    if (shape === 'one') await asked.locator('[data-options] button').last().click();
    if (shape === 'form') await page.getByLabel('At the market (0–3)').fill('3');
    if (shape === 'many') await asked.locator('input[type=checkbox]').first().check();
    if (shape !== 'one') await asked.locator('button[data-enter]').click();
    return shape;
  });
}

async function shapeOf(asked: Locator): Promise<string> {
  if (await asked.locator('[data-options] button').first().isVisible()) return 'one';
  if (await asked.getByLabel('At the market (0–3)').isVisible()) return 'form';
  return (await asked.locator('input[type=checkbox]').first().isVisible()) ? 'many' : 'number';
}

describe('the shell', () => {
  it('opens without a server, and says what is wrong', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.getByRole('heading', { name: 'A table among the stars' }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('The server cannot be reached').waitFor();
    await page.context().close();
  });

  it('fetches its first words beside itself, once, in the language of the reader', async () => {
    const page = await house.visitor({ locale: 'es-ES' });
    await page.goto('/');
    await page.locator('article').first().waitFor();
    const words = await page.locator('script[data-es]').getAttribute('data-es');
    expect(await page.locator(`head link[rel="modulepreload"][href="${words}"]`).count()).toBe(1);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.endsWith(words!))).toHaveLength(1);
    await page.context().close();
  });

  it('shows what is pushed to it as a notification', async () => {
    const browser = await openBrowser('whole'); // without a screen nothing is shown on it
    const page = await browser.newPage({ permissions: ['notifications'] });
    await page.goto(house.url);
    // Ready is who is about to be active, too; a push to that one is lost.
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated')
        await new Promise((changed) => active?.addEventListener('statechange', changed, { once: true }));
    });
    const wire = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(house.url) && !isDeleted);
        if (found) resolve(found.registrationId);
      });
    });
    await wire.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify({ title: 'Your turn: Friday', match: 'm1', url: '/table/m1' });
    await wire.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const [found] = await (await navigator.serviceWorker.ready).getNotifications();
        return found ? { title: found.title, tag: found.tag, data: found.data } : null;
      });
    await expect
      .poll(shown, { timeout: 20_000 })
      .toEqual({ title: 'Your turn: Friday', tag: 'm1', data: { url: '/table/m1' } });
    await browser.close();
  });
});

describe('rules that fail', () => {
  it('are said to have failed, nothing is sent again, and the match goes on', async () => {
    const { pass } = await client({ base: house.url }).call('create', {
      body: { game: 'trap', seats: [{ kind: 'me', name: 'Ana' }] },
    });
    const page = await house.visitor();
    const sent: string[] = [];
    page.on('websocket', (socket) =>
      socket.on(
        'framesent',
        ({ payload }) => void (/"do":"answer"/.test(String(payload)) && sent.push(String(payload))),
      ),
    );
    await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
    await page.goto(`/table/${pass.match}`);
    await options(page).getByText('throw').click();
    await page.getByRole('alert').getByText('Something went wrong on the server. Nothing was changed').waitFor();
    await options(page).getByText('walk').click({ trial: true }); // it can be chosen again
    await house.kill();
    await house.start();
    // Not as `answering` does: it would take the old refusal, which stands until this click, for a new one.
    await options(page).getByText('walk').click();
    await page.getByText('A step.').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    // The same message may go out twice over a line that breaks: it counts once.
    expect([...new Set(sent)].map((text) => /walk|throw/.exec(text)![0])).toEqual(['throw', 'walk']);
    expect(sent.filter((text) => text.includes('throw'))).toHaveLength(1);
    await page.context().close();
  });
});

describe('the pages', () => {
  it('complained about nothing meanwhile', () => {
    expect(house.problems).toEqual([]);
  });
});
