// The promissory note of the Deepwrought Scholarate.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { actionNote } from '../../abilities/notes/note.ts';
import { returnNote } from '../../atoms/notes.ts';
import { returnTechnology } from '../../effects/cards.ts';
import { idOf } from '../../effects/targets.ts';
import type { Piece } from '../../piece.ts';
import { noteKind, player, techName } from '../../say.ts';
import { has, type Pub, technologiesOf } from '../../state.ts';
import { openNote, openNotes } from '../../values/notes.ts';
import { isUpgrade, lacksTechnology } from '../../values/technology.ts';

const ID = 'share-knowledge';
const shared = (pub: Pub, seat: Seat, owner: Seat): string[] =>
  technologiesOf(pub, owner)
    .map(({ id }) => id)
    .filter((id) => !isUpgrade(id) && lacksTechnology(pub, seat, id));

/** [TI4-F-DEEP-12] The technology lies on the note, and both go home when the status phase ends. */
export const notes: Piece[] = since(7, [
  {
    ...actionNote({
      id: ID,
      faction: 'deepwrought',
      rules: ['TI4-F-DEEP-12', 'TI4-TECH-18'],
      lasts: true,
      might: (pub, seat, owner) => shared(pub, seat, owner).length > 0,
      where: (pub, { seat, owner }) => shared(pub, seat, owner).map((id) => `tech:${id}`),
      resolve(t, { seat, owner, at = '' }) {
        openNote(t.s.pub, ID, owner)!.elected = idOf(at);
        t.tell({
          type: 'knowledge.shared',
          pub: { seat: player(seat), from: player(owner), tech: techName(idOf(at)), note: noteKind(ID) },
        });
        t.call('acquire', { seat, tech: idOf(at) });
      },
    }),
    statusEnd(t) {
      for (const card of openNotes(t.s.pub, ID)) {
        const { holder, elected } = card;
        if (elected && has(t.s.pub, holder, elected)) returnTechnology(t, holder, elected);
        returnNote(t, card);
      }
    },
  },
]);
