// Twilight Imperium in the browser: six seats with everything on and an event, whole, as the best bot advises; and eight, where
// one begins, leaves, and comes back for the end.
import type { Standing } from '@orrery/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptMatch } from './boards.ts';
import { type House, openHouse } from './house.ts';
import { advised, type Player, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 300_000); // builds first, where nobody has
afterAll(() => house.close());

/** Who holds nothing for them lets the windows pass, as people by correspondence do. */
const PASS: Standing[] = [{ kind: 'window.*', choice: 'pass' }];
const TABLE = { game: 'twilight-imperium', bot: 'admiral', standing: PASS };
/** What only politics, an event and the box of the expedition bring to the board. */
const SCENES = {
  council: '[data-ref="part:council"]',
  event: '[data-ref="part:events"]',
  expedition: 'section[aria-label^="Expedición"]',
};

it('six seats with Thunder’s Edge and an event, all of it in the browser', { timeout: 900_000 }, async () => {
  const seen = new Set<string>();
  const play: Player = async (page, asked) => {
    for (const [scene, where] of Object.entries(SCENES)) if (await page.locator(where).count()) seen.add(scene);
    await advised(page, asked);
  };
  const options = { te: true, pok: true, events: ['age-of-exploration'] };
  await playMatch(house, { ...TABLE, seats: 6, options, language: 'es-ES' }, play);
  expect([...seen].sort()).toEqual(Object.keys(SCENES));
});

const OWN = 20; // answers in the browser
it('eight seats: begun, left to a bot, and seen to its end', { timeout: 600_000 }, async () => {
  let given = 0;
  const play: Player = async (page, asked) => {
    given += 1;
    await advised(page, asked);
  };
  const enough = () => given >= OWN;
  const answers = await playMatch(house, { ...TABLE, seats: 8, options: { pok: true }, enough }, play);
  expect(answers).toBe(OWN);
});

/** Its aim is five at the most; with nobody in the way, and nothing to build, it takes three. */
it('a tactical action: begun at its system, its ships on a sheet, its troops on a sheet', {
  timeout: 300_000,
}, async () => {
  const pass = await keptMatch(house.url, 'first-action'); // Sol in the first round
  const page = await house.visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.addInitScript(() => localStorage.setItem('orrery.coached', JSON.stringify({ 'twilight-imperium': true })));
  let sent = 0;
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"answer"')) sent += 1;
    }),
  );
  const asked = (what: string) => page.getByRole('heading', { name: what });
  const sheet = page.locator('[data-composer]');
  await page.goto(`/table/${pass.match}`);
  await page.getByRole('button', { name: 'I have read it' }).click();
  await asked('Which action do you perform?').waitFor();
  await page.locator('svg [data-ref="system:36"]').first().click();
  await page.getByRole('button', { name: 'Tactical action here' }).click();
  await asked('Which ship moves to Arnor and Lor (36)?').waitFor();
  expect(sent).toBe(1);
  await sheet.getByRole('button', { name: 'All', exact: true }).click();
  await sheet.locator('[data-enter]').click();
  await asked('Which ground forces land in Arnor and Lor (36)?').waitFor();
  expect(sent).toBe(2);
  await sheet.getByRole('button', { name: 'All here' }).first().click();
  await sheet.locator('[data-enter]').click();
  await asked('Which ground forces land').waitFor({ state: 'detached' });
  expect(sent).toBe(3);
  expect(house.problems).toEqual([]);
  await page.context().close();
});

const PAIRED = 8;
it('six seats in pairs: both allies have won in the end', { timeout: 600_000 }, async () => {
  let given = 0;
  const play: Player = async (page, asked) => {
    given += 1;
    await advised(page, asked);
  };
  const options = { te: true, pok: true, pairs: 'across' };
  await playMatch(
    house,
    {
      ...TABLE,
      seats: 6,
      options,
      enough: () => given >= PAIRED,
      async ended(page, { table: { ranks, players } }) {
        const won = ranks!.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
        expect(won[1]! - won[0]!).toBe(3);
        const said = await page.locator('[data-over] h2').textContent();
        expect(won.map((seat) => said!.includes(players[seat]!.name))).toEqual([true, true]);
        expect(won).toHaveLength(2);
      },
    },
    play,
  );
});
