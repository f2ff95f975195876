// TI4-OBJ: the conditions of objectives, run from their data. One test per kind of condition.
import type { Seat } from '@orrery/kernel';
import { neighbours, wormholesIn } from '../board/adjacency.ts';
import { isOnEdge } from '../board/graph.ts';
import { objectiveCard, planetCard, systemTile, technologyCard } from '../content.ts';
import type { Check, ObjectiveCard } from '../packs/base/types.ts';
import { NOBODY, type Pub, playerOf, seatsOf, type Unit } from '../state.ts';
import {
  areNeighbours,
  controlsHome,
  homeOf,
  influenceOf,
  isMecatol,
  mecatol,
  planetsIn,
  resourcesOf,
  scoringPlanets,
  specialtiesOf,
  systemOf,
  systems,
  traitsOf,
} from './board.ts';
import { productionOf } from './economy.ts';
import { payable } from './payment.ts';
import { COLOURS } from './technology.ts';
import { isCapital, isGround, isShip, isStructure } from './units.ts';

type Test = (pub: Pub, seat: Seat, check: Check) => boolean;

const units = (pub: Pub, seat: Seat): Unit[] => pub.units.filter((u) => u.owner === seat);
const others = (pub: Pub, seat: Seat): Seat[] => seatsOf(pub).filter((other) => other !== seat);
const inSystems = (list: readonly Unit[]): string[] => [...new Set(list.map((u) => u.at))];
const shipSystems = (pub: Pub, seat: Seat): string[] => inSystems(units(pub, seat).filter(isShip));
const enemyHomes = (pub: Pub, seat: Seat): string[] => others(pub, seat).map((other) => homeOf(pub, other));
const countPlanets = (pub: Pub, seat: Seat, test: (planet: string) => boolean): number =>
  scoringPlanets(pub, seat).filter(test).length;
const isHome = (pub: Pub, planet: string): boolean => systemTile(systemOf(pub, planet)).home !== undefined;
const isSpecial = (system: string): boolean =>
  planetsIn(system).some((p) => isMecatol(p) || planetCard(p).legendary !== undefined) ||
  (systemTile(system).anomalies?.length ?? 0) > 0;
const atLeast = (count: number, wanted: number | undefined): boolean => count >= (wanted ?? 1);
const coloured = (pub: Pub, seat: Seat): number[] =>
  COLOURS.map((c) => playerOf(pub, seat).technologies.filter((t) => technologyCard(t.id).color === c).length);

const TESTS: Readonly<Record<string, Test>> = {
  'planets.sameTrait': (pub, seat, c) =>
    ['cultural', 'hazardous', 'industrial'].some((trait) =>
      atLeast(
        countPlanets(pub, seat, (p) => traitsOf(pub, p).includes(trait)),
        c.n,
      ),
    ),
  'planets.trait': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => traitsOf(pub, p).includes(c.trait!)),
      c.n,
    ),
  'planets.nonHome': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => !isHome(pub, p)),
      c.n,
    ),
  'planets.specialty': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => specialtiesOf(pub, p).length > 0),
      c.n,
    ),
  'planets.attachment': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => pub.planets[p]!.attachments.length > 0),
      c.n,
    ),
  'planets.legendary': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => planetCard(p).legendary !== undefined),
      c.n,
    ),
  'planets.enemyHome': (pub, seat, c) =>
    atLeast(
      countPlanets(pub, seat, (p) => enemyHomes(pub, seat).includes(systemOf(pub, p))),
      c.n,
    ),
  'planets.influenceSum': (pub, seat, c) =>
    atLeast(
      scoringPlanets(pub, seat).reduce((sum, p) => sum + influenceOf(pub, p), 0),
      c.n,
    ),
  'planets.resourceSum': (pub, seat, c) =>
    atLeast(
      scoringPlanets(pub, seat).reduce((sum, p) => sum + resourcesOf(pub, p), 0),
      c.n,
    ),
  'planets.sharedSystem': (pub, seat) =>
    scoringPlanets(pub, seat).some((p) =>
      planetsIn(systemOf(pub, p)).some((q) => others(pub, seat).includes(pub.planets[q]?.controller ?? NOBODY)),
    ),
  'planets.moreThanNeighbours': (pub, seat, c) =>
    atLeast(
      others(pub, seat).filter(
        (o) => areNeighbours(pub, seat, o) && scoringPlanets(pub, seat).length > scoringPlanets(pub, o).length,
      ).length,
      c.n,
    ),
  'planets.distinctEnemyHomeVicinity': (pub, seat) => {
    // Two different planets for two different opponents.
    const near = others(pub, seat).map((o) => {
      const zone = [homeOf(pub, o), ...neighbours(pub, seat, homeOf(pub, o))];
      return scoringPlanets(pub, seat).filter((p) => zone.includes(systemOf(pub, p)));
    });
    return near.some((a, i) => near.some((b, j) => i < j && a.some((p) => b.some((q) => p !== q))));
  },
  'tech.unitUpgrades': (pub, seat, c) =>
    atLeast(playerOf(pub, seat).technologies.filter((t) => technologyCard(t.id).color === 'unit-upgrade').length, c.n),
  'tech.perColour': (pub, seat, c) => coloured(pub, seat).filter((n) => n >= c.n!).length >= c.colours!,
  'tech.sameColour': (pub, seat, c) => coloured(pub, seat).some((n) => n >= c.n!),
  'tech.faction': (pub, seat, c) =>
    atLeast(playerOf(pub, seat).technologies.filter((t) => technologyCard(t.id).faction).length, c.n),
  'ships.adjacentToMecatol': (pub, seat, c) =>
    atLeast(shipSystems(pub, seat).filter((s) => neighbours(pub, seat, mecatol(pub)).includes(s)).length, c.systems),
  'ships.nonFighterOneSystem': (pub, seat, c) =>
    inSystems(units(pub, seat)).some((s) => units(pub, seat).filter((u) => u.at === s && isCapital(u)).length >= c.n!),
  'ships.wormholes': (pub, seat, c) =>
    c.kinds!.every((kind) => shipSystems(pub, seat).some((s) => wormholesIn(pub, s).includes(kind))),
  'ships.systems': (pub, seat, c) => atLeast(shipSystems(pub, seat).length, c.systems),
  'ships.withEnemySpaceDock': (pub, seat) =>
    shipSystems(pub, seat).some((s) =>
      pub.units.some((u) => u.at === s && u.type === 'space-dock' && u.owner !== seat && u.owner !== NOBODY),
    ),
  'ships.adjacentToAnomaly': (pub, seat, c) =>
    atLeast(
      shipSystems(pub, seat).filter((s) =>
        neighbours(pub, seat, s).some((n) => (systemTile(n).anomalies?.length ?? 0) > 0),
      ).length,
      c.systems,
    ),
  'ships.adjacentToEnemyHome': (pub, seat) =>
    shipSystems(pub, seat).some((s) => neighbours(pub, seat, s).some((n) => enemyHomes(pub, seat).includes(n))),
  'units.any': (pub, seat, c) => atLeast(units(pub, seat).filter((u) => c.units!.includes(u.type)).length, c.n),
  'units.count': (pub, seat, c) => atLeast(units(pub, seat).filter((u) => u.type === c.unit).length, c.n),
  'units.systemsWithoutPlanets': (pub, seat, c) =>
    atLeast(inSystems(units(pub, seat)).filter((s) => planetsIn(s).length === 0).length, c.systems),
  'units.specialSystems': (pub, seat, c) => atLeast(inSystems(units(pub, seat)).filter(isSpecial).length, c.systems),
  'units.edge': (pub, seat, c) =>
    atLeast(
      inSystems(units(pub, seat)).filter((s) => s !== homeOf(pub, seat) && isOnEdge(pub.board, s)).length,
      c.systems,
    ),
  'units.inMecatolOrEnemyHome': (pub, seat, c) =>
    units(pub, seat).some((u) => c.units!.includes(u.type) && [mecatol(pub), ...enemyHomes(pub, seat)].includes(u.at)),
  'structures.total': (pub, seat, c) => atLeast(units(pub, seat).filter(isStructure).length, c.n),
  'structures.planetsOutsideHome': (pub, seat, c) => {
    const planets = units(pub, seat).filter((u) => isStructure(u) && u.on && u.at !== homeOf(pub, seat));
    return atLeast(new Set(planets.map((u) => u.on)).size, c.n);
  },
  'mecatol.controlAndShips': (pub, seat, c) =>
    scoringPlanets(pub, seat).some(isMecatol) &&
    units(pub, seat).filter((u) => u.at === mecatol(pub) && isShip(u)).length >= c.n!,
  'mech.planets': (pub, seat, c) =>
    atLeast(
      new Set(
        units(pub, seat)
          .filter((u) => u.type === 'mech' && u.on)
          .map((u) => u.on),
      ).size,
      c.n,
    ),
  'groundForces.planetNoDock': (pub, seat, c) =>
    Object.keys(pub.planets).some((p) => {
      const there = units(pub, seat).filter((u) => u.on === p);
      return there.filter(isGround).length >= c.n! && !there.some((u) => u.type === 'space-dock');
    }),
  'production.oneSystem': (pub, seat, c) =>
    systems(pub).some(
      (s) =>
        units(pub, seat)
          .filter((u) => u.at === s)
          .reduce((sum, u) => sum + productionOf(pub, u), 0) >= c.n!,
    ),
  'neighbours.all': (pub, seat) => others(pub, seat).every((o) => areNeighbours(pub, seat, o)),
  spend: (pub, seat, c) => {
    const sheet = playerOf(pub, seat);
    if (sheet.tactic + sheet.strategy < (c.tokens ?? 0)) return false;
    const goods = sheet.goods - (c.tradeGoods ?? 0); // [TI4-OBJ-8] demanded goods replace nothing
    return payable(pub, seat, { resources: c.resources ?? 0, influence: c.influence ?? 0 }, goods);
  },
  discard: (pub, seat, c) => playerOf(pub, seat).hand >= c.actionCards!,
};

export const isTestable = (check: Check): boolean => Object.hasOwn(TESTS, check.type);
export const meets = (pub: Pub, seat: Seat, check: Check): boolean => TESTS[check.type]?.(pub, seat, check) ?? false;

/** [TI4-OBJ-13, -14] The revealed objectives a player could score now. */
export function scorablePublic(pub: Pub, seat: Seat): ObjectiveCard[] {
  if (!controlsHome(pub, seat)) return [];
  const { scored } = playerOf(pub, seat);
  return pub.objectives
    .filter((id) => !scored.includes(id))
    .map(objectiveCard)
    .filter((card) => meets(pub, seat, card.check));
}
/** Secrets of the status phase whose condition holds now. */
export const scorableSecret = (pub: Pub, seat: Seat, secrets: readonly string[]): ObjectiveCard[] =>
  secrets.map(objectiveCard).filter((card) => card.phase === 'status' && meets(pub, seat, card.check));
