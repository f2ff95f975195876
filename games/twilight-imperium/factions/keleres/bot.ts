// What a bot makes of the Council Keleres.
import { outcomeWorth } from '../../bot/agenda.ts';
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, late, type Offer } from '../../bot/judging.ts';
import { idOf } from '../../effects/targets.ts';
import { type Know, playerOf } from '../../state.ts';
import { agendaNow } from '../../values/agenda.ts';
import { lawsIn } from '../../values/laws.ts';
import { partners } from '../../values/trade.ts';

const foretold = ({ c, target }: Offer): number =>
  0.5 + Math.max(0, outcomeWorth(c.k, agendaNow(c.pub)!.args.card, idOf(target)));

const hasSwap = ({ pub, seat }: Know): boolean =>
  partners(pub, seat!).some((other) => playerOf(pub, other).commodities > 0);

export const keleres: Hints = {
  likes: 3,
  notes: { 'keleres-rider': 1.5 },
  reactions: {
    // for the own turn, while it costs a commodity and many laws stand in the way
    'laws-order': ({ c, about, target }) =>
      about.by === c.seat && target === 'commodity' && lawsIn(c.pub).length > 2 ? 0.5 : 0,
    'agency-supply-network': ({ c }) => (playerOf(c.pub, c.seat).goods > 1 ? 1 : 0.5),
    'suffi-an-keleres.unlock': always,
    'keleres-rider': always,
    'kuuasi-aun-jalatai': (o) => (isClose(o) ? 2 : 0),
    'odlynn-myrr': (o) => (late(o.c.k) ? foretold(o) : 0),
  },
  unasked: {
    // commodities that nobody would swap pay for something
    'xander-alexin-victori-iii': (k, target) =>
      target === `seat:${k.seat}` && playerOf(k.pub, k.seat!).commodities > 1 && !hasSwap(k) ? 1 : 0,
  },
  actions: {
    'harka-leeds': (k) => (playerOf(k.pub, k.seat!).hand < 5 ? 5 : 1),
    'executive-order': () => 1.5,
  },
};
