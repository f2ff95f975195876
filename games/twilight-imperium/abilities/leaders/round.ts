// TI4-LEAD-11: heroes whose effect lasts to the end of the round, and who are purged then.
import { purgeCard } from '../../atoms/possession.ts';
import type { Modifiers } from '../../modifiers.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { type Effects, effectsOf, heldCard, type Know } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';

/** Instead of being purged at once it lies there, in force, until the round is over, and is not used a second time. */
export function forThisRound(hero: Piece, kind: keyof Effects, modifiers: Partial<Modifiers>): Piece {
  const name = `leader.${hero.id}` as const;
  const lasting = step(name, {
    begin: (t, { args: { seat } }) => putOff(t, { kind, seat, source: hero.id, until: 'round.end' }),
  });
  const { actions } = hero;
  const isInForce = ({ pub, seat }: Know) => effectsOf(pub, kind).some((e) => e.seat === seat && e.source === hero.id);
  return {
    ...hero,
    ...(actions && { actions: { ...actions, can: (k) => (isInForce(k) ? [] : actions.can(k)) } }),
    modifiers,
    steps: stepNamed(name, lasting),
    due(t, { seat }) {
      const card = heldCard(t.s.pub, seat, hero.id);
      if (card) purgeCard(t, card);
    },
  };
}
