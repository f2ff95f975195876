// CSM-UNIT, CSM-MOVE-10, CSM-TROOP-4: current figures of units and fleets.
import type { Seat } from '@orrery/kernel';
import { copiesHeld, total } from '../atoms.ts';
import { INITIAL_MULTIPLE } from '../packs/base/constants.ts';
import type { Unit } from '../packs/base/types.ts';
import { type Count, type Fleet, NEUTRAL, type Side, type World } from '../state.ts';
import { heroActs, heroOf, heroSum, isShip, unitOf } from './sheets.ts';

type Stat = 'attack' | 'shield' | 'hull';
/** Multiples that last for this turn, for every ship of the faction (CSM-TECH-11). */
export interface Temporary {
  attack: number;
  shield: number;
}
export const NO_DEVICES: Temporary = { attack: 0, shield: 0 };
const DESIGNS = 2; // multiples and movement cards of the Advanced Battariu War Designs

/** Current value = base x multiple (CSM-UNIT-2, CSM-TECH-10). Hulls know no temporary multiple. */
export function multiple(w: World, seat: Seat, unit: Unit, stat: Stat, temporary = NO_DEVICES, fleet = ''): number {
  if (seat === NEUTRAL) return INITIAL_MULTIPLE; // [CSM-BATTLE-20]
  const lasting = lastingMultiple(w.sides[seat]!, unit, stat);
  if (!isShip(unit)) return lasting;
  const device = stat === 'hull' ? 0 : temporary[stat];
  const heroes = fleet === '' ? 0 : heroMultiples(w, seat, unit, stat, fleet);
  return lasting + device + heroes;
}
/** What its cards give a faction for good, wherever the unit is. */
export function lastingMultiple(side: Side, unit: Unit, stat: Stat): number {
  if (!isShip(unit)) return INITIAL_MULTIPLE + copiesHeld(side, 'boost-defence');
  return INITIAL_MULTIPLE + copiesHeld(side, `boost-${stat}`) + DESIGNS * copiesHeld(side, 'battariu-war-designs');
}

function heroMultiples(w: World, seat: Seat, unit: Unit, stat: Stat, fleet: string): number {
  return heroSum(w, seat, `${stat}Multiple`, { fleet }) + heroSum(w, seat, `${stat}MultipleOf:${unit.id}`, { fleet });
}

export function movementCards(side: Side): number {
  return copiesHeld(side, 'boost-move') + DESIGNS * copiesHeld(side, 'battariu-war-designs');
}

/** M + floor(M x cards / 3), then the flat bonuses; 0 stays 0 (CSM-MOVE-10, 15). */
export function moveOf(base: number, cards: number, flat: number): number {
  return base === 0 ? 0 : base + Math.floor((base * cards) / 3) + flat;
}

export function movement(w: World, seat: Seat, label: string, unit: string, surge: number): number {
  const side = w.sides[seat]!;
  const set = side.heroes.find(
    (h) => heroOf(h.id).effect.kind === `movementSetOf:${unit}` && heroActs(w, seat, h, { fleet: label }),
  );
  const base = set ? Number(heroOf(set.id).effect.value) : unitOf(unit).movement;
  const heroes =
    heroSum(w, seat, 'movement', { fleet: label }) + heroSum(w, seat, `movementOf:${unit}`, { fleet: label });
  return moveOf(base, movementCards(side), surge + heroes);
}

/** The slowest unit decides (CSM-MOVE-2). */
export const reachOf = (w: World, seat: Seat, label: string, units: Count, surge: number): number =>
  Math.min(...Object.keys(units).map((unit) => movement(w, seat, label, unit, surge)));

/** Troops that units may carry; a printed 0 means none (CSM-UNIT-4). */
export function capacityOf(side: Side, units: Count): number {
  const more = 10 * copiesHeld(side, 'troop-management');
  return Object.entries(units).reduce((sum, [id, n]) => {
    const unit = unitOf(id);
    return sum + (unit.troops > 0 ? n * (unit.troops + (isShip(unit) ? more : 0)) : 0);
  }, 0);
}
export const freeRoom = (side: Side, fleet: Fleet): number => capacityOf(side, fleet.units) - total(fleet.cargo);

/** What a unit collects with one order (CSM-COLLECT-5). */
export function cargoOf(side: Side, id: string): number {
  const { cargo } = unitOf(id);
  return cargo > 0 ? cargo + 10 * copiesHeld(side, 'cargo-management') : 0;
}
export const costOf = (units: Count): number =>
  Object.entries(units).reduce((sum, [id, n]) => sum + n * unitOf(id).cost, 0);

/** What is paid: never under half nor under 1R (CSM-BUILD-9). */
export const priceOf = (cost: number, discounts: number): number => Math.max(Math.ceil(cost / 2), 1, cost - discounts);
