// What a bot makes of the Crimson Rebellion: breaches where its fleets are, and closed where others would come through.
import type { Seat } from '@orrery/kernel';
import type { Hints } from '../../bot/hints.ts';
import { isClose, late, type Offer, priceNamed } from '../../bot/judging.ts';
import { idOf, seatAt } from '../../effects/targets.ts';
import type { Know, Pub } from '../../state.ts';
import { commodityValue } from '../../values/economy.ts';
import { fleetOf, othersShips } from '../../values/units.ts';
import { breachesOf } from './breaches.ts';

const mine = (pub: Pub, seat: Seat, system: string): number => fleetOf(pub, seat, system).length;
/** Where breaches lie open already: one alone leads nowhere. */
const isLinked = (pub: Pub, system: string): boolean => breachesOf(pub, 'active').some((other) => other !== system);

/** An open breach helps whoever has the fleet there. */
function opens({ c: { pub, seat }, about, target }: Offer): number {
  const [side] = target.split('/');
  if (target.includes('/')) return 0; // the tokens lie well where they are
  const strong = mine(pub, seat, String(about.at)) >= othersShips(pub, seat, String(about.at)).length;
  return side === 'active' ? (strong ? 2 : 0) : 1;
}
/** Turned up to come and go by it, turned down where others stand beside it. */
function turns({ c: { pub, seat }, about, target }: Offer): number {
  const at = String(about.at);
  const foes = othersShips(pub, seat, at).length;
  if (target === 'inactive') return isLinked(pub, at) || foes > 0 ? 1 : 0.5;
  return foes > mine(pub, seat, at) ? 0.5 : 0;
}
const generates = ({ pub, seat }: Know, target: string): number => {
  if (idOf(target) === 'still') return 0;
  const held = breachesOf(pub, 'inactive').filter((system) => mine(pub, seat!, system) > 0);
  if (idOf(target) === 'wake') return held.length > 0 ? 1.2 : 0.3;
  return breachesOf(pub, 'active').length < 4 ? 1 : 0;
};

export const rebellion: Hints = {
  likes: 3,
  notes: { sever: 1 },
  reactions: {
    incursion: turns,
    'incursion.close': ({ c: { pub, seat } }) => (pub.players[seat]!.faction === 'rebellion' ? 0 : 1),
    'exile-1': opens,
    'exile-2': opens,
    'subatomic-splicer': priceNamed,
    'ahk-siever': ({ c: { pub, seat }, target }) =>
      idOf(target) === 'commodity' && pub.players[seat]!.commodities < commodityValue(pub, seat) ? 2 : 1,
    'homesick-phantom': (o) => (isClose(o) ? 2 : 0),
    'homesick-phantom.store': (o) =>
      late(o.c.k) && o.target !== 'fighter' && !o.target.startsWith('carrier') ? 0.5 : 0,
  },
  actions: {
    'resonance-generator': generates,
    'ahk-ravin': (k, target) => (seatAt(target) === k.seat && late(k) ? 0.2 : 0),
    sever: (k) => (late(k) ? 0.4 : 0),
  },
};
