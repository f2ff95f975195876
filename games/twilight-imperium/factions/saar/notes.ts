// The promissory note of saar.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { move } from '../../atoms/units.ts';
import { barTo, type Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { planetsOf, systemOf } from '../../values/board.ts';
import { groundOn } from '../../values/units.ts';

/** Planets that were landed on and that ground forces of this seat must leave. */
const beset = (pub: Pub, owner: number, planets: readonly string[]): string[] =>
  planets.filter((planet) => groundOn(pub, owner, planet).length > 0);
/** Where they may go. */
const shelters = (pub: Pub, owner: number, but: string): string[] =>
  planetsOf(pub, owner).filter((planet) => planet !== but && !barTo('place', pub, planet));

export const notes: Piece[] = since(3, [
  note(
    {
      id: 'raghs-call',
      faction: 'saar',
      rules: ['TI4-PNOTE-3', 'TI4-INV-6'],
      might: (pub, seat, owner, { about }) =>
        about.by === seat && beset(pub, owner, about.planets).some((planet) => shelters(pub, owner, planet).length > 0),
      planets: (pub, _, owner, about) => beset(pub, owner, about.planets),
      where: (pub, { owner, target }) => shelters(pub, owner, target),
      resolve(t, { owner, target, at }) {
        if (at) move(t, groundOn(t.s.pub, owner, target), systemOf(t.s.pub, at), at);
      },
    },
    'invasion.committed.after',
  ),
]);
