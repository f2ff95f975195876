// What a bot makes of the Arborec.
import type { Hints } from '../../bot/hints.ts';
import { always } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { money } from '../../bot/production.ts';
import { isUneven, shiftTroops } from '../../bot/troops.ts';
import { planetWorth } from '../../bot/worth.ts';
import { unitsNamed } from '../../effects/targets.ts';
import { groundOn } from '../../values/units.ts';

export const arborec: Hints = {
  likes: 2,
  reactions: {
    'dirzuga-rophal': ({ c }) => (affordable(c.k, { resources: 3 }) ? 1 : 0),
    mitosis: ({ c, target }) => {
      const [kind = '', planet = kind] = target.split('.');
      const there = groundOn(c.pub, c.seat, planet).length;
      return kind === 'mech' ? 3 : 1 + planetWorth(c.pub, c.seat, planet) / (3 + 3 * there);
    },
    'duha-menaimon': ({ c }) => (affordable(c.k, { resources: 3 }) ? 1 : 0),
    stymie: always,
    bioplasmosis: ({ c }) => (isUneven(c.pub, c.seat) ? 1 : 0),
  },
  actions: {
    psychospore: () => 1.5, // a system that can be activated again, for nothing
    'letani-ospha': (k, target) => (unitsNamed(k.pub, [target])[0]?.owner === k.seat ? 2 : 0),
    'letani-miasmiala': (k) => (money(k) >= 6 ? 3 : 0),
  },
  answers: { 'bioplasmosis.shift': shiftTroops },
};
