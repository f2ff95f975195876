// The promissory notes of the Vuil'raith Cabal.

import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, lay } from '../../state.ts';

declare module '../../state.ts' {
  interface Effects {
    crucible: true;
  }
}

export const notes: Piece[] = since(3, [
  {
    ...note(
      {
        id: 'crucible',
        faction: 'vuilraith',
        rules: ['TI4-PNOTE-3', 'TI4-RIFT-1'],
        might: (_, seat, __, { about }) => about.by === seat,
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'crucible', seat }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      steady: (pub, seat) => effectsOf(pub, 'crucible').some((effect) => effect.seat === seat),
      slings: (pub, seat) => (effectsOf(pub, 'crucible').some((effect) => effect.seat === seat) ? 1 : 0),
    },
  },
]);
