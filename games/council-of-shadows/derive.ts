// What a screen needs and can be computed: consumption, distance to the next level, majorities, payouts, ranges.
import type { Know } from '@orrery/kernel';
import type { GalaxyId } from './packs/base/index.ts';
import { type Council, isAutoma, type Pub, type Side, sidesOf } from './state.ts';
import { markerAfter, roundConsumption } from './values/consumption.ts';
import { coloniesInGalaxy, cubesOnBoard, galaxiesOf, hasMajority, payout, strength } from './values/cubes.ts';
import { aiCardsOf, bonusValue } from './values/final.ts';
import { rangeOf } from './values/range.ts';

/** By side where a list; by galaxy where a record. */
export type Extra = {
  players: Facts[];
  galaxies: Record<GalaxyId, Shares>;
  bonus: number[];
};
type Facts = {
  automa: boolean;
  ranges: number[];
  consumption: number; // of the cards on top now
  marker: number; // where they would bring the marker
  toNextLevel: number;
  aiCards: number;
  cubes: number;
};
/** By side: cubes that count, the payout a scoring would bring (0 without a colony), and who dominates. */
type Shares = { cubes: number[]; payouts: number[]; majority: Side | null };

export function derive(k: Know<Council>): Extra {
  const { pub, own } = k;
  return {
    players: sidesOf(pub).map((side) => playerFacts(pub, side)),
    galaxies: Object.fromEntries(galaxiesOf(pub).map((g) => [g.id, galaxyFacts(pub, g.id)])),
    bonus: own && k.seat !== null ? own.bonus.map((id) => bonusValue(pub, k.seat!, id, own.bonus)) : [],
  };
}

function playerFacts(pub: Pub, side: Side): Facts {
  const p = pub.players[side]!;
  const sum = roundConsumption(pub, side);
  return {
    automa: isAutoma(pub, side),
    ranges: p.slots.map((_, i) => rangeOf(p, i + 1)),
    consumption: sum,
    marker: markerAfter(p, sum),
    toNextLevel: p.consumption - p.energy,
    aiCards: aiCardsOf(p),
    cubes: cubesOnBoard(pub, side),
  };
}

function galaxyFacts(pub: Pub, galaxy: GalaxyId): Shares {
  return {
    cubes: sidesOf(pub).map((side) => strength(pub, side, galaxy)),
    payouts: sidesOf(pub).map((side) => (coloniesInGalaxy(pub, side, galaxy) > 0 ? payout(pub, side, galaxy) : 0)),
    majority: sidesOf(pub).find((side) => hasMajority(pub, side, galaxy)) ?? null,
  };
}
