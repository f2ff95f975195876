// The boards of the real games in the middle of play, with me in the first seat and asked something: always the same.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { client, type Pass } from '@orrery/api';
import type { Page } from 'playwright-core';
import { HOST_TOKEN } from './house.ts';

export const BOARD_GAMES = ['council-of-shadows', 'space-gate-odyssey', 'cosmos', 'twilight-imperium'];

/** A match that was kept (keep.ts), taken over by this house: a game in the middle of play, or `over`. I am Ana, in
 *  the first seat; with `null` I run the table and sit nowhere. */
export async function keptMatch(url: string, name: string, mine: number | null = 0): Promise<Pass> {
  const file = gunzipSync(readFileSync(new URL(`./kept/${name}.gz`, import.meta.url))).toString();
  const { codes } = await client({ base: url, secret: HOST_TOKEN }).call('hostImport', { body: { file } });
  const { code } = codes.find(({ seat }) => seat === mine)!;
  return client({ base: url }).call('claim', { body: { code } });
}

type Open = (page: Page) => Promise<'nothing' | undefined>;

/** Some things are there on a phone alone. `shows`: what is loaded only when it is opened. */
const press =
  (what: string, shows?: string): Open =>
  async (page) => {
    const found = page.locator(what).first();
    if (!(await found.isVisible())) return 'nothing';
    await found.click();
    if (shows) await page.locator(shows).waitFor();
    return undefined;
  };
const tab = (n: number): Open => press(`main [role="tab"]:nth-child(${n})`);

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
  'cosmos-report': ['cosmos', press('#csm-page-report', 'article[data-ref="part:report"]')],
  'cosmos-sheet': ['cosmos', press('#csm-page-sheet')],
  'twilight-imperium-trade': ['twilight-imperium', press('button[aria-haspopup="dialog"]')],
};
