// TI4-BOMB, TI4-SHLD: bombardment before the landing.

import type { Seat } from '@orrery/kernel';
import { step } from '../procedures.ts';
import { type AbilityRoll, piecesAt, sum } from '../registry.ts';
import { decline, option, planetName, systemName, tail, unitName } from '../say.ts';
import { NOBODY, type Pub, type Unit } from '../state.ts';
import { planetsIn } from '../values/board.ts';
import { abilityHits } from '../values/combat.ts';
import { abilityOf, fleetOf, groundOn, isShielded } from '../values/units.ts';
import { diceFor } from './cannon.ts';
import { enemiesOn, planetQuestion } from './invasion.ts';

/** `aims`: planet by unit, named before any die. [TI4-BOMB-2] `scores`: hits by planet, all rolled before the first is assigned. */
export type Bombardment = {
  seat: Seat;
  system: string;
  aims: Record<string, string>;
  targets: string[];
  scores: Record<string, number>;
  rolled?: { hits: number };
};

export const bombardment = step('bombardment', {
  use: {
    who: (pub, f) => (bombers(pub, f.args).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.bombard', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: [option('bombard', 'bombard', { dice: diceOf(k.pub, f.args) }), decline] },
      rules: ['TI4-BOMB-1', 'TI4-SHLD-1'],
    }),
    take(_, f, choices) {
      if (choices.get(f.args.seat) === 'no') return 'end';
    },
  },
  able(t, f) {
    if (bombers(t.s.pub, f.args).length === 0) return 'end';
  },
  aim: {
    who: (pub, f) => (unaimed(pub, f.args) ? [f.args.seat] : []),
    question(k, f) {
      const unit = unaimed(k.pub, f.args)!;
      const options = targetsIn(k.pub, f.args).map((p) =>
        option(`aim:${p}`, 'aim', { planet: planetName(p), unit: unitName(unit.type) }, [`planet:${p}`]),
      );
      return {
        prompt: { key: 'ask.aim', args: { unit: unitName(unit.type) } },
        ask: { shape: 'one', options },
        rules: ['TI4-BOMB-2'],
      };
    },
    take(t, f, choices) {
      f.args.aims[unaimed(t.s.pub, f.args)!.id] = tail(choices.get(f.args.seat));
      return { goto: 'aim' };
    },
  },
  targets(t, f) {
    const [only] = targetsIn(t.s.pub, f.args);
    for (const u of bombers(t.s.pub, f.args)) f.args.aims[u.id] ??= only!;
    f.args.targets = [...new Set(Object.values(f.args.aims))];
    f.args.scores = {};
  },
  // [TI4-BOMB-4] first all rolls, then the hits, planet by planet
  roll(t, f) {
    const { aims } = f.args;
    const planet = unrolled(f.args)!;
    const units = Object.keys(aims)
      .filter((id) => aims[id] === planet)
      .map(Number);
    const use = useOf(t.s.pub, f.args, planet);
    const extra = Object.values(aims)[0] === planet ? sum('dice', t.s.pub, use) : 0; // [TI4-BOMB-8] once
    t.call('abilityRoll', { ...use, units, into: f.id, extra, effects: [] });
  },
  score(t, f) {
    const planet = unrolled(f.args)!;
    const hits = abilityHits(t.s.pub, useOf(t.s.pub, f.args, planet), f.args.rolled!.hits);
    f.args.scores[planet] = hits;
    t.s.pub.rolls.at(-1)!.hits = hits;
    for (const piece of piecesAt(t.s.pub)) piece.bombarded?.(t, f.args.seat, planet, hits);
    if (unrolled(f.args)) return { goto: 'roll' };
  },
  order: {
    who: (pub, f) => (struck(pub, f.args).length > 1 ? [f.args.seat] : []),
    question: (k, f) => planetQuestion('ask.bombard.first', struck(k.pub, f.args), 'TI4-BOMB-4'),
    take(_, f, choices) {
      const first = tail(choices.get(f.args.seat));
      f.args.targets = [first, ...f.args.targets.filter((planet) => planet !== first)];
    },
  },
  hits(t, f) {
    const { seat, system, targets, scores } = f.args;
    const planet = targets[0]!;
    const target = ownerOn(t.s.pub, seat, planet);
    const eligible = groundOn(t.s.pub, target, planet).map((u) => u.id);
    const batches = [{ seat: target, by: seat, hits: scores[planet]!, eligible }];
    t.call('hits', { cause: 'bombardment', system, planet, batches });
    if (eligible.length > 0) t.call('bombarded', { seat, planet, target });
  },
  next(_, f) {
    f.args.targets = f.args.targets.slice(1);
    if (f.args.targets.length > 0) return { goto: 'order' };
  },
});

/** Where there is something to assign. */
const struck = (pub: Pub, { seat, targets, scores }: Bombardment): string[] =>
  targets.filter((planet) => scores[planet]! > 0 && enemiesOn(pub, seat, planet).length > 0);
const unrolled = ({ targets, scores }: Bombardment): string | undefined =>
  targets.find((planet) => scores[planet] === undefined);

/** The moment after the hits of one bombardment. */
export const bombarded = step('bombarded', {
  after: (t, f) =>
    t.window('bombardment.resolved.after', {
      by: f.args.seat,
      target: f.args.target,
      left: groundOn(t.s.pub, f.args.target, f.args.planet).length,
      planet: planetName(f.args.planet),
    }),
});

/** [TI4-BOMB-3, TI4-SHLD-1] Planets of others without a working shield. */
export const targetsIn = (pub: Pub, { seat, system }: Pick<Bombardment, 'seat' | 'system'>): string[] =>
  planetsIn(pub, system).filter((planet) => {
    if (pub.planets[planet]!.controller === seat || isShielded(pub, planet, seat)) return false;
    return pub.planets[planet]!.controller !== NOBODY || enemiesOn(pub, seat, planet).length > 0;
  });
export const bombers = (pub: Pub, args: Pick<Bombardment, 'seat' | 'system'>): Unit[] =>
  targetsIn(pub, args).length === 0
    ? []
    : fleetOf(pub, args.seat, args.system).filter((u) => abilityOf(pub, u, 'bombardment'));
function diceOf(pub: Pub, args: Bombardment): number {
  const { seat, system } = args;
  const roll = { seat, target: NOBODY, system, planet: null, ability: 'bombardment' as const };
  return diceFor(pub, bombers(pub, args), roll);
}
const unaimed = (pub: Pub, args: Bombardment): Unit | undefined =>
  targetsIn(pub, args).length < 2 ? undefined : bombers(pub, args).find((u) => args.aims[u.id] === undefined);
const ownerOn = (pub: Pub, seat: Seat, planet: string): Seat =>
  enemiesOn(pub, seat, planet)[0] ?? pub.planets[planet]!.controller;

const useOf = (pub: Pub, { seat, system }: Bombardment, planet: string): AbilityRoll => ({
  ability: 'bombardment',
  seat,
  target: ownerOn(pub, seat, planet),
  system,
  planet,
});
