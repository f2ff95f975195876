// TI4-BOMB, TI4-SHLD: bombardment before the landing.

import type { Bag, Option, Seat } from '@orrery/kernel';
import { ownerName } from '../atoms/units.ts';
import type { AbilityRoll } from '../modifiers.ts';
import { step } from '../procedures.ts';
import { piecesWith, sum } from '../registry.ts';
import { decline, option, planetName, systemName, tail, unitName } from '../say.ts';
import { NOBODY, type Pub, type T, type Unit } from '../state.ts';
import { planetsIn } from '../values/board.ts';
import { victimsOn } from '../values/coexistence.ts';
import { abilityHits } from '../values/combat.ts';
import { bombersIn, groundOn, isShielded } from '../values/units.ts';
import { diceFor } from './cannon.ts';
import type { Volley } from './rolls.ts';

/** `aims`: target by unit, named before any die. [TI4-BOMB-2] `scores`: hits by target, all rolled before the first is assigned. */
export type Bombardment = {
  seat: Seat;
  system: string;
  aims: Record<string, string>;
  targets: string[];
  scores: Record<string, number>;
  rolled?: { hits: number };
  on?: string; // the only planet it may be aimed at; then whoever calls for it has decided to fire
};

export const bombardment = step('bombardment', {
  use: {
    who: (pub, f) => (!f.args.on && bombers(pub, f.args).length > 0 ? [f.args.seat] : []),
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
      const options = targetsIn(k.pub, f.args).map((target) => aimOption(target, unit));
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
    const target = unrolled(f.args)!;
    const units = Object.keys(aims)
      .filter((id) => aims[id] === target)
      .map(Number);
    const use = useOf(t.s.pub, f.args, target);
    const extra = Object.values(aims)[0] === target ? sum('dice', t.s.pub, use) : 0; // [TI4-BOMB-8] once
    t.call('abilityRoll', { ...use, units, into: f.id, extra, effects: [] });
  },
  score(t, f) {
    const target = unrolled(f.args)!;
    const planet = planetOf(target);
    const hits = abilityHits(t.s.pub, useOf(t.s.pub, f.args, target), f.args.rolled!.hits);
    f.args.scores[target] = hits;
    t.s.pub.rolls.at(-1)!.hits = hits;
    for (const piece of piecesWith(t.s.pub, 'bombarded')) piece.bombarded(t, f.args.seat, planet, hits);
    if (unrolled(f.args)) return { goto: 'roll' };
  },
  order: {
    who: (pub, f) => (struck(pub, f.args).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.bombard.first' },
      ask: { shape: 'one', options: struck(k.pub, f.args).map(firstOption) },
      rules: ['TI4-BOMB-4'],
    }),
    take(_, f, choices) {
      const first = tail(choices.get(f.args.seat));
      f.args.targets = [first, ...f.args.targets.filter((target) => target !== first)];
    },
  },
  hits(t, f) {
    const { seat, system, targets, scores } = f.args;
    const target = victimOf(t.s.pub, seat, targets[0]!);
    fall(t, { seat, target, system, planet: planetOf(targets[0]!) }, scores[targets[0]!]!);
  },
  next(_, f) {
    f.args.targets = f.args.targets.slice(1);
    if (f.args.targets.length > 0) return { goto: 'order' };
  },
});

/** A bombardment that no unit fires: an effect rolls its dice, and no shield stops them. */
export type Shelling = Strike & { volley: Volley; rolled?: { hits: number } };
export const shelling = step('shelling', {
  roll(t, f) {
    const { volley, ...strike } = f.args;
    t.call('abilityRoll', { ...shot(strike), units: [], volleys: [volley], into: f.id, extra: 0, effects: [] });
  },
  hits(t, f) {
    const { seat, planet, rolled } = f.args;
    const hits = abilityHits(t.s.pub, shot(f.args), rolled!.hits);
    t.s.pub.rolls.at(-1)!.hits = hits;
    for (const piece of piecesWith(t.s.pub, 'bombarded')) piece.bombarded(t, seat, planet, hits);
    fall(t, f.args, hits);
  },
});
type Strike = { seat: Seat; target: Seat; system: string; planet: string };
const shot = ({ seat, target, system, planet }: Strike): AbilityRoll => ({
  ability: 'bombardment',
  seat,
  target,
  system,
  planet,
});

/** What is left of hits upon ground forces that cancel some by themselves. */
export const unabsorbed = (pub: Pub, target: Seat, planet: string, hits: number): number =>
  target === NOBODY ? hits : Math.max(0, hits - sum('absorbs', pub, target, planet));

/** The hits upon the ground forces of one player on a planet, and the moment after them. */
function fall(t: T, { seat, target, system, planet }: Strike, hits: number): void {
  const eligible = groundOn(t.s.pub, target, planet).map((u) => u.id);
  const more = sum('fells', t.s.pub, 'bombardment');
  const fells = more > 0 ? { fells: 1 + more } : {};
  const batches = [{ seat: target, by: seat, hits: unabsorbed(t.s.pub, target, planet, hits), eligible, ...fells }];
  t.call('hits', { cause: 'bombardment', system, planet, batches });
  if (eligible.length > 0) t.call('bombarded', { seat, planet, target });
}

/** Where there is something to assign. */
const struck = (pub: Pub, { seat, targets, scores }: Bombardment): string[] =>
  targets.filter((target) => {
    const victim = victimOf(pub, seat, target);
    return scores[target]! > 0 && groundOn(pub, victim, planetOf(target)).length > 0;
  });
const unrolled = ({ targets, scores }: Bombardment): string | undefined =>
  targets.find((target) => scores[target] === undefined);

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

/** [TI4-BOMB-3, TI4-SHLD-1, TI4-COEX-14] Planets of others without a working shield: `lodor`, or `lodor>2` where there are several. */
type Site = Pick<Bombardment, 'seat' | 'system' | 'on'>;
export const targetsIn = (pub: Pub, { seat, system, on }: Site): string[] =>
  planetsIn(pub, system).flatMap((planet) => {
    if ((on && planet !== on) || isShielded(pub, planet, seat)) return [];
    const victims = victimsOn(pub, seat, planet);
    return victims.length > 1 ? victims.map((victim) => `${planet}>${victim}`) : victims.map(() => planet);
  });
const planetOf = (target: string): string => target.split('>')[0]!;
const victimOf = (pub: Pub, seat: Seat, target: string): Seat => {
  const [planet, named] = target.split('>') as [string, string?];
  return named === undefined ? (victimsOn(pub, seat, planet)[0] ?? pub.planets[planet]!.controller) : Number(named);
};
/** A target in words: the planet, and whose units where it is not plain. */
function targetWords(target: string): { verb: string; args: Bag; refs: string[] } {
  const [planet, named] = target.split('>') as [string, string?];
  const args = { planet: planetName(planet), ...(named === undefined ? {} : { seat: ownerName(Number(named)) }) };
  return { verb: named === undefined ? '' : '.of', args, refs: [`planet:${planet}`] };
}
const firstOption = (target: string): Option => {
  const { verb, args, refs } = targetWords(target);
  return option(`planet:${target}`, `planet${verb}`, args, refs);
};
const aimOption = (target: string, unit: Unit): Option => {
  const { verb, args, refs } = targetWords(target);
  return option(`aim:${target}`, `aim${verb}`, { ...args, unit: unitName(unit.type) }, refs);
};
/** [TI4-BOMB-9] What stands on the planet that is fought for fights there. */
export const bombers = (pub: Pub, args: Site): Unit[] =>
  targetsIn(pub, args).length === 0
    ? []
    : bombersIn(pub, args.seat, args.system).filter((u) => !args.on || u.on !== args.on);
function diceOf(pub: Pub, args: Bombardment): number {
  const { seat, system } = args;
  const roll = { seat, target: NOBODY, system, planet: null, ability: 'bombardment' as const };
  return diceFor(pub, bombers(pub, args), roll);
}
const unaimed = (pub: Pub, args: Bombardment): Unit | undefined =>
  targetsIn(pub, args).length < 2 ? undefined : bombers(pub, args).find((u) => args.aims[u.id] === undefined);
const useOf = (pub: Pub, { seat, system }: Bombardment, target: string): AbilityRoll =>
  shot({ seat, system, target: victimOf(pub, seat, target), planet: planetOf(target) });
