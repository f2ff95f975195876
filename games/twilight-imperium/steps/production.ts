// TI4-PROD: one use of production: choose the list, say where ground forces go, pay, place all at once.

import type { Frame, Option, Seat } from '@orrery/kernel';
import { place, release } from '../atoms/units.ts';
import { kindOf, TYPES } from '../content.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { anyGrants, barTo, happen, mightReact, piecesWith, sum } from '../registry.ts';
import { done, option, planetName, player, systemName, tail, unitName } from '../say.ts';
import { type Effect, effectsOf, type Pub, type Unit } from '../state.ts';
import { isOurs, planetsIn } from '../values/board.ts';
import { capturedTypes, isSmall } from '../values/captured.ts';
import { coexists } from '../values/coexistence.ts';
import {
  canBuildShips,
  isBlockaded,
  planetProduction,
  printedCost,
  producible,
  productionCost,
  productionOf,
  spaceProduction,
  systemProduction,
  unitsPerCost,
} from '../values/economy.ts';
import { payable } from '../values/payment.ts';
import { cardOfType, reinforcements, unitOf } from '../values/units.ts';
import { obtainable } from './pieces.ts';

/**
 * `producers`: the units that take part; none: an effect produces, and production's discounts do not apply. [TI4-PROD-15]
 * `limit`, `budget`, `only`, `types`: what such an effect allows. `spots`: where the n-th ground force goes.
 */
export type Produce = {
  seat: Seat;
  system: string;
  producers: number[];
  limit?: number;
  budget?: number;
  only?: 'ship' | 'ground';
  types?: UnitType[];
  on?: string;
  anywhere?: true; // ground forces go on any own planet of the system, or into space
  list: UnitType[];
  returned?: UnitType[]; // of them those for which a captured unit is given back
  stored?: UnitType[]; // of them those that come onto a card instead of the board
  spots: string[];
  into?: string; // the system into which an effect puts the ships
  effects?: Effect[];
};
export const SPACE = 'space';

export const produce = step('produce', {
  begin(t, f) {
    Object.assign(f.args, { list: [], spots: [], effects: [] });
    t.window('production.use', about(t.s.pub, f));
  },
  choose: {
    who: (pub, f) => (choices(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: {
        key: 'ask.produce',
        args: { count: f.args.list.length, limit: limitOf(k.pub, f.args), cost: costOf(k.pub, f.args, f.args.list) },
      },
      ask: { shape: 'one', options: [...choices(k.pub, f.args), done] },
      rules: ['TI4-PROD-3', 'TI4-PROD-5', 'TI4-PROD-8'],
      fallback: 'done',
    }),
    take(_, f, answers) {
      const choice = answers.get(f.args.seat);
      if (choice === 'done') return;
      const type = tail(choice) as UnitType;
      f.args.list.push(type);
      if ((choice as string).startsWith('return:')) f.args.returned = [...(f.args.returned ?? []), type];
      return { goto: 'choose' };
    },
  },
  where: {
    who: (pub, f) => (landed(f.args) < troops(f.args).length && spotsFor(pub, f.args).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.put', args: { unit: unitName(troops(f.args)[landed(f.args)]!) } },
      ask: { shape: 'one', options: spotsFor(k.pub, f.args).map((spot) => spotOption(spot, f.args.system)) },
      rules: ['TI4-PROD-9', 'TI4-PROD-10'],
    }),
    take(_, f, answers) {
      f.args.spots.push(tail(answers.get(f.args.seat)));
      return { goto: 'where' };
    },
  },
  pay(t, f) {
    if (f.args.list.length === 0) return 'end'; // [TI4-PROD-20]
    const [only] = spotsFor(t.s.pub, f.args);
    while (landed(f.args) < troops(f.args).length) f.args.spots.push(only!);
    const cost = costOf(t.s.pub, f.args, f.args.list);
    if (cost > 0) t.call('pay', { seat: f.args.seat, resources: cost, influence: 0, what: { key: 'cost.production' } });
  },
  pieces(t, f) {
    for (const type of new Set(f.args.list)) {
      const need = f.args.list.filter((other) => other === type).length;
      if (reinforcements(t.s.pub, f.args.seat, type) < need)
        t.call('piece', { seat: f.args.seat, type, need, agreed: true });
    }
    const facts = about(t.s.pub, f);
    if (mightReact(t.s.pub, 'production.place', facts)) t.window('production.place', facts);
  },
  place(t, f) {
    const stored = [...(f.args.stored ?? [])];
    for (const piece of piecesWith(t.s.pub, 'produces')) piece.produces(t, f.args.seat, f.args.list);
    for (const type of f.args.returned ?? []) release(t, f.args.seat, type);
    let troop = 0;
    for (const type of f.args.list) {
      if (stored.includes(type)) {
        stored.splice(stored.indexOf(type), 1);
        continue;
      }
      const spot = kindOf(type) === 'ground' ? f.args.spots[troop++]! : SPACE;
      const system = kindOf(type) === 'ship' ? (f.args.into ?? f.args.system) : f.args.system;
      place(t, f.args.seat, type, system, spot === SPACE ? null : spot);
    }
  },
  produced: (t, f) => happen(t, 'production.produced', about(t.s.pub, f)),
  after: (t, f) => t.window('production.after', about(t.s.pub, f)),
});

const about = (pub: Pub, f: Frame<Produce>) => ({
  frame: f.id,
  by: f.args.seat,
  seat: player(f.args.seat),
  at: f.args.system,
  units: f.args.list ?? [],
  ability: isAbility(pub, f.args),
});
/** Production as a unit ability, or as if it were one. [TI4-PROD-15] */
const isAbility = (pub: Pub, { seat, system, producers, limit }: Produce): boolean =>
  producers.length > 0 || (limit === undefined && systemProduction(pub, seat, system) > 0);
export const troops = ({ list }: Produce): UnitType[] => list.filter((type) => kindOf(type) === 'ground');
export const landed = ({ spots }: Produce): number => spots.length;
const makers = (pub: Pub, args: Produce): Unit[] =>
  args.producers.map((id) => unitOf(pub, id)).filter((u): u is Unit => u !== undefined);

/** [TI4-PROD-1, -3] */
export function limitOf(pub: Pub, args: Produce): number {
  if (args.limit !== undefined) return args.limit;
  const values = makers(pub, args).reduce((total, u) => total + productionOf(pub, u), 0);
  return values + systemProduction(pub, args.seat, args.system) + sum('production', pub, args.seat);
}

/** Units that count against the limit; some fighters and infantry do not. */
function counted(pub: Pub, { seat }: Produce, list: readonly UnitType[]): number {
  const tiny = Math.min(list.filter(isSmall).length, sum('tiny', pub, seat));
  const cargo = list.filter((type) => type === 'fighter' || kindOf(type) === 'ground').length - tiny;
  return list.length - tiny - Math.min(cargo, sum('berths', pub, seat, list));
}

/** [TI4-PROD-19] As many of a type as those can make who may. */
function limitFor(pub: Pub, args: Produce, type: UnitType): number {
  const barred = makers(pub, args).filter((u) => barTo('make', pub, u, type));
  if (barred.length === 0) return Number.POSITIVE_INFINITY;
  return limitOf(pub, args) - barred.reduce((total, u) => total + productionOf(pub, u), 0);
}

/** [TI4-BLOCK-3] A structure that coexists makes ground forces only. */
function shipLimit(pub: Pub, args: Produce): number {
  const penned = makers(pub, args).filter(
    (u) => kindOf(u.type) === 'structure' && u.on && coexists(pub, u.owner, u.on),
  );
  return limitOf(pub, args) - penned.reduce((total, u) => total + productionOf(pub, u), 0);
}
const shipsOf = (list: readonly UnitType[]): UnitType[] => list.filter((type) => kindOf(type) === 'ship');

export function costOf(pub: Pub, args: Produce, whole: readonly UnitType[]): number {
  const list = (args.returned ?? [])
    .reduce((rest, type) => rest.toSpliced(rest.indexOf(type), 1), [...whole])
    .filter((type) => !anyGrants('gratis', pub, args.seat, type));
  if (!isAbility(pub, args)) return printedCost(pub, args.seat, list);
  const off = effectsOf(pub, 'discount').reduce((total, e) => total + (e.seat === args.seat ? (e.amount ?? 0) : 0), 0);
  return Math.max(0, productionCost(pub, args.seat, list) - off);
}

export function choices(pub: Pub, args: Produce): Option[] {
  if (counted(pub, args, args.list) > limitOf(pub, args)) return [];
  const types = TYPES.filter((type) => mayProduce(pub, args, type));
  return [...returns(pub, args), ...types.map((type) => buildOption(pub, args, type))];
}
/** A captured unit goes back, and one of its type costs nothing. */
function returns(pub: Pub, args: Produce): Option[] {
  if (!anyGrants('amalgamates', pub, args.seat)) return [];
  const given = (args.returned ?? []).reduce(
    (rest, type) => rest.toSpliced(rest.indexOf(type), 1),
    capturedTypes(pub, args.seat),
  );
  return [...new Set(given)]
    .filter((type) => mayProduce(pub, { ...args, returned: [...(args.returned ?? []), type] }, type))
    .map((type) => option(`return:${type}`, 'produce.return', { unit: unitName(type) }, [`type:${type}`]));
}
function buildOption(pub: Pub, { seat }: Produce, type: UnitType): Option {
  const { cost = 0 } = cardOfType(pub, seat, type) ?? {};
  const perCost = unitsPerCost(pub, seat, type);
  const price = { unit: unitName(type), cost, units: perCost };
  return option(`build:${type}`, perCost > 1 ? 'build.several' : 'build', price, [`type:${type}`]);
}

function mayProduce(pub: Pub, args: Produce, type: UnitType): boolean {
  const { seat, system, list } = args;
  if (!producible(pub, seat, type) || (args.types && !args.types.includes(type))) return false;
  const ship = kindOf(type) === 'ship';
  if (counted(pub, args, [...list, type]) > limitOf(pub, args)) return false;
  if (ship && (args.only === 'ground' || counted(pub, args, shipsOf([...list, type])) > shipLimit(pub, args)))
    return false;
  if (ship && (!canBuildShips(pub, seat, system) || isBlockaded(pub, seat, system))) return false; // [TI4-PROD-8]
  if (!ship && (args.only === 'ship' || spotsFor(pub, args).length === 0)) return false;
  const already = list.filter((other) => other === type).length;
  if (obtainable(pub, seat, type) <= already) return false; // [TI4-PROD-12]
  if (already >= limitFor(pub, args, type)) return false;
  const cost = costOf(pub, args, [...list, type]);
  if (args.budget !== undefined && printedCost(pub, seat, [...list, type]) > args.budget) return false;
  return payable(pub, seat, { resources: cost, influence: 0 });
}

/** [TI4-PROD-9 to -11] Planets of producing units; with a producer in space any own planet of the system, or space. */
export function spotsFor(pub: Pub, args: Produce): string[] {
  if (args.on) return [args.on];
  const { seat, system } = args;
  const units = makers(pub, args);
  const open = planetsIn(pub, system).filter((planet) => !barTo('place', pub, planet));
  const own = open.filter((planet) => isOurs(pub, seat, planet));
  const inSpace = args.anywhere || units.some((u) => u.on === null) || spaceProduction(pub, seat, system) > 0;
  const makes = (planet: string) => units.some((u) => u.on === planet) || planetProduction(pub, seat, planet) > 0;
  const beside = open.filter((planet) => coexists(pub, seat, planet) && makes(planet)); // [TI4-BLOCK-3]
  return inSpace ? [...own, ...beside, SPACE] : [...own.filter(makes), ...beside];
}
const spotOption = (spot: string, system: string): Option =>
  spot === SPACE
    ? option('put:space', 'put.space', { system: systemName(system) }, [`system:${system}`])
    : option(`put:${spot}`, 'put', { planet: planetName(spot) }, [`planet:${spot}`]);
