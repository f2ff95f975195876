// The promissory note of the L1Z1X Mindnet.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, lay } from '../../state.ts';

declare module '../../state.ts' {
  interface Effects {
    'cybernetic-enhancements': true;
  }
}

export const notes: Piece[] = since(3, [
  {
    ...note(
      {
        id: 'cybernetic-enhancements',
        faction: 'l1z1x',
        rules: ['TI4-PNOTE-3', 'TI4-STATUS-11'],
        might: () => true,
        resolve: (t, { seat }) =>
          lay(frameOf(t.s.pub, 'statusPhase'), { kind: 'cybernetic-enhancements', seat, amount: 1 }),
      },
      'status.gainTokens',
    ),
    modifiers: {
      tokens: (pub, seat) => effectsOf(pub, 'cybernetic-enhancements').filter((effect) => effect.seat === seat).length,
    },
  },
]);
