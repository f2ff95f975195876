// TI4-OBJ: how far a player is on the way to an objective, from its data. One gauge per kind of condition, public facts only.
import { once, type Seat } from '@orrery/kernel';
import { objectiveCard, technologyCard } from '../content.ts';
import { neighbours, wormholesIn } from '../galaxy/adjacency.ts';
import type { Check, Colour, TechnologyCard } from '../packs/base/types.ts';
import { modifiers } from '../registry.ts';
import { livingSeats, NOBODY, type Pub, playerOf, seatsOf, technologiesOf, type Unit } from '../state.ts';
import { isOpponent } from './allies.ts';
import { isLegendary } from './attachments.ts';
import {
  areNeighbours,
  homeOf,
  influenceOf,
  isHomeSystem,
  isMecatol,
  isOuter,
  mecatol,
  planetsIn,
  planetsOf,
  resourcesOf,
  scoringPlanets,
  specialtiesOf,
  systemOf,
  systems,
  traitsOf,
} from './board.ts';
import { synergyOf } from './breakthroughs.ts';
import { means, productionOf, tokensIn } from './economy.ts';
import { fragmentsBefore } from './fragments.ts';
import { lawsIn } from './laws.ts';
import { NEXUS } from './nexus.ts';
import { openNotes } from './notes.ts';
import { payable } from './payment.ts';
import { COLOURS } from './technology.ts';
import { hasAnomaly, isCapital, isGroundForce, isShip, isStructure } from './units.ts';

/** "4 of 6 planets": the message `progress.<what>` with these figures. */
type Part = { what: string; have: number; need: number };
/** Several parts where the condition has several; none where an event decides. `met`: it could be scored as things stand. */
export type Progress = { met: boolean; parts: Part[] };

type Count = (pub: Pub, seat: Seat, check: Check) => number;
type Gauge = (pub: Pub, seat: Seat, check: Check) => Part[];

const wanted = (check: Check): number => check.n ?? check.systems ?? 1;
const gauge =
  (what: string, count: Count, need: Count = (_pub, _seat, check) => wanted(check)): Gauge =>
  (pub, seat, check) => [{ what, have: count(pub, seat, check), need: need(pub, seat, check) }];

const unitsOf = (pub: Pub, seat: Seat): readonly Unit[] =>
  once(pub, `units ${seat}`, () => pub.units.filter((u) => u.owner === seat));
const others = (pub: Pub, seat: Seat): Seat[] => seatsOf(pub).filter((other) => other !== seat);
const placesOf = (list: readonly Unit[]): string[] => [...new Set(list.map((u) => u.at))];
const enemyHomes = (pub: Pub, seat: Seat): string[] => others(pub, seat).map((other) => homeOf(pub, other));
const isHome = (pub: Pub, planet: string): boolean => isHomeSystem(pub, systemOf(pub, planet));
const isSpecial = (pub: Pub, system: string): boolean =>
  planetsIn(pub, system).some((p) => isMecatol(p) || isLegendary(pub, p)) || hasAnomaly(pub, system);
const most = (counts: readonly number[]): number => Math.max(0, ...counts);
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

const planets = (test: (pub: Pub, planet: string, seat: Seat, check: Check) => boolean): Gauge =>
  gauge('planets', (pub, seat, c) => scoringPlanets(pub, seat).filter((p) => test(pub, p, seat, c)).length);
const units = (test: (unit: Unit, pub: Pub, seat: Seat, check: Check) => boolean): Gauge =>
  gauge('units', (pub, seat, c) => unitsOf(pub, seat).filter((u) => test(u, pub, seat, c)).length);
const systemsWith = (which: (unit: Unit) => boolean, test: (pub: Pub, system: string, seat: Seat) => boolean): Gauge =>
  gauge('systems', (pub, seat) => placesOf(unitsOf(pub, seat).filter(which)).filter((s) => test(pub, s, seat)).length);
const technologies = (test: (card: TechnologyCard) => boolean): Gauge =>
  gauge('technologies', (pub, seat) => owned(pub, seat).filter(test).length);

const any = (): boolean => true;
const owned = (pub: Pub, seat: Seat): TechnologyCard[] =>
  technologiesOf(pub, seat).map((tech) => technologyCard(tech.id));
/** How many technologies of each colour: of those that synergy links, and of the others. */
function byColour(pub: Pub, seat: Seat): { linked: number[]; single: number[] } {
  const synergy = synergyOf(pub, seat);
  const count = (colour: Colour): number => owned(pub, seat).filter((card) => card.color === colour).length;
  return {
    linked: COLOURS.filter((colour) => synergy.includes(colour)).map(count),
    single: COLOURS.filter((colour) => !synergy.includes(colour)).map(count),
  };
}
const withTrait = (pub: Pub, seat: Seat, trait: string): number =>
  scoringPlanets(pub, seat).filter((p) => traitsOf(pub, p).includes(trait)).length;

/** The most planets that can be matched with as many opponents, each near the home system of its own; two suffice. */
function nearHomes(pub: Pub, seat: Seat): number {
  const near = others(pub, seat).map((other) => {
    const zone = [homeOf(pub, other), ...neighbours(pub, seat, homeOf(pub, other))];
    return scoringPlanets(pub, seat).filter((p) => zone.includes(systemOf(pub, p)));
  });
  if (near.some((a, i) => near.some((b, j) => i < j && a.some((p) => b.some((q) => p !== q))))) return 2;
  return near.some((zone) => zone.length > 0) ? 1 : 0;
}

const isShared = (pub: Pub, planet: string, seat: Seat): boolean =>
  planetsIn(pub, systemOf(pub, planet)).some((p) => others(pub, seat).includes(pub.planets[p]?.controller ?? NOBODY));

/** [TI4-OBJ-8] Each coin by itself; whether all can be paid at once is another question. */
function costs(pub: Pub, seat: Seat, c: Check): Part[] {
  const { tactic, goods } = playerOf(pub, seat);
  const free = Math.max(0, goods - (c.tradeGoods ?? 0)); // demanded goods replace nothing
  const coin = (what: 'resources' | 'influence'): number => means(pub, seat, what) - goods + free;
  const parts: Part[] = [
    { what: 'resources', have: coin('resources'), need: c.resources ?? 0 },
    { what: 'influence', have: coin('influence'), need: c.influence ?? 0 },
    { what: 'goods', have: goods, need: c.tradeGoods ?? 0 },
    { what: 'tokens', have: tactic + tokensIn(pub, seat, 'strategy'), need: c.tokens ?? 0 },
  ];
  return parts.filter(({ need }) => need > 0);
}

const GAUGES: Readonly<Record<string, Gauge>> = {
  'planets.sameTrait': gauge('planets', (pub, seat) =>
    most(['cultural', 'hazardous', 'industrial'].map((trait) => withTrait(pub, seat, trait))),
  ),
  'planets.trait': gauge('planets', (pub, seat, c) => withTrait(pub, seat, c.trait!)),
  'planets.nonHome': planets((pub, p) => !isHome(pub, p)),
  'planets.specialty': planets((pub, p) => specialtiesOf(pub, p).length > 0),
  'planets.attachment': planets(
    (pub, p) => pub.planets[p]!.attachments.length > 0 || lawsIn(pub).some(({ elected }) => elected === p), // [TI4-LAW-1]
  ),
  'notes.inPlayArea': gauge(
    'notes',
    (pub, seat) => openNotes(pub).filter(({ holder, owner }) => holder === seat && owner !== seat).length,
  ),
  'planets.legendary': planets((pub, p) => isLegendary(pub, p)),
  'planets.enemyHome': planets((pub, p, seat) => enemyHomes(pub, seat).includes(systemOf(pub, p))),
  'planets.sharedSystem': planets(isShared),
  'planets.influenceSum': gauge('influence', (pub, seat) =>
    total(scoringPlanets(pub, seat).map((p) => influenceOf(pub, p))),
  ),
  'planets.resourceSum': gauge('resources', (pub, seat) =>
    total(scoringPlanets(pub, seat).map((p) => resourcesOf(pub, p))),
  ),
  'planets.moreThanNeighbours': gauge(
    'neighbours',
    (pub, seat) =>
      others(pub, seat).filter(
        (o) => areNeighbours(pub, seat, o) && scoringPlanets(pub, seat).length > planetsOf(pub, o).length,
      ).length,
  ),
  'planets.distinctEnemyHomeVicinity': gauge('planets', nearHomes),
  'tech.unitUpgrades': technologies((card) => card.color === 'unit-upgrade'),
  'tech.faction': technologies((card) => card.faction !== undefined),
  // [TI4-SYN-1] of linked colours all may count as one
  'tech.sameColour': gauge('technologies', (pub, seat) => {
    const { linked, single } = byColour(pub, seat);
    return most([total(linked), ...single]);
  }),
  'tech.perColour': gauge(
    'colours',
    (pub, seat, c) => {
      const { linked, single } = byColour(pub, seat);
      const shared = Math.min(linked.length, Math.floor(total(linked) / c.n!)); // [TI4-SYN-3] each as one colour
      return single.filter((n) => n >= c.n!).length + shared;
    },
    (_pub, _seat, c) => c.colours!,
  ),
  'ships.adjacentToMecatol': systemsWith(isShip, (pub, s, seat) => neighbours(pub, seat, mecatol(pub)).includes(s)),
  'ships.systems': systemsWith(isShip, any),
  'ships.adjacentToAnomaly': systemsWith(isShip, (pub, s, seat) =>
    neighbours(pub, seat, s).some((next) => hasAnomaly(pub, next)),
  ),
  'ships.adjacentToEnemyHome': systemsWith(isShip, (pub, s, seat) =>
    neighbours(pub, seat, s).some((n) => enemyHomes(pub, seat).includes(n)),
  ),
  'ships.withEnemySpaceDock': systemsWith(isShip, (pub, s, seat) =>
    pub.units.some(
      (u) => u.at === s && u.type === 'space-dock' && isOpponent(pub, seat, u.owner) && u.owner !== NOBODY,
    ),
  ),
  'ships.wormholes': gauge(
    'wormholes',
    (pub, seat, c) => {
      const places = placesOf(unitsOf(pub, seat).filter(isShip));
      return c.kinds!.filter((kind) => places.some((s) => wormholesIn(pub, s).includes(kind))).length;
    },
    (_pub, _seat, c) => c.kinds!.length,
  ),
  'ships.nonFighterOneSystem': gauge('ships', (pub, seat) => {
    const ships = unitsOf(pub, seat).filter(isCapital);
    return most(placesOf(ships).map((s) => ships.filter((u) => u.at === s).length));
  }),
  'units.any': units((u, _pub, _seat, c) => c.units!.includes(u.type)),
  'units.count': units((u, _pub, _seat, c) => u.type === c.unit),
  'units.inMecatolOrEnemyHome': units(
    (u, pub, seat, c) => c.units!.includes(u.type) && [mecatol(pub), ...enemyHomes(pub, seat)].includes(u.at),
  ),
  'units.inNexus': units((u) => u.at === NEXUS),
  'units.systemsWithoutPlanets': systemsWith(any, (pub, s) => planetsIn(pub, s).length === 0),
  'units.specialSystems': systemsWith(any, (pub, s) => isSpecial(pub, s)),
  'units.edge': systemsWith(any, (pub, s, seat) => s !== homeOf(pub, seat) && isOuter(pub, s)),
  'structures.total': gauge('structures', (pub, seat) => unitsOf(pub, seat).filter(isStructure).length),
  'structures.planetsOutsideHome': gauge('planets', (pub, seat) => {
    const there = unitsOf(pub, seat).filter((u) => isStructure(u) && u.on && u.at !== homeOf(pub, seat));
    return new Set(there.map((u) => u.on)).size;
  }),
  'mecatol.controlAndShips': (pub, seat, c) => [
    { what: 'planets', have: scoringPlanets(pub, seat).filter(isMecatol).length, need: 1 },
    { what: 'ships', have: unitsOf(pub, seat).filter((u) => isShip(u) && u.at === mecatol(pub)).length, need: c.n! },
  ],
  'mech.planets': gauge('planets', (pub, seat) => {
    const mechs = unitsOf(pub, seat).filter((u) => u.type === 'mech' && u.on);
    return new Set(mechs.map((u) => u.on)).size;
  }),
  'groundForces.planetNoDock': gauge('groundForces', (pub, seat) => {
    const mine = unitsOf(pub, seat).filter((u) => u.on);
    const docked = mine.filter((u) => u.type === 'space-dock').map((u) => u.on);
    const forces = mine.filter((u) => isGroundForce(pub, u) && !docked.includes(u.on));
    return most(forces.map(({ on }) => forces.filter((u) => u.on === on).length));
  }),
  'production.oneSystem': gauge('production', (pub, seat) =>
    most(
      systems(pub).map((s) =>
        total(
          unitsOf(pub, seat)
            .filter((u) => u.at === s)
            .map((u) => productionOf(pub, u)),
        ),
      ),
    ),
  ),
  'neighbours.all': gauge(
    'neighbours',
    (pub, seat) => others(pub, seat).filter((o) => areNeighbours(pub, seat, o)).length,
    (pub) => livingSeats(pub).length - 1,
  ),
  spend: costs,
  purge: gauge(
    'fragments',
    (pub, seat) => fragmentsBefore(pub, seat).length,
    (_pub, _seat, c) => c.relicFragments!,
  ),
  discard: gauge(
    'cards',
    (pub, seat) => playerOf(pub, seat).hand,
    (_pub, _seat, c) => c.actionCards!,
  ),
};

export const isTestable = (check: Check): boolean => Object.hasOwn(GAUGES, check.type);

/** [TI4-OBJ-8, TI4-STATUS-3] Can these costs all be paid? Goods demanded as such are laid aside before the rest. */
export function payableTogether(pub: Pub, seat: Seat, checks: readonly Check[]): boolean {
  const { tactic, goods, hand } = playerOf(pub, seat);
  const all = (what: 'resources' | 'influence' | 'tradeGoods' | 'tokens' | 'actionCards' | 'relicFragments'): number =>
    total(checks.map((check) => check[what] ?? 0));
  const cost = { resources: all('resources'), influence: all('influence') };
  if (tactic + tokensIn(pub, seat, 'strategy') < all('tokens') || hand < all('actionCards')) return false;
  if (fragmentsBefore(pub, seat).length < all('relicFragments')) return false;
  return payable(pub, seat, cost, goods - all('tradeGoods'));
}

export function progressOf(pub: Pub, seat: Seat, check: Check): Progress {
  const parts = GAUGES[check.type]?.(pub, seat, check) ?? [];
  const met = parts.length > 0 && parts.every(({ have, need }) => have >= need) && payableTogether(pub, seat, [check]);
  return { met, parts };
}

/** For a screen: what a player has and needs for an objective. A home system lost bars scoring, not progress. */
export function progressTowards(pub: Pub, seat: Seat, objective: string): Progress {
  const { stage, check } = objectiveCard(objective);
  return progressOf(stage === 0 && !pub.objectives.includes(objective) ? asClaimed(pub, seat) : pub, seat, check);
}
/** [TI4-F-FIR-14] For secret objectives planets may count as controlled that are not: like those on which one coexists. */
function asClaimed(pub: Pub, seat: Seat): Pub {
  const claimed = modifiers(pub, 'claims').flatMap(({ claims }) => claims(pub, seat));
  if (claimed.length === 0) return pub;
  const planets = { ...pub.planets };
  for (const planet of claimed)
    planets[planet] = { ...planets[planet]!, coexisting: [...planets[planet]!.coexisting, seat] };
  return { ...pub, planets };
}
