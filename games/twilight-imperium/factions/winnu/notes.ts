// The promissory note of the Winnu.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, lay } from '../../state.ts';

declare module '../../state.ts' {
  interface Effects {
    acquiescence: true;
  }
}

export const notes: Piece[] = since(3, [
  {
    ...note(
      {
        id: 'acquiescence',
        faction: 'winnu',
        rules: ['TI4-PNOTE-17', 'TI4-SACT-10'],
        might: (_, __, owner, { about }) => about.by === owner,
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'strategic'), { kind: 'acquiescence', seat }),
      },
      'strategic.resolve',
    ),
    modifiers: { sparesToken: (pub, seat) => effectsOf(pub, 'acquiescence').some((effect) => effect.seat === seat) },
  },
]);
