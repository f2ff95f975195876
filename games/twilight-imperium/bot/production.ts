// Production: troops for the transports, transports for the troops, then warships; never with what is saved.
import { once } from '@orrery/kernel';
import { kindOf } from '../content.ts';
import type { UnitType } from '../packs/base/types.ts';
import { unitName } from '../say.ts';
import type { Know, Pub } from '../state.ts';
import { isBlockaded, producersIn, productionCost, productionOf } from '../values/economy.ts';
import { capacityOf, fleetLimit } from '../values/limits.ts';
import { fleetOf, isCapital, isGround, reinforcements } from '../values/units.ts';
import { type Answerer, best, type Case, choose, partsOf, say } from './case.ts';
import { affordable, goalsOf, prospects, savingsOf } from './objectives.ts';
import { menaceAt, worthOf } from './worth.ts';

/** Resources that may be spent now. */
export const money = (k: Know): number =>
  once(k.pub, `money ${k.seat}`, () => {
    const savings = savingsOf(k);
    let sum = 0;
    while (sum < 16 && affordable(k, { resources: sum + 1 }, savings)) sum += 1;
    return sum;
  });

/** What activating a system for its production alone is worth. */
export function productionWorth(k: Know, system: string): number {
  const { pub } = k;
  const seat = k.seat!;
  const limit = producersIn(pub, seat, system).reduce((sum, u) => sum + productionOf(pub, u), 0);
  if (limit === 0 || isBlockaded(pub, seat, system)) return 0;
  const spent = Math.min(money(k), (hasBerth(pub, seat, system, []) ? 1.7 : 0.5) * limit); // else troops alone
  const menace = worthOf(pub, menaceAt(pub, seat, system));
  const guard = worthOf(pub, fleetOf(pub, seat, system));
  return spent < 2 ? 0 : 0.65 * spent + (menace > guard ? 3 : 0);
}

/** Whether the fleet pool bears one more ship there. */
function hasBerth(pub: Pub, seat: number, system: string, list: readonly UnitType[]): boolean {
  const ships = pub.units.filter((u) => u.owner === seat && u.at === system && isCapital(u)).length;
  return ships + list.filter((kind) => kindOf(kind) === 'ship' && kind !== 'fighter').length < fleetLimit(pub, seat);
}

const NEVER = Number.NEGATIVE_INFINITY;
/** What one more of a kind is worth, given what stands there and is on the list. */
function need({ pub, seat, k }: Case, system: string, list: readonly UnitType[], type: UnitType): number {
  const here = pub.units.filter((u) => u.owner === seat && u.at === system);
  const listed = (kind: UnitType) => list.filter((other) => other === kind).length;
  if (reinforcements(pub, seat, type) <= listed(type)) return NEVER; // no piece left but those in use
  if (type === 'infantry' || type === 'mech') {
    const troops = here.filter(isGround).length + list.filter((kind) => kindOf(kind) === 'ground').length;
    const wanted = 3 + here.reduce((sum, u) => sum + capacityOf(pub, u), 0) + 3 * listed('carrier');
    return (troops < Math.min(9, wanted) ? 1.2 : 0.25) * (type === 'mech' ? 2 : 1);
  }
  if (type === 'fighter') {
    const room = here.reduce((sum, u) => sum + capacityOf(pub, u), 0) + 2;
    return here.filter((u) => u.type === 'fighter').length + listed('fighter') < room ? 0.7 : -1;
  }
  if (!hasBerth(pub, seat, system, list)) return NEVER; // it would be gone at once
  if (type === 'carrier') {
    const owned = pub.units.filter((u) => u.owner === seat && u.type === 'carrier').length + listed('carrier');
    return owned < Math.min(4, 2 + Math.floor(pub.round / 2)) ? 4.6 : 1.5;
  }
  const swift = type === 'destroyer' || type === 'cruiser';
  return (SHIPS[type] ?? 1) + (swift && lacksScouts(k, list) ? 1.2 : 0);
}

/** Objectives that ask for ships here and there want fast and cheap ones. */
function lacksScouts(k: Know, list: readonly UnitType[]): boolean {
  if (!goalsOf(k).some(({ check }) => SPREAD.includes(check.type))) return false;
  const types = [...k.pub.units.filter((u) => u.owner === k.seat).map((u) => u.type), ...list];
  return types.filter((type) => type === 'destroyer' || type === 'cruiser').length < 3;
}
const SPREAD = [
  'ships.systems',
  'ships.adjacentToMecatol',
  'ships.adjacentToAnomaly',
  'units.systemsWithoutPlanets',
  'units.specialSystems',
  'units.edge',
];
const SHIPS: Readonly<Partial<Record<UnitType, number>>> = {
  destroyer: 1.1,
  cruiser: 2.4,
  dreadnought: 4.6,
  flagship: 8,
  'war-sun': 13,
};

/** The board with these units in place. */
function produced(pub: Pub, seat: number, system: string, list: readonly UnitType[]): Pub {
  const on = pub.units.find((u) => u.owner === seat && u.at === system && u.on)?.on ?? null;
  const units = list.map((type, i) => ({
    id: -1 - i,
    owner: seat,
    type,
    at: system,
    on: kindOf(type) === 'ground' ? on : null,
    damaged: false,
  }));
  return { ...pub, units: [...pub.units, ...units] };
}

export const produceNext: Answerer = (c) => {
  const { pub, seat, k } = c;
  const { system, list } = c.args as { system: string; list: UnitType[] };
  const judge = prospects(k);
  const now = judge(produced(pub, seat, system, list));
  const savings = savingsOf(k);
  const paid = productionCost(pub, seat, list);
  const scarce = (money(k) - paid) / Math.max(1, limitLeft(c, list)) / 2;
  const score = (key: string): number => {
    if (key === 'done') return 0.62;
    const type = partsOf(key)[0] as UnitType;
    const next = [...list, type];
    const cost = productionCost(pub, seat, next);
    if (cost > paid && !affordable(k, { resources: cost }, savings)) return -1;
    const gain = need(c, system, list, type) + judge(produced(pub, seat, system, next)) - now;
    return gain / (cost - paid + Math.max(0, scarce));
  };
  return choose(c, score, ({ key }) =>
    key === 'done'
      ? say(savings.goal ? 'produce.save' : 'produce.done')
      : say('produce', { unit: unitName(partsOf(key)[0]) }),
  );
};

function limitLeft({ pub, seat, args }: Case, list: readonly UnitType[]): number {
  const limit = producersIn(pub, seat, args.system as string).reduce((sum, u) => sum + productionOf(pub, u), 0);
  return Math.max(1, ((args.limit as number | undefined) ?? limit) - list.length);
}

/** New troops go where fewest stand. */
export const putTroops: Answerer = (c) => {
  const there = (key: string) => c.pub.units.filter((u) => u.owner === c.seat && u.on === partsOf(key)[0]).length;
  const { option } = best(c.options, (key) => (key === 'put:space' ? -20 : -there(key)))!;
  return { choice: option.key, why: say('put') };
};
