// The promissory note of the Arborec.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { inSystems, notHome } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { isOpponent } from '../../values/allies.ts';
import { hasToken } from '../../values/board.ts';
import { hasUnits } from '../../values/units.ts';

export const notes: Piece[] = since(3, [
  note(
    {
      id: 'stymie',
      faction: 'arborec',
      rules: ['TI4-PNOTE-3', 'TI4-ACT-6', 'TI4-TOKEN-4'],
      might: (pub, seat, _, { about }) => isOpponent(pub, seat, about.by) && hasUnits(pub, seat, about.at),
      where: (pub, { about }) =>
        inSystems(notHome, (world, seat, system) => !hasToken(world, seat, system))(pub, about.by),
      resolve(t, { about, at }) {
        if (at) t.call('placeToken', { seat: about.by, system: at });
      },
    },
    'tactical.movedIn',
  ),
]);
