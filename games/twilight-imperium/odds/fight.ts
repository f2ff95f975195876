// Combat odds: how a fight between two sides ends, computed exactly from public facts. Cards in hands, optional
// abilities and retreats are left out.
import type { Seat } from '@orrery/kernel';
import { kindOf } from '../content.ts';
import type { Fight } from '../modifiers.ts';
import type { UnitType } from '../packs/base/types.ts';
import { anyGrants, inFights, modifiers } from '../registry.ts';
import type { Pub, Unit } from '../state.ts';
import { STILL_ROUNDS } from '../steps/space-combat.ts';
import { combatDice, combatHits, type Die } from '../values/combat.ts';
import { canSustain, isCapital, isGroundForce, priceOf } from '../values/units.ts';
import { type Hits, type Impact, mended, retorted, suffer } from './losses.ts';
import { NONE, oneDie, plus, type Spread, TINY } from './spread.ts';
import { type Battlefield, battlefield, type Chances, type Forces, isOver, lookOf, spreadOut } from './standings.ts';

/**
 * One exchange of fire: what each side may score, and which units may be hit. `forces`: those that fire, if they are no
 * longer as they stood. `answers`: the hits on each side, with hits upon hits. `aimed`: hits besides, which go to
 * non-fighter ships first. [TI4-HIT-8]
 */
export type Salvo = (pub: Pub, forces: Forces) => Fire;
type Fire = Impact & {
  byAttacker: Spread;
  byDefender: Spread;
  aimed?: Aimed;
  forces?: Forces;
  answers?(byAttacker: number, byDefender: number): Hits;
};
export type Outcome = { attackerWins: number; defenderWins: number; bothGone: number; lost: Record<Side, Losses> };
type Losses = { units: Partial<Record<UnitType, number>>; resources: number };
export type Side = 'attacker' | 'defender';
/** By whoever scores them. */
type Aimed = Partial<Record<Side, Spread>>;

const FAINT = 1e-15; // a fight less likely than this counts as it stands
const COMBATS = ['spaceCombat', 'groundCombat'];

/** Each opening once, in order, then rounds until one side is gone. */
export function outcomeOf(
  pub: Pub,
  fight: Fight,
  forces: Forces,
  openings: readonly Opening[],
  after: Salvo | undefined,
): Outcome {
  const later = withoutRoundEffects(pub);
  const field = battlefield([...forces.attacker, ...forces.defender]);
  let chances: Chances = new Map([[field.place(field.sideOf(forces.attacker), field.sideOf(forces.defender)), 1]]);
  for (const opening of openings) {
    const step = opening(pub, field);
    chances = spreadOut(chances, (at, p, go) => {
      for (const [to, q] of step(at)) go(to, p * q);
    });
  }
  return tally(later, forces, field, fightOn(later, fight, field, chances, after));
}

/** [TI4-SPACE-12] So many rounds in a row without a loss end a space combat; on a planet nothing does. */
const patienceOf = ({ planet }: Fight): number => (planet === null ? STILL_ROUNDS : 2000);

/**
 * Rounds until nobody is left to fight. A loss makes a fight smaller, so fights of one size are followed together, from
 * the largest down: they are all as many rounds away from their last loss.
 */
function fightOn(pub: Pub, fight: Fight, field: Battlefield, start: Chances, after: Salvo | undefined): Chances {
  const step = volley(combatRound(fight), after)(pub, field);
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
/** `after`: fire that follows it even if nobody is left of those who fight on the attacker's side. [TI4-BOMB-9] */
export const volley =
  (salvo: Salvo, after?: Salvo): Opening =>
  (pub, field) => {
    const first = exchange(pub, field, salvo);
    const fight = (at: number): Chances => (isOver(field.at(at)) ? stay(at) : first(at));
    if (!after) return fight;
    const then = parting(after)(pub, field);
    return (at) =>
      spreadOut(fight(at), (to, p, go) => {
        for (const [end, q] of then(to)) go(end, p * q);
      });
  };
/** Fire of the attacker's other units at whoever is left on the defender's side. */
export const parting =
  (salvo: Salvo): Opening =>
  (pub, field) => {
    const fire = exchange(pub, field, salvo);
    return (at) => (field.at(at).defender.length === 0 ? stay(at) : fire(at));
  };
export const stay = (at: number): Chances => new Map([[at, 1]]);

/** Units that do not fight, where the fight is: some have a say in it. */
function bystanders({ units }: Pub, { fighters }: Battlefield): Unit[] {
  const place = units.find((u) => fighters.has(u.id))?.at;
  return units.filter((u) => u.at === place && !fighters.has(u.id));
}

/** One salvo of both sides at once, worked out once for each standing. [TI4-HIT-5] */
function exchange(pub: Pub, field: Battlefield, salvo: Salvo): (at: number) => Chances {
  const fates = new Map<readonly Unit[], Map<string, number>>(); // by hits taken, and by who may sustain
  const known = new Map<number, Chances>();
  const idle = bystanders(pub, field);
  return (at) => {
    const found = known.get(at);
    if (found) return found;
    const forces = field.at(at);
    const fire = salvo({ ...pub, units: [...idle, ...forces.attacker, ...forces.defender] }, forces);
    const { attacker, defender } = fire.forces ?? forces;
    const table = { ...pub, units: [...idle, ...attacker, ...defender] }; // those who fight may bar each other from sustaining
    const after = (side: readonly Unit[], hits: number, aimed: number): number => {
      const row = fates.get(side) ?? new Map<string, number>();
      fates.set(side, row);
      const key = `${hits} ${aimed} ${sustainersOf(table, side)}`;
      const known = row.get(key) ?? field.sideOf(suffer(table, side, hits, fire, aimed));
      row.set(key, known);
      return known;
    };
    const chances: Chances = new Map();
    let total = 0;
    for (const { p, hits, aimed } of scores(fire)) {
      const on = retorted(table, { attacker, defender }, hits, fire);
      const left = [
        after(attacker, on.attacker, aimed.attacker),
        after(defender, on.defender, aimed.defender),
      ] as const;
      const to = field.place(...doomed(table, field, { attacker, defender }, left));
      chances.set(to, (chances.get(to) ?? 0) + p);
      total += p;
    }
    for (const [to, p] of chances) chances.set(to, p / total); // what was too unlikely to follow is shared out
    known.set(at, chances);
    return chances;
  };
}

const sustainersOf = (pub: Pub, side: readonly Unit[]): string =>
  side.map((u) => (canSustain(pub, u) ? 1 : 0)).join('');

/** Every number of hits on both sides that is likely enough to follow. */
function* scores(fire: Fire): Generator<{ p: number; hits: Hits; aimed: Hits }> {
  const { attacker = NONE, defender = NONE } = fire.aimed ?? {};
  for (const [i, p] of fire.byAttacker.entries())
    for (const [a, pa] of attacker.entries())
      for (const [j, q] of fire.byDefender.entries())
        for (const [b, qb] of defender.entries()) {
          const chance = p * pa * q * qb;
          if (chance < TINY) continue;
          const hits = fire.answers?.(i + a, j + b) ?? { attacker: j + b, defender: i + a };
          yield { p: chance, hits, aimed: { attacker: b, defender: a } };
        }
}

/** [TI4-FLAG-6] Some ships take all others with them. */
function doomed(
  pub: Pub,
  field: Battlefield,
  before: Forces,
  left: readonly [number, number],
): readonly [number, number] {
  const dooms = inFights(pub, 'dooms');
  if (dooms.length === 0) return left;
  const { attacker, defender } = field.at(field.place(...left));
  const alive = new Set([...attacker, ...defender].map((u) => u.id));
  const fatal = [...before.attacker, ...before.defender].some(
    (u) => !alive.has(u.id) && dooms.some((each) => each.dooms(pub, u)),
  );
  return fatal ? [field.sideOf([]), field.sideOf([])] : left;
}

/** One round of the fight: all dice of both sides, read through the values of the rules. */
export function combatRound(fight: Fight, known: Partial<Record<Side, Shots>> = {}): Salvo {
  const { attacker, defender, planet } = fight;
  const rolls = new Map<string, Shots>();
  const roll = (pub: Pub, own: readonly Unit[], against: readonly Unit[]): Shots => {
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
    const fighting = new Set([...stood.attacker, ...stood.defender].map((u) => u.id));
    const idle = pub.units.filter((u) => !fighting.has(u.id));
    const table = { ...pub, units: [...idle, ...forces.attacker, ...forces.defender] };
    const mine = known.attacker ?? roll(table, forces.attacker, forces.defender);
    const theirs = known.defender ?? roll(table, forces.defender, forces.attacker);
    return {
      forces,
      byAttacker: mine.free,
      byDefender: theirs.free,
      aimed: { attacker: mine.aimed, defender: theirs.aimed },
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

/** The hits of one side: those that its victim shares out freely, and those that are aimed. */
export type Shots = { free: Spread; aimed: Spread };
function rollOf(pub: Pub, { attacker, system, planet }: Fight, units: readonly Unit[], against: Seat): Shots {
  const shots: Shots = { free: NONE, aimed: NONE };
  for (const unit of units) {
    const roll = { unit, against, attacker, system, planet };
    const kind = anyGrants('aims', pub, roll) ? 'aimed' : 'free';
    for (const die of combatDice(pub, roll))
      shots[kind] = plus(shots[kind], combatDie(pub, die, { seat: unit.owner, against, planet }));
  }
  return shots;
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
    if (holdsOut(pub, forces.defender)) outcome.defenderWins += p;
    else if (holdsOut(pub, forces.attacker)) outcome.attackerWins += p;
    else outcome.bothGone += p;
    for (const side of ['attacker', 'defender'] as const) count(pub, outcome.lost[side], start[side], forces[side], p);
  }
  return outcome;
}
/** [TI4-FLAG-4] Ships that were committed to a planet win nothing there. */
const holdsOut = (pub: Pub, units: readonly Unit[]): boolean =>
  units.some((u) => u.on === null || (kindOf(u.type) !== 'ship' && isGroundForce(pub, u)));
const none = (): Losses => ({ units: {}, resources: 0 });

function count(pub: Pub, losses: Losses, before: readonly Unit[], now: readonly Unit[], p: number): void {
  const alive = new Set(now.map((u) => u.id));
  for (const unit of before) {
    if (alive.has(unit.id)) continue;
    losses.units[unit.type] = (losses.units[unit.type] ?? 0) + p;
    losses.resources += p * priceOf(pub, unit);
  }
}
