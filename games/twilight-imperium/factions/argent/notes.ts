// The promissory notes of the Argent Flight.

import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';

export const notes: Piece[] = since(3, [
  note(
    {
      id: 'strike-wing-ambuscade',
      faction: 'argent',
      rules: ['TI4-PNOTE-3', 'TI4-ABIL-5'],
      might: (_, seat, __, { about }) => about.by === seat,
      resolve(t, { about }) {
        const roll = t.frame(about.frame, 'abilityRoll');
        if (roll) roll.args.extra += 1;
      },
    },
    'unitAbility.roll.before',
  ),
]);
