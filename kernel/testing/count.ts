// Counting positions (perft): one number proves a whole generator of legal answers.
import { copy, Match, type Shape } from '../src/index.ts';

/** How many sequences of `depth` answers there are from here. Questions with listed options only. */
export function countLines<G extends Shape>(match: Match<G>, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = match.waiting();
  if (seat === undefined) return 0;
  const { ask, id } = match.requestsTo(seat)[0]!;
  if (ask.shape !== 'one') throw new Error(`cannot count a ${ask.shape}`);
  return ask.options.reduce((sum, { key }) => {
    const world = new Match(match.game, copy(match.state), { undo: false });
    world.apply({ request: id, seat, choice: key });
    return sum + countLines(world, depth - 1);
  }, 0);
}
