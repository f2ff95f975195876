// Action cards about dice and hits: rolls, what sustains, what is cancelled.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { frameAt } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { effectsOf, lay, NOBODY, type Pub, type T } from '../../state.ts';
import { diceOf, rollAnew } from '../../steps/rolls.ts';
import { cardOf, fleetOf, isShip, unitOf } from '../../values/units.ts';
import { reaction, since } from '../card.ts';

const hitsOn = (pub: Pub, seat: Seat, { about }: WindowFacts<{ frame: number }>): number =>
  frameAt(pub, about.frame, 'hits')!.args.batches.find((batch) => batch.seat === seat)?.hits ?? 0;
const played = (pub: Pub, seat: Seat, source: string): boolean =>
  effectsOf(pub, 'played').some((e) => e.source === source && e.seat === seat);

/** Cancels up to `most` hits on a seat, once per batch and player. [TI4-AC-10] */
function cancelHits(source: string, most: number, wildly = most) {
  return (t: T, { seat, about }: { seat: Seat; about: { frame: number } }): void => {
    const frame = t.frame(about.frame, 'hits')!;
    const batch = frame.args.batches.find((b) => b.seat === seat)!;
    batch.hits = Math.max(0, batch.hits - (anyGrants('wild', t.s.pub) ? wildly : most));
    lay(frame, { kind: 'played', source, seat });
  };
}

const first: Piece[] = [
  reaction(
    {
      id: 'direct-hit',
      rules: ['TI4-SUST-8'],
      might(pub, seat, { about }) {
        const unit = unitOf(pub, about.unit);
        if (about.by !== seat || !unit || cardOf(pub, unit).directHitImmune) return false;
        return isShip(unit) || (unit.type === 'mech' && anyGrants('wild', pub));
      },
      resolve: (t, { seat, about }) =>
        t.call('destroyUnits', { units: [about.unit], killers: [seat], cause: 'effect' }),
    },
    'sustain.after',
  ),
  reaction(
    {
      id: 'shields-holding',
      rules: ['TI4-HIT-1', 'TI4-AFB-4'],
      might: (pub, seat, w) =>
        (w.about.cause === 'space' ||
          w.about.cause === 'afb' ||
          (w.about.cause === 'ground' && anyGrants('wild', pub))) &&
        hitsOn(pub, seat, w) > 0 &&
        !played(pub, seat, 'shields-holding'),
      resolve: cancelHits('shields-holding', 2),
    },
    'hits.assign.before',
  ),
  reaction(
    {
      id: 'maneuvering-jets',
      rules: ['TI4-SCO-8'],
      might: (pub, seat, w) =>
        (w.about.cause === 'sco' || w.about.cause === 'scd') &&
        hitsOn(pub, seat, w) > 0 &&
        !played(pub, seat, 'maneuvering-jets'),
      resolve: cancelHits('maneuvering-jets', 1, Number.POSITIVE_INFINITY),
    },
    'hits.assign.before',
  ),
  reaction(
    {
      id: 'fire-team',
      rules: ['TI4-DICE-5', 'TI4-DICE-6'],
      might: (_, seat, { about }) => about.by === seat,
      resolve: (t, { seat, about }) => t.call('reroll', { seat, roll: about.frame }),
    },
    'groundCombat.rolled',
  ),
];

const later: Piece[] = since(2, [
  reaction(
    {
      id: 'reflective-shielding',
      rules: ['TI4-SUST-3', 'TI4-HIT-10'],
      might(pub, seat, { about }) {
        const unit = unitOf(pub, about.unit);
        return about.owner === seat && ['space', 'afb'].includes(about.cause) && unit !== undefined && isShip(unit);
      },
      // Hits of the round join those that are assigned now; a barrage is for fighters, so there they come by themselves.
      resolve(t, { seat, about }) {
        const { batches, system, cause } = t.frame(about.frame, 'hits')!.args;
        const batch = cause === 'space' ? batches.find((b) => b.seat === about.by) : undefined;
        if (batch) batch.hits += 2;
        else strike(t, seat, about.by, system);
      },
    },
    'sustain.use',
  ),
  reaction(
    {
      id: 'waylay',
      rules: ['TI4-AFB-2'],
      might: (_, seat, { about }) => about.by === seat && about.ability === 'afb',
      resolve(t, { seat, about }) {
        const barrage = t.frame(t.frame(about.frame, 'abilityRoll')!.args.into, 'barrage')!;
        barrage.args.wide = [...(barrage.args.wide ?? []), seat];
      },
    },
    'unitAbility.roll.before',
  ),
  reaction(
    {
      id: 'scramble-frequency',
      rules: ['TI4-DICE-5', 'TI4-ABIL-4'],
      might: (pub, seat, { about }) => about.by !== seat && about.by !== NOBODY && diceOf(pub, about.frame).length > 0,
      resolve(t, { about }) {
        rollAnew(t, about.by, about.frame, [...diceOf(t.s.pub, about.frame).keys()]);
      },
    },
    'unitAbility.rolled',
  ),
]);
function strike(t: T, by: Seat, target: Seat, system: string): void {
  const eligible = fleetOf(t.s.pub, target, system).map((u) => u.id);
  t.call('hits', {
    cause: 'effect',
    system,
    planet: null,
    batches: [{ seat: target, by, hits: 2, eligible }],
  });
}

export const hitCards: Piece[] = [...first, ...later];
