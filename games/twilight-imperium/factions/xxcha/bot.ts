// What a bot makes of the Xxcha Kingdom.
import { outcomeWorth } from '../../bot/agenda.ts';
import type { Case } from '../../bot/case.ts';
import type { Hints } from '../../bot/hints.ts';
import { concernsMe, type Judge, late } from '../../bot/judging.ts';
import { spareTokens } from '../../bot/objectives.ts';
import { planetWorth, worthOf } from '../../bot/worth.ts';
import { agendaNow } from '../../values/agenda.ts';
import { worth } from '../../values/economy.ts';
import { fleetOf } from '../../values/units.ts';

/** Is the agenda on the table worse than whatever comes next? */
const isBad: Judge = ({ c }) => {
  const agenda = agendaNow(c.pub);
  if (!agenda) return 0;
  const worths = agenda.args.outcomes.map((outcome) => outcomeWorth(c.k, agenda.args.card, outcome));
  return Math.max(...worths) < 1 && Math.min(...worths) < -2 ? 1 : 0;
};

export const xxcha: Hints = {
  likes: 3,
  reactions: {
    'political-favor': isBad,
    'instinct-training': (o) => (concernsMe(o) && spareTokens(o.c.k) > 1 ? 1 : 0),
    'peace-accords': ({ c, target }) => planetWorth(c.pub, c.seat, target),
    quash: ({ c, about }) => quashWorth(c, about.frame as number),
    'nullification-field': (o) =>
      worthOf(o.c.pub, fleetOf(o.c.pub, o.c.seat, o.about.at as string)) > 5 && spareTokens(o.c.k) > 0 ? 1 : 0,
  },
  actions: {
    'ggrocuto-rinn': (k, planet) =>
      k.pub.planets[planet]!.controller === k.seat ? 1 + worth(k.pub, planet, 'resources') : 0,
    'xxekir-grom': (k) => (late(k) ? 4 : 0),
  },
};

/** Is the agenda on the table worse than whatever comes next? */
function quashWorth(c: Case, frame: number): number {
  const agenda = agendaNow(c.pub);
  if (!agenda || agenda.id !== frame || spareTokens(c.k) < 2) return 0;
  const worths = agenda.args.outcomes.map((outcome) => outcomeWorth(c.k, agenda.args.card, outcome));
  return Math.max(...worths) < 1 && Math.min(...worths) < -3 ? 1 : 0;
}
