// The promissory note of the Embers of Muaat.
import { since } from '../../abilities/card.ts';
import { actionNote } from '../../abilities/notes/note.ts';
import { loseToken } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { playerOf } from '../../state.ts';
import { lacksTechnology } from '../../values/technology.ts';

export const notes: Piece[] = since(3, [
  actionNote({
    id: 'fires-of-the-gashlai',
    faction: 'muaat',
    rules: ['TI4-PNOTE-3', 'TI4-TECH-18'],
    might: (pub, seat, owner) => playerOf(pub, owner).fleet > 0 && lacksTechnology(pub, seat, 'war-sun'),
    resolve(t, { seat, owner }) {
      loseToken(t, owner, 'fleet');
      t.call('acquire', { seat, tech: 'war-sun' });
    },
  }),
]);
