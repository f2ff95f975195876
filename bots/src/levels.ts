// The three levels people see, in every game: one that slips, one that plays by rules of thumb, one that looks ahead.
import { type Bot, type Box, type Random, sampleChoice } from '@orrery/kernel';
import { randomBot } from './random.ts';
import { type Effort, searchBot } from './search.ts';

export const LEVELS = ['apprentice', 'navigator', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** One answer in so many of the apprentice is whatever is allowed. */
const SLIPS = 4;
export const USUAL: Effort = { playouts: 160, candidates: 8 };

const slips = (random: Random): boolean => random.below(SLIPS) === 0;

/** Looking ahead needs somebody to say how things stand where a playout breaks off; a game without a player of its own is
 *  played to its end instead. */
export function levelsOf({ game, team }: Box, effort: Effort = USUAL): Partial<Record<Level, Bot>> {
  const policy = team?.bots.at(-1) ?? randomBot(game);
  const looksAhead = team === undefined || team.judge !== undefined;
  return {
    apprentice: {
      ...policy,
      name: 'apprentice',
      decide: (known, request, random) =>
        slips(random) ? { choice: sampleChoice(game, known, request, random) } : policy.decide(known, request, random),
    },
    navigator: { ...policy, name: 'navigator' },
    ...(looksAhead ? { admiral: searchBot('admiral', game, { policy, judge: team?.judge }, effort) } : {}),
  };
}
