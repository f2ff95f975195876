// What a bot makes of the Federation of Sol.
import type { Hints } from '../../bot/hints.ts';
import { always, ownDie } from '../../bot/judging.ts';
import { planetWorth } from '../../bot/worth.ts';
import { type Know, playerOf } from '../../state.ts';

const tokensOut = ({ pub, seat }: Know): number =>
  Object.values(pub.tokens).filter((seats) => seats.includes(seat!)).length;

export const sol: Hints = {
  likes: 5,
  notes: { 'military-support': 2 },
  reactions: {
    'evelyn-delouis': ownDie,
    'claire-gibson': always,
    'military-support': ({ c, target }) => 1 + planetWorth(c.pub, c.seat, target) / 10,
  },
  actions: {
    'jace-x-4th-air-legion': (k) => (tokensOut(k) >= 3 && playerOf(k.pub, k.seat!).tactic > 0 ? 2 * tokensOut(k) : 0),
  },
};
