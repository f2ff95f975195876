// Combat odds: fire before the rounds of a fight. Whoever may fire is taken to fire.

import type { Frame, Seat } from '@orrery/kernel';
import type { AbilityRoll, Fight, InFights } from '../modifiers.ts';
import { frameOf } from '../procedures.ts';
import { anyGrants, inFights, piecesWith, sum } from '../registry.ts';
import { clockwise, NOBODY, type Pub, type Unit } from '../state.ts';
import { type Bombardment, bombers, targetsIn, unabsorbed } from '../steps/bombardment.ts';
import { gunsOf, gunsOn, maySpeak, shooter, targetsOf } from '../steps/cannon.ts';
import { abilityDice, abilityHits } from '../values/combat.ts';
import { abilityOf, canSustain } from '../values/units.ts';
import { type Opening, roundHits, type Salvo, type Side, stay, volley } from './fight.ts';
import { suffer } from './losses.ts';
import { exactly, mapped, NONE, oneDie, plus, type Spread } from './spread.ts';
import { type Forces, isOver } from './standings.ts';

function spreadOf(pub: Pub, units: readonly Unit[], use: AbilityRoll, extra = 0): Spread {
  const dice = abilityDice(pub, units, use, extra);
  return dice.reduce(
    (total, { need }) =>
      plus(
        total,
        oneDie((face) => (face >= need ? 1 : 0)),
      ),
    NONE,
  );
}

/** Hits that lie on the table and wait to be assigned. */
export function pendingHits(pub: Pub, fight: Fight): Salvo[] {
  const frame = frameOf(pub, 'hits');
  if (!frame) return [];
  const { batches, sustained = [], cause } = frame.args;
  const on = (seat: Seat) => batches.find((b) => b.seat === seat);
  const aimedAt = (seat: Seat): number => Math.min(on(seat)?.aimed ?? 0, on(seat)?.hits ?? 0);
  const against = (seat: Seat): Spread => exactly((on(seat)?.hits ?? 0) - aimedAt(seat));
  const eligible = new Set(batches.flatMap((b) => b.eligible));
  const ofRound = cause === 'space' || cause === 'ground' ? roundHits(fight, sustained) : {};
  return [
    (_, { attacker, defender }) => ({
      ...ofRound,
      byAttacker: against(defender[0]!.owner),
      byDefender: against(attacker[0]!.owner),
      aimed: { attacker: exactly(aimedAt(defender[0]!.owner)), defender: exactly(aimedAt(attacker[0]!.owner)) },
      meets: (u) => eligible.has(u.id),
    }),
  ];
}

/** [TI4-SCO-2] Every player who has not fired yet, one after another. Guns count as they stand now. */
export function cannonsOf(pub: Pub, { attacker, defender, system }: Fight): Salvo[] {
  const frame = frameOf(pub, 'spaceCannonOffence');
  if (!frame && frameOf(pub, 'tactical')?.at === 'combat') return [];
  const next = frame ? frame.args.next + (frame.at === 'fire' ? 0 : 1) : 0;
  const salvos: Salvo[] = [];
  for (let n = next; n <= pub.seats; n++) {
    const turn = { seat: attacker, system, next: n };
    const by = shooter(pub, turn);
    const target = by === attacker ? defender : attacker;
    if (!targetsOf(pub, turn).includes(target)) continue;
    const use: AbilityRoll = { ability: 'spaceCannon', seat: by, target, system, planet: null };
    const spread = spreadOf(pub, gunsOf(pub, by, system), use, sum('dice', pub, use));
    salvos.push(() => ({
      byAttacker: by === attacker ? spread : NONE,
      byDefender: by === attacker ? NONE : spread,
      meets: () => true,
    }));
  }
  return salvos;
}

/** [TI4-AFB-2, -3] Both at once, against fighters only. */
export const barrageOf =
  ({ attacker, defender, system }: Fight): Salvo =>
  (pub, forces) => {
    const fire = (units: readonly Unit[], seat: Seat, target: Seat) =>
      spreadOf(
        pub,
        units.filter((u) => abilityOf(pub, u, 'afb')),
        { ability: 'afb', seat, target, system, planet: null },
      );
    return {
      byAttacker: fire(forces.attacker, attacker, defender),
      byDefender: fire(forces.defender, defender, attacker),
      meets: (u) => u.type === 'fighter',
      spills: (table, victim) => anyGrants('spills', table, victim === attacker ? defender : attacker),
    };
  };

/** Bombardment aimed at this planet, then the cannons on it. [TI4-BOMB-2, TI4-SCD-1] */
export function defencesOf(pub: Pub, fight: Fight, invasion: Frame): Salvo[] {
  return [...bombardmentOf(pub, fight, invasion), ...landingFire(pub, fight, invasion)];
}

function bombardmentOf(pub: Pub, fight: Fight, invasion: Frame): Salvo[] {
  const { attacker, defender, system, planet } = fight;
  const frame = frameOf(pub, 'bombardment');
  if (!planet || (!frame && invasion.at !== 'bombard') || frameOf(pub, 'hits')?.args.planet === planet) return [];
  const { aims = {}, scores = {}, targets } = (frame?.args ?? {}) as Partial<Bombardment>;
  if (targets && !targets.includes(planet)) return [];
  const fire = (hits: Spread): Salvo[] => [
    (table) => ({
      byAttacker: mapped(hits, (n) => unabsorbed(table, defender, planet, n)),
      byDefender: NONE,
      meets: (u) => u.owner === defender,
    }),
  ];
  if (scores[planet] !== undefined) return fire(exactly(scores[planet]));
  const only = targetsIn(pub, { seat: attacker, system }).join() === planet;
  const units = only ? bombers(pub, { seat: attacker, system }) : pub.units.filter((u) => aims[u.id] === planet);
  const use: AbilityRoll = { ability: 'bombardment', seat: attacker, target: defender, system, planet };
  const extra = only || Object.values(aims)[0] === planet ? sum('dice', pub, use) : 0;
  return fire(mapped(spreadOf(pub, units, use, extra), (hits) => abilityHits(pub, use, hits)));
}

function landingFire(pub: Pub, { attacker, system, planet }: Fight, invasion: Frame): Salvo[] {
  const frame = frameOf(pub, 'spaceCannonDefence');
  if (!frame && !['bombard', 'commit', 'commitToo', 'committed', 'defence'].includes(invasion.at)) return [];
  const waiting = (seat: Seat): boolean => {
    if (!frame) return true;
    const { planets, planet: now, queue } = frame.args;
    if (now !== planet) return planets.includes(planet!);
    return (frame.at === 'fire' ? queue : queue.slice(1)).includes(seat);
  };
  return [...clockwise(pub, attacker).slice(1), NOBODY]
    .filter((seat) => gunsOn(pub, seat, planet!).length > 0 && maySpeak(pub, seat, attacker, planet!) && waiting(seat))
    .map((seat) => {
      const use: AbilityRoll = { ability: 'spaceCannon', seat, target: attacker, system, planet };
      const byDefender = spreadOf(pub, gunsOn(pub, seat, planet!), use, sum('dice', pub, use));
      return () => ({ byAttacker: NONE, byDefender, meets: (u: Unit) => u.owner === attacker });
    });
}

/** Effects of the start of a combat that need no decision: the attacker’s, then the defender’s. [TI4-WIN-7] */
export function strikesOf(pub: Pub, fight: Fight, used: readonly string[]): Opening[] {
  const { attacker, defender } = fight;
  return piecesWith(pub, 'odds').flatMap(({ id, odds }) =>
    [attacker, defender].flatMap((seat) => {
      const side = seat === attacker ? 'attacker' : 'defender';
      if (used.includes(`${id} use@${seat}`)) return [];
      return [
        ...(odds.strikes ? [strike(fight, side, odds.strikes)] : []),
        ...(odds.ambushes ? [volley(ambush(fight, side, odds.ambushes))] : []),
      ];
    }),
  );
}

/** Dice at the start, which no modifier of combat touches. [TI4-DICE-10] */
const ambush =
  (fight: Fight, own: Side, needs: NonNullable<InFights['ambushes']>): Salvo =>
  (pub, forces) => {
    const dice = needs(pub, fight, forces[own]).map((need) => oneDie((face) => (face >= need ? 1 : 0)));
    const spread = dice.reduce(plus, NONE);
    return {
      byAttacker: own === 'attacker' ? spread : NONE,
      byDefender: own === 'attacker' ? NONE : spread,
      meets: () => true,
    };
  };

/** [TI4-BOMB-9] What the attacker's units that do not fight on the planet add to each round. */
export function harryOf(pub: Pub, fight: Fight): Salvo | undefined {
  const { attacker, defender, system, planet } = fight;
  const units = inFights(pub, 'harries').flatMap(({ harries }) => harries(pub, fight, attacker));
  if (planet === null || units.length === 0) return undefined;
  const use: AbilityRoll = { ability: 'bombardment', seat: attacker, target: defender, system, planet };
  const hits = mapped(spreadOf(pub, units, use, sum('dice', pub, use)), (n) => abilityHits(pub, use, n));
  return (table) => ({
    byAttacker: mapped(hits, (n) => unabsorbed(table, defender, planet, n)),
    byDefender: NONE,
    meets: (u) => u.owner === defender,
  });
}

/** A hit at the start meets one unit; what its Sustain Damage sends back meets all. [TI4-HIT-9, -10] */
const strike =
  (fight: Fight, own: Side, strikes: NonNullable<InFights['strikes']>): Opening =>
  (pub, field) =>
  (at) => {
    const forces = field.at(at);
    const enemy = own === 'attacker' ? 'defender' : 'attacker';
    const found = strikes(pub, fight, forces[own], forces[enemy]);
    if (!found || isOver(forces)) return stay(at);
    const now =
      'destroys' in found ? destroyed(forces, enemy, found.destroys) : struck(pub, fight, forces, enemy, found.hits);
    return new Map([[field.place(field.sideOf(now.attacker), field.sideOf(now.defender)), 1]]);
  };
const destroyed = (forces: Forces, side: Side, unit: Unit): Forces => ({
  ...forces,
  [side]: forces[side].filter((u) => u.id !== unit.id),
});
function struck(pub: Pub, fight: Fight, forces: Forces, side: Side, unit: Unit): Forces {
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const back = canSustain(pub, unit) ? (roundHits(fight).retort?.(pub, unit) ?? 0) : 0;
  const one = suffer(pub, forces[side], 1, { meets: (u) => u.id === unit.id });
  return { ...forces, [side]: one, [other]: suffer(pub, forces[other], back, { meets: () => true }) };
}
