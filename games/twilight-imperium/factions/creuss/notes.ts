// The promissory note of creuss.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { openings, openWormhole, wormholeTokens } from './abilities.ts';

export const notes: Piece[] = since(3, [
  note(
    {
      id: 'creuss-iff',
      faction: 'creuss',
      rules: ['TI4-PNOTE-3', 'TI4-WORM-1'],
      might: (_, seat, __, { about }) => about.by === seat,
      ways: wormholeTokens,
      where: (pub, { seat }) => openings(pub, seat),
      resolve(t, { target, at }) {
        if (at) openWormhole(t, target, at);
      },
    },
    'turn.start',
  ),
]);
