// TI4-PNOTE-15: Alliance lends the commander of whoever issued it, while that one is unlocked.
import type { Piece } from '../../registry.ts';
import { cardsOf } from '../../state.ts';
import { leaderOf } from '../../steps/leaders.ts';
import { openNotes } from '../../values/notes.ts';
import { faceUpNote } from '../notes/note.ts';
import { LEADERS } from './leader.ts';

const ALLIANCE = 'alliance';

const note = faceUpNote({
  id: ALLIANCE,
  rules: ['TI4-PNOTE-15', 'TI4-LEAD-8', 'TI4-LEAD-9'],
  received() {}, // it lies open at once
  modifiers: {
    copies: (pub, seat) =>
      openNotes(pub, ALLIANCE)
        .filter(({ holder }) => holder === seat)
        .flatMap(({ owner }) => cardsOf(pub, owner, 'leader'))
        .flatMap(({ id, state }) => (state !== 'locked' && leaderOf(pub, id)?.type === 'commander' ? [id] : [])),
  },
});
export const alliance: Piece = { ...note, since: LEADERS, note: { ...note.note, set: 'pok' } };
