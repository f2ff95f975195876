// A tactical action thought through: which ships go to a system, what they carry, what that wins and what it may cost.
import {
  capacityOf,
  cardOf,
  controls,
  fleetLimit,
  fleetOf,
  homeOf,
  isCapital,
  isGround,
  isMecatol,
  type Know,
  othersShips,
  type Pub,
  payable,
  planetsIn,
  type Unit,
} from '@orrery/twilight-imperium';
import { eventWorth } from './events.ts';
import { goalsOf, prospects } from './objectives.ts';
import { cannonFire, defendersOn, forceOf, landingOdds, oddsOf, weakened } from './odds.ts';
import { productionWorth } from './production.ts';
import { type Reach, scouting, shipsOf } from './reach.ts';
import { menaceAt, planetWorth, spareTroops, unitWorth, worthOf } from './worth.ts';

export type Move = { ship: Unit; load: Unit[] };
export type Purpose = 'mecatol' | 'expand' | 'attack' | 'position' | 'produce';
export type Plan = { system: string; moves: Move[]; gains: string[]; worth: number; purpose: Purpose };

/** Nobody sails into a fight with a worse chance. */
const BOLD = 0.68;
const CERTAIN = 0.9;
/** Objectives that ask where units are. */
const PLACES = ['ships.', 'units.', 'mecatol.', 'neighbours.', 'planets.moreThanNeighbours'];

export interface Planner {
  planFor(system: string): Plan | undefined;
  goals(): string[]; // systems that anything could be done in
}

export function planning(k: Know): Planner {
  const { pub } = k;
  const seat = k.seat!;
  const reach = scouting(pub);
  const judge = prospects(k);
  const now = judge(pub);
  const gain = (after: Pub) => judge(after) - now;
  const errands = goalsOf(k).some(({ check }) => PLACES.some((kind) => check.type.startsWith(kind)));
  return {
    planFor(system) {
      const ways = [conquest(k, system, reach, gain), yard(k, system, reach)];
      const plans = errands ? [...ways, errand(k, system, reach, gain)] : ways;
      return plans.filter((plan) => plan !== undefined).sort((a, b) => b.worth - a.worth)[0];
    },
    goals() {
      const docks = pub.units.filter((u) => u.owner === seat && u.type === 'space-dock').map((u) => u.at);
      return [...new Set([...docks, ...shipsOf(pub, seat).flatMap((ship) => [...reach(ship)])])];
    },
  };
}

/** Planets worth landing on; the custodians want their price. */
export function prizes(k: Know, system: string): string[] {
  const { pub } = k;
  const seat = k.seat!;
  return planetsIn(system)
    .filter((p) => !controls(pub, seat, p))
    .filter((p) => !(isMecatol(p) && pub.custodians) || payable(pub, seat, { resources: 0, influence: 6 }))
    .sort((a, b) => planetWorth(pub, seat, b) - planetWorth(pub, seat, a));
}

/** Ships with troops take the system. */
function conquest(k: Know, system: string, reach: Reach, gain: (after: Pub) => number): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  const targets = prizes(k, system);
  const foes = othersShips(pub, seat, system);
  if (targets.length === 0 && foes.length === 0) return undefined;
  const guards = targets.reduce((sum, p) => sum + defendersOn(pub, seat, p).length, 0);
  const fleet = gather(k, system, reach, targets.length + Math.ceil(1.6 * guards) + 1, foes.length > 0);
  const ships = [...fleetOf(pub, seat, system), ...fleet.flatMap(({ ship, load }) => [ship, ...load])].filter(
    (u) => !isGround(u),
  );
  if (fleet.length === 0) return undefined;
  const fire = cannonFire(pub, seat, system);
  const fight = { system, planet: null, attacker: seat };
  const mine = weakened(forceOf(pub, ships, { ...fight, against: foes[0]?.owner ?? seat }), fire);
  const odds = oddsOf(mine, forceOf(pub, foes, { ...fight, against: seat }));
  if (mine.body < 0.5 || (foes.length > 0 && odds.chance < BOLD)) return undefined;
  const troops = [
    ...fleet.flatMap(({ load }) => load),
    ...pub.units.filter((u) => u.at === system && u.owner === seat),
  ];
  const landing = landings(
    k,
    system,
    targets,
    troops.filter((u) => (isGround(u) && u.at !== system) || u.on === null),
    ships,
  );
  if (landing.gains.length === 0 && foes.length === 0) return undefined;
  const won = landing.gains.reduce((sum, p) => sum + planetWorth(pub, seat, p), 0);
  const after = imagined(pub, seat, system, fleet, landing.gains);
  const worth =
    odds.chance * (won + gain(after) + 0.5 * worthOf(pub, foes) + eventWorth(k, system, ships, foes)) -
    odds.losses -
    landing.losses -
    worthOf(pub, ships) * Math.min(1, fire / Math.max(1, ships.length)) -
    uncovered(pub, seat, fleet);
  const contested = foes.length > 0 || guards > 0;
  const purpose = landing.gains.some(isMecatol) ? 'mecatol' : contested ? 'attack' : 'expand';
  return { system, moves: fleet, gains: landing.gains, worth, purpose };
}

/** Transports first, until there are troops enough; then warships, until the fight is safe. */
function gather(k: Know, system: string, reach: Reach, wanted: number, hostile: boolean): Move[] {
  const { pub } = k;
  const seat = k.seat!;
  const foes = othersShips(pub, seat, system);
  const fight = { system, planet: null, attacker: seat };
  const theirs = forceOf(pub, foes, { ...fight, against: seat });
  const here = fleetOf(pub, seat, system);
  let room = fleetLimit(pub, seat) - here.filter(isCapital).length;
  let missing = wanted - pub.units.filter((u) => u.owner === seat && u.at === system && isGround(u) && !u.on).length;
  const hold = new Map<string, { troops: Unit[]; fighters: Unit[] }>();
  const holdOf = (at: string) => {
    const held = hold.get(at) ?? {
      troops: spareTroops(pub, seat, at),
      fighters: pub.units.filter((u) => u.owner === seat && u.at === at && u.type === 'fighter'),
    };
    hold.set(at, held);
    return held;
  };
  const moves: Move[] = [];
  const add = (ship: Unit) => {
    const { troops, fighters } = holdOf(ship.at);
    const size = capacityOf(pub, ship);
    const load = troops.splice(0, Math.min(size, Math.max(0, missing)));
    missing -= load.length;
    load.push(...fighters.splice(0, size - load.length));
    moves.push({ ship, load });
    room -= 1;
  };
  const ships = shipsOf(pub, seat).filter((u) => isCapital(u) && u.at !== system && reach(u).has(system));
  const carriers = ships
    .filter((u) => capacityOf(pub, u) > 0 && holdOf(u.at).troops.length > 0)
    .sort((a, b) => capacityOf(pub, b) - capacityOf(pub, a) || unitWorth(pub, a) - unitWorth(pub, b));
  for (const ship of carriers) if (room > 0 && missing > 0 && holdOf(ship.at).troops.length > 0) add(ship);
  if (!hostile) return moves;
  const warships = ships
    .filter((u) => !moves.some((m) => m.ship === u))
    .sort((a, b) => unitWorth(pub, b) - unitWorth(pub, a));
  for (const ship of warships) {
    const mine = [...here, ...moves.flatMap((m) => [m.ship, ...m.load])].filter((u) => !isGround(u));
    if (room <= 0 || oddsOf(forceOf(pub, mine, { ...fight, against: foes[0]!.owner }), theirs).chance > CERTAIN) break;
    add(ship);
  }
  return moves;
}

/** One soldier for a free planet, for the others as many as make it safe. */
function landings(
  k: Know,
  system: string,
  targets: readonly string[],
  troops: readonly Unit[],
  ships: readonly Unit[],
) {
  const { pub } = k;
  const seat = k.seat!;
  const left = [...troops];
  const gains: string[] = [];
  let losses = 0;
  for (const planet of targets) {
    if (left.length === 0) break;
    let count = 1;
    let odds = landingOdds(pub, seat, planet, system, left.slice(0, count), ships);
    while (odds.chance < 0.8 && count < left.length)
      odds = landingOdds(pub, seat, planet, system, left.slice(0, ++count), ships);
    if (odds.chance < BOLD) continue;
    left.splice(0, count);
    gains.push(planet);
    losses += odds.losses;
  }
  return { gains, losses };
}

/** One ship somewhere for the sake of an objective. */
function errand(k: Know, system: string, reach: Reach, gain: (after: Pub) => number): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  if (othersShips(pub, seat, system).length > 0 || cannonFire(pub, seat, system) > 0.5) return undefined;
  const [ship] = shipsOf(pub, seat)
    .filter((u) => isCapital(u) && u.at !== system && reach(u).has(system))
    .sort((a, b) => idleness(pub, b) - idleness(pub, a));
  if (!ship || fleetOf(pub, seat, system).filter(isCapital).length >= fleetLimit(pub, seat)) return undefined;
  const moves = [{ ship, load: stranded(pub, ship) }];
  const risk = 0.3 * unitWorth(pub, ship) * (menaceAt(pub, seat, system).length > 0 ? 1 : 0);
  const worth = gain(imagined(pub, seat, system, moves, [])) - risk - uncovered(pub, seat, moves);
  return worth > 0 ? { system, moves, gains: [], worth, purpose: 'position' } : undefined;
}

/** What could not stay in space without the ship. */
function stranded(pub: Pub, ship: Unit): Unit[] {
  const here = pub.units.filter((u) => u.owner === ship.owner && u.at === ship.at && u !== ship);
  const room = here.reduce((sum, u) => sum + capacityOf(pub, u) + (cardOf(pub, u).freeFighters ?? 0), 0);
  const afloat = here.filter((u) => u.type === 'fighter' || (isGround(u) && u.on === null));
  return afloat.slice(0, Math.min(capacityOf(pub, ship), Math.max(0, afloat.length - room)));
}

/** Cheap ships of a crowd are free to go; a transport is missed. */
const idleness = (pub: Pub, ship: Unit): number =>
  fleetOf(pub, ship.owner, ship.at).filter(isCapital).length - unitWorth(pub, ship) - 2 * capacityOf(pub, ship);

/** Production; empty transports come along to take aboard what is made. */
function yard(k: Know, system: string, reach: Reach): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  const worth = productionWorth(k, system);
  if (worth <= 0) return undefined;
  const room = fleetLimit(pub, seat) - fleetOf(pub, seat, system).filter(isCapital).length;
  const empty = shipsOf(pub, seat).filter(
    (u) =>
      u.at !== system &&
      capacityOf(pub, u) >= 3 &&
      reach(u).has(system) &&
      spareTroops(pub, seat, u.at).length === 0 &&
      !pub.units.some((other) => other.owner === seat && other.at === u.at && other.type === 'fighter'),
  );
  const moves = empty.slice(0, Math.max(0, room - 1)).map((ship) => ({ ship, load: [] }));
  return { system, moves, gains: [], worth: worth + 0.5 * moves.length, purpose: 'produce' };
}

/** What is left too weak at home, and fighters whose transport is gone. */
function uncovered(pub: Pub, seat: number, moves: readonly Move[]): number {
  const home = homeOf(pub, seat);
  const gone = moves.flatMap(({ ship, load }) => [ship, ...load]).filter((u) => u.at === home);
  if (gone.length === 0) return 0;
  const menace = worthOf(pub, menaceAt(pub, seat, home));
  const stay = fleetOf(pub, seat, home).filter((u) => !gone.includes(u));
  return menace > worthOf(pub, stay) ? Math.min(4, 0.5 * menace) : 0;
}

/** The board as it would be after the action. */
function imagined(pub: Pub, seat: number, system: string, moves: readonly Move[], gains: readonly string[]): Pub {
  const moved = new Map<number, string | null>();
  const spots = [...gains];
  for (const { ship, load } of moves) {
    moved.set(ship.id, null);
    for (const unit of load) moved.set(unit.id, isGround(unit) ? (spots.shift() ?? null) : null);
  }
  const units = pub.units.map((u) => (moved.has(u.id) ? { ...u, at: system, on: moved.get(u.id)! } : u));
  const planets = { ...pub.planets };
  for (const planet of gains) planets[planet] = { ...planets[planet]!, controller: seat };
  return { ...pub, units, planets };
}
