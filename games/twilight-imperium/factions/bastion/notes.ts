// The promissory note of Last Bastion.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { galvanize } from '../../atoms/units.ts';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { inspired } from './participants.ts';

export const notes: Piece[] = since(6, [
  note(
    {
      id: 'raise-the-standard',
      faction: 'bastion',
      rules: ['TI4-F-BAS-5', 'TI4-PNOTE-3'],
      might: (pub, seat, _, { about }) =>
        [about.attacker, about.defender].includes(seat) && inspired(pub, seat, about).length > 0,
      where: (pub, { seat, about }) => inspired(pub, seat, about).map((u) => unitTarget(pub, u)),
      resolve(t, { at }) {
        const [unit] = unitsNamed(t.s.pub, at ? [at] : []);
        if (unit) galvanize(t, unit);
      },
    },
    'combat.end',
  ),
]);
