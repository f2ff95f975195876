// The promissory note of nekro.
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { faceUpNote } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';

type Sides = { attacker: number; defender: number; on: string };

export const notes: Piece[] = since(3, [
  faceUpNote({
    id: 'antivirus',
    faction: 'nekro',
    rules: ['TI4-PNOTE-3', 'TI4-TECH-18'],
    window: { name: 'combat.start', might: (_, seat, { about }) => isSide(about as Sides, seat) },
  }),
]);
