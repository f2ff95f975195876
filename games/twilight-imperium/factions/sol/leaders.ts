// The leaders of the Federation of Sol.

import { isSide } from '../../abilities/cards/combat.ts';
import { moreDice } from '../../abilities/leaders/dice.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { liftToken } from '../../atoms/economy.ts';
import { deploy } from '../../effects/units.ts';
import { barTo, type Piece } from '../../registry.ts';
import { isOurs, planetsOf, resourcesOf } from '../../values/board.ts';
import { groundOn } from '../../values/units.ts';

export const leaders: Piece[] = [
  agent(
    {
      id: 'evelyn-delouis',
      faction: 'sol',
      rules: ['TI4-LEAD-3', 'TI4-DICE-1'],
      ...moreDice('groundCombat', (pub, { attacker, defender, on }) =>
        [attacker, defender].flatMap((side) => groundOn(pub, side, on!)),
      ),
    },
    'groundCombatRound.start',
  ),
  commander({
    id: 'claire-gibson',
    faction: 'sol',
    unlocks: (pub, seat) => planetsOf(pub, seat).reduce((sum, planet) => sum + resourcesOf(pub, planet), 0) >= 12,
    ...orders(
      {
        id: 'claire-gibson',
        rules: ['TI4-LEAD-6', 'TI4-COMP-3'],
        might: (pub, seat, { about }) =>
          isSide(about, seat) && isOurs(pub, seat, about.on) && !barTo('place', pub, about.on),
        resolve: (t, { seat, about }) => deploy(t, seat, about.on, 1),
      },
      'groundCombat.start',
    ),
  }),
  hero({
    id: 'jace-x-4th-air-legion',
    faction: 'sol',
    rules: ['TI4-LEAD-11', 'TI4-TOKEN-6'],
    might: (pub, seat) => Object.values(pub.tokens).some((seats) => seats.includes(seat)),
    resolve(t, { seat }) {
      for (const [system, seats] of Object.entries(t.s.pub.tokens))
        if (seats.includes(seat)) liftToken(t, seat, system);
    },
  }),
];
