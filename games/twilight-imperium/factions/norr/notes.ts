// The promissory note of Sardakk N'orr.
import { isSide } from '../../abilities/cards/combat.ts';
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { putOff } from '../../steps/moments.ts';

export const notes: Piece[] = [
  note(
    {
      id: 'tekklar-legion',
      faction: 'norr',
      rules: ['TI4-PNOTE-3', 'TI4-DICE-2'],
      might: (_, seat, __, { about }) => isSide(about, seat),
      resolve(t, { seat, owner, about }) {
        const effect = { kind: 'combat', source: 'tekklar-legion', until: 'groundCombat.end' } as const;
        putOff(t, { ...effect, seat, amount: 1 });
        if (isSide(about, owner)) putOff(t, { ...effect, seat: owner, amount: -1 });
      },
    },
    'groundCombat.start',
  ),
];
