// TI4-DICE: what a die needs, and how many are rolled.
import { isInPlay, type Seat } from '@orrery/kernel';
import type { AbilityRoll, CombatRoll, RolledDice } from '../modifiers.ts';
import type { UnitType } from '../packs/base/types.ts';
import { REFINED } from '../procedures.ts';
import { anyGrants, modifiers, sum } from '../registry.ts';
import { effectsOf, NOBODY, type Pub, type Unit } from '../state.ts';
import { isOpponent } from './allies.ts';
import { abilityOf, alike, cardOf, fleetOf, isAnomaly, isCapital, isShip, priceOf, printsOf } from './units.ts';

/** One die: whose it is, what its face must reach after modifiers, and the face once rolled. `again`: who rerolled it. */
export type Die = { unit: number; need: number; face: number };

/** [TI4-DICE-2] A modifier lowers what the face must reach; nothing is clamped. */
export function combatDice(pub: Pub, roll: CombatRoll): Die[] {
  const combat = cardOf(pub, roll.unit).combat;
  if (!combat) return [];
  const need = combat.hit - combatBonus(pub, roll);
  const own = printsOf(pub, roll.unit).map((card) => card.combat!.dice);
  const enemies = fleetOf(pub, roll.against, roll.system).filter(isCapital).length;
  const count = (own.every((dice) => typeof dice === 'number') ? own[0]! : enemies) + sum('rolls', pub, roll);
  return Array.from({ length: count }, () => ({
    unit: roll.unit.id,
    need,
    face: 0,
  }));
}

function combatBonus(pub: Pub, roll: CombatRoll): number {
  const { unit, system, planet, attacker } = roll;
  let bonus = sum('combat', pub, roll);
  for (const effect of effectsOf(pub, 'combat'))
    if (effect.seat === unit.owner && (effect.unit ?? unit.id) === unit.id) bonus += effect.amount ?? 0;
  // [TI4-ANOM-8] ships defending in a nebula
  if (planet === null && isShip(unit) && isOpponent(pub, attacker, unit.owner) && isAnomaly(pub, system, 'nebula'))
    bonus += 1;
  return bonus;
}

/** [TI4-ABIL-5] All units of one use roll together; an extra die goes to the unit that hits best. */
export function abilityDice(pub: Pub, units: readonly Unit[], roll: AbilityRoll, extra: number): Die[] {
  const change = sum('abilityDie', pub, roll);
  const dice: Die[] = [];
  for (const unit of units) {
    const printed = abilityOf(pub, unit, roll.ability);
    if (!printed) continue;
    const count = (typeof printed.dice === 'number' ? printed.dice : 0) + sum('fires', pub, unit);
    for (let i = 0; i < count; i++) dice.push({ unit: unit.id, need: printed.hit - change, face: 0 });
  }
  const best = dice.reduce((a, b) => (b.need < a.need ? b : a), dice[0]!);
  for (let i = 0; i < extra && best; i++) dice.push({ ...best });
  return dice;
}

/** [TI4-SUST-1] Hits that one use of Sustain Damage cancels. */
export const sustainWorth = (pub: Pub, seat: Seat): number => 1 + sum('sustainWorth', pub, seat);

/** Hits of a unit ability, with those that effects add to what its dice show. [TI4-HIT-11] */
export const abilityHits = (pub: Pub, roll: AbilityRoll, hits: number): number =>
  modifiers(pub, 'abilityHits').reduce((total, m) => total + m.abilityHits(pub, roll, total), hits);

/** [TI4-NEUT-7] The order in which neutral units are hit. */
const NEUTRAL_ORDER: readonly UnitType[] = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'war-sun',
  'flagship',
  'infantry',
  'mech',
  'pds',
];
export const neutralRank = (unit: Unit): number => NEUTRAL_ORDER.indexOf(unit.type) * 2 + (unit.damaged ? 0 : 1);

/** [TI4-SPEAK-8] Neutral units equal in that order but not alike, not all of which fall if so many do. */
export function undecided(pub: Pub, units: readonly Unit[], falling: number): Unit[] {
  if (!isInPlay(REFINED, pub)) return [];
  const ranks = units.map(neutralRank).sort((a, b) => a - b);
  const last = ranks[falling - 1];
  if (last === undefined || ranks[falling] !== last) return [];
  const equal = alike(
    pub,
    units.filter((u) => neutralRank(u) === last),
  );
  return equal.length > 1 ? equal : [];
}
/** [TI4-SPEAK-5, TI4-NEUT-8] Who chooses among units of this owner, and among which, if so many fall. */
export const deciderOf = (pub: Pub, owner: Seat): Seat => (owner === NOBODY ? pub.speaker : owner);
export const choosable = (pub: Pub, owner: Seat, units: readonly Unit[], falling: number): Unit[] =>
  owner === NOBODY ? undecided(pub, units, falling) : alike(pub, units);

/** As a careful owner would give them up: the cheapest first; of equal ones the damaged, then the weaker. */
export function leastMissed(pub: Pub, units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => missed(pub, a) - missed(pub, b));
}
/** What is never produced is missed like a mech. [TI4-FLAG-14] */
const UNPRICED = 2;
function missed(pub: Pub, unit: Unit): number {
  if (unit.owner === NOBODY) return neutralRank(unit);
  const { combat, cost } = cardOf(pub, unit);
  const price = cost === undefined ? UNPRICED : priceOf(pub, unit);
  return price * 1000 + (unit.damaged ? 0 : 100) + (unit.galvanized ? 50 : 0) - (combat?.hit ?? 20);
}

/** Hits of a combat roll, with those that effects add to it. [TI4-HIT-7] */
export function combatHits(pub: Pub, roll: RolledDice): number {
  const hits = hitsOf(roll.dice);
  return modifiers(pub, 'extraHits').reduce((total, m) => total + m.extraHits(pub, roll, total), hits);
}

/** [TI4-HIT-8] Those of them that must go to non-fighter ships first. */
export const aimedHits = (pub: Pub, { dice, ...roll }: Omit<CombatRoll, 'unit'> & { dice: readonly Die[] }): number =>
  hitsOf(
    dice.filter((die) => {
      const unit = pub.units.find((u) => u.id === die.unit);
      return unit !== undefined && anyGrants('aims', pub, { ...roll, unit });
    }),
  );

export const hitsOf = (dice: readonly Die[]): number => dice.filter((die) => die.face >= die.need).length;
