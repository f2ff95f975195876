// What a bot makes of the Mahact Gene-Sorcerers.
import { outcomeWorth } from '../../bot/agenda.ts';
import type { Hints } from '../../bot/hints.ts';
import { always, late } from '../../bot/judging.ts';
import { techValue } from '../../bot/research.ts';
import { worthOf } from '../../bot/worth.ts';
import { idOf } from '../../effects/targets.ts';
import { agendaNow } from '../../values/agenda.ts';
import { shipsIn } from '../../values/units.ts';

export const mahact: Hints = {
  likes: 3,
  notes: { 'scepter-of-dominion': 1.5 },
  reactions: {
    // somebody comes in force to a mech
    starlancer: ({ c, about }) =>
      worthOf(
        c.pub,
        c.pub.units.filter((u) => u.owner === c.seat && u.at === about.at),
      ) > 4
        ? 1
        : 0,
    'genetic-recombination': ({ c, target }) => outcomeWorth(c.k, agendaNow(c.pub)!.args.card, target),
    'jae-mir-kan': always,
    'scepter-of-dominion': always,
  },
  actions: {
    'vaults-of-the-heir': (k, target) => (late(k) ? 3 - techValue(idOf(target)) : 0), // the technology missed least
    // two others weaken each other
    'airo-shir-aur': (k, system) =>
      late(k) && !shipsIn(k.pub, system).some(({ owner }) => owner === k.seat)
        ? 0.3 * worthOf(k.pub, shipsIn(k.pub, system))
        : 0,
  },
};
