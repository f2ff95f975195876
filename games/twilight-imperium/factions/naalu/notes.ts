// The promissory note of the Naalu Collective.
import { since } from '../../abilities/card.ts';
import { goHome, note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';

declare module '../../state.ts' {
  interface Effects {
    prescience: true;
  }
}

const GIFT = 'gift-of-prescience';

export const notes: Piece[] = since(3, [
  {
    ...note(
      {
        id: GIFT,
        faction: 'naalu',
        rules: ['TI4-INIT-4', 'TI4-PNOTE-3'],
        might: () => true,
        lasts: true,
        resolve: (t, { seat, owner }) =>
          putOff(t, { kind: 'prescience', seat, amount: owner, source: GIFT, until: 'status.end' }),
      },
      'strategy.end',
    ),
    modifiers: { precedes: (pub, seat) => effectsOf(pub, 'prescience').some((effect) => effect.seat === seat) },
    due: (t, { amount }) => goHome(t, GIFT, amount!),
  },
]);
