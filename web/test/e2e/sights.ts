// Every page worth looking at, and how to get there.
import { client, type Pass, type TableInfo } from '@orrery/api';
import type { Page } from 'playwright-core';
import { BOARD_GAMES, BOARD_SIGHTS, keptMatch } from './boards.ts';

export interface Sights {
  passes: Pass[];
  invitation: string;
  lobby: string;
  table: string;
  moot: string;
  parade: string;
  over: string;
  orders: string;
  console: string;
  scored: string; // over, in a game with scores
  boards: Readonly<Record<string, string>>; // by game
}

/** Tables in every state, set up through the API. */
export async function setUp(url: string): Promise<Sights> {
  const { call } = client({ base: url });
  const passes: Pass[] = [];
  const me = { kind: 'me', name: 'Ana' } as const;
  const bot = { kind: 'bot', bot: 'random' } as const;
  const table = async (body: Parameters<typeof call<'create'>>[1]['body']): Promise<TableInfo> => {
    const made = await call('create', { body });
    passes.push(made.pass);
    return made.table;
  };
  const lobby = await table({ game: 'moot', name: 'Friday', seats: [me, { kind: 'open' }, bot], listed: true });
  const running = await table({ game: 'tic-tac-toe', seats: [me, bot] });
  const options = { warden: false, rounds: 2 };
  const moot = await table({ game: 'moot', name: 'The long one', options, seats: [me, bot, bot, bot] });
  const parade = await table({ game: 'parade', seats: [me] });
  const over = await table({ game: 'tic-tac-toe', seats: [me, { kind: 'bot', bot: 'solver' }] });
  await playOut(url, passes.at(-1)!);
  const commander = { kind: 'bot', bot: 'commander' } as const;
  const deal = { deal: true };
  const orders = await table({ game: 'cosmos', options: deal, seats: [me, commander] });
  const campaign = { game: 'cosmos', options: { ...deal, master: true } };
  const console = await table({ ...campaign, seats: [commander, commander, me] });
  await play(url, passes[1]!, 'place:4');
  const [scored, ...middles] = await Promise.all(['over', ...BOARD_GAMES].map((name) => keptMatch(url, name)));
  passes.push(scored!, ...middles);
  return {
    passes,
    invitation: lobby.invitation!,
    lobby: lobby.id,
    table: running.id,
    moot: moot.id,
    parade: parade.id,
    over: over.id,
    orders: orders.id,
    console: console.id,
    scored: scored!.match,
    boards: Object.fromEntries(BOARD_GAMES.map((game, i) => [game, middles[i]!.match])),
  };
}

async function play(url: string, pass: Pass, choice?: string): Promise<boolean> {
  const { call } = client({ base: url, secret: pass.secret });
  const { scene, seq } = await call('table', { match: pass.match });
  const request = scene?.requests.find((r) => r.blocking);
  if (request?.ask.shape !== 'one') return scene?.result === null;
  const move = { request: request.id, choice: choice ?? request.ask.options[0]!.key };
  await call('answer', { match: pass.match, body: { id: `sights-${pass.match}-${seq}`, seq, moves: [move] } });
  return true;
}

async function playOut(url: string, pass: Pass): Promise<void> {
  while (await play(url, pass)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** `nothing`: on this screen there is no such thing. */
type Seen = 'nothing' | undefined | void;
type Show = (page: Page, sights: Sights) => Promise<Seen>;
const at =
  (path: (s: Sights) => string, ready: string, then?: (page: Page) => Promise<Seen>): Show =>
  async (page, sights) => {
    await page.goto(path(sights));
    await page.locator(ready).first().waitFor();
    return then?.(page);
  };
const atTable = (then?: (page: Page) => Promise<void>): Show => at((s) => `/table/${s.table}`, '[data-ref]', then);
/** By its place: words differ from language to language. */
const menuItem = (n: number) => async (page: Page) => {
  await page.locator('header button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem').nth(n).click();
  await page.getByRole('dialog').waitFor();
};

export const SIGHTS: Readonly<Record<string, Show>> = {
  home: at(() => '/', 'article'),
  'home-play': at(
    () => '/',
    'article button',
    async (page) => {
      await page.locator('article button').first().click();
      await page.locator('article select').first().waitFor();
    },
  ),
  'new-table': at(() => '/new/moot', 'form'),
  'new-table-clock': at(
    () => '/new/moot',
    'form',
    async (page) => {
      const clock = page.locator('select:has(option[value="correspondence"])');
      await clock.selectOption('correspondence');
      await clock.scrollIntoViewIfNeeded();
    },
  ),
  lobby: at((s) => `/table/${s.lobby}`, 'main h1'),
  join: async (page, sights) => {
    await page.addInitScript(() => localStorage.setItem('orrery.passes', '[]'));
    await page.goto(`/join/${sights.invitation}`);
    await page.locator('form').waitFor();
  },
  ...afterJoining({
    table: atTable(),
    'table-menu': atTable(async (page) => {
      await page.locator('header button[aria-haspopup="menu"]').click();
      await page.getByRole('menu').waitFor();
    }),
    'table-seats': atTable(menuItem(0)),
    'table-invitation': atTable(menuItem(1)),
    'table-device': atTable(menuItem(2)),
    'table-confirm': at(
      (s) => `/table/${s.parade}`,
      '[data-options] button',
      async (page) => {
        await page.locator('[data-options] button').nth(2).press('Enter'); // the ferry, from which there is no way back
        await page.locator('button[data-give]').waitFor();
      },
    ),
    'table-history': atTable(async (page) => {
      await page.locator('header button:has(svg.lucide-history)').click();
      await page.locator('input[type=range]').waitFor();
    }),
    'table-over': at((s) => `/table/${s.over}`, '[data-over]'),
    claim: at(() => '/claim/nothing', 'main h1'),
    'table-standing': at(
      (s) => `/table/${s.parade}`,
      '[data-request]',
      async (page) => {
        await menuItem(3)(page);
        await page.locator('[role="dialog"] fieldset').waitFor(); // the conditions
      },
    ),
    'table-keys': atTable(async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    }),
    'table-rule': atTable(async (page) => {
      await page.locator('main button[aria-expanded="false"]').first().click();
      await page.locator('main dl').first().waitFor();
    }),
    'table-generic': at((s) => `/table/${s.moot}`, '[aria-live]'),
    'cosmos-orders': at((s) => `/table/${s.orders}`, 'textarea'),
    'cosmos-console': at(
      (s) => `/table/${s.console}`,
      'tbody button',
      async (page) => {
        await page.locator('button:has(svg.lucide-flask-conical)').click();
        await page.locator('tbody button').first().click();
        await page.locator('ins').first().waitFor();
      },
    ),
    'new-campaign': at(
      () => '/new/cosmos',
      'form',
      async (page) => page.locator('form input[type=checkbox]').first().check(),
    ),
    replay: at((s) => `/table/${s.over}/replay`, 'input[type=range]'),
    result: at((s) => `/table/${s.over}/result`, 'ol li'),
    'result-story': at((s) => `/table/${s.scored}/result`, 'ul li a[href*="replay?at="]'),
    'what-if': at(
      (s) => `/table/${s.boards['council-of-shadows']}`,
      '[data-request]',
      async (page) => {
        await page.locator('[data-request] button:has(svg.lucide-flask-conical)').click();
        await page.locator('[data-planning]').waitFor();
      },
    ),
    rules: at(() => '/rules/tic-tac-toe', 'dl'),
    book: at(() => '/rules/space-gate-odyssey', 'dl'),
    proofs: at(
      () => '/rules/tic-tac-toe/check',
      'li[data-proof]',
      async (page) => {
        await page.locator('main button').first().click();
        await page.locator('li[data-proof]:last-child [data-holds="yes"]').waitFor();
      },
    ),
    lesson: at(
      () => '/',
      'article button:has(svg.lucide-graduation-cap)',
      async (page) => {
        await page.locator('article button:has(svg.lucide-graduation-cap)').first().click();
        await page.locator('[data-lesson]').waitFor();
      },
    ),
    settings: at(() => '/settings', 'select'),
    host: at(() => '/host', 'table'),
    'not-found': at(() => '/nowhere', 'h1'),
    ...Object.fromEntries(
      Object.entries(BOARD_SIGHTS).map(([name, [game, open]]) => [
        name,
        at((s) => `/table/${s.boards[game]}`, '[data-request]', open),
      ]),
    ),
  }),
};

/** The browser that looked at the invitation as a stranger gets its passes back. */
function afterJoining(sights: Record<string, Show>): Record<string, Show> {
  const [[first, show], ...others] = Object.entries(sights) as [[string, Show], ...[string, Show][]];
  const withPasses: Show = async (page, facts) => {
    await page.addInitScript((passes) => localStorage.setItem('orrery.passes', JSON.stringify(passes)), facts.passes);
    return show(page, facts);
  };
  return Object.fromEntries([[first, withPasses], ...others]);
}
