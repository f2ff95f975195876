// The leaders of the Naalu Collective.

import { agent, hero } from '../../abilities/leaders/leader.ts';
import { liftToken } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { livingSeats, playerOf } from '../../state.ts';
import { hasToken } from '../../values/board.ts';

export const leaders: Piece[] = [
  agent(
    {
      id: 'zeu',
      faction: 'naalu',
      rules: ['TI4-LEAD-3', 'TI4-TOKEN-6'],
      might: (pub, _, { about }) => hasToken(pub, about.by, about.at),
      resolve: (t, { about }) => liftToken(t, about.by, about.at),
    },
    'commandToken.placed.after',
  ),
  hero(
    {
      id: 'the-oracle',
      faction: 'naalu',
      rules: ['TI4-LEAD-11', 'TI4-PNOTE-20'],
      might: (pub, seat) => livingSeats(pub).some((other) => other !== seat && playerOf(pub, other).notes > 0),
      resolve(t, { seat }) {
        for (const other of livingSeats(t.s.pub)) if (other !== seat) t.call('giveNote', { seat: other, to: seat });
      },
    },
    'status.end',
  ),
];
