// Galactic events: what their actions and offers are worth.
import { type Know, playerOf } from '../state.ts';
import { systemOf } from '../values/board.ts';
import { always, type Judge } from './judging.ts';
import { planetWorth, worthOf } from './worth.ts';

/** What a blow against a planet costs others, less what it costs oneself. */
function blow(k: Know, planet: string): number {
  const units = k.pub.units.filter((u) => u.on === planet);
  const mine = units.filter((u) => u.owner === k.seat);
  return worthOf(k.pub, units) - 2 * worthOf(k.pub, mine);
}

export const EVENT_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  // the vote is worth something, too
  'stellar-atomics': (k, planet) => 0.6 * blow(k, planet) - 4,
  'mercenaries-for-hire': (k) => (playerOf(k.pub, k.seat!).goods >= 5 ? 3 : 1.5),
  'total-war': () => 20,
  'age-of-exploration': () => 1.2,
  'conventions-of-war-abandoned'(k, planet) {
    const { controller } = k.pub.planets[planet]!;
    return controller < 0 || controller === k.seat ? -1 : 0.5 * planetWorth(k.pub, controller, planet) - 1;
  },
};

/** Rounds in which a monument still pays: one in three commodities is a point. */
const LATE = 4;
export const EVENT_REACTIONS: Readonly<Record<string, Judge>> = {
  'dangerous-wilds': () => 0, // after the planet is explored there may be more to go by
  'dangerous-wilds@planet.gained.after': always,
  'monuments-to-the-ages': ({ c }) => (c.pub.round <= LATE ? 4 : 0),
  'monuments-to-the-ages.raze': () => 0, // it pays whoever holds the planet now
  'total-war.haul': ({ c, target }) =>
    1 + c.pub.units.filter((u) => u.owner === c.seat && u.at === systemOf(c.pub, target)).length,
};
