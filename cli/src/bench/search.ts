// How many looks ahead a second: an answer tried in an imagined world, and that world played on at random.
import { randomBot, tryAll } from '@orrery/bots';
import { fastChance, type Game, type Judge, judgeOf, type Shape, startMatch } from '@orrery/kernel';
import { ticTacToe } from '@orrery/tic-tac-toe';
import { type Measure, rate } from './kernel.ts';
import { type Market, market } from './medium.ts';

/** As far as boardgame.io's bot plays on, unless told otherwise. */
export const DEPTH = 50;
const CANDIDATES = 8; // as the search of a level

const byScore: Judge = judgeOf<Market>({
  figures: ({ pub }, seat) => [pub.scores[seat]!],
  weights: [[0.1]],
  horizon: DEPTH,
});

/** From the first question of a game; the same world serves all candidates, as in the search. */
export function lookAhead<G extends Shape>(game: Game<G>, seats: number, judge?: Judge): () => number {
  const { match } = startMatch<G>(game, { seats, chance: fastChance(1) });
  const [request] = match.requestsTo(0);
  const { ask } = request!;
  const choices = ask.shape === 'one' ? ask.options.slice(0, CANDIDATES).map(({ key }) => key) : [];
  const asked = { game: game as unknown as Game, known: match.know(0), request: request! };
  const sense = { policy: randomBot(asked.game), judge };
  let seed = 0;
  return () => tryAll(asked, sense, choices, seed++, () => false)!.length;
}

export function searchMeasures(seconds: number, show: (measure: Measure) => void): Measure[] {
  const measure = (what: string, work: () => number): Measure => {
    const measured = { what, perSecond: Math.round(rate(seconds, work)) };
    show(measured);
    return measured;
  };
  return [
    measure('tic-tac-toe search iterations', lookAhead(ticTacToe, 2)),
    measure('market search iterations', lookAhead(market, 4, byScore)),
  ];
}
