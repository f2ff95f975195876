// The promissory note of the Federation of Sol.
import { note } from '../../abilities/notes/note.ts';
import { loseToken } from '../../atoms/economy.ts';
import { barTo, type Piece } from '../../registry.ts';
import { type Pub, playerOf } from '../../state.ts';
import { ourPlanets, systemOf } from '../../values/board.ts';

export const notes: Piece[] = [
  note(
    {
      id: 'military-support',
      faction: 'sol',
      rules: ['TI4-PNOTE-3'],
      might: (pub, seat, owner, { about }) => about.by === owner && musters(pub, seat).length > 0,
      planets: (pub, seat) => musters(pub, seat),
      resolve(t, { seat, owner, target }) {
        if (playerOf(t.s.pub, owner).strategy > 0) loseToken(t, owner, 'strategy');
        const system = systemOf(t.s.pub, target);
        for (let i = 0; i < 2; i++) t.call('placeOne', { seat, type: 'infantry', system, on: target });
      },
    },
    'turn.start',
  ),
];
function musters(pub: Pub, seat: number): string[] {
  return ourPlanets(pub, seat).filter((planet) => !barTo('place', pub, planet));
}
