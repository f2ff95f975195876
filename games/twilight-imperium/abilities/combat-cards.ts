// Action cards of combat: before it, in it, and against its hits.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { frameAt } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { effectsOf, lay, type Pub, type T } from '../state.ts';
import { havens } from '../values/retreat.ts';
import { cardOf, isShip, unitOf } from '../values/units.ts';
import { reaction } from './card.ts';

export const isSide = (about: { attacker: Seat; defender: Seat }, seat: Seat): boolean =>
  about.attacker === seat || about.defender === seat;
const hitsOn = (pub: Pub, seat: Seat, { about }: WindowFacts<{ frame: number }>): number =>
  frameAt(pub, about.frame, 'hits')!.args.batches.find((batch) => batch.seat === seat)?.hits ?? 0;
const played = (pub: Pub, seat: Seat, source: string): boolean =>
  effectsOf(pub, 'played').some((e) => e.source === source && e.seat === seat);

/** Cancels up to `most` hits on a seat, once per batch and player. [TI4-AC-10] */
function cancelHits(source: string, most: number) {
  return (t: T, { seat, about }: { seat: Seat; about: { frame: number } }): void => {
    const frame = t.frame(about.frame, 'hits')!;
    const batch = frame.args.batches.find((b) => b.seat === seat)!;
    batch.hits = Math.max(0, batch.hits - most);
    lay(frame, { kind: 'played', source, seat });
  };
}

export const combatCards: Piece[] = [
  reaction(
    {
      id: 'direct-hit',
      rules: ['TI4-SUST-8'],
      might(pub, seat, { about }) {
        const unit = unitOf(pub, about.unit);
        return about.by === seat && unit !== undefined && isShip(unit) && !cardOf(pub, unit).directHitImmune;
      },
      resolve: (t, { seat, about }) =>
        t.call('destroyUnits', { units: [about.unit], killers: [seat], cause: 'effect' }),
    },
    'sustain.after',
  ),
  reaction(
    {
      id: 'skilled-retreat',
      rules: ['TI4-ABMOVE-8'],
      might: (pub, seat, { about }) =>
        about.kind === 'space' && isSide(about, seat) && havens(pub, seat, about.at).length > 0,
      resolve: (t, { seat, about }) =>
        t.call('retreat', { seat, system: about.at, combat: about.frame, skilled: true }),
    },
    'combatRound.start',
  ),
  reaction(
    {
      id: 'morale-boost',
      rules: ['TI4-DICE-3', 'TI4-AC-10'],
      might: (pub, seat, { about }) => isSide(about, seat) && !played(pub, seat, 'morale-boost'),
      resolve(t, { seat, about }) {
        const frame = t.frame(about.frame, 'spaceCombat', 'groundCombat');
        lay(frame, { kind: 'combat', seat, amount: 1 });
        lay(frame, { kind: 'played', source: 'morale-boost', seat });
      },
    },
    'combatRound.start',
  ),
  reaction(
    {
      id: 'shields-holding',
      rules: ['TI4-HIT-1', 'TI4-AFB-4'],
      might: (pub, seat, w) =>
        (w.about.cause === 'space' || w.about.cause === 'afb') &&
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
      resolve: cancelHits('maneuvering-jets', 1),
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
