// Events that change how points are scored, and when the game ends.
import { revealObjective } from '../../atoms/cards.ts';
import type { Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { livingSeats, NOBODY, type Pub, playerOf, type T } from '../../state.ts';
import { hasWon, pointsTogether, sideOf } from '../../values/allies.ts';
import { influenceOf, planetsOf } from '../../values/board.ts';
import { event } from './event.ts';

/** What decides between those with the same points. */
const wealth = (pub: Pub, seat: number): number =>
  sideOf(pub, seat).reduce((sum, each) => sum + wealthOf(pub, each), 0);
const wealthOf = (pub: Pub, seat: number): number =>
  planetsOf(pub, seat).reduce((sum, planet) => sum + influenceOf(pub, planet), 0) + playerOf(pub, seat).goods;

/** The game is over when the status phase is, once somebody has reached the target. */
function close(t: T): void {
  const { pub } = t.s;
  if (pub.winner !== NOBODY || !livingSeats(pub).some((seat) => hasWon(pub, seat))) return;
  const order = pub.initiative.filter((seat) => livingSeats(pub).includes(seat));
  const most = Math.max(...order.map((seat) => pointsTogether(pub, seat)));
  const leaders = order.filter((seat) => pointsTogether(pub, seat) === most);
  const best = Math.max(...leaders.map((seat) => wealth(pub, seat)));
  const winners = leaders.filter((seat) => wealth(pub, seat) === best);
  pub.winner = winners[0]!;
  if (winners.length > 1) pub.sharing = winners;
  t.tell({ type: 'society.over', pub: { seats: winners.map(player) } });
}

export const society: readonly Piece[] = [
  event('civilized-society', {
    modifiers: { scoresMany: () => true, outlasts: () => true },
    founded(t) {
      while (revealObjective(t));
    },
    statusOver: close,
  }),
];
