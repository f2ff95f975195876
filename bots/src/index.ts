// Who can sit at a table: three levels in every game, made of its own rule-of-thumb player. With a judge beside it the
// strongest level looks ahead. Besides them whoever played under another name before, and one who plays anything.
import { type Bot, type Box, type Judge, Usage } from '@orrery/kernel';
import { levelsOf, seekerOf, USUAL_LEVEL } from './levels.ts';
import { randomBot } from './random.ts';
import type { Effort } from './search.ts';

export { canLookBack, chanceOf, type Look, type Weighed, weighed } from './analysis.ts';
export { Company } from './company.ts';
export { type Fitted, fit, fitAcross, lossOf, type Position } from './fit.ts';
export { LEVELS, type Level, levelsOf, USUAL, USUAL_LEVEL } from './levels.ts';
export { shares } from './playout.ts';
export { randomBot } from './random.ts';
export { type Effort, searchBot } from './search.ts';
export { positionsOf } from './selfplay.ts';
export { STAND_IN, standIn } from './stand-in.ts';
export { tryAll } from './worlds.ts';

/** Those people are offered, from the one that plays worst to the one that plays best. */
export const teamOf = (box: Box, effort?: Effort): Bot[] => Object.values(levelsOf(box, effort));

/** The one for whoever did not choose. */
export const usualBot = (box: Box, effort?: Effort): Bot =>
  levelsOf(box, effort)[USUAL_LEVEL] ?? teamOf(box, effort)[0]!;

/** Everybody there is. Tables that were set up before there were levels name a game's own player; those who study players
 *  also measure one that looks ahead where no level does yet. */
export const everyBot = (box: Box, effort?: Effort): Bot[] => [
  ...teamOf(box, effort),
  ...(box.team?.bots ?? []),
  ...(box.team?.judge ? [seekerOf('seeker', box.game, box.team, effort)] : []),
  randomBot(box.game),
];
export const botOf = (box: Box, name: string, effort?: Effort): Bot | undefined =>
  everyBot(box, effort).find((bot) => bot.name === name);

/** Weights by the name of whoever looks ahead with them instead of the game's own: so one judge is measured against another. */
export type Judges = Readonly<Record<string, Judge['weights']>>;

const judgedBy = ({ game, team }: Box, judges: Judges, effort?: Effort): Bot[] =>
  Object.entries(judges).map(([name, weights]) =>
    seekerOf(name, game, { ...team!, judge: { ...team!.judge!, weights } }, effort),
  );

/** So many seats, filled with these in turn. */
export function botsNamed(
  box: Box,
  names: readonly string[],
  seats: number,
  effort?: Effort,
  judges: Judges = {},
): Bot[] {
  const bots = [...judgedBy(box, judges, effort), ...everyBot(box, effort)];
  const named = names.map((name) => {
    const bot = bots.find((each) => each.name === name);
    if (bot) return bot;
    const there = [...new Set(bots.map((each) => each.name))];
    throw new Usage('kernel.usage.bot', { name, game: box.game.id, there: there.join(', ') });
  });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
}
