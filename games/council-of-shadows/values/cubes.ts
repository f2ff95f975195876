// Counting cubes: colonies, station cubes, majorities and payouts [COS-SCORE-2 to -4].
import {
  GALAXIES,
  type Galaxy,
  type GalaxyId,
  galaxyOf,
  type PlanetId,
  type SpaceId,
  TILES,
  type TileId,
} from '../packs/base/index.ts';
import { type Pub, type Side, sidesOf } from '../state.ts';
import { hasPower, power } from './powers.ts';

/** [COS-SETUP-1, -2] Galaxies in use; solo plays on the side for two, and with three players two are covered. */
export const galaxiesOf = (pub: Pub): Galaxy[] => GALAXIES.filter((g) => g.minPlayers <= pub.players.length);
const SPACES: ReadonlyMap<GalaxyId, readonly SpaceId[]> = new Map(
  GALAXIES.map((g) => [g.id, Array.from({ length: g.spaces }, (_, i) => `${g.id}-${i + 1}`)]),
);
export const spacesOf = (g: Pick<Galaxy, 'id'>): readonly SpaceId[] => SPACES.get(g.id)!;

/** Face-up systems of a galaxy, with the spaces they lie on. */
export function systemsIn(pub: Pub, galaxy: GalaxyId): TileId[] {
  const tiles: TileId[] = [];
  for (const space of SPACES.get(galaxy)!) if (pub.systems[space] !== undefined) tiles.push(pub.systems[space]);
  return tiles;
}
export const systemsOnBoard = (pub: Pub): TileId[] => Object.values(pub.systems);
const PLANETS: ReadonlyMap<TileId, readonly PlanetId[]> = new Map(TILES.map((t) => [t.id, t.planets.map((p) => p.id)]));
export const planetsOf = (tile: TileId): readonly PlanetId[] => PLANETS.get(tile)!;

export const cubesOn = (pub: Pub, planet: PlanetId): readonly Side[] => pub.cubes[planet] ?? [];
export const coloniesOn = (pub: Pub, side: Side, planet: PlanetId): number =>
  cubesOn(pub, planet).filter((s) => s === side).length;
export const coloniesInSystem = (pub: Pub, side: Side, tile: TileId): number =>
  planetsOf(tile).reduce((sum, planet) => sum + coloniesOn(pub, side, planet), 0);
export const coloniesInGalaxy = (pub: Pub, side: Side, galaxy: GalaxyId): number =>
  systemsIn(pub, galaxy).reduce((sum, tile) => sum + coloniesInSystem(pub, side, tile), 0);
export const coloniesOnBoard = (pub: Pub, side: Side): number =>
  Object.values(pub.cubes).reduce((sum, cubes) => sum + cubes.filter((s) => s === side).length, 0);

/** [COS-STATION-7] */
export function stationCubes(pub: Pub, side: Side, galaxy: GalaxyId): number {
  const station = pub.stations[galaxy];
  return station?.side === side ? station.cubes : 0;
}
/** Colonies and station cubes: what majorities are counted in. */
export const strength = (pub: Pub, side: Side, galaxy: GalaxyId): number =>
  coloniesInGalaxy(pub, side, galaxy) + stationCubes(pub, side, galaxy);

/** [COS-SCORE-3] Strictly more than each other player; so of nothing there is no majority. */
export function hasMajority(pub: Pub, side: Side, galaxy: GalaxyId): boolean {
  return leads(pub, side, (s) => strength(pub, s, galaxy));
}
export function hasSystemMajority(pub: Pub, side: Side, tile: TileId): boolean {
  return leads(pub, side, (s) => coloniesInSystem(pub, s, tile));
}
function leads(pub: Pub, side: Side, count: (side: Side) => number): boolean {
  return sidesOf(pub).every((other) => other === side || count(other) < count(side));
}

/** [COS-SCORE-4] What scoring this galaxy would pay now. [COS-LEADER-9] A tie for most is enough for Breish. */
export function payout(pub: Pub, side: Side, galaxy: GalaxyId): number {
  const { high, low } = galaxyOf(galaxy);
  const mine = strength(pub, side, galaxy);
  const most = Math.max(...sidesOf(pub).map((other) => (other === side ? 0 : strength(pub, other, galaxy))));
  return mine > most || (mine === most && hasPower(pub.players[side]!, 'tieIsHigh')) ? high : low;
}

/** [COS-STATION-6], [COS-LEADER-6] */
export function scoresWithoutRemoval(pub: Pub, side: Side, galaxy: GalaxyId): boolean {
  const station = pub.stations[galaxy];
  if (station?.side === side && station.kind === 'score') return true;
  const from = power(pub.players[side]!, 'freeScoringFrom');
  return from > 0 && coloniesInGalaxy(pub, side, galaxy) >= from;
}

/** Planets of a galaxy on which a player has a cube to remove. */
export const removable = (pub: Pub, side: Side, galaxy: GalaxyId): PlanetId[] =>
  systemsIn(pub, galaxy)
    .flatMap(planetsOf)
    .filter((planet) => coloniesOn(pub, side, planet) > 0);

/** [COS-END-6] Colonies and station cubes. */
export const cubesOnBoard = (pub: Pub, side: Side): number =>
  coloniesOnBoard(pub, side) +
  Object.values(pub.stations).reduce((sum, station) => sum + (station.side === side ? station.cubes : 0), 0);
