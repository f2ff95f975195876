// What the hot paths cost: the whole path of a move, a copy, a view.

import { copy, fastChance, type Game, hashOf, random, type Shape, save, startMatch } from '@orrery/kernel';
import { ticTacToe } from '@orrery/tic-tac-toe';
import { type Market, market } from './medium.ts';

export interface Measure {
  what: string;
  perSecond: number;
}

/** How often a second `work` runs, which does so many things at a time. The first fifth warms up and does not count. */
export function rate(seconds: number, work: () => number): number {
  const warm = performance.now() + seconds * 200;
  while (performance.now() < warm) work();
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < seconds * 1000) done += work();
  return done / ((performance.now() - began) / 1000);
}

/** A whole game of random moves: requests, check, apply, events. Gives the number of moves. */
function playThrough<G extends Shape>(game: Game<G>, seats: number, undo: boolean): () => number {
  const dice = random(1);
  return () => {
    const { match } = startMatch(game, { seats, chance: fastChance(dice.below(2 ** 31)) }, { undo });
    let moves = 0;
    while (!match.result) {
      const seat = match.waiting()[0]!;
      const request = match.requestsTo(seat)[0]!;
      const { ask } = request;
      const options = ask.shape === 'one' ? ask.options : [];
      const outcome = match.apply({ request: request.id, seat, choice: options[dice.below(options.length)]!.key });
      if ('refused' in outcome) throw new Error('a legal move was refused');
      moves += 1;
    }
    return moves;
  };
}

/** `show` gets each figure as soon as it is there. */
export function kernelMeasures(seconds: number, show: (measure: Measure) => void): Measure[] {
  const { match } = startMatch<Market>(market, { seats: 4, chance: fastChance(1) });
  const times = (n: number, work: () => unknown) => () => {
    for (let i = 0; i < n; i++) work();
    return n;
  };
  const bytes = save(market, match.state).length;
  const measure = (what: string, work: () => number): Measure => {
    const measured = { what, perSecond: Math.round(rate(seconds, work)) };
    show(measured);
    return measured;
  };
  return [
    measure('tic-tac-toe moves, without undo', playThrough(ticTacToe, 2, false)),
    measure('tic-tac-toe moves, undo kept', playThrough(ticTacToe, 2, true)),
    measure('market moves, without undo', playThrough(market, 4, false)),
    measure('market moves, undo kept', playThrough(market, 4, true)),
    measure(
      `market copies (${(bytes / 1024).toFixed(1)} KB)`,
      times(100, () => copy(match.state)),
    ),
    measure(
      'market views',
      times(1000, () => match.view(0)),
    ),
    measure(
      'market views as text',
      times(20, () => JSON.stringify(match.view(0))),
    ),
    measure(
      'market saves',
      times(20, () => save(market, match.state)),
    ),
    measure(
      'market hashes',
      times(5, () => hashOf(match.state)),
    ),
  ];
}
