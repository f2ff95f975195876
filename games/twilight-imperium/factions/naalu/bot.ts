// What a bot makes of the Naalu Collective.
import { standing } from '../../bot/combat.ts';
import type { Hints } from '../../bot/hints.ts';
import { always, forMe } from '../../bot/judging.ts';
import { spareTokens } from '../../bot/objectives.ts';
import { worthOf } from '../../bot/worth.ts';
import { fleetOf, othersShips } from '../../values/units.ts';

export const naalu: Hints = {
  likes: 4,
  reactions: {
    zeu: forMe,
    'the-oracle': always,
    foresight: (o) => {
      const now = standing(o.c.pub, o.c.seat);
      const here = fleetOf(o.c.pub, o.c.seat, o.about.at as string);
      const foes = othersShips(o.c.pub, o.c.seat, o.about.at as string);
      const losing = now ? now.chance < 0.35 : worthOf(o.c.pub, foes) > 1.3 * worthOf(o.c.pub, here);
      return losing && spareTokens(o.c.k) > 0 ? 1 : 0;
    },
    'gift-of-prescience': always,
  },
};
