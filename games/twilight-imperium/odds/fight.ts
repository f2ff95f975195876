// Combat odds: how a fight between two sides ends, computed exactly from public facts. Hits go where a careful player
// would put them: Sustain Damage first, then the cheapest units. Cards in hands, optional abilities and retreats are left out.
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../packs/base/types.ts';
import { type Fight, modifiers, pieces } from '../registry.ts';
import { NOBODY, type Pub, type Unit } from '../state.ts';
import { combatDice, combatHits, type Die, neutralRank, sustainWorth } from '../values/combat.ts';
import { canSustain, cardOf, isCapital, priceOf } from '../values/units.ts';
import { NONE, oneDie, plus, type Spread, TINY } from './spread.ts';
import { type Battlefield, battlefield, type Chances, type Forces, isOver, lookOf, spreadOut } from './standings.ts';

/**
 * One exchange of fire: what each side may score, and which units may be hit. `answers`: hits upon hits, as
 * `[on the defender, on the attacker]`. `round`: it is a combat round, with the repairs that follow one.
 */
export type Salvo = (
  pub: Pub,
  forces: Forces,
) => {
  byAttacker: Spread;
  byDefender: Spread;
  meets(u: Unit): boolean;
  answers?(byAttacker: number, byDefender: number): [number, number];
  round?: true;
};
export type Outcome = { attackerWins: number; defenderWins: number; bothGone: number; lost: Record<Side, Losses> };
export type Losses = { units: Partial<Record<UnitType, number>>; resources: number };
type Side = 'attacker' | 'defender';

const ROUNDS = 2000;
const COMBATS = ['spaceCombat', 'groundCombat'];

/** Each opening once, in order, then rounds until one side is gone. */
export function outcomeOf(pub: Pub, fight: Fight, forces: Forces, openings: readonly Opening[]): Outcome {
  const later = withoutRoundEffects(pub);
  const field = battlefield();
  let chances: Chances = new Map([[field.place(field.sideOf(forces.attacker), field.sideOf(forces.defender)), 1]]);
  for (const opening of openings) {
    const step = opening(pub, field);
    chances = spreadOut(chances, (at, p, go) => {
      if (isOver(field.at(at))) go(at, p);
      else for (const [to, q] of step(at)) go(to, p * q);
    });
  }
  return tally(later, forces, field, fightOn(later, fight, field, chances));
}

/** Rounds until nobody is left to fight. */
function fightOn(pub: Pub, fight: Fight, field: Battlefield, start: Chances): Chances {
  const step = exchange(pub, field, combatRound(fight));
  const ended: Chances = new Map();
  let now = start;
  for (let round = 0; round < ROUNDS && now.size > 0; round++)
    now = spreadOut(now, (at, p, go) => {
      const still = isOver(field.at(at)) ? 1 : (step(at).get(at) ?? 0);
      if (still > 1 - TINY || p < TINY) ended.set(at, (ended.get(at) ?? 0) + p);
      else for (const [to, q] of step(at)) if (to !== at) go(to, (p * q) / (1 - still)); // idle rounds are skipped
    });
  return ended;
}

/** Something that happens once, before the plain rounds. */
export type Opening = (pub: Pub, field: Battlefield) => (at: number) => Chances;
export const volley =
  (salvo: Salvo): Opening =>
  (pub, field) =>
    exchange(pub, field, salvo);

/** One salvo of both sides at once, worked out once for each standing. [TI4-HIT-5] */
function exchange(pub: Pub, field: Battlefield, salvo: Salvo): (at: number) => Chances {
  const fates = new Map<readonly Unit[], number[]>(); // by hits taken
  const known = new Map<number, Chances>();
  return (at) => {
    const found = known.get(at);
    if (found) return found;
    const { attacker, defender } = field.at(at);
    const units = [...attacker, ...defender];
    const { byAttacker, byDefender, meets, answers, round } = salvo({ ...pub, units }, { attacker, defender });
    const after = (side: readonly Unit[], hits: number): number => {
      const row = fates.get(side) ?? [];
      fates.set(side, row);
      row[hits] ??= field.sideOf(suffer(pub, side, hits, meets, round));
      return row[hits];
    };
    const chances: Chances = new Map();
    for (const [i, p] of byAttacker.entries())
      for (const [j, q] of byDefender.entries()) {
        if (p * q < TINY) continue;
        const [onDefender, onAttacker] = answers ? answers(i, j) : [i, j];
        const to = field.place(after(attacker, onAttacker), after(defender, onDefender));
        chances.set(to, (chances.get(to) ?? 0) + p * q);
      }
    known.set(at, chances);
    return chances;
  };
}

/** What is left of a side after so many hits. Neutral units keep to their fixed order. [TI4-NEUT-6, -7] */
export function suffer(
  pub: Pub,
  units: readonly Unit[],
  hits: number,
  meets: (u: Unit) => boolean,
  round?: true,
): readonly Unit[] {
  let left = hits;
  const sustained = new Set<number>();
  const order = units.filter(meets).sort((a, b) => rankOf(pub, a) - rankOf(pub, b));
  for (const unit of order) {
    if (left <= 0) break;
    if (!canSustain(pub, unit)) continue;
    sustained.add(unit.id);
    left -= sustainWorth(pub, unit.owner);
  }
  const worn = units.map((u) => (sustained.has(u.id) ? { ...u, damaged: true } : u));
  const gone = new Set(
    worn
      .filter(meets)
      .sort((a, b) => rankOf(pub, a) - rankOf(pub, b))
      .slice(0, Math.max(0, left))
      .map((u) => u.id),
  );
  const survivors = worn.filter((u) => !gone.has(u.id));
  return round ? mended(pub, survivors, sustained) : survivors;
}

/** Repairs that happen by themselves between two rounds. */
function mended(pub: Pub, units: readonly Unit[], sustained: ReadonlySet<number>): readonly Unit[] {
  let now = units;
  for (const { mends } of pieces()) {
    const unit = mends?.(pub, now, sustained);
    if (unit) now = now.map((u) => (u.id === unit.id ? { ...u, damaged: false } : u));
  }
  return now;
}

/** The cheapest first; of equal ones the damaged, then the weaker. */
function rankOf(pub: Pub, unit: Unit): number {
  if (unit.owner === NOBODY) return neutralRank(unit);
  const { combat } = cardOf(pub, unit);
  return priceOf(pub, unit) * 1000 + (unit.damaged ? 0 : 100) - (combat?.hit ?? 20);
}
/** One round of the fight: all dice of both sides, read through the values of the rules. */
export function combatRound(fight: Fight, known: { byAttacker?: Spread; byDefender?: Spread } = {}): Salvo {
  const { attacker, defender, planet } = fight;
  const rolls = new Map<string, Spread>();
  const roll = (pub: Pub, own: readonly Unit[], against: readonly Unit[]): Spread => {
    const key = `${own[0]!.owner} ${lookOf(own)}|${lookOf(against.filter(isCapital))}`; // no value looks at enemy fighters
    const spread = rolls.get(key) ?? rollOf(pub, fight, own, against[0]!.owner);
    rolls.set(key, spread);
    return spread;
  };
  const answer = (pub: Pub, side: Seat, theirs: number) =>
    modifiers('answerHits').reduce((n, m) => n + m.answerHits(pub, side, theirs), 0);
  return (pub, forces) => ({
    byAttacker: known.byAttacker ?? roll(pub, forces.attacker, forces.defender),
    byDefender: known.byDefender ?? roll(pub, forces.defender, forces.attacker),
    meets: () => true,
    round: true,
    ...(planet === null
      ? {}
      : { answers: (a, d) => [a + answer(pub, attacker, d), d + answer(pub, defender, a)] as [number, number] }), // [TI4-HIT-12]
  });
}

function rollOf(pub: Pub, { attacker, system, planet }: Fight, units: readonly Unit[], against: Seat): Spread {
  const dice = units.flatMap((unit) => combatDice(pub, { unit, against, attacker, system, planet }));
  return dice.reduce((sum, die) => {
    const { owner: seat } = units.find((u) => u.id === die.unit)!;
    return plus(sum, combatDie(pub, die, { seat, against, planet }));
  }, NONE);
}

/** A die with the hits it brings by itself and by effects that look at it. */
const combatDie = (pub: Pub, die: Die, roll: { seat: Seat; against: Seat; planet: string | null }): Spread =>
  oneDie((face) => combatHits(pub, { ...roll, dice: [{ ...die, face }] }));

/** Effects of a combat round end with it. */
const withoutRoundEffects = (pub: Pub): Pub => ({
  ...pub,
  stack: pub.stack.map((f) => (COMBATS.includes(f.step) ? { ...f, args: { ...f.args, effects: [] } } : f)),
});

/** [TI4-SPACE-9, -12] Where nobody can ever win the attacker has to give way. */
function tally(pub: Pub, start: Forces, field: Battlefield, ends: Chances): Outcome {
  const outcome: Outcome = {
    attackerWins: 0,
    defenderWins: 0,
    bothGone: 0,
    lost: { attacker: none(), defender: none() },
  };
  for (const [at, p] of ends) {
    const forces = field.at(at);
    if (forces.defender.length > 0) outcome.defenderWins += p;
    else if (forces.attacker.length > 0) outcome.attackerWins += p;
    else outcome.bothGone += p;
    for (const side of ['attacker', 'defender'] as const) count(pub, outcome.lost[side], start[side], forces[side], p);
  }
  return outcome;
}
const none = (): Losses => ({ units: {}, resources: 0 });

function count(pub: Pub, losses: Losses, before: readonly Unit[], now: readonly Unit[], p: number): void {
  const alive = new Set(now.map((u) => u.id));
  for (const unit of before) {
    if (alive.has(unit.id)) continue;
    losses.units[unit.type] = (losses.units[unit.type] ?? 0) + p;
    losses.resources += p * priceOf(pub, unit);
  }
}
