// What a bot makes of the Firmament: plots upon whoever leads, and the blade once there are enough of them.
import type { Hints } from '../../bot/hints.ts';
import { always, forMe, late } from '../../bot/judging.ts';
import { idOf, seatAt } from '../../effects/targets.ts';
import type { Know } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { plotsOf } from '../../values/plots.ts';

const turnsAt = ({ pub, seat }: Know): number => {
  const plots = plotsOf(pub, seat!).length;
  return plots >= 3 || (plots >= 2 && pub.round >= 3) || (plots >= 1 && pub.round >= 5) ? 4 : 0;
};

export const firmament: Hints = {
  likes: 2,
  plots: ['extract', 'siphon', 'assail', 'seethe', 'enervate'], // the sooner it pays, the sooner
  notes: { 'black-ops': 2 },
  reactions: {
    'heavens-eye': always,
    'viper-ex-23': ({ c: { pub, seat }, target }) =>
      pub.units.filter((u) => u.on === target && u.owner === seat).length <
      pub.units.filter((u) => u.on === target && isOpponent(pub, seat!, u.owner)).length
        ? 1
        : 0,
    'neural-parasite': always,
    'neural-parasite.hollow': always,
    planesplitter: () => 0,
    'myru-vos': forMe,
    'the-sowing': ({ target }) => Number(idOf(target)) * 0.4,
  },
  actions: {
    'puppets-of-the-blade': turnsAt,
    sharsiss: (k, target) => 2 + 0.2 * k.pub.players[seatAt(target)]!.points + (late(k) ? 1 : 0),
  },
};
