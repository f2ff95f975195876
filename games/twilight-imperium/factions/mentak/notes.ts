// The promissory note of the Mentak Coalition.
import { faceUpNote } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';

export const notes: Piece[] = [
  faceUpNote({ id: 'promise-of-protection', faction: 'mentak', rules: ['TI4-PNOTE-3', 'TI4-TRANS-12'] }),
];
