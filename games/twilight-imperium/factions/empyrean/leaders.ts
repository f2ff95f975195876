// The leaders of the Empyrean.

import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { liftToken } from '../../atoms/economy.ts';
import { placeSystemToken } from '../../atoms/systems.ts';
import type { Piece } from '../../registry.ts';
import { livingSeats } from '../../state.ts';
import { unsettled } from '../../steps/setup.ts';
import { isOpponent } from '../../values/allies.ts';
import { areNeighbours, hasToken, planetsIn } from '../../values/board.ts';
import { hasFrontier } from '../../values/exploration.ts';
import { fleetOf } from '../../values/units.ts';

export const leaders: Piece[] = [
  agent(
    {
      id: 'acamar',
      faction: 'empyrean',
      rules: ['TI4-LEAD-3', 'TI4-TOKEN-2'],
      might: (pub, _, { about }) => planetsIn(pub, about.at).length === 0,
      resolve: (t, { about }) => t.call('gainTokens', { seat: about.by, count: 1 }),
    },
    'tactical.movedIn',
  ),
  commander({
    id: 'xuange',
    faction: 'empyrean',
    unlocks: (pub, seat) => livingSeats(pub).every((other) => other === seat || areNeighbours(pub, seat, other)),
    ...orders(
      {
        id: 'xuange',
        rules: ['TI4-LEAD-6', 'TI4-TOKEN-6'],
        might: (pub, seat, { about }) => isOpponent(pub, seat, about.by) && hasToken(pub, seat, about.at),
        resolve: (t, { seat, about }) => liftToken(t, seat, about.at),
      },
      'tactical.movedIn',
    ),
  }),
  hero({
    id: 'conservator-procyon',
    faction: 'empyrean',
    rules: ['TI4-LEAD-11', 'TI4-EXPL-12', 'TI4-EXPL-13'],
    resolve(t, { seat }) {
      const empty = unsettled(t.s.pub);
      for (const system of empty) if (!hasFrontier(t.s.pub, system)) placeSystemToken(t, system, { kind: 'frontier' });
      for (const system of empty)
        if (fleetOf(t.s.pub, seat, system).length > 0) t.call('exploreFrontier', { seat, system });
    },
  }),
];
