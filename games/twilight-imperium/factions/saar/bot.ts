// What a bot makes of saar.
import type { Hints } from '../../bot/hints.ts';
import { always, forMe } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { money } from '../../bot/production.ts';
import { planetWorth } from '../../bot/worth.ts';
import type { Know } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { isGround } from '../../values/units.ts';

/** Units of others that a target system holds. */
const preyIn = ({ pub, seat }: Know, system: string): number =>
  pub.units.filter(
    (u) => u.at === system && isOpponent(pub, seat!, u.owner) && ['infantry', 'fighter'].includes(u.type),
  ).length;

export const saar: Hints = {
  likes: 3,
  reactions: {
    'captain-mendosa': forMe,
    'rowl-sarrig': () => 0, // what is produced stands where it is needed
    'scavenger-zeta': always,
    'chaos-mapping': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
    'raghs-call': ({ c, target }) => 1 + planetWorth(c.pub, c.seat, target) / 10,
  },
  actions: {
    // troops that can hold out against what is spent on them are left alone
    'deorbit-barrage': (k, planet) => {
      const there = k.pub.units.filter(
        (u) => u.on === planet && u.owner >= 0 && isOpponent(k.pub, k.seat!, u.owner) && isGround(u),
      );
      return money(k) >= 3 ? 0.6 * Math.min(3, there.length) : 0;
    },
    'gurno-aggero': (k, system) => 0.5 * preyIn(k, system),
  },
};
