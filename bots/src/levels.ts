// The three levels people see, in every game: one that slips, one that plays by rules of thumb, one that does its best.
import { type Bot, type BotTeam, type Box, type Game, sampleChoice } from '@orrery/kernel';
import { randomBot } from './random.ts';
import { type Effort, searchBot } from './search.ts';

/** From the one that plays worst to the one that plays best. */
export const LEVELS = ['apprentice', 'navigator', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Whoever does not choose plays with this one. */
export const USUAL_LEVEL: Level = 'navigator';
export const USUAL: Effort = { playouts: 120, candidates: 8 };

/** Of a hundred answers so many are whatever is allowed, unless a game knows better. */
const SLIPS = { apprentice: 25, navigator: 0 };

/** A game without a player of its own has an apprentice alone, who knows the rules and nothing else: nobody could say which
 *  of its positions are good. The strongest never slips, and looks ahead where that has proved to be better. */
export function levelsOf({ game, team }: Box, effort: Effort = USUAL): Partial<Record<Level, Bot>> {
  const policy = team?.bots.at(-1);
  if (!policy) return { apprentice: { ...randomBot(game), name: 'apprentice' } };
  const slips = { ...SLIPS, ...team?.slips };
  return {
    apprentice: slipping('apprentice', game, policy, slips.apprentice),
    navigator: slipping('navigator', game, policy, slips.navigator),
    admiral: team?.looksAhead ? seekerOf('admiral', game, team, effort) : { ...policy, name: 'admiral' },
  };
}

/** Looks ahead wherever there is somebody to say how things stand. */
export const seekerOf = (name: string, game: Game, { bots, judge }: BotTeam, effort: Effort = USUAL): Bot =>
  searchBot(name, game, { policy: bots.at(-1)!, judge }, effort);

function slipping(name: Level, game: Game, policy: Bot, percent: number): Bot {
  if (percent === 0) return { ...policy, name };
  return {
    ...policy,
    name,
    decide: (known, request, random) =>
      random.below(100) < percent
        ? { choice: sampleChoice(game, known, request, random), why: { key: 'kernel.bot.slip' } }
        : policy.decide(known, request, random),
  };
}
