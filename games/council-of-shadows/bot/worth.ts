// What things are worth to the councillor, in energy.
import * as pack from '../packs/base/index.ts';
import { type Pub, type Side, sidesOf } from '../state.ts';
import { coloniesInGalaxy, hasMajority, strength } from '../values/cubes.ts';
import { isAdapted, yieldFor } from '../values/targets.ts';

/** Rules of thumb; a consumption of 0.3 wins more games in a mirror and makes them longer (see the game's RULINGS.md). */
export const WEIGHTS = {
  coal: 1.1,
  gold: 2.2,
  crystal: 3.2,
  lightCard: 3.2, // a bonus card, while there is room for it
  wait: 0.8, // every cube more in a galaxy has to wait a round longer to be scored
  deny: 0.35, // of the difference in payout, for breaking another's majority
  consumption: 0.55, // of one step, for each level still to come
  later: 0.75, // what a card does a round later
  levelNow: 9, // a level-up within reach this round
  aiCard: 2, // energy at the end
};

export const gemsWorth = (gems: pack.Gems): number =>
  gems.coal * WEIGHTS.coal + gems.gold * WEIGHTS.gold + gems.crystal * WEIGHTS.crystal;

export function yieldWorth(pub: Pub, side: Side, tile: string): number {
  const { gems, energy } = yieldFor(pub.players[side]!, tile);
  return gemsWorth(gems) + energy;
}

const strongestRival = (pub: Pub, side: Side, galaxy: string): number =>
  Math.max(...sidesOf(pub).map((other) => (other === side ? 0 : strength(pub, other, galaxy))));

function lightCardWorth(pub: Pub, side: Side): number {
  return pub.players[side]!.backs.length < pack.BONUS_LIMIT ? WEIGHTS.lightCard : WEIGHTS.lightCard / 4;
}

/** So many new cubes in a galaxy: what they will score, what they turn, and what they spoil for others. */
export function cubesWorth(pub: Pub, side: Side, galaxy: string, count: number): number {
  const { high, low, lightBonus } = pack.galaxyOf(galaxy);
  const [own, rival] = [strength(pub, side, galaxy), strongestRival(pub, side, galaxy)];
  const wins = own + count > rival;
  const each = (wins ? high : low) + (lightBonus ? lightCardWorth(pub, side) : 0);
  let worth = 0;
  for (let i = 0; i < count; i++) worth += each * WEIGHTS.wait ** (coloniesInGalaxy(pub, side, galaxy) + i);
  if (wins && own > 0 && own <= rival) worth += high - low;
  const others = sidesOf(pub).filter((other) => other !== side);
  const leader = others.find((other) => hasMajority(pub, other, galaxy));
  if (leader !== undefined && own + count >= rival) worth += WEIGHTS.deny * (high - low);
  return worth;
}

/** The galaxy a face-up system lies in. */
export function galaxyOfTile(pub: Pub, tile: string): string {
  const space = Object.keys(pub.systems).find((s) => pub.systems[s] === tile)!;
  return pack.galaxyOfSpace(space);
}

/** A tower on a planet: its galaxy, and a little for what can be harvested there later. */
export function settleWorth(pub: Pub, side: Side, planet: string, count: number): number {
  const tile = pack.tileOfPlanet(planet);
  return cubesWorth(pub, side, galaxyOfTile(pub, tile), count) + 0.3 * count * yieldWorth(pub, side, tile);
}

/** A tile on a space: settled at once if that is possible, else harvested. */
export function placeWorth(pub: Pub, side: Side, tile: string, space: string): number {
  const p = pub.players[side]!;
  const open = pack.tileOf(tile).planets.filter((planet) => isAdapted(p, planet.id)).length;
  const cube = open > 0 ? cubesWorth(pub, side, pack.galaxyOfSpace(space), 1) + 0.3 * open : 0;
  return Math.max(cube + 0.2 * yieldWorth(pub, side, tile), yieldWorth(pub, side, tile));
}

/** [COS-CARD-DT1, -DT2] As they have proved: ten is a fair share of wins when cards are taken at random. */
export const TECH_WORTH: Readonly<Record<string, number>> = {
  'dt1-empire': 14,
  'dt1-stargate': 13,
  'dt1-flexible': 13,
  'dt1-science': 10,
  'dt1-gem-upgrade': 9,
  'dt1-saver': 7,
  'dt1-explorers': 7,
  'dt1-traveler': 6,
  'dt2-feudalism': 15,
  'dt2-perpetual': 15,
  'dt2-settlement': 11,
  'dt2-information': 10,
  'dt2-journey': 10,
  'dt2-resources': 10,
  'dt2-boost': 9,
  'dt2-dominant': 7,
};
