// What a bot makes of the Embers of Muaat.
import type { Hints } from '../../bot/hints.ts';
import { always } from '../../bot/judging.ts';
import { spareTokens } from '../../bot/objectives.ts';
import { money } from '../../bot/production.ts';
import { worthOf } from '../../bot/worth.ts';
import { seatAt } from '../../effects/targets.ts';
import { type Know, playerOf } from '../../state.ts';
import { controls } from '../../values/board.ts';
import { fleetLimit } from '../../values/limits.ts';
import { fleetOf, isCapital } from '../../values/units.ts';

/** A strategy token that is not needed for anything better. */
const spare = (k: Know): boolean => playerOf(k.pub, k.seat!).strategy > 1 && spareTokens(k) > 1;
const isCrowded = (k: Know, system: string): boolean =>
  fleetOf(k.pub, k.seat!, system).filter(isCapital).length >= fleetLimit(k.pub, k.seat!);

export const muaat: Hints = {
  likes: 3,
  notes: { 'fires-of-the-gashlai': 4 },
  reactions: {
    magmus: always,
    // what dies there, against what the admiral would have held
    'adjudicator-baal': ({ c, about }) =>
      worthOf(
        c.pub,
        c.pub.units.filter((u) => u.at === about.at && u.owner !== c.seat),
      ) >= 6
        ? 4
        : 0,
    'stellar-genesis': ({ c }) => (controls(c.pub, c.seat, 'avernus') ? 1 : 0.5), // where the war sun is it is safest
  },
  actions: {
    'fires-of-the-gashlai': () => 4,
    umbat: (k, target) => (seatAt(target) === k.seat && money(k) >= 3 ? 2.5 : 0),
    'star-forge': (k, system) => (spare(k) ? (isCrowded(k, system) ? 1.2 : 1.6) : 0),
    'the-nucleus': (k, system) => (isCrowded(k, system) ? 1.2 : 1.6),
    'the-inferno': (k, system) => (spare(k) && !isCrowded(k, system) ? 2.2 : 0),
  },
};
