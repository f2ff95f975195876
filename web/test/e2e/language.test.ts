// A language is its files and one entry in a list: with one made by machine, every page speaks it and nothing else.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { client, type Pass } from '@orrery/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOARD_GAMES, middleOf } from './boards.ts';
import { HOST_TOKEN, type House, openHouse } from './house.ts';
import { bracketed, copyWithLanguage, TAG, unbracketed } from './language.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const PATIENCE = 900_000; // milliseconds: a slow machine with other work is no fault of the pages
const GIVEN = ['Ana', 'Friday'];

let copy: string;
let house: House;
let passes: Pass[];
let page: Page;
beforeAll(async () => {
  copy = copyWithLanguage(ROOT);
  house = await openHouse([], copy);
  const chairs = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
  const lobby = await client({ base: house.url }).call('create', {
    body: { game: 'tic-tac-toe', name: 'Friday', seats: chairs, listed: true },
  });
  passes = [lobby.pass];
  for (const game of BOARD_GAMES) passes.push(await middleOf(house.url, game));
  page = await house.visitor(
    { viewport: { width: 1440, height: 900 }, locale: 'el-GR', reducedMotion: 'reduce' },
    'lobby',
  );
  await page.addInitScript(
    ([held, token]) => {
      localStorage.setItem('orrery.passes', JSON.stringify(held));
      sessionStorage.setItem('orrery.host', token);
    },
    [passes, HOST_TOKEN] as const,
  );
}, PATIENCE);
afterAll(async () => {
  await house.close();
  rmSync(copy, { recursive: true, force: true });
});

async function at(path: string, ready: string): Promise<string[]> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(TAG);
  return unbracketed(page, GIVEN);
}

describe('a language made by machine', () => {
  it('keeps the marks of the format', () => {
    expect(bracketed('{a} of {n, plural, one {# card} other {# cards}}.')).toBe(
      '{a}[[ of ]]{n, plural, one {#[[ card]]} other {#[[ cards]]}}.',
    );
    expect(bracketed("It's '{'x'}'")).toBe("[[It's '{'x'}']]");
  });

  it.each([
    ['/', 'article'],
    ['/settings', 'select'],
    ['/host', 'tbody td'],
    ['/nowhere', 'h1'],
  ])('is all that %s says', async (path, ready) => expect(await at(path, ready)).toEqual([]), PATIENCE);

  it.each([...BOARD_GAMES, 'tic-tac-toe'])(
    'is all that a new table and the rules of %s say',
    async (game) => {
      expect(await at(`/new/${game}`, 'form')).toEqual([]);
      expect(await at(`/rules/${game}`, 'dl')).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'is all that the lobby of a table says',
    async () => expect(await at(`/table/${passes[0]!.match}`, 'main h1')).toEqual([]),
    PATIENCE,
  );

  it.each(BOARD_GAMES.map((game, i) => [game, i + 1] as const))(
    'is all that a table of %s says in the middle of play, with its menu and the rules of a question',
    async (_, i) => {
      expect(await at(`/table/${passes[i]!.match}`, '[data-request]')).toEqual([]);
      const chip = page.locator('main button[aria-expanded="false"]').first();
      if (await chip.isVisible()) await chip.click();
      await page.locator('header button[aria-haspopup="menu"]').click();
      await page.getByRole('menu').waitFor();
      expect(await unbracketed(page, GIVEN)).toEqual([]);
    },
    PATIENCE,
  );

  it('is missed where a word comes from elsewhere', async () => {
    await at('/', 'article');
    await page.evaluate(() => document.querySelector('article')!.setAttribute('aria-label', '[[A game]] Moot'));
    expect(await unbracketed(page, GIVEN)).toEqual(['[[A game]] Moot']);
    expect(house.problems).toEqual([]);
  });
});
