// Answers tried in imagined worlds: each world is the same for all of them, with the same luck to come.
import {
  type Choice,
  copy,
  type Game,
  imagine,
  type Know,
  Match,
  type Request,
  random as randomOf,
  type Seat,
} from '@orrery/kernel';
import { playOut, type Sense } from './playout.ts';

/** What a seat is asked, and all it knows. */
interface Asked {
  game: Game;
  known: Know;
  request: Request;
}

/** What each answer makes of one world, for the seat that is asked. Undefined: there was no time; a world that not all have
 *  met counts for none. */
export function tryAll(
  { game, known, request: { id, seat } }: Asked,
  sense: Sense,
  choices: readonly Choice[],
  seed: number,
  isOver: () => boolean,
): number[] | undefined {
  const world = imagine(game, known, seed);
  const found: number[] = [];
  for (const choice of choices) {
    const match = new Match(game, copy(world), { undo: false });
    const outcome = match.apply({ request: id, seat, choice });
    const chances = 'refused' in outcome ? [] : playOut(match, sense, randomOf(seed), isOver);
    if (!chances) return undefined;
    found.push(chances[seat] ?? 0);
  }
  return found;
}

/** How a seat stands in one world that fits what it knows. */
export function standIn(
  { game, known }: Pick<Asked, 'game' | 'known'>,
  seat: Seat,
  sense: Sense,
  seed: number,
  isOver: () => boolean,
): number | undefined {
  const match = new Match(game, imagine(game, known, seed), { undo: false });
  return playOut(match, sense, randomOf(seed), isOver)?.[seat];
}

export const mean = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/** In standard errors, by worlds that both have met, compared one by one. */
export function gainOver(usual: readonly number[], tried: readonly number[]): number {
  const gains = tried.map((worth, i) => worth - usual[i]!);
  if (gains.length < 2) return 0;
  const gain = mean(gains);
  const spread = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1);
  return gain === 0 ? 0 : gain / Math.sqrt(spread / gains.length + Number.EPSILON);
}
