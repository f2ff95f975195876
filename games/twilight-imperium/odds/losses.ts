// Combat odds: what hits leave of a side. Its owner is careful: Sustain Damage first, then the cheapest units, and of
// equal ones not the unit that is about to be repaired. Neutral units keep to their fixed order. [TI4-NEUT-6, -7]
import type { Seat } from '@orrery/kernel';
import type { Mending } from '../modifiers.ts';
import { inFights } from '../registry.ts';
import type { Pub, Unit } from '../state.ts';
import { leastMissed, sustainWorth } from '../values/combat.ts';
import { canSustain, isCapital, isHardened } from '../values/units.ts';
import type { Forces } from './standings.ts';

/**
 * Which units the hits of a salvo may meet. `sustained`: who has used Sustain Damage in this round already;
 * `mends`: the repairs that belong to it; `retort`: hits that answer the Sustain Damage of a unit.
 */
export type Impact = {
  meets(u: Unit): boolean;
  sustained?: readonly number[];
  mends?: readonly Mending[];
  retort?(pub: Pub, u: Unit): number;
  spills?(pub: Pub, victim: Seat): boolean; // hits beyond the units they may meet damage ships of this seat
};
export type Hits = { attacker: number; defender: number };

/** The units that cancel hits. */
function sustaining(pub: Pub, units: readonly Unit[], hits: number, { meets }: Impact): { by: Unit[]; left: number } {
  const by: Unit[] = [];
  let left = hits;
  for (const unit of leastMissed(pub, units.filter(meets))) {
    if (left <= 0) break;
    if (!canSustain(pub, unit)) continue;
    by.push(unit);
    left -= sustainWorth(pub, unit.owner);
  }
  return { by, left: Math.max(0, left) };
}

/** What is left of a side after so many hits, and after the repairs that follow them. */
export function suffer(pub: Pub, units: readonly Unit[], hits: number, impact: Impact, aimed = 0): readonly Unit[] {
  const { by, left } = sustaining(pub, units, hits, impact);
  const sustained = new Set([...by.map((u) => u.id), ...(impact.sustained ?? [])]);
  const worn = units.map((u) => (by.includes(u) ? { ...u, damaged: true } : u));
  const mends = impact.mends?.includes('hits.assigned') ?? false;
  const whole = mends ? mended(pub, worn, 'hits.assigned', sustained) : worn; // as if nobody were lost
  const exposed = leastMissed(pub, whole.filter(impact.meets));
  const bound = Math.max(0, aimed - (hits - left)); // aimed hits are cancelled first [TI4-HIT-8]
  const first = exposed.filter(isCapital).slice(0, bound);
  const rest = exposed.filter((u) => !first.includes(u)).slice(0, left - first.length);
  const gone = new Set([...first, ...rest].map((u) => u.id));
  const alive = worn.filter((u) => !gone.has(u.id));
  const hurt = spilled(pub, alive, left - exposed.length, impact);
  return mends ? mended(pub, hurt, 'hits.assigned', sustained) : hurt;
}
/** The dearest of those that could sustain damage, without their doing so. [TI4-SUST-7] */
function spilled(pub: Pub, units: readonly Unit[], excess: number, { spills }: Impact): readonly Unit[] {
  const [first] = units;
  if (excess <= 0 || !first || !spills?.(pub, first.owner)) return units;
  const struck = leastMissed(
    pub,
    units.filter((u) => isHardened(pub, u)),
  ).slice(-excess);
  return units.map((u) => (struck.includes(u) ? { ...u, damaged: true } : u));
}

/** Repairs that happen by themselves at one moment of the round. */
export function mended(
  pub: Pub,
  units: readonly Unit[],
  at: Mending,
  sustained: ReadonlySet<number> = new Set(),
): readonly Unit[] {
  let now = units;
  for (const { mends } of inFights(pub, 'mends')) {
    const unit = mends.at === at ? mends.unit(pub, now, sustained) : undefined;
    if (unit) now = now.map((u) => (u.id === unit.id ? { ...u, damaged: false } : u));
  }
  return now;
}

/** [TI4-HIT-10] The hits on both sides with those that sustaining units send back, until no more come. */
export function retorted(pub: Pub, forces: Forces, first: Hits, impact: Impact): Hits {
  const { retort } = impact;
  if (!retort) return first;
  const back = (side: readonly Unit[], hits: number): number =>
    sustaining(pub, side, hits, impact).by.reduce((n, u) => n + retort(pub, u), 0);
  let now = first;
  for (;;) {
    const next = {
      attacker: first.attacker + back(forces.defender, now.defender),
      defender: first.defender + back(forces.attacker, now.attacker),
    };
    if (next.attacker === now.attacker && next.defender === now.defender) return now;
    now = next;
  }
}
