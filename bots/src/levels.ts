// The three levels people see, in every game: one that slips, one that plays by rules of thumb, one that does its best.
import {
  type Bot,
  type BotTeam,
  type Box,
  type Choice,
  type Decision,
  type Game,
  type Know,
  PASS,
  type Random,
  type Request,
  sampleChoice,
} from '@orrery/kernel';
import { randomBot } from './random.ts';
import { type Effort, searchBot } from './search.ts';

/** From the one that plays worst to the one that plays best. */
export const LEVELS = ['apprentice', 'navigator', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Whoever does not choose plays with this one. */
export const USUAL_LEVEL: Level = 'navigator';
export const USUAL: Effort = { playouts: 120, candidates: 8 };

/** Of a hundred answers so many are slips, and so far below the best they go, unless a game knows better. */
interface Slips {
  percent: number;
  depth: number;
}
const PERCENT = { apprentice: 25, navigator: 0 };
const DEPTH = { apprentice: 4, navigator: 2 };

/** A game without a player of its own has an apprentice alone, who knows the rules and nothing else: nobody could say which
 *  of its positions are good. The strongest never slips, and looks ahead where that has proved to be better. */
export function levelsOf({ game, team }: Box, effort: Effort = USUAL): Partial<Record<Level, Bot>> {
  const policy = team?.bots.at(-1);
  if (!policy) return { apprentice: { ...randomBot(game), name: 'apprentice' } };
  const { begins, ...percent } = { ...PERCENT, ...team?.slips };
  const weaker = (level: 'apprentice' | 'navigator') =>
    slipping(level, game, policy, { percent: percent[level], depth: DEPTH[level] }, begins);
  return {
    apprentice: weaker('apprentice'),
    navigator: weaker('navigator'),
    admiral: team?.looksAhead ? seekerOf('admiral', game, team, effort) : { ...policy, name: 'admiral' },
  };
}

/** Looks ahead wherever there is somebody to say how things stand. */
export const seekerOf = (name: string, game: Game, { bots, judge }: BotTeam, effort: Effort = USUAL): Bot =>
  searchBot(name, game, { policy: bots.at(-1)!, judge }, effort);

/** Where plans begin it takes a lesser one now and then, and carries it out like any other: inside of a plan it never slips.
 *  Where nobody has said where plans begin, a slip is whatever is allowed. */
function slipping(name: Level, game: Game, policy: Bot, { percent, depth }: Slips, begins?: readonly string[]): Bot {
  if (percent === 0) return { ...policy, name };
  return {
    ...policy,
    name,
    decide(known, request, random) {
      if (begins && !begins.includes(request.at)) return policy.decide(known, request, random);
      if (random.below(100) >= percent) return policy.decide(known, request, random);
      if (!begins) return { choice: sampleChoice(game, known, request, random), why: { key: 'kernel.bot.slip' } };
      return lesser(policy, known, request, random, 1 + random.below(depth));
    },
  };
}

/** The next best of what it would propose, or so far `down` in that list; to do nothing is no plan. */
function lesser(policy: Bot, known: Know, request: Request, random: Random, down: number): Decision {
  const usual = policy.decide(known, request, random);
  const same = JSON.stringify(usual.choice);
  const below = policy.lesser
    ? [policy.lesser(known, request, random, down)]
    : ranked(policy, known, request, usual.choice, random, down);
  const plans = below.filter((each) => JSON.stringify(each) !== same && !isIdle(request, each)).slice(0, down);
  return plans.length === 0 ? usual : { choice: plans.at(-1)!, why: { key: 'kernel.bot.lesser' } };
}

function ranked(
  policy: Bot,
  known: Know,
  request: Request,
  usual: Choice,
  random: Random,
  down: number,
): readonly Choice[] {
  const proposed = policy.propose?.(known, request, random, down + 1) ?? [];
  return proposed.length > 0 ? proposed : onesBelow(policy, known, request, usual, random, down);
}

/** What one who proposes nothing here would do if the best, and the next best, were not there. */
function onesBelow(policy: Bot, known: Know, request: Request, usual: Choice, random: Random, down: number): Choice[] {
  const { ask } = request;
  if (ask.shape !== 'one') return [];
  const found: Choice[] = [];
  let [choice, options] = [usual, ask.options];
  while (found.length < down && !isIdle(request, choice)) {
    options = options.filter(({ key }) => key !== choice);
    if (options.length === 0) break;
    choice = policy.decide(known, { ...request, ask: { ...ask, options } }, random).choice;
    if (!options.some(({ key }) => key === choice)) break;
    found.push(choice);
  }
  return found;
}

const isIdle = ({ fallback }: Request, choice: Choice): boolean =>
  choice === PASS || (fallback !== undefined && JSON.stringify(choice) === JSON.stringify(fallback));
