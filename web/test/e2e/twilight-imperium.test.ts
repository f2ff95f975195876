// Twilight Imperium in the browser: six seats with everything on and an event, whole, as the best bot advises; and eight, where
// one begins, leaves, and comes back for the end.
import type { Standing } from '@orrery/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { advised, type Player, playMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
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
