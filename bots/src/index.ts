// Who can sit at a table: for every game random and search, and the team that its box brings. A game's own bot builds on
// `bot` and the types of the kernel; it may lean on `searchBot` with a judgement of its own.
import { type Bot, type BotTeam, type Box, Usage } from '@orrery/kernel';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export { Company } from './company.ts';
export { randomBot } from './random.ts';
export { type SearchOptions, searchBot } from './search.ts';

/** From the one that plays worst to the one that plays best. */
export function teamOf({ game, team }: Box): BotTeam {
  return { bots: [randomBot(game), searchBot(game), ...(team?.bots ?? [])] };
}

export function botOf(box: Box, name: string): Bot | undefined {
  return teamOf(box).bots.find((bot) => bot.name === name);
}

/** So many seats, filled with these in turn. */
export function botsNamed(box: Box, names: readonly string[], seats: number): Bot[] {
  const { bots } = teamOf(box);
  const named = names.map((name) => {
    const bot = bots.find((b) => b.name === name);
    if (!bot) throw new Usage(`no bot ${name} for ${box.game.id}; there are ${bots.map((b) => b.name).join(', ')}`);
    return bot;
  });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
}
