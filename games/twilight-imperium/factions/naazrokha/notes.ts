// The promissory notes of the Naaz-Rokha Alliance.

import { since } from '../../abilities/card.ts';
import { actionNote } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { tail } from '../../say.ts';
import { pairs, purgePair } from './abilities.ts';

export const notes: Piece[] = since(3, [
  actionNote({
    id: 'black-market-forgery',
    faction: 'naazrokha',
    rules: ['TI4-PNOTE-3', 'TI4-FRAG-1'],
    might: (pub, seat) => pairs(pub, seat).length > 0,
    where: (pub, { seat }) => pairs(pub, seat).map((pair) => `pair:${pair}`),
    resolve(t, { seat, at }) {
      if (!at) return;
      purgePair(t, seat, tail(at));
      t.call('gainRelic', { seat });
    },
  }),
]);
