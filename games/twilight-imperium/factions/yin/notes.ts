// The promissory note of the Yin Brotherhood.
import { isSide } from '../../abilities/cards/combat.ts';
import { note } from '../../abilities/notes/note.ts';
import { exchange } from '../../effects/units.ts';
import type { Piece } from '../../registry.ts';
import type { Pub, Unit } from '../../state.ts';
import { groundOn } from '../../values/units.ts';

type Sides = { attacker: number; defender: number; on: string };
const foeOf = ({ attacker, defender }: Sides, seat: number): number => (attacker === seat ? defender : attacker);
/** Infantry of the other side, where it has at least two ground forces. */
function heretics(pub: Pub, seat: number, about: Sides): Unit[] {
  const forces = groundOn(pub, foeOf(about, seat), about.on);
  return forces.length < 2 ? [] : forces.filter((u) => u.type === 'infantry');
}

export const notes: Piece[] = [
  note(
    {
      id: 'greyfire-mutagen',
      faction: 'yin',
      rules: ['TI4-PNOTE-3', 'TI4-GND-2'],
      might: (pub, seat, owner, { about }) =>
        isSide(about, seat) && foeOf(about, seat) !== owner && heretics(pub, seat, about).length > 0,
      resolve(t, { seat, about }) {
        const [unit] = heretics(t.s.pub, seat, about);
        if (unit) exchange(t, seat, unit, 'infantry');
      },
    },
    'groundCombat.start',
  ),
];
