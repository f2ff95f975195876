// What a bot makes of the Barony of Letnev.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, late, missesOf, ownDie } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { unitsNamed } from '../../effects/targets.ts';
import { type Pub, playerOf } from '../../state.ts';
import { fleetLimit } from '../../values/limits.ts';
import { cardOf } from '../../values/units.ts';

const diceOf = (pub: Pub, target: string): number => {
  const [unit] = unitsNamed(pub, [target]);
  const dice = unit ? cardOf(pub, unit).combat?.dice : 0;
  return typeof dice === 'number' ? dice : 1;
};

export const letnev: Hints = {
  likes: 4,
  reactions: {
    'arc-secundus': always,
    'viscount-unlenn': ownDie,
    'gravleash-maneuvers': ({ c, target }) => 1 + diceOf(c.pub, target), // to whoever rolls most dice
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
