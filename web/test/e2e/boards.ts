// The boards of the real games in the middle of play, with me in the first seat and asked something.
import { client, type NewTable, type Pass } from '@orrery/api';
import type { Page } from 'playwright-core';

interface Middle {
  seats: number;
  moments: number; // that the seat has seen when it is in the middle
}
const MIDDLES: Readonly<Record<string, Middle>> = {
  'council-of-shadows': { seats: 3, moments: 40 },
  'space-gate-odyssey': { seats: 4, moments: 60 },
  cosmos: { seats: 4, moments: 12 },
  'twilight-imperium': { seats: 4, moments: 60 },
};
export const BOARD_GAMES = Object.keys(MIDDLES);

const later = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A table of bots, one of which plays my seat. */
async function playedByBots(
  url: string,
  game: string,
  seats: number,
  options: NewTable['options'] = {},
): Promise<Pass> {
  const bot = { kind: 'bot', bot: 'random' } as const;
  const chairs = [{ kind: 'me', name: 'Ana' } as const, ...Array.from({ length: seats - 1 }, () => bot)];
  const { pass } = await client({ base: url }).call('create', { body: { game, seats: chairs, options } });
  const { call } = client({ base: url, secret: pass.secret });
  await call('toBot', { match: pass.match, seat: pass.seat!, body: { bot: 'random' } });
  return pass;
}

/** Bots have played a match with scores to its end. */
export async function endOf(url: string): Promise<Pass> {
  const pass = await playedByBots(url, 'council-of-shadows', 2, { roundLimit: true });
  const { call } = client({ base: url, secret: pass.secret });
  while ((await call('table', { match: pass.match })).scene?.result === null) await later();
  return pass;
}

/** A bot plays my seat to the middle of the match; then it is mine again. */
export async function middleOf(url: string, game: string): Promise<Pass> {
  const { seats, moments } = MIDDLES[game]!;
  const pass = await playedByBots(url, game, seats);
  const { call } = client({ base: url, secret: pass.secret });
  const mine = { match: pass.match, seat: pass.seat! };
  while ((await call('table', mine)).seq < moments) await later();
  await call('fromBot', mine);
  for (;;) {
    const { scene } = await call('table', mine);
    if (scene?.result) throw new Error(`${game} ended before its middle`);
    if (scene?.requests.some((request) => request.blocking && request.sealed === undefined)) return pass;
    await later();
  }
}

type Open = (page: Page) => Promise<'nothing' | undefined>;

/** Some things are there on a phone alone. */
const press =
  (what: string): Open =>
  async (page) => {
    const found = page.locator(what).first();
    if (!(await found.isVisible())) return 'nothing';
    await found.click();
    return undefined;
  };
const tab = (n: number): Open => press(`[data-theme="dark"] [role="tab"]:nth-child(${n})`);

/** What a board shows at once, and when asked: its other pages, what a place opens, its legend. */
export const BOARD_SIGHTS: Readonly<Record<string, readonly [game: string, open?: Open]>> = {
  ...Object.fromEntries(BOARD_GAMES.map((game) => [game, [game]])),
  'council-of-shadows-map': ['council-of-shadows', tab(1)],
  'council-of-shadows-mine': ['council-of-shadows', tab(3)],
  'council-of-shadows-players': ['council-of-shadows', tab(4)],
  'space-gate-odyssey-symbols': ['space-gate-odyssey', press('button:has(+ dialog)')],
  'space-gate-odyssey-rooms': ['space-gate-odyssey', press('#sgo-page-odyssey')],
  'space-gate-odyssey-station': ['space-gate-odyssey', press('#sgo-page-station')],
  'space-gate-odyssey-worlds': ['space-gate-odyssey', press('#sgo-page-worlds')],
  'cosmos-system': ['cosmos', press('[data-place][data-layer="seen"]')],
  'cosmos-report': ['cosmos', press('#csm-page-report')],
  'cosmos-sheet': ['cosmos', press('#csm-page-sheet')],
  'twilight-imperium-trade': ['twilight-imperium', press('button[aria-haspopup="dialog"]')],
};
