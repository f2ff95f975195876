// What a bot makes of nekro.
import { outcomeWorth } from '../../bot/agenda.ts';
import type { Hints } from '../../bot/hints.ts';
import { always, isClose } from '../../bot/judging.ts';
import { playerOf } from '../../state.ts';
import { agendaNow } from '../../values/agenda.ts';
import { worth } from '../../values/economy.ts';

export const nekro: Hints = {
  likes: 3,
  reactions: {
    'nekro-acidos': always,
    'galactic-threat': ({ c, target }) => 1 + Math.max(0, outcomeWorth(c.k, agendaNow(c.pub)!.args.card, target)),
    'technological-singularity': always,
    'the-alastor': (o) => (isClose(o) ? 1 : 0),
    antivirus: ({ c, about }) =>
      [about.attacker, about.defender].some((side) => c.pub.players[Number(side)]?.faction === 'nekro') ? 1 : 0,
  },
  unasked: {
    'nekro-malleon': (k, target) => (target === `seat:${k.seat}` && playerOf(k.pub, k.seat!).hand > 5 ? 1 : 0), // a card too many
  },
  actions: {
    'unit-dsgn-flayesh': (k, planet) => 3 + worth(k.pub, planet, 'resources') + worth(k.pub, planet, 'influence'),
  },
};
