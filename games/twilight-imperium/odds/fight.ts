// Combat odds: how a fight between two sides ends, computed exactly from public facts. Cards in hands, optional
// abilities and retreats are left out.
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../packs/base/types.ts';
import { type Fight, inFights, modifiers } from '../registry.ts';
import type { Pub, Unit } from '../state.ts';
import { STILL_ROUNDS } from '../steps/space-combat.ts';
import { combatDice, combatHits, type Die } from '../values/combat.ts';
import { isCapital, priceOf } from '../values/units.ts';
import { type Hits, type Impact, mended, retorted, suffer } from './losses.ts';
import { NONE, oneDie, plus, type Spread, TINY } from './spread.ts';
import { type Battlefield, battlefield, type Chances, type Forces, isOver, lookOf, spreadOut } from './standings.ts';

/**
 * One exchange of fire: what each side may score, and which units may be hit. `forces`: those that fire, if they are no
 * longer as they stood. `answers`: the hits on each side, with hits upon hits.
 */
export type Salvo = (pub: Pub, forces: Forces) => Fire;
type Fire = Impact & {
  byAttacker: Spread;
  byDefender: Spread;
  forces?: Forces;
  answers?(byAttacker: number, byDefender: number): Hits;
};
export type Outcome = { attackerWins: number; defenderWins: number; bothGone: number; lost: Record<Side, Losses> };
type Losses = { units: Partial<Record<UnitType, number>>; resources: number };
export type Side = 'attacker' | 'defender';

const FAINT = 1e-15; // a fight less likely than this counts as it stands
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

/** [TI4-SPACE-12] So many rounds in a row without a loss end a space combat; on a planet nothing does. */
const patienceOf = ({ planet }: Fight): number => (planet === null ? STILL_ROUNDS : 2000);

/**
 * Rounds until nobody is left to fight. A loss makes a fight smaller, so fights of one size are followed together, from
 * the largest down: they are all as many rounds away from their last loss.
 */
function fightOn(pub: Pub, fight: Fight, field: Battlefield, start: Chances): Chances {
  const step = exchange(pub, field, combatRound(fight));
  const sizeOf = (at: number): number => field.at(at).attacker.length + field.at(at).defender.length;
  const ended: Chances = new Map();
  const largest = Math.max(0, ...[...start.keys()].map(sizeOf));
  const fresh: Chances[] = Array.from({ length: largest + 1 }, () => new Map());
  const add = (to: Chances, at: number, p: number) => void to.set(at, (to.get(at) ?? 0) + p);
  const enter = (at: number, p: number) => {
    if (isOver(field.at(at)) || p < FAINT) add(ended, at, p);
    else add(fresh[sizeOf(at)]!, at, p);
  };
  for (const [at, p] of start) enter(at, p);
  for (let size = largest; size >= 0; size--) {
    let now = fresh[size]!;
    for (let round = 0; round < patienceOf(fight) && now.size > 0; round++)
      now = spreadOut(now, (at, p, go) => {
        if (p < FAINT) add(ended, at, p);
        else for (const [to, q] of step(at)) (sizeOf(to) === size ? go : enter)(to, p * q);
      });
    for (const [at, p] of now) add(ended, at, p);
  }
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
    const forces = field.at(at);
    const fire = salvo({ ...pub, units: [...forces.attacker, ...forces.defender] }, forces);
    const { attacker, defender } = fire.forces ?? forces;
    const after = (side: readonly Unit[], hits: number): number => {
      const row = fates.get(side) ?? [];
      fates.set(side, row);
      row[hits] ??= field.sideOf(suffer(pub, side, hits, fire));
      return row[hits];
    };
    const chances: Chances = new Map();
    let total = 0;
    for (const [i, p] of fire.byAttacker.entries())
      for (const [j, q] of fire.byDefender.entries()) {
        if (p * q < TINY) continue;
        const on = retorted(pub, { attacker, defender }, fire.answers?.(i, j) ?? { attacker: j, defender: i }, fire);
        const to = field.place(after(attacker, on.attacker), after(defender, on.defender));
        chances.set(to, (chances.get(to) ?? 0) + p * q);
        total += p * q;
      }
    for (const [to, p] of chances) chances.set(to, p / total); // what was too unlikely to follow is shared out
    known.set(at, chances);
    return chances;
  };
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
    modifiers(pub, 'answerHits').reduce((n, m) => n + m.answerHits(pub, side, theirs), 0);
  return (pub, stood) => {
    const forces = {
      attacker: mended(pub, stood.attacker, 'round.start'),
      defender: mended(pub, stood.defender, 'round.start'),
    };
    const table = { ...pub, units: [...forces.attacker, ...forces.defender] };
    return {
      forces,
      byAttacker: known.byAttacker ?? roll(table, forces.attacker, forces.defender),
      byDefender: known.byDefender ?? roll(table, forces.defender, forces.attacker),
      ...roundHits(fight),
      ...(planet === null
        ? {}
        : {
            answers: (a: number, d: number) => ({
              attacker: d + answer(table, defender, a),
              defender: a + answer(table, attacker, d),
            }), // [TI4-HIT-12]
          }),
    };
  };
}

const retortOf = (pub: Pub, unit: Unit): number =>
  inFights(pub, 'retorts').reduce((n, { retorts }) => n + retorts(pub, unit), 0);

/** What follows from the hits of a round, however they came about. */
export const roundHits = ({ planet }: Fight, sustained: readonly number[] = []): Impact => ({
  meets: () => true,
  mends: ['hits.assigned'],
  sustained,
  ...(planet === null ? {} : { retort: retortOf }),
});

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
