// The promissory note of the Xxcha Kingdom.
import { note } from '../../abilities/notes/note.ts';
import { loseToken } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { playerOf } from '../../state.ts';
import { replaceAgenda } from '../../steps/agenda/influence.ts';

export const notes: Piece[] = [
  note(
    {
      id: 'political-favor',
      faction: 'xxcha',
      rules: ['TI4-PNOTE-16', 'TI4-AGENDA-6'],
      might: (pub, _, owner) => playerOf(pub, owner).strategy > 0,
      resolve(t, { owner, about }) {
        loseToken(t, owner, 'strategy');
        replaceAgenda(t, about.frame);
      },
    },
    'agenda.revealed.when',
  ),
];
