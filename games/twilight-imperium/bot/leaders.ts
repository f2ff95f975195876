// Leaders: what each is worth when it is offered, in a window or as an action of the turn.
import { unitsNamed } from '../effects/targets.ts';
import { type Know, playerOf } from '../state.ts';
import { fleetLimit } from '../values/limits.ts';
import { always, isClose, type Judge, type Offer } from './judging.ts';
import { unitWorth } from './worth.ts';

/** One more die for the own unit that hits best, in a fight that is still open. */
const ownDie: Judge = (o: Offer) => {
  const [unit] = unitsNamed(o.c.pub, [o.target]);
  return unit?.owner === o.c.seat && isClose(o) ? 1 + 0.1 * unitWorth(o.c.pub, unit) : 0;
};

export const LEADER_REACTIONS: Readonly<Record<string, Judge>> = {
  'evelyn-delouis': ownDie,
  'claire-gibson': always,
  'viscount-unlenn': ownDie,
  'rear-admiral-farran': always,
};

const tokensOut = ({ pub, seat }: Know): number =>
  Object.values(pub.tokens).filter((seats) => seats.includes(seat!)).length;

export const LEADER_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  'jace-x-4th-air-legion': (k) => (tokensOut(k) >= 3 && playerOf(k.pub, k.seat!).tactic > 0 ? 2 * tokensOut(k) : 0),
  'darktalon-treilla': (k) => (k.pub.round >= 4 && fleetLimit(k.pub, k.seat!) < 9 ? 1 : 0),
};
