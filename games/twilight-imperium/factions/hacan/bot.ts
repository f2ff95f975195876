// What a bot makes of the Emirates of Hacan.
import type { Hints } from '../../bot/hints.ts';
import { facing, type Judge } from '../../bot/judging.ts';
import { spareTokens } from '../../bot/objectives.ts';
import { swapWorth } from '../../bot/strategy.ts';
import { idOf } from '../../effects/targets.ts';
import { playerOf } from '../../state.ts';
import type { Die } from '../../values/combat.ts';
import { commodityRoom } from '../../values/economy.ts';

/** Would one more make this die hit, and are there goods to spare for it? */
const justMissed: Judge = (o) => {
  const die = ((facing(o)?.args.dice ?? []) as Die[])[Number(o.target)];
  return die && die.need - die.face === 1 && playerOf(o.c.pub, o.c.seat).goods > 2 ? 1 : 0;
};

export const hacan: Hints = {
  likes: 4,
  reactions: {
    'gila-the-silvertongue': ({ c, target }) =>
      Number(idOf(target)) <= playerOf(c.pub, c.seat).goods - 4 ? 0.1 * Number(idOf(target)) : 0,
    'harrugh-gefhara': ({ c }) => (c.pub.round >= 3 ? 1 : 0),
    'quantum-datahub-node': ({ c, target }) => swapWorth(c.k, target) - 4, // a token and three goods
    'wrath-of-kenara': justMissed,
    'wrath-of-kenara.barrage': justMissed,
  },
  actions: {
    'trade-convoys': () => 1,
    'production-biomes': (k, seat) => (spareTokens(k) > 0 ? 4 - 0.1 * playerOf(k.pub, Number(seat)).points : 0),
  },
  unasked: {
    // two commodities for nothing; others may ask for theirs
    'carth-of-golden-sands': (k, target) => (target === `seat:${k.seat}` && commodityRoom(k.pub, k.seat!) > 1 ? 1 : 0),
  },
};
