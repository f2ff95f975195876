// TI4-PLAN, TI4-NEIGH: systems, planets and who sits next to whom.

import { once, type Seat } from '@orrery/kernel';
import { planetCard, systemTile } from '../content.ts';
import { neighbours } from '../galaxy/adjacency.ts';
import { isOnEdge, systemsOn } from '../galaxy/graph.ts';
import type { Treasure } from '../modifiers.ts';
import type { Colour } from '../packs/base/types.ts';
import { frameOf } from '../procedures.ts';
import { anyGrants, modifiers, sum } from '../registry.ts';
import { type Card, effectsOf, NOBODY, type Planet, type Pub, type Station } from '../state.ts';
import { sideOf } from './allies.ts';
import { hasUnits } from './units.ts';

/** A board is never changed in place, nor is which planets there are and where: what lies where is worked out once for each. */
const boards = new WeakMap<Pub['board'], readonly string[]>();
export function systems({ board }: Pub): readonly string[] {
  const known = boards.get(board) ?? systemsOn(board).map((tile) => tile.tile);
  boards.set(board, known);
  return known;
}
const places = new WeakMap<Pub['planets'], ReadonlyMap<string, readonly string[]>>();
function placesOf({ planets }: Pub): ReadonlyMap<string, readonly string[]> {
  const known = places.get(planets);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const [planet, { at }] of Object.entries(planets)) found.set(at, [...(found.get(at) ?? []), planet]);
  places.set(planets, found);
  return found;
}

/** Planets now in a system; stations are none. [TI4-STAT-8] */
export const planetsIn = (pub: Pub, system: string): readonly string[] => placesOf(pub).get(system) ?? [];
/** Those printed on its tile, whether or not it lies on the table. */
export const printedPlanets = (system: string): readonly string[] => systemTile(system).planets ?? [];
export const systemOf = (pub: Pub, planet: string): string => pub.planets[planet]!.at;
export const mecatol = (pub: Pub): string => systems(pub).find((system) => systemTile(system).type === 'mecatol')!;
export const isMecatol = (planet: string): boolean => planet.startsWith('mecatol-rex');
/** [TI4-EVENT-minor-factions] A home system is one that somebody's faction comes from, not that of a minor one. */
export const isHomeSystem = ({ minors }: Pick<Pub, 'minors'>, system: string): boolean =>
  systemTile(system).home !== undefined && !(minors && system in minors);
export const homeOf = (pub: Pub, seat: Seat): string => pub.players[seat]!.home;

export const controls = (pub: Pub, seat: Seat, planet: string): boolean => pub.planets[planet]?.controller === seat;
export const planetsOf = (pub: Pub, seat: Seat): readonly string[] =>
  once(pub, `planets ${seat}`, () => Object.keys(pub.planets).filter((planet) => controls(pub, seat, planet)));
/** [TI4-ALLY-22] Where an ability is resolved, a planet of the ally is as good as one's own. */
export const isOurs = (pub: Pub, seat: Seat, planet: string): boolean =>
  sideOf(pub, seat).some((each) => controls(pub, each, planet));
export const ourPlanets = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((planet) => isOurs(pub, seat, planet));
export const ourExhausted = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => pub.planets[planet]!.exhausted);
export const readyPlanets = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => !pub.planets[planet]!.exhausted);
export const exhaustedPlanets = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => pub.planets[planet]!.exhausted);

/** [TI4-STAT-5, -8, TI4-REL-13] A world is a planet, a space station or a card that is spent like one: they are spent, exhausted and
 *  readied, and that is all they share. */
export function worldOf(pub: Pub, world: string): Planet | Station {
  const card = cardAsWorld(pub, world);
  if (card) return { controller: card.holder, exhausted: card.state === 'exhausted' };
  return pub.planets[world] ?? pub.stations[world]!;
}
/** The card that a world is, if it is one. */
export const cardAsWorld = (pub: Pub, world: string): Card | undefined =>
  world in pub.planets || world in pub.stations
    ? undefined
    : pub.cards.find(({ id, state }) => id === world && state !== 'purged');
export const treasuresOf = (pub: Pub, seat: Seat): Treasure[] =>
  modifiers(pub, 'treasures').flatMap(({ treasures }) => treasures(pub, seat));
export const stationsOf = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.stations).filter((station) => pub.stations[station]!.controller === seat);
const worldsOf = (pub: Pub, seat: Seat): string[] => [
  ...planetsOf(pub, seat),
  ...stationsOf(pub, seat),
  ...treasuresOf(pub, seat).map(({ id }) => id),
];
export const readyWorlds = (pub: Pub, seat: Seat): string[] =>
  worldsOf(pub, seat).filter((world) => !worldOf(pub, world).exhausted);
export const exhaustedWorlds = (pub: Pub, seat: Seat): string[] =>
  worldsOf(pub, seat).filter((world) => worldOf(pub, world).exhausted);

/** [TI4-OBJ-10] "Counts as controlled" is asked only for scoring: whoever coexists on a planet counts here and nowhere else. */
export const scoringPlanets = (pub: Pub, seat: Seat): readonly string[] =>
  once(pub, `scoring ${seat}`, () => Object.keys(pub.planets).filter((planet) => scores(pub, seat, planet)));
const scores = (pub: Pub, seat: Seat, planet: string): boolean =>
  controls(pub, seat, planet) || (pub.planets[planet]?.coexisting.includes(seat) ?? false);

/** [TI4-PLAN-1] Printed values, with what attachments and effects add. */
export const resourcesOf = (pub: Pub, planet: string): number =>
  printedValue(pub, planet, anyGrants('swapsValues', pub, planet) ? 'influence' : 'resources');
export const influenceOf = (pub: Pub, planet: string): number =>
  printedValue(pub, planet, anyGrants('swapsValues', pub, planet) ? 'resources' : 'influence');
const printedValue = (pub: Pub, planet: string, coin: 'resources' | 'influence'): number =>
  planetCard(planet)[coin] + sum(coin, pub, planet);
export const traitsOf = (pub: Pub, planet: string): readonly string[] =>
  withAdded(
    planetCard(planet).traits,
    modifiers(pub, 'traits').flatMap((m) => m.traits(pub, planet)),
  );
export const specialtiesOf = (pub: Pub, planet: string): readonly Colour[] => [
  ...planetCard(planet).tech,
  ...modifiers(pub, 'specialties').flatMap((m) => m.specialties(pub, planet)),
];
const withAdded = (printed: readonly string[], added: readonly string[]): readonly string[] =>
  added.length === 0 ? printed : [...new Set([...printed, ...added])];

export const hasToken = (pub: Pub, seat: Seat, system: string): boolean => pub.tokens[system]?.includes(seat) ?? false;

/** [TI4-OBJ-14, TI4-REL-15] A home system without planets is held; one that has left the game is not. */
export const controlsHome = (pub: Pub, seat: Seat): boolean =>
  hasHome(pub, seat) && planetsIn(pub, homeOf(pub, seat)).every((planet) => scores(pub, seat, planet));
export const hasHome = (pub: Pub, seat: Seat): boolean =>
  !effectsOf(pub, 'homeless').some((effect) => effect.seat === seat);

export const isPresent = (pub: Pub, seat: Seat, system: string): boolean =>
  hasUnits(pub, seat, system) || planetsIn(pub, system).some((planet) => controls(pub, seat, planet));

const RING_4 = 37;
/** [TI4-BOARD-5, TI4-P78-4] On the edge; shapes with gaps have one only where they are widest and at the home systems. */
export function isOuter(pub: Pub, system: string): boolean {
  const { map, mapString, layout } = frameOf(pub, 'setup')?.args ?? {};
  if (map !== 'build' || mapString || !layout?.endsWith('p-alternate')) return isOnEdge(pub.board, system);
  const { index } = pub.board.find(({ tile }) => tile === system)!;
  return index < 0 || index >= RING_4 || isHomeSystem(pub, system);
}

/** [TI4-NEIGH-1] */
export function areNeighbours(pub: Pub, a: Seat, b: Seat): boolean {
  if (a === b || a === NOBODY || b === NOBODY) return false;
  // [TI4-NEIGH-2, -3] to whom they are adjacent does not matter
  return once(pub, `neighbours ${Math.min(a, b)} ${Math.max(a, b)}`, () =>
    [[a, b] as const, [b, a] as const].some(
      ([one, other]) => reaches(pub, one, other) || anyGrants('borders', pub, one, other),
    ),
  );
}

function reaches(pub: Pub, a: Seat, b: Seat): boolean {
  const theirs = presence(pub, b);
  return [...presence(pub, a)].some(
    (system) => theirs.has(system) || neighbours(pub, a, system).some((next) => theirs.has(next)),
  );
}

/** Every system with a unit or a planet of this seat. */
const presence = (pub: Pub, seat: Seat): ReadonlySet<string> =>
  once(pub, `presence ${seat}`, () => {
    const found = new Set(planetsOf(pub, seat).map((planet) => systemOf(pub, planet)));
    for (const unit of pub.units) if (unit.owner === seat) found.add(unit.at);
    return found;
  });
