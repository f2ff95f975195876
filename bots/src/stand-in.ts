// Plays for somebody who is not there: what the strongest would answer, as long as it could be taken back; where it could
// not, the mildest answer, unless that would cost too much. It says why, for whoever comes back.
import {
  type Bot,
  type Box,
  type Choice,
  type Decision,
  fallbackOf,
  type Game,
  imagine,
  type Know,
  Match,
  PASS,
  type Request,
} from '@orrery/kernel';
import { levelsOf } from './levels.ts';
import type { Effort } from './search.ts';
import { mean, tryAll } from './worlds.ts';

/** The name it goes by; nobody can give it a seat of its own. */
export const STAND_IN = 'standIn';
const WORLDS = 8;
/** A chance that is not given away for the sake of caution. */
const DEAR = 0.1;

export function standIn(box: Box, effort: Effort): Bot {
  const { game, team } = box;
  const strongest = team && levelsOf(box, effort).admiral;
  return {
    name: STAND_IN,
    decide(known, request, random) {
      if (!strongest) return because('mildest', fallbackOf(game, known, request, random));
      const seed = random.below(2 ** 31);
      const best = strongest.decide(known, request, random).choice;
      const mild = mildest(request);
      if (mild === undefined) return because('only', best);
      if (JSON.stringify(mild) === JSON.stringify(best)) return because('both', best);
      if (canBeTakenBack(game, known, request, best, seed)) return because('back', best);
      const [loss, args] = lossBy(box, known, request, [mild, best], seed, effort);
      return loss > DEAR ? because('dear', best, args) : because('mild', mild);
    },
  };
}

const because = (why: string, choice: Choice, args?: Record<string, number>): Decision => ({
  choice,
  why: { key: `kernel.standIn.${why}`, ...(args ? { args } : {}) },
});

/** What the game calls mild, or to do nothing. Where there is neither, every answer does something. */
function mildest({ fallback, ask }: Request): Choice | undefined {
  if (fallback !== undefined) return fallback;
  return ask.shape === 'one' && ask.options.some(({ key }) => key === PASS) ? PASS : undefined;
}

/** Nothing would be revealed or rolled, and nobody else would have answered: then it is so in every world. */
function canBeTakenBack(game: Game, known: Know, { id, seat }: Request, choice: Choice, seed: number): boolean {
  const match = new Match(game, imagine(game, known, seed));
  return 'events' in match.apply({ request: id, seat, choice }) && match.canUndo(seat);
}

/** How much of a chance the mildest answer would cost, in worlds that both have met. */
function lossBy(
  { game, team }: Box,
  known: Know,
  request: Request,
  choices: readonly [mild: Choice, best: Choice],
  seed: number,
  { isOver = () => false }: Effort,
): [loss: number, said: Record<string, number>] {
  const sense = { policy: team!.bots.at(-1)!, judge: team!.judge };
  const worths: number[][] = [[], []];
  for (let i = 0; i < WORLDS && known.pub.seats > 1 && !isOver(); i++) {
    const found = tryAll({ game, known, request }, sense, choices, seed + i, isOver);
    for (const [each, worth] of (found ?? []).entries()) worths[each]!.push(worth);
  }
  if (worths[0]!.length === 0) return [0, {}];
  const [mild, best] = [mean(worths[0]!), mean(worths[1]!)];
  return [best - mild, { mild: Math.round(100 * mild), best: Math.round(100 * best) }];
}
