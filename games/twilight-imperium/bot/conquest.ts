// Taking a system: which ships are needed, how the fight stands, and which planets the troops can win.
import type { Know, Pub, Unit } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { isMecatol, planetsIn } from '../values/board.ts';
import { custodiansCost } from '../values/economy.ts';
import { capacityOf, fleetLimit } from '../values/limits.ts';
import { payable } from '../values/payment.ts';
import { fleetOf, isCapital, isGround, othersShips } from '../values/units.ts';
import { imagined, type Move, uncovered } from './aftermath.ts';
import { eventWorth } from './events.ts';
import { cannonFire, defendersOn, forceOf, landingOdds, oddsOf, weakened } from './odds.ts';
import type { Plan } from './plans.ts';
import { type Reach, shipsOf } from './reach.ts';
import { planetWorth, spareTroops, unitWorth, worthOf } from './worth.ts';

/** Nobody sails into a fight with a worse chance. */
const BOLD = 0.68;
const CERTAIN = 0.9;

/** Planets worth landing on; the custodians want their price. */
export function prizes(k: Know, system: string): string[] {
  const { pub } = k;
  const seat = k.seat!;
  return planetsIn(pub, system)
    .filter((p) => isOpponent(pub, seat, pub.planets[p]!.controller)) // nothing of the ally's [TI4-ALLY-10]
    .filter(
      (p) =>
        !(isMecatol(p) && pub.custodians) || payable(pub, seat, { resources: 0, influence: custodiansCost(pub, seat) }),
    )
    .sort((a, b) => planetWorth(pub, seat, b) - planetWorth(pub, seat, a));
}

/** Ships with troops take the system, if the arithmetic says so. */
export function conquest(k: Know, system: string, reach: Reach, gain: (after: Pub) => number): Plan | undefined {
  const { pub } = k;
  const seat = k.seat!;
  const targets = prizes(k, system);
  const foes = othersShips(pub, seat, system);
  if (targets.length === 0 && foes.length === 0) return undefined;
  const guards = targets.reduce((sum, p) => sum + defendersOn(pub, seat, p).length, 0);
  const fleet = gather(k, system, reach, targets.length + Math.ceil(1.6 * guards) + 1);
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
    ...pub.units.filter((u) => u.at === system && u.owner === seat && u.on === null),
  ].filter(isGround);
  const landing = landings(k, system, targets, troops, ships);
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
function gather(k: Know, system: string, reach: Reach, wanted: number): Move[] {
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
  if (foes.length === 0) return moves;
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
