// Twilight Imperium in the browser: six seats; one person begins as the best bot advises, leaves, and comes back for the end.
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
const OWN = 30; // answers in the browser

it('six seats, to the end', { timeout: 600_000 }, async () => {
  let given = 0;
  const play: Player = async (page, asked) => {
    given += 1;
    await advised(page, asked);
  };
  const enough = () => given >= OWN;
  const answers = await playMatch(
    house,
    { game: 'twilight-imperium', seats: 6, bot: 'admiral', standing: PASS, enough },
    play,
  );
  expect(answers).toBe(OWN);
});
