// Who can sit at a table: one who plays anything and the game's own rule-of-thumb player; for those who study players,
// three levels made of them in every game. With a judge beside a game's own player the strongest level looks ahead.
import { type Bot, type Box, Usage } from '@orrery/kernel';
import { levelsOf } from './levels.ts';
import { randomBot } from './random.ts';
import type { Effort } from './search.ts';

export { Company } from './company.ts';
export { type Fitted, fit, type Position } from './fit.ts';
export { LEVELS, type Level, levelsOf, USUAL } from './levels.ts';
export { randomBot } from './random.ts';
export { type Effort, searchBot } from './search.ts';
export { positionsOf } from './selfplay.ts';

/** Those people are offered, from the one that plays worst to the one that plays best. */
export const teamOf = ({ game, team }: Box): Bot[] => [randomBot(game), ...(team?.bots ?? [])];

/** Everybody there is; a game's own player comes before a level of the same name. */
export const everyBot = (box: Box, effort?: Effort): Bot[] => [...teamOf(box), ...Object.values(levelsOf(box, effort))];
export const botOf = (box: Box, name: string, effort?: Effort): Bot | undefined =>
  everyBot(box, effort).find((bot) => bot.name === name);

/** So many seats, filled with these in turn. */
export function botsNamed(box: Box, names: readonly string[], seats: number, effort?: Effort): Bot[] {
  const named = names.map((name) => {
    const bot = botOf(box, name, effort);
    if (bot) return bot;
    const there = [...new Set(everyBot(box).map((each) => each.name))];
    throw new Usage(`no bot ${name} for ${box.game.id}; there are ${there.join(', ')}`);
  });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
}
