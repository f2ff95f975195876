// The promissory note of the Yssaril Tribes.
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { playerOf } from '../../state.ts';

export const notes: Piece[] = [
  note(
    {
      id: 'spy-net',
      faction: 'yssaril',
      rules: ['TI4-PNOTE-3', 'TI4-HID-7'],
      might: (pub, seat, owner, { about }) => about.by === seat && playerOf(pub, owner).hand > 0,
      resolve: (t, { seat, owner }) => t.call('takeFromHand', { seat, from: owner }),
    },
    'turn.start',
  ),
];
