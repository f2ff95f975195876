// How much a landing is worth: to me, against the strongest of the others.
import type { Seat } from '@orrery/kernel';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Gate, Slot } from '../packs/base/kinds.ts';
import { PER_PLAYER } from '../packs/base/tracks.ts';
import { type Exoplanet, openExoplanets, type Pub } from '../state.ts';
import { isComplete } from '../values/closing.ts';
import { standOf } from '../values/figures.ts';
import { predominanceGains } from '../values/predominance.ts';
import { scoresOf } from '../values/scoring.ts';
import { type Landing, legalSlots } from '../values/slots.ts';

/** Points on an exoplanet are not in hand before it closes: the fuller it is, the surer they are. */
const SURE_WHEN_EMPTY = 0.5;
const RIVALRY = 0.5;
const PREDOMINANCE = 0.6;
const PROGRESS = 0.25; // for every settler that brings a closing nearer
const THRIFT = 3;
const STRANDED = 0.3; // for every slot that those who are left could not fill
const LAST = 6; // what it is worth to end the game while ahead
const PATIENCE = 18; // rounds after which a game should come to its end
const HASTE = 0.4; // a round beyond that, for a closing
const URGE = 0.08; // and for a settler

type Slots = Readonly<Record<string, Seat>>;

/** My points less a share of the best rival's. */
function lead(points: readonly number[], seat: Seat): number {
  const others = points.filter((_, s) => s !== seat);
  return points[seat]! - RIVALRY * Math.max(...others);
}

const standing = (pub: Pub, id: string, slots: Slots, seat: Seat): number => {
  const side = sideOf(id, pub.seats);
  const score = lead(scoresOf(side, slots, pub.seats).points, seat);
  if (isComplete(side, slots)) return score + closingWorth(pub, seat, score);
  return score * (SURE_WHEN_EMPTY + (1 - SURE_WHEN_EMPTY) * filled(pub, id, slots));
};

const urge = (pub: Pub): number => Math.max(0, pub.round - PATIENCE);

/** Besides the points: the last closing ends the game, which is good for whoever leads then. */
function closingWorth(pub: Pub, seat: Seat, score: number): number {
  const haste = urge(pub) * HASTE;
  if (openExoplanets(pub).length > 1) return haste;
  const totals = pub.players.map((p) => p.influence);
  const ahead = totals[seat]! - Math.max(...totals.filter((_, s) => s !== seat)) + score + predominanceLead(pub, seat);
  return haste + (ahead > 0 ? LAST : -LAST / (1 + urge(pub)));
}

/** What one more settler on a slot changes, for any slot of this landing. */
export function slotWorth(pub: Pub, { side, slots, seat }: Landing): (slot: Slot) => number {
  const before = standing(pub, side.exoplanet, slots, seat);
  const progress =
    PROGRESS +
    urge(pub) * URGE +
    thrift(pub, seat) * (filled(pub, side.exoplanet, slots) - 0.5) -
    STRANDED * short(pub, seat, side.exoplanet, slots);
  return (slot) => {
    const gain = standing(pub, side.exoplanet, { ...slots, [slot.id]: seat }, seat) - before;
    return gain + progress + (slot.predominance ? PREDOMINANCE : 0);
  };
}

const filled = (pub: Pub, id: string, slots: Slots): number =>
  Object.keys(slots).length / sideOf(id, pub.seats).map.slots.length;

const free = (pub: Pub, seat: Seat): number => {
  const { reserve, station } = pub.players[seat]!;
  return station.reduce((sum, m) => sum + m.settlers, reserve.settlers);
};

/** The fewer settlers are left, the more they should go where a closing brings others home. */
const thrift = (pub: Pub, seat: Seat): number => THRIFT * (1 - free(pub, seat) / PER_PLAYER.settlers);

/** How many are missing to fill it alone: nobody else may come to help, and those on it come home only when it closes. */
const short = (pub: Pub, seat: Seat, id: string, slots: Slots): number =>
  Math.max(0, sideOf(id, pub.seats).map.slots.length - Object.keys(slots).length - free(pub, seat));

function bestSlot(pub: Pub, landing: Landing): { slot: Slot; worth: number } | undefined {
  let best: { slot: Slot; worth: number } | undefined;
  const worthOf = slotWorth(pub, landing);
  for (const slot of legalSlots(landing)) {
    const worth = worthOf(slot);
    if (!best || worth > best.worth) best = { slot, worth };
  }
  return best;
}

/** A whole gate module: its settlers land one by one where they do most good. */
export function tripWorth(pub: Pub, seat: Seat, gate: Gate, count: number): number {
  const planet = pub.exoplanets.find((e) => e.id === standOf(pub, gate));
  return planet ? landingWorth(pub, planet, seat, count) : count; // Hawking gives one each
}

function landingWorth(pub: Pub, planet: Exoplanet, seat: Seat, count: number): number {
  const side = sideOf(planet.id, pub.seats);
  let slots: Slots = planet.slots;
  let [worth, group] = [0, null as string | null];
  for (let landed = 0; landed < count && !isComplete(side, slots); landed++) {
    const best = bestSlot(pub, { side, slots, seat, first: landed === 0, group });
    if (!best) break;
    slots = { ...slots, [best.slot.id]: seat };
    group = best.slot.group ?? null;
    worth += best.worth;
  }
  return worth;
}

/** Predominance if the game ended now, seen from one seat. */
export const predominanceLead = (pub: Pub, seat: Seat): number => lead(predominanceGains(pub), seat);
