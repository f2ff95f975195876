// The promissory note of the Titans of Ul.
import { since } from '../../abilities/card.ts';
import { actionNote } from '../../abilities/notes/note.ts';
import { attachNote } from '../../atoms/notes.ts';
import { awayFromHome, planets, yours } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { isAttached } from '../../values/attachments.ts';
import { isMecatol } from '../../values/board.ts';
import { openNote } from '../../values/notes.ts';

const TERRAFORM = 'terraform';
const fertile = planets(yours, awayFromHome, (_, __, planet) => !isMecatol(planet));
const more = (pub: Pub, planet: string): number => (isAttached(pub, planet, TERRAFORM) ? 1 : 0);

export const notes: Piece[] = since(5, [
  {
    ...actionNote({
      id: TERRAFORM,
      faction: 'ul',
      rules: ['TI4-PNOTE-3', 'TI4-ATT-1'],
      might: (pub, seat) => fertile(pub, seat).length > 0,
      planets: fertile,
      lasts: true,
      resolve(t, { owner, target }) {
        const card = openNote(t.s.pub, TERRAFORM, owner);
        if (card) attachNote(t, card, target);
      },
    }),
    modifiers: {
      resources: more,
      influence: more,
      traits: (pub, planet) => (isAttached(pub, planet, TERRAFORM) ? ['cultural', 'hazardous', 'industrial'] : []),
    },
  },
]);
