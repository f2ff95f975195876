// The promissory note of the Mahact Gene-Sorcerers.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { inSystems, notHome } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { hasUnits } from '../../values/units.ts';
import { heldBy } from './abilities.ts';

const courts = inSystems(notHome, hasUnits);

export const notes: Piece[] = since(4, [
  note(
    {
      id: 'scepter-of-dominion',
      faction: 'mahact',
      rules: ['TI4-PNOTE-3', 'TI4-TOKEN-4'],
      might: (pub, seat, owner) => heldBy(pub, owner).some((other) => other !== seat) && courts(pub, seat).length > 0,
      where: (pub, { seat }) => courts(pub, seat),
      resolve(t, { seat, owner, at }) {
        for (const other of heldBy(t.s.pub, owner))
          if (at && other !== seat) t.call('placeToken', { seat: other, system: at });
      },
    },
    'strategy.start',
  ),
]);
