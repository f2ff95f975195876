// Dice laid ready: what is rolled next, so that a test or a position shows what it is about.
import type { Shape } from './contract.ts';
import type { Match } from './match.ts';

/** They come first; when they are used up the match's own chance goes on. What takes back sets a new table: lay them there, too. */
export function layDice<G extends Shape>(match: Match<G>, dice: number[]): void {
  const { table } = match.loop;
  const roll = table.roll;
  table.roll = (sides, times = 1) => {
    if (dice.length === 0) return roll(sides, times);
    const rolled = dice.splice(0, times);
    if (rolled.length < times || rolled.some((die) => die < 1 || die > sides))
      throw new Error(`the dice laid ready do not fit ${times}d${sides}`);
    match.loop.barrier = true;
    return rolled;
  };
}
