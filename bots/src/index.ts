// Who can sit at a table: for every game random and search, and what has been written for it.
import type { Game } from '@orrery/kernel';
import type { Bot, BotTeam } from './bot.ts';
import { COSMOS_TEAM } from './cosmos/commander.ts';
import { councillor } from './council-of-shadows/councillor.ts';
import { councillorWords } from './council-of-shadows/words.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { spaceGateOdysseyTeam } from './space-gate-odyssey/index.ts';
import { twilightImperiumTeam } from './twilight-imperium/admiral.ts';

export * from './bot.ts';
export { Company } from './company.ts';
export { randomBot } from './random.ts';
export { type SearchOptions, searchBot } from './search.ts';

/** By game id; a game without a team of its own has the two that play anything. */
const TEAMS: Readonly<Record<string, BotTeam>> = {
  cosmos: COSMOS_TEAM,
  'council-of-shadows': { bots: [councillor], words: councillorWords },
  'space-gate-odyssey': spaceGateOdysseyTeam,
  'twilight-imperium': twilightImperiumTeam,
};

export function teamOf(game: Game): BotTeam {
  const team = TEAMS[game.id];
  return { bots: [randomBot(game), searchBot(game), ...(team?.bots ?? [])], words: team?.words ?? { en: {}, es: {} } };
}

export function botOf(game: Game, name: string): Bot | undefined {
  return teamOf(game).bots.find((bot) => bot.name === name);
}
