// Where an action may act: planets to settle, yields to take, stacks to discover from [COS-ACT-4 to -10, -12, -13, -22].
import {
  MAX_STACK,
  type PlanetId,
  planetType,
  type SpaceId,
  type TileId,
  tileOf,
  tileOfPlanet,
  UPGRADES,
  type Yield,
} from '../packs/base/index.ts';
import type { Player, Pub, Side } from '../state.ts';
import { coloniesInSystem, cubesOn, galaxiesOf, planetsOf, spacesOf, systemsOnBoard } from './cubes.ts';
import { hasPower, hasUpgrade, power } from './powers.ts';

/** What limits one settling: the range, whether any planet will do, and perhaps the one system it must be in. */
export interface Settling {
  side: Side;
  range: number;
  anyPlanet: boolean;
  within: TileId | null;
}
type Obstacle = { rule: string; key: string };

/** [COS-UPG-3] */
export function isAdapted(p: Player, planet: PlanetId): boolean {
  const type = planetType(planet);
  return type === 'earth' || UPGRADES.some((u) => u.planet === type && hasUpgrade(p, u.id));
}

/** How many cubes still fit on a planet for this player [COS-ACT-8 to -10]. */
export function roomOn(pub: Pub, side: Side, planet: PlanetId): number {
  const there = cubesOn(pub, planet).length;
  return there === 0 || hasUpgrade(pub.players[side]!, 'colony-expansion') ? MAX_STACK - there : 0;
}

/** Why a planet cannot be settled; undefined: it can. */
export function obstacle(
  pub: Pub,
  { side, range, anyPlanet, within }: Settling,
  planet: PlanetId,
): Obstacle | undefined {
  const tile = tileOfPlanet(planet);
  if (within !== null && tile !== within) return { rule: 'COS-ACT-19', key: 'why.otherSystem' };
  if (tileOf(tile).parsec > range) return { rule: 'COS-ACT-4', key: 'why.range' };
  if (!anyPlanet && !isAdapted(pub.players[side]!, planet)) return { rule: 'COS-ACT-5', key: 'why.adaptability' };
  if (cubesOn(pub, planet).length >= MAX_STACK) return { rule: 'COS-ACT-10', key: 'why.full' };
  return roomOn(pub, side, planet) > 0 ? undefined : { rule: 'COS-ACT-8', key: 'why.occupied' };
}

export const planetsFor = (pub: Pub, settling: Settling): PlanetId[] =>
  systemsOnBoard(pub)
    .flatMap(planetsOf)
    .filter((planet) => !obstacle(pub, settling, planet));

/** Cubes that support a yield of a system, each once per card [COS-ACT-13]; World Traveler counts foreign ones too. */
export function supportIn(pub: Pub, side: Side, tile: TileId): number {
  if (!hasPower(pub.players[side]!, 'harvestForeign')) return coloniesInSystem(pub, side, tile);
  return planetsOf(tile).reduce((sum, planet) => sum + cubesOn(pub, planet).length, 0);
}
export const harvestable = (pub: Pub, side: Side, range: number): TileId[] =>
  systemsOnBoard(pub).filter((tile) => tileOf(tile).parsec <= range && supportIn(pub, side, tile) > 0);

/** [COS-CARD-DT1-2] The gems of a yield, one grade better for the owner of Gemstone Upgrade. */
export function yieldFor(p: Player, tile: TileId): Yield {
  const { gems, energy } = tileOf(tile).yield;
  if (power(p, 'yieldGrades') === 0) return { gems: { ...gems }, energy };
  return { gems: { coal: 0, gold: gems.coal, crystal: gems.gold + gems.crystal }, energy };
}

export const freeSpaces = (pub: Pub, parsec: number): SpaceId[] =>
  galaxiesOf(pub)
    .filter((g) => g.parsec === parsec)
    .flatMap(spacesOf)
    .filter((space) => pub.systems[space] === undefined);
/** [COS-ACT-22] Stacks with a tile and somewhere to put it. */
export const stacksFor = (pub: Pub, range: number): number[] =>
  [1, 2, 3].filter((p) => p <= range && pub.sizes.tiles[p - 1]! > 0 && freeSpaces(pub, p).length > 0);
