// The promissory note of the Emirates of Hacan.
import { faceUpNote } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { openNotes } from '../../values/notes.ts';

export const notes: Piece[] = [
  faceUpNote({
    id: 'trade-convoys',
    faction: 'hacan',
    rules: ['TI4-PNOTE-3', 'TI4-NEIGH-4'],
    modifiers: {
      tradesWith: (pub, a, b) => openNotes(pub, 'trade-convoys').some(({ holder }) => holder === a || holder === b),
    },
  }),
];
