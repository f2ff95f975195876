// Units placed, exchanged and given up by effects: with the pieces that are there, and never more.
import type { Seat } from '@orrery/kernel';
import { place, remove } from '../atoms/units.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { barTo } from '../registry.ts';
import { unitOption } from '../say.ts';
import { NOBODY, type Pub, type T, type Unit } from '../state.ts';
import { weakest } from '../steps/hits.ts';
import { systemOf } from '../values/board.ts';
import { choosable, deciderOf } from '../values/combat.ts';
import { neutralsLeft, reinforcements, unitOf } from '../values/units.ts';

/** [TI4-COMP-4] One unit from reinforcements, or one taken off the board for it. */
export function placeIn(t: T, seat: Seat, type: UnitType, system: string): void {
  t.call('piece', { seat, type, need: 1 });
  t.call('placeOne', { seat, type, system, on: null });
}
/** Infantry is never short of pieces; where no units may be placed none is. */
export function deploy(t: T, seat: Seat, planet: string, count: number): void {
  if (barTo('place', t.s.pub, planet)) return;
  for (let i = 0; i < count; i++) place(t, seat, 'infantry', systemOf(t.s.pub, planet), planet);
}

/** [TI4-TESET-15] Neutral units from the common supply; what it lacks is not placed. */
export type PlaceNeutral = { system: string; on: string | null; types: UnitType[] };
export const placeNeutral = step('placeNeutral', {
  place(t, { args: { system, on, types } }) {
    for (const type of types) if (neutralsLeft(t.s.pub) > 0) place(t, NOBODY, type, system, on);
  },
});

/** [TI4-HIT-13] Destroyed by an effect: no hit, nothing to cancel. */
export function destroyBy(t: T, by: Seat, units: readonly Unit[]): void {
  if (units.length === 0) return;
  t.call('destroyUnits', { units: units.map((u) => u.id), killers: units.map(() => by), cause: 'effect' });
}

/** Replaces a unit by one of another type or owner, at its place. */
export const exchange = (t: T, seat: Seat, unit: Unit, type: UnitType): void => {
  t.call('piece', { seat, type, need: 1 });
  t.call('swapUnit', { seat, unit: unit.id, type });
};
export const swapUnit = step('swapUnit', {
  swap(t, f) {
    const unit = unitOf(t.s.pub, f.args.unit);
    const { seat, type } = f.args;
    if (!unit || reinforcements(t.s.pub, seat, type) <= 0) return;
    remove(t, [unit]);
    place(t, seat, type, unit.at, unit.on);
  },
});

/** `count` of these units are destroyed, as their owner chooses. `by`: who made it so. */
export type Sacrifice = { seat: Seat; by: Seat; units: number[]; count: number };
export const sacrifice = step('sacrifice', {
  pick: {
    who: (pub, f) => (f.args.count > 0 && victims(pub, f.args).length > 1 ? [deciderOf(pub, f.args.seat)] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.destroy' },
      ask: { shape: 'one', options: victims(k.pub, f.args).map((u) => unitOption(k.pub, 'destroy', u)) },
      rules: ['TI4-HIT-13', ...(f.args.seat === NOBODY ? ['TI4-SPEAK-5'] : [])],
    }),
    take(t, f, answers) {
      const [choice] = [...answers.values()];
      fall(t, f.args, victims(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'destroy', u).key === choice)!);
      return { goto: 'pick' };
    },
  },
  rest(t, f) {
    const unit = f.args.count > 0 ? weakest(left(t.s.pub, f.args)) : undefined; // all alike, or neutral [TI4-NEUT-8]
    if (!unit) return;
    fall(t, f.args, unit);
    return { goto: 'pick' };
  },
});
const left = (pub: Pub, { units }: Sacrifice): Unit[] =>
  units.map((id) => unitOf(pub, id)).filter((u): u is Unit => u !== undefined);
const victims = (pub: Pub, args: Sacrifice): Unit[] => choosable(pub, args.seat, left(pub, args), args.count);
function fall(t: T, args: Sacrifice, unit: Unit): void {
  args.count -= 1;
  destroyBy(t, args.by, [unit]);
}
