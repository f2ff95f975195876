// What a bot makes of the Titans of Ul.
import type { Hints } from '../../bot/hints.ts';
import { always, hitsOn, late, type Offer } from '../../bot/judging.ts';
import { defendersOn } from '../../bot/odds.ts';
import { planetWorth } from '../../bot/worth.ts';
import { controls } from '../../values/board.ts';
import { fleetOf, othersShips, reinforcements } from '../../values/units.ts';

/** A titan wakes among the own units, where nobody stands, or where it has a fair chance against one; no other is given up for it. */
function wakes({ c: { pub, seat }, target }: Offer): number {
  if (reinforcements(pub, seat, 'pds') === 0) return 0;
  if (controls(pub, seat, target)) return 1;
  return defendersOn(pub, seat, target).length < 2 ? 2 : 0;
}
/** The flagship rises late, or where somebody came, beside a fleet that is no smaller than the other. */
function rises({ c: { k, pub, seat }, about }: Offer): number {
  const foes = othersShips(pub, seat, String(about.at)).length;
  if (!late(k) && foes === 0) return 0;
  return fleetOf(pub, seat, String(about.at)).length >= foes ? 1 : 0;
}

export const ul: Hints = {
  likes: 4,
  notes: { terraform: 3 },
  reactions: {
    terragenesis: ({ target }) => (target === '' ? 1 : 0),
    awaken: wakes,
    ouranos: rises,
    hecatoncheires: ({ c: { pub, seat }, about }) =>
      pub.units.some((u) => u.owner === seat && u.on === about.on && u.type === 'pds') ? 1 : 0,
    tellurian: (o) => (o.target === `seat:${o.c.seat}` ? hitsOn(o) : 0),
    tungstantus: always,
    // where others would win it is better to stand beside them
    'slumberstate-computing': ({ c: { pub, seat }, about }) =>
      defendersOn(pub, seat, String(about.on)).length > 1 ? 1 : 0,
  },
  actions: {
    'ul-the-progenitor': ({ pub, seat }) => (controls(pub, seat!, 'elysium') ? 8 : 0),
    terraform: (k, planet) => 3 + 0.2 * planetWorth(k.pub, k.seat!, planet),
  },
};
