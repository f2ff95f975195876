// Planning the slots together: what each card does now, what it does where it slides to, and what it consumes.
import type { Bag, Know, Msg } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import type { Council, Player, Pub, Side } from '../state.ts';
import { mustFill, NONE } from '../steps/plan-form.ts';
import { markerAfter, sumOf, topOf } from '../values/consumption.ts';
import { coloniesInGalaxy, galaxiesOf, payout } from '../values/cubes.ts';
import { rangeOf } from '../values/range.ts';
import { freeSpaces, harvestable, planetsFor, roomOn, stacksFor, supportIn } from '../values/targets.ts';
import { cubesWorth, galaxyOfTile, gemsWorth, WEIGHTS, yieldWorth } from './worth.ts';

type Effect = pack.Effect;

/** What the board offers at each range, worked out once for a plan. */
export interface Prospects {
  settle: number[][]; // [range][cubes], adapted planets
  anywhere: number[]; // [cubes], any planet at any range
  discover: number[];
  yields: number[][]; // [range], best first
  scoring: number; // the energy of scoring everything now
  ranges: number[]; // of the slots, from the left
}

export function prospectsOf(pub: Pub, side: Side): Prospects {
  const bestSettle = (range: number, anyPlanet: boolean, cubes: number): number =>
    Math.max(
      0,
      ...planetsFor(pub, { side, range, anyPlanet, within: null }).map((planet) =>
        settleGain(pub, side, planet, Math.min(cubes, roomOn(pub, side, planet))),
      ),
    );
  const towers = (range: number, anyPlanet: boolean) =>
    [0, 1, 2, 3].map((n) => (n ? bestSettle(range, anyPlanet, n) : 0));
  return {
    settle: [0, 1, 2, 3].map((range) => (range ? towers(range, false) : [])),
    anywhere: towers(3, true),
    discover: [0, 1, 2, 3].map((range) => discoverGain(pub, side, range)),
    yields: [0, 1, 2, 3].map((range) => yieldsWithin(pub, side, range)),
    scoring: scoringWithin(pub, side),
    ranges: pub.players[side]!.slots.map((_, i) => rangeOf(pub.players[side]!, i + 1)),
  };
}
const settleGain = (pub: Pub, side: Side, planet: string, cubes: number): number =>
  cubesWorth(pub, side, galaxyOfTile(pub, pack.tileOfPlanet(planet)), cubes);

function discoverGain(pub: Pub, side: Side, range: number): number {
  const spaces = stacksFor(pub, range).flatMap((parsec) => freeSpaces(pub, parsec));
  return Math.max(0, ...spaces.map((space) => cubesWorth(pub, side, pack.galaxyOfSpace(space), 1)));
}

function yieldsWithin(pub: Pub, side: Side, range: number): number[] {
  const tiles = harvestable(pub, side, range);
  return tiles
    .flatMap((tile) => Array.from({ length: supportIn(pub, side, tile) }, () => yieldWorth(pub, side, tile)))
    .sort((a, b) => b - a);
}

/** `placed`: cubes laid by slots further left, which can be harvested and make planets scarcer. */
interface Ahead {
  placed: number;
}

function effectWorth(prospects: Prospects, e: Effect, slot: number, ahead: Ahead): number {
  const range = 'range' in e && e.range === 'any' ? 3 : slot;
  const fresh = 0.85 ** ahead.placed;
  switch (e.do) {
    case 'settle': {
      const worth = e.planet === 'any' ? prospects.anywhere[e.cubes]! : prospects.settle[range]![e.cubes]!;
      if (worth > 0) ahead.placed += e.cubes;
      return worth * fresh;
    }
    case 'harvest': {
      const yields = [...prospects.yields[range]!, ...Array.from({ length: ahead.placed }, () => 1.6)];
      return yields
        .sort((a, b) => b - a)
        .slice(0, e.times)
        .reduce((sum, y) => sum + y, 0);
    }
    case 'harvestPlaced':
      return 1.6 * e.times;
    case 'discover': {
      const worth = prospects.discover[range]! * fresh;
      ahead.placed += worth > 0 ? e.cubes : 0;
      return worth > 0 ? worth + (e.cubes - 1) * 5 + (e.follow === 'settleAndHarvest' ? 1.8 : 0) : 0;
    }
    case 'gainGems':
      return gemsWorth(e.gems);
    case 'upgradeGems':
      return 1.1 * e.times;
    case 'gainEnergy':
      return e.energy;
    case 'choose':
      return Math.max(...e.branches.map((b) => effectWorth(prospects, b[0]!, slot, { ...ahead })));
    default:
      return 0;
  }
}

export function cardWorth(prospects: Prospects, card: string, range: number, ahead: Ahead = { placed: 0 }): number {
  return pack.cardOf(card).effect.reduce((sum, e) => sum + effectWorth(prospects, e, range, ahead), 0);
}

/** What one step of consumption costs: it has to be matched at every level still to come. */
export function consumptionPrice(p: Player): number {
  if (p.tech.some(({ id }) => pack.techOf(id).lasting?.roundConsumption === 0)) return 0;
  return WEIGHTS.consumption * Math.max(1, pack.END_LEVEL - p.level);
}

/** The energy that scoring everything would bring now. */
function scoringWithin(pub: Pub, side: Side): number {
  return galaxiesOf(pub)
    .filter((g) => coloniesInGalaxy(pub, side, g.id) > 0)
    .reduce((sum, g) => sum + payout(pub, side, g.id), 0);
}

/** The worth of having these cards on top, from now until they have slid off. */
function planWorth(pub: Pub, side: Side, prospects: Prospects, tops: readonly (string | undefined)[]): number {
  const p = pub.players[side]!;
  const price = consumptionPrice(p);
  const ahead = { placed: 0 };
  let worth = 0;
  let soon = 0; // energy that can be scored this very round
  for (const [i, card] of tops.entries()) {
    if (card === undefined) continue;
    const now = cardWorth(prospects, card, prospects.ranges[i]!, ahead);
    worth += now;
    soon += now;
    for (let j = i + 1; j < tops.length; j++) {
      const later = WEIGHTS.later ** (j - i);
      worth +=
        later * (0.85 * cardWorth(prospects, card, prospects.ranges[j]!) - price * pack.cardOf(card).consumption);
    }
  }
  const sum = price === 0 ? 0 : sumOf(tops);
  const marker = markerAfter(p, sum);
  worth -= price * (marker - p.consumption);
  if (p.energy + prospects.scoring + 0.5 * soon >= marker) worth += WEIGHTS.levelNow;
  return worth;
}

/** More covered cards than this at once are never worth looking at: five slots would have fifty thousand plans. */
const MOST_COVERED = 2;

/** Every way to fill the slots that must be filled, and to cover others or not. */
function* plansOf(p: Player): Generator<(string | null)[]> {
  const must = mustFill(p);
  const empty = p.slots.filter((slot) => slot.length === 0).length;
  function* fill(laid: (string | null)[], filled: number, covered: number): Generator<(string | null)[]> {
    const slot = p.slots[laid.length];
    if (slot === undefined) {
      if (filled >= must) yield laid;
      return;
    }
    const isEmpty = slot.length === 0;
    if (!isEmpty || must < empty) yield* fill([...laid, null], filled, covered);
    if (!isEmpty && covered === MOST_COVERED) return;
    for (const card of p.hand)
      if (!laid.includes(card)) yield* fill([...laid, card], filled + (isEmpty ? 1 : 0), covered + (isEmpty ? 0 : 1));
  }
  yield* fill([], 0, 0);
}

type Laid = (string | null)[];
const asPlan = (laid: Laid): Bag => Object.fromEntries(laid.map((card, i) => [`slot:${i + 1}`, card ?? NONE]));

/** Every plan with its worth, the best first; among equals as they come. */
function rankedPlans({ pub, seat }: Know<Council>): { laid: Laid; worth: number }[] {
  const p = pub.players[seat!]!;
  const prospects = prospectsOf(pub, seat!);
  const ranked: { laid: Laid; worth: number }[] = [];
  for (const laid of plansOf(p)) {
    const tops = laid.map((card, i) => card ?? topOf(p.slots[i]!));
    const covered = laid.filter((card, i) => card && p.slots[i]!.length > 0).length;
    ranked.push({ laid, worth: planWorth(pub, seat!, prospects, tops) - 0.4 * covered });
  }
  return ranked.sort((a, b) => b.worth - a.worth);
}

export function bestPlan(k: Know<Council>): { plan: Bag; why: Msg } {
  const { laid, worth } = rankedPlans(k)[0] ?? { laid: [], worth: 0 };
  const { slots } = k.pub.players[k.seat!]!;
  const consumption = sumOf(laid.map((card, i) => card ?? topOf(slots[i]!)));
  return { plan: asPlan(laid), why: { key: 'bot.plan', args: { consumption, worth: Math.round(worth) } } };
}

export const bestPlans = (k: Know<Council>, most: number): Bag[] =>
  rankedPlans(k)
    .slice(0, most)
    .map(({ laid }) => asPlan(laid));
