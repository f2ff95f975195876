// What a screen needs and can be computed: consumption, distance to the next level, majorities, payouts, ranges.
import type { Bag, Know } from '@orrery/kernel';
import { type Council, isAutoma, type Pub, type Side, sidesOf } from './state.ts';
import { markerAfter, roundConsumption } from './values/consumption.ts';
import { coloniesInGalaxy, cubesOnBoard, galaxiesOf, hasMajority, payout, strength } from './values/cubes.ts';
import { aiCardsOf, bonusValue } from './values/final.ts';
import { rangeOf } from './values/range.ts';

export function derive(k: Know<Council>): Bag {
  const { pub, own } = k;
  return {
    players: sidesOf(pub).map((side) => playerFacts(pub, side)),
    galaxies: Object.fromEntries(galaxiesOf(pub).map((g) => [g.id, galaxyFacts(pub, g.id)])),
    bonus: own && k.seat !== null ? own.bonus.map((id) => bonusValue(pub, k.seat!, id, own.bonus)) : [],
  };
}

function playerFacts(pub: Pub, side: Side): Bag {
  const p = pub.players[side]!;
  const sum = roundConsumption(pub, side);
  return {
    automa: isAutoma(pub, side),
    ranges: p.slots.map((_, i) => rangeOf(p, i + 1)),
    consumption: sum, // of the cards on top now
    marker: markerAfter(p, sum), // where they would bring the marker
    toNextLevel: p.consumption - p.energy,
    aiCards: aiCardsOf(p),
    cubes: cubesOnBoard(pub, side),
  };
}

/** By side: cubes that count, the payout a scoring would bring (0 without a colony), and who dominates. */
function galaxyFacts(pub: Pub, galaxy: string): Bag {
  return {
    cubes: sidesOf(pub).map((side) => strength(pub, side, galaxy)),
    payouts: sidesOf(pub).map((side) => (coloniesInGalaxy(pub, side, galaxy) > 0 ? payout(pub, side, galaxy) : 0)),
    majority: sidesOf(pub).find((side) => hasMajority(pub, side, galaxy)) ?? null,
  };
}
