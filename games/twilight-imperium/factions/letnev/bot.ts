// What a bot makes of the Barony of Letnev.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, late, missesOf, ownDie } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { playerOf } from '../../state.ts';
import { fleetLimit } from '../../values/limits.ts';

export const letnev: Hints = {
  likes: 4,
  reactions: {
    'viscount-unlenn': ownDie,
    'rear-admiral-farran': always,
    'war-funding': (o) => (isClose(o) || missesOf(o) >= 2 ? 1 : 0),
    'munitions-reserves': (o) => (isClose(o) && playerOf(o.c.pub, o.c.seat).goods >= 3 ? 1 : 0),
    'munitions-reserves.reroll': missesOf,
    'munitions-reserves.barrage': missesOf,
    'dunlain-reaper': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
  },
  actions: {
    'darktalon-treilla': (k) => (late(k) && fleetLimit(k.pub, k.seat!) < 9 ? 1 : 0),
  },
};
