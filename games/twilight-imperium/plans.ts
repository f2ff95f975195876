// What is answered bit by bit and mostly meant as a whole: paying, sending a fleet, loading, placing, tokens.
// Each plan is a row of answers that the rules would take one after the other; a screen offers it as one.
import { isInPlay, type Msg, type Seat } from '@orrery/kernel';
import type { UnitType } from './packs/base/types.ts';
import { SETTLED } from './procedures.ts';
import { planetName, poolName, systemName, unitName } from './say.ts';
import { POOLS, type Pub, tokensLeft, type Unit } from './state.ts';
import { areLed, declare, loadOption, loads, type MoveShips, movable, shipOption, waysOf } from './steps/move.ts';
import type { Pay } from './steps/pay.ts';
import {
  choices as builds,
  costOf,
  landed,
  limitOf,
  type Produce,
  troops as produced,
  SPACE,
  spotsFor,
} from './steps/production.ts';
import { homesFor, waitingUnits } from './steps/setup.ts';
import { resourcesOf } from './values/board.ts';
import { goodWorth, roomIn, worth } from './values/economy.ts';
import { capacityOf, excessOf } from './values/limits.ts';
import { cargoIn } from './values/move.ts';
import { coinOf, isPaid, payments } from './values/payment.ts';
import { alike, fleetOf, isStructure } from './values/units.ts';

export type Plan = { label: Msg; choices: string[] };

/** For whoever is asked now. What takes one answer needs no plan. */
export function plansFor(pub: Pub, seat: Seat): Plan[] {
  const frame = pub.stack.at(-1);
  if (frame?.args.seat !== seat) return [];
  const plans = PLANS[`${frame.step}.${frame.at}`]?.(pub, frame.args as never) ?? [];
  return plans.filter(({ choices }) => choices.length > 1);
}

const PLANS: Readonly<Record<string, (pub: Pub, args: never) => Plan[]>> = {
  'deploy.next': deploying,
  'pay.next': paying,
  'moveShips.ship': sending,
  'moveShips.load': loading,
  'produce.where': placing,
  'gainTokens.next': gaining,
};

/** Starting units spread evenly over the home planets, kind by kind; the first of each, and so the dock, on the richest. */
function deploying(pub: Pub, { seat }: { seat: Seat }): Plan[] {
  const put = new Map<UnitType, number>();
  const choices = waitingUnits(pub, seat).map((type) => {
    const planets = homesFor(pub, seat, type).toSorted((a, b) => resourcesOf(pub, b) - resourcesOf(pub, a));
    const before = put.get(type) ?? 0;
    put.set(type, before + 1);
    return `put:${planets[before % planets.length]!}`;
  });
  return [{ label: { key: 'plan.deploy', args: { count: choices.length } }, choices }];
}

/** As neatly as it goes: what is left over least, then what would buy least of the other kind; trade goods last. */
function paying(pub: Pub, args: Pay): Plan[] {
  const { seat } = args;
  const cost = { ...args };
  let now = pub;
  const choices: string[] = [];
  const planets: string[] = [];
  let spent = 0;
  while (!isPaid(cost)) {
    const coin = coinOf(cost);
    const able = payments(now, seat, cost);
    const rated = able.planets.map((planet) => ({ planet, value: worth(now, planet, coin) }));
    const other = coin === 'resources' ? 'influence' : 'resources';
    const [best] = rated.toSorted(
      (a, b) =>
        Math.max(0, a.value - cost[coin]) - Math.max(0, b.value - cost[coin]) ||
        worth(now, a.planet, other) - worth(now, b.planet, other) ||
        b.value - a.value,
    );
    if (!best && !able.goods) return [];
    const isSettled = able.planets.length + Number(able.goods) === 1 && isInPlay(SETTLED, pub);
    if (!isSettled) choices.push(best ? `exhaust:${best.planet}` : 'goods');
    if (best) planets.push(best.planet);
    else spent += 1;
    now = best ? without(now, best.planet) : withGoods(now, seat, -1);
    const value = best?.value ?? goodWorth(now, seat);
    cost[coin] = Math.max(0, cost[coin] - value);
    if (cost[coin] > 0) cost.least = Math.min(cost.least ?? value, value);
    else delete cost.least;
  }
  const goods: Msg[] = spent > 0 ? [{ key: 'plan.goods', args: { count: spent } }] : [];
  return [{ label: { key: 'plan.pay', args: { parts: [...planets.map(planetName), ...goods] } }, choices }];
}
const without = (pub: Pub, world: string): Pub =>
  world in pub.planets
    ? { ...pub, planets: { ...pub.planets, [world]: { ...pub.planets[world]!, exhausted: true } } }
    : { ...pub, stations: { ...pub.stations, [world]: { ...pub.stations[world]!, exhausted: true } } };
const withGoods = (pub: Pub, seat: Seat, change: number): Pub => ({
  ...pub,
  players: pub.players.map((sheet, i) => (i === seat ? { ...sheet, goods: sheet.goods + change } : sheet)),
});

/** Everything from one system that may go, as far as the fleet pool allows, with all that fits aboard. */
function sending(pub: Pub, args: MoveShips): Plan[] {
  return sendable(pub, args).flatMap(({ system, ships, cargo }) => {
    const all = new Map([...ships, ...cargo].map(({ key, count }) => [key, count]));
    const { choices, sent } = declared(pub, args, all, 'within the fleet pool');
    return [{ label: { key: 'plan.send', args: { from: systemName(system), units: counted(pub, sent) } }, choices }];
  });
}

/** What may be sent from a system: ships that reach the active one, and what they could carry. */
interface Source {
  system: string;
  ships: Kind[];
  cargo: Kind[];
}
/** Units that nothing tells apart. */
export interface Kind {
  key: string;
  unit: Unit; // one of them
  count: number;
}
const RANK: Readonly<Record<string, number>> = { mech: 0, infantry: 1, fighter: 2 };
const byRank = (a: Unit, b: Unit): number => (RANK[a.type] ?? 3) - (RANK[b.type] ?? 3);

/** Ships that only pick up where they stand, fighters that fly by themselves, and structures are answered one by one. */
export function sendable(pub: Pub, args: MoveShips): Source[] {
  const busy = new Set([...(args.first?.moves ?? []), ...args.moves].flatMap(({ unit, load }) => [unit, ...load]));
  const mine = pub.units.filter(({ id, owner }) => owner === args.seat && !busy.has(id));
  const able = movable(pub, args).filter(({ at, type }) => at !== args.system && type !== 'fighter');
  return [...new Set(able.map(({ at }) => at))].map((system) => {
    const here = mine.filter(({ at }) => at === system);
    const aboard = able.filter(({ at }) => at === system).flatMap((ship) => cargoIn(pub, ship, system, args.system));
    const carried = [...new Set(aboard)].filter((unit) => !busy.has(unit.id) && !isStructure(unit));
    return {
      system,
      ships: able
        .filter(({ at }) => at === system)
        .map((unit) => kindOf(here, unit, (each) => shipOption(pub, each).key))
        .toSorted((a, b) => capacityOf(pub, b.unit) - capacityOf(pub, a.unit)),
      cargo: alike(pub, carried)
        .toSorted(byRank)
        .map((unit) => kindOf(carried, unit, (each) => loadOption(pub, args, each).key)),
    };
  });
}
function kindOf(units: readonly Unit[], unit: Unit, keyOf: (unit: Unit) => string): Kind {
  const key = keyOf(unit);
  return { key, unit, count: units.filter((each) => keyOf(each) === key).length };
}

/** The answers that send so many of each kind and let them go; `left`: how many of each found no room. */
interface Sent {
  choices: string[];
  sent: number[];
  left: ReadonlyMap<string, number>;
}
export function sendSome(pub: Pub, args: MoveShips, wanted: ReadonlyMap<string, number>): Sent {
  const { choices, sent, after, left } = declared(pub, args, wanted, 'all');
  const asked = movable(pub, after).length > 0 && areLed(pub, after);
  return { choices: asked ? [...choices, 'done'] : choices, sent, left };
}

/** The roomiest ships first, for the rest may have to be carried; each by its shortest way, around rifts where it can. */
function declared(
  pub: Pub,
  args: MoveShips,
  wanted: ReadonlyMap<string, number>,
  most: 'all' | 'within the fleet pool',
): Sent & { after: MoveShips } {
  const after: MoveShips = { ...args, moves: [...args.moves] };
  const still = new Map(wanted);
  const choices: string[] = [];
  const use = (key: string) => {
    choices.push(key);
    still.set(key, still.get(key)! - 1);
  };
  const next = () =>
    movable(pub, after)
      .filter((unit) => (still.get(shipOption(pub, unit).key) ?? 0) > 0)
      .filter((unit) => most === 'all' || fits(pub, after, unit))
      .toSorted((a, b) => capacityOf(pub, b) - capacityOf(pub, a))[0];
  for (let ship = next(); ship; ship = next()) {
    use(shipOption(pub, ship).key);
    after.ship = ship.id;
    const ways = waysOf(pub, after);
    const way = ways.toSorted((a, b) => a.exits - b.exits || a.systems.length - b.systems.length)[0]!;
    if (ways.length > 1) choices.push(`path:${way.systems.join('>')}`);
    declare(after, way);
    for (let able = loads(pub, after); able.length > 0; able = loads(pub, after)) {
      const keyOf = (unit: Unit) => loadOption(pub, args, unit).key;
      const [unit] = alike(pub, able)
        .filter((each) => (still.get(keyOf(each)) ?? 0) > 0)
        .toSorted(byRank);
      if (!unit) {
        choices.push('done');
        break;
      }
      use(keyOf(unit));
      takeAboard(after, unit);
    }
  }
  const sent = after.moves.slice(args.moves.length).flatMap(({ unit, load }) => [unit, ...load]);
  return { choices, sent, after, left: still };
}

function fits(pub: Pub, { seat, system, moves }: MoveShips, unit: Unit): boolean {
  const gone = new Set(moves.map((move) => move.unit));
  const there = [...fleetOf(pub, seat, system), ...pub.units.filter(({ id }) => gone.has(id))];
  return excessOf(pub, seat, system, [...there, unit], false).fleet === 0;
}
function takeAboard(args: MoveShips, { id }: Unit): void {
  const last = args.moves.at(-1)!;
  args.moves[args.moves.length - 1] = { ...last, load: [...last.load, id] };
}

/** What may still be built besides these, what they cost, and how many there may be in all. */
export function buildable(pub: Pub, args: Produce, list: readonly UnitType[]) {
  const chosen: Produce = { ...args, list: [...args.list, ...list] };
  const keys = builds(pub, chosen).map(({ key }) => key);
  return { keys, cost: costOf(pub, chosen, chosen.list), limit: limitOf(pub, args) };
}
/** The answers that choose just these. */
export function buildAll(pub: Pub, args: Produce, list: readonly UnitType[]): string[] {
  const asked = buildable(pub, args, list).keys.length > 0 ? ['done'] : [];
  return [...list.map((type) => `build:${type}`), ...asked];
}

function loading(pub: Pub, args: MoveShips): Plan[] {
  const after: MoveShips = { ...args, moves: [...args.moves] };
  const keys: string[] = [];
  for (let able = loads(pub, after); able.length > 0; able = loads(pub, after)) {
    const unit = able.toSorted(byRank)[0]!;
    keys.push(loadOption(pub, args, unit).key);
    takeAboard(after, unit);
  }
  const aboard = after.moves.at(-1)!.load.slice(args.moves.at(-1)!.load.length);
  return [{ label: { key: 'plan.load', args: { units: counted(pub, aboard) } }, choices: keys }];
}

function placing(pub: Pub, args: Produce): Plan[] {
  const left = produced(args).length - landed(args);
  return spotsFor(pub, args).map((spot) => ({
    label:
      spot === SPACE
        ? { key: 'plan.put.space', args: { count: left } }
        : { key: 'plan.put', args: { count: left, planet: planetName(spot) } },
    choices: Array<string>(left).fill(`put:${spot}`),
  }));
}

function gaining(pub: Pub, { seat, count }: { seat: Seat; count: number }): Plan[] {
  const left = Math.min(count, tokensLeft(pub, seat));
  return POOLS.filter((pool) => roomIn(pub, seat, pool) >= left).map((pool) => ({
    label: { key: 'plan.tokens', args: { count: left, pool: poolName(pool) } },
    choices: Array<string>(left).fill(`pool:${pool}`),
  }));
}

/** "2 × carrier", by type. */
function counted(pub: Pub, ids: readonly number[]): Msg[] {
  const types = ids.map((id) => pub.units.find((unit) => unit.id === id)!.type);
  return [...new Set(types)].map((type) => ({
    key: 'plan.units',
    args: { count: types.filter((other) => other === type).length, unit: unitName(type) },
  }));
}
