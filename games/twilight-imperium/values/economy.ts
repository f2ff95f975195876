// TI4-SPEND, TI4-PROD, TI4-COMM: what things are worth and what they cost.
import { once, type Seat } from '@orrery/kernel';
import { factionSheet, kindOf, planetCard } from '../content.ts';
import type { UnitType } from '../packs/base/types.ts';
import { anyGrants, barTo, modifiers, sum } from '../registry.ts';
import { hasSet, type Pool, type Pub, playerOf, type Unit } from '../state.ts';
import {
  cardAsWorld,
  influenceOf,
  planetsIn,
  readyWorlds,
  resourcesOf,
  systemOf,
  treasuresOf,
  worldOf,
} from './board.ts';
import { cardOf, cardOfType, isAnomaly, isMute, isStowed, othersShips, shipsIn } from './units.ts';

export type Coin = 'resources' | 'influence';

/** What exhausting a planet or a station gives. [TI4-SPEND-1, -7, TI4-STAT-5] */
export const worth = (pub: Pub, world: string, coin: Coin): number =>
  Math.max(givenBy(pub, world, coin), spendsEither(pub, world, coin) ? givenBy(pub, world, otherCoin(coin)) : 0);
const otherCoin = (coin: Coin): Coin => (coin === 'influence' ? 'resources' : 'influence');
/** [TI4-STAT-8] What changes planets leaves stations as they are printed. */
const givenBy = (pub: Pub, world: string, coin: Coin): number => {
  const card = cardAsWorld(pub, world);
  if (card) return treasuresOf(pub, card.holder).find(({ id }) => id === world)?.worth ?? 0;
  if (!(world in pub.planets)) return planetCard(world)[coin];
  return coin === 'influence' ? influenceOf(pub, world) : resourcesOf(pub, world);
};
/** [TI4-EXPL-10] */
const spendsEither = (pub: Pub, world: string, coin: Coin): boolean => {
  const { controller } = worldOf(pub, world);
  return (coin === 'resources' && anyGrants('eitherCoin', pub, controller)) || anyGrants('anyCoin', pub, controller);
};

/** [TI4-SPEND-15] What a trade good is worth when it is spent as either. */
export const goodWorth = (pub: Pub, seat: Seat): number => 1 + sum('goodWorth', pub, seat);

/** [TI4-F-KEL-11] What is spent as trade goods: commodities too, where an effect says so. */
export const purseOf = (pub: Pub, seat: Seat): number => {
  const { goods, commodities } = playerOf(pub, seat);
  return goods + (anyGrants('liquid', pub, seat) ? commodities : 0);
};

/** What everything of a player gives that is readied: planets, stations and cards that are spent like them. */
export const readied = (pub: Pub, seat: Seat, coin: Coin): number =>
  once(pub, `readied ${seat} ${coin}`, () =>
    readyWorlds(pub, seat).reduce((total, world) => total + worth(pub, world, coin), 0),
  );
/** The most a player can spend now, trade goods included. [TI4-SPEND-2] */
export const means = (pub: Pub, seat: Seat, coin: Coin): number =>
  readied(pub, seat, coin) + purseOf(pub, seat) * goodWorth(pub, seat);

/** [TI4-COMM-1] */
export const commodityValue = (pub: Pub, seat: Seat): number =>
  factionSheet(playerOf(pub, seat).faction).commodities + sum('commodities', pub, seat);

/** [TI4-COMM-2] How many more commodities a player may have, and how many replenishing brings. [TI4-COMM-3] */
export const commodityRoom = (pub: Pub, seat: Seat): number =>
  anyGrants('boundless', pub)
    ? Number.POSITIVE_INFINITY
    : Math.max(0, commodityValue(pub, seat) - playerOf(pub, seat).commodities);
export const replenishment = (pub: Pub, seat: Seat): number =>
  Math.min(commodityValue(pub, seat), commodityRoom(pub, seat));

/** How many units come for one cost. */
export const unitsPerCost = (pub: Pub, seat: Seat, type: UnitType): number =>
  anyGrants('singly', pub) ? 1 : (cardOfType(pub, seat, type)?.perCost ?? 1);

/** [TI4-PROD-5] Fighters and infantry cost 1 per two of their own kind; the rest their price. */
export function printedCost(pub: Pub, seat: Seat, types: readonly UnitType[]): number {
  let total = 0;
  for (const type of new Set(types)) {
    const card = cardOfType(pub, seat, type);
    const count = types.filter((other) => other === type).length;
    total += Math.ceil(count / unitsPerCost(pub, seat, type)) * (card?.cost ?? 0);
  }
  return total;
}

/** [TI4-PROD-7] The cost of one use of production. Discounts add up, never below 0. */
export const productionCost = (pub: Pub, seat: Seat, types: readonly UnitType[]): number =>
  Math.max(0, printedCost(pub, seat, types) - (types.length > 0 ? sum('discount', pub, seat, types) : 0));

/** [TI4-PROD-4] The production value of one unit. */
export function productionOf(pub: Pub, unit: Unit): number {
  const { production } = cardOf(pub, unit);
  if (production === undefined || isStowed(pub, unit) || isMute(pub, unit.owner, unit.at)) return 0;
  if (barTo('produce', pub, unit)) return 0;
  const more = sum('produces', pub, unit);
  if (typeof production === 'number') return production + more;
  return production.resources + (unit.on ? resourcesOf(pub, unit.on) : 0) + more;
}

/** [TI4-PROD-1] Production that the space of a system has by itself, that its planets have, and both. */
export const spaceProduction = (pub: Pub, seat: Seat, system: string): number =>
  isAnomaly(pub, system, 'entropic-scar') ? 0 : sum('yields', pub, seat, system);
export const planetProduction = (pub: Pub, seat: Seat, planet: string): number =>
  isAnomaly(pub, systemOf(pub, planet), 'entropic-scar') ? 0 : sum('bears', pub, seat, planet);
export const systemProduction = (pub: Pub, seat: Seat, system: string): number =>
  spaceProduction(pub, seat, system) +
  planetsIn(pub, system).reduce((total, planet) => total + planetProduction(pub, seat, planet), 0);

export const producersIn = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.at === system && cardOf(pub, u).production !== undefined);

/** [TI4-BLOCK-1, TI4-PROD-8] No ships are produced where others' ships are. */
export const isBlockaded = (pub: Pub, seat: Seat, system: string): boolean =>
  othersShips(pub, seat, system).length > 0 && !shipsIn(pub, system).some((ship) => ship.owner === seat);
export const canBuildShips = (pub: Pub, seat: Seat, system: string): boolean =>
  othersShips(pub, seat, system).length === 0;

/** What a player's cards allow to be produced at all. [TI4-UNIT-2, -6] */
export function producible(pub: Pub, seat: Seat, type: UnitType): boolean {
  if (kindOf(type) === 'structure') return false;
  if (type === 'mech' && !hasSet(pub, 'pok')) return false;
  if (type === 'war-sun' && cardOfType(pub, seat, type) === undefined) return false;
  return cardOfType(pub, seat, type)?.cost !== undefined;
}

/** [TI4-CUST-2] */
export const custodiansCost = (pub: Pub, seat: Seat): number => Math.max(0, 6 + sum('custodians', pub, seat));

/** [TI4-AC-2] */
export const handLimit = (pub: Pub, seat: Seat): number => 7 + sum('handLimit', pub, seat);
/** How many more tokens a pool takes. [TI4-LAW-8] */
export const roomIn = (pub: Pub, seat: Seat, pool: Pool): number =>
  pool === 'fleet' ? Math.max(0, fleetPool(pub) - playerOf(pub, seat).fleet) : Number.POSITIVE_INFINITY;
/** The most tokens that a fleet pool may hold. */
export const fleetPool = (pub: Pub): number =>
  modifiers(pub, 'fleetPool').reduce((most, m) => Math.min(most, m.fleetPool(pub)), Number.POSITIVE_INFINITY);
/** [TI4-OBJ-19] */
export const secretLimit = (pub: Pub, seat: Seat): number => 3 + sum('secretLimit', pub, seat);
/** [TI4-TOKEN-8] Tokens that may be spent from a pool, with those that may be spent in their place. */
export const tokensIn = (pub: Pub, seat: Seat, pool: Pool): number =>
  playerOf(pub, seat)[pool] + (pool === 'strategy' ? sum('aids', pub, seat) : 0);
/** [TI4-STATUS-9] */
export const cardsDrawn = (pub: Pub, seat: Seat): number => 1 + sum('draw', pub, seat);
/** [TI4-STATUS-11] */
export const tokensGained = (pub: Pub, seat: Seat): number => 2 + sum('tokens', pub, seat);
/** [TI4-TURN-17] */
export const actionsPerTurn = (pub: Pub, seat: Seat): number => 1 + sum('actions', pub, seat);
