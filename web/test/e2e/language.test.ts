// A language is its files and one entry in a list: with one made by machine, every page speaks it and nothing else.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { client, type NewTable, type Pass } from '@orrery/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARS } from '../../src/state/voice.ts';
import { BOARD_GAMES, BOARD_SIGHTS, keptMatch } from './boards.ts';
import { HOST_TOKEN, type House, openHouse } from './house.ts';
import { bracketed, copyWithLanguage, TAG, unbracketed } from './language.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const PATIENCE = 900_000; // milliseconds: a slow machine with other work is no fault of the pages
const GIVEN = ['Ana', 'Friday', ...STARS]; // what people and bots are called is no word

const SIZES = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

let copy: string;
let house: House;
let tables: Record<string, string>; // by game; `lobby`: one that has not begun, `over`: one that has ended, `mine`
let pages: Record<Size, Page>;
beforeAll(async () => {
  copy = copyWithLanguage(ROOT);
  house = await openHouse({ root: copy });
  const passes: Record<string, Pass> = {
    lobby: await newTable({ kind: 'open' }),
    mine: await newTable({ kind: 'bot', bot: 'random' }),
  };
  for (const name of ['over', ...BOARD_GAMES]) passes[name] = await keptMatch(house.url, name);
  tables = Object.fromEntries(Object.entries(passes).map(([name, { match }]) => [name, `/table/${match}`]));
  const open = async (viewport: { width: number; height: number }): Promise<Page> => {
    const page = await house.visitor({ viewport, locale: 'el-GR', reducedMotion: 'reduce' }, 'lobby');
    await page.addInitScript(
      ([held, token]) => {
        localStorage.setItem('orrery.passes', JSON.stringify(held));
        sessionStorage.setItem('orrery.host', token);
      },
      [Object.values(passes), HOST_TOKEN] as const,
    );
    return page;
  };
  pages = { 'a wide screen': await open(SIZES['a wide screen']), 'a phone': await open(SIZES['a phone']) };
}, PATIENCE);
afterAll(async () => {
  await house.close();
  rmSync(copy, { recursive: true, force: true });
});

/** I have made it: its menu has all there is. */
async function newTable(other: NewTable['seats'][number]): Promise<Pass> {
  const seats = [{ kind: 'me', name: 'Ana' } as const, other];
  const body = { game: 'tic-tac-toe', name: 'Friday', seats, listed: true };
  return (await client({ base: house.url }).call('create', { body })).pass;
}

async function at(page: Page, path: string, ready: string): Promise<string[]> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(TAG);
  return unbracketed(page, GIVEN);
}

/** What the menu of a table opens, by the word of its entry. */
const DIALOGS = [
  'menu.seats',
  'menu.device',
  'menu.standing',
  'keys.title',
  'menu.steward',
  'menu.abandon',
  'menu.leave',
];
async function inDialogs(page: Page): Promise<string[]> {
  const said = JSON.parse(readFileSync(join(copy, 'web', 'src', 'words', TAG, 'more.json'), 'utf8'));
  const found: string[] = [];
  for (const word of DIALOGS) {
    await page.locator('header button[aria-haspopup="menu"]').click();
    await page.getByRole('menuitem', { name: said[word], exact: true }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await unbracketed(page, GIVEN)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return found;
}

describe('a language made by machine', () => {
  it('keeps the marks of the format', () => {
    expect(bracketed('{a} of {n, plural, one {# card} other {# cards}}.')).toBe(
      '{a}[[ of ]]{n, plural, one {#[[ card]]} other {#[[ cards]]}}.',
    );
    expect(bracketed("It's '{'x'}'")).toBe("[[It's '{'x'}']]");
  });

  // What has no board has the same words on a phone.
  it.each([
    ['/', 'article'],
    ['/settings', 'select'],
    ['/host', 'tbody td'],
    ['/nowhere', 'h1'],
  ])(
    'is all that %s says',
    async (path, ready) => expect(await at(pages['a wide screen'], path, ready)).toEqual([]),
    PATIENCE,
  );

  it.each([...BOARD_GAMES, 'tic-tac-toe'])(
    'is all that a new table and the rules of %s say',
    async (game) => {
      expect(await at(pages['a wide screen'], `/new/${game}`, 'form')).toEqual([]);
      expect(await at(pages['a wide screen'], `/rules/${game}`, 'dl')).toEqual([]);
    },
    PATIENCE,
  );

  describe.each(Object.keys(SIZES) as Size[])('on %s', (size) => {
    it(
      'is all that the lobby of a table says, and its result',
      async () => {
        expect(await at(pages[size], tables.lobby!, 'main h1')).toEqual([]);
        expect(await at(pages[size], `${tables.over}/result`, 'main h1')).toEqual([]);
      },
      PATIENCE,
    );

    it.each(BOARD_GAMES)(
      'is all that a table of %s says in the middle of play, with its menu and the rules of a question',
      async (game) => {
        const page = pages[size];
        expect(await at(page, tables[game]!, '[data-request]')).toEqual([]); // with its introduction
        await page.evaluate((id) => localStorage.setItem('orrery.coached', JSON.stringify({ [id]: true })), game);
        await at(page, tables[game]!, '[data-request]');
        const chip = page.locator('main button[aria-expanded="false"]').first();
        if (await chip.isVisible()) await chip.click();
        expect(await unbracketed(page, GIVEN)).toEqual([]);
        await at(page, tables[game]!, '[data-request]'); // on a phone it may lie over the header
        await page.locator('header button[aria-haspopup="menu"]').click();
        await page.getByRole('menu').waitFor();
        expect(await unbracketed(page, GIVEN)).toEqual([]);
      },
      PATIENCE,
    );

    it.each(Object.keys(BOARD_SIGHTS).filter((sight) => !BOARD_GAMES.includes(sight)))(
      'is all that %s shows',
      async (sight) => {
        const [game, open] = BOARD_SIGHTS[sight]!;
        await at(pages[size], tables[game]!, '[data-request]');
        if ((await open!(pages[size])) === 'nothing') return; // it is always in sight at this size
        expect(await unbracketed(pages[size], GIVEN)).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'is all that the dialogues of a table say',
      async () => {
        await at(pages[size], tables.mine!, '[data-ref]');
        expect(await inDialogs(pages[size])).toEqual([]);
      },
      PATIENCE,
    );
  });

  it('is missed where a word comes from elsewhere', async () => {
    const page = pages['a phone'];
    await at(page, '/', 'article');
    await page.evaluate(() => document.querySelector('article')!.setAttribute('aria-label', '[[A game]] Moot'));
    expect(await unbracketed(page, GIVEN)).toEqual(['[[A game]] Moot']);
    expect(house.problems).toEqual([]);
  });
});
