// Positions of games that players of thumb rules play among themselves, with a slip now and then so that they differ.
import { type Bot, type Box, fastChance, type Judge, random, type Seat, startMatch } from '@orrery/kernel';
import { Company } from './company.ts';
import type { Position } from './fit.ts';
import { shares } from './playout.ts';

/** Positions of one game at quiet moments, each with its stage. */
export function positionsOf(
  { game }: Box,
  judge: Judge,
  bots: readonly Bot[],
  seed: number,
): { stage: number; position: Position }[] {
  const { match } = startMatch(game, { seats: bots.length, chance: fastChance(seed) }, { undo: false });
  const company = new Company(bots, seed);
  const mind = random(seed);
  const found: { stage: number; figures: number[][] }[] = [];
  while (!match.result) {
    const isQuiet = judge.isQuiet?.(match.state) ?? true;
    if (isQuiet && mind.below(4) === 0)
      found.push({
        stage: judge.stage?.(match.state) ?? 0,
        figures: bots.map((_, seat: Seat) => judge.figures(match.state, seat)),
      });
    match.apply(company.next(match));
  }
  const won = shares(match.result.ranks);
  return found.map(({ stage, figures }) => ({ stage, position: { figures, shares: won } }));
}
