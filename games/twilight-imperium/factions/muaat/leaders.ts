// The leaders of the Embers of Muaat.

import { agent, commander, orders } from '../../abilities/leaders/leader.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { TYPES } from '../../content.ts';
import { players, seatAt } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { cardOfType } from '../../values/units.ts';

/** Systems with a war sun or the flagship of a player. */
const berths = (pub: Pub, seat: number): string[] => [
  ...new Set(pub.units.filter((u) => u.owner === seat && ['war-sun', 'flagship'].includes(u.type)).map((u) => u.at)),
];

export const leaders: Piece[] = [
  agent({
    id: 'umbat',
    faction: 'muaat',
    rules: ['TI4-LEAD-3', 'TI4-LEAD-4', 'TI4-PROD-15'],
    aims: players((pub, _, other) => berths(pub, other).length > 0),
    next: { by: (_, { target }) => seatAt(target), from: (pub, { target }) => berths(pub, seatAt(target)) },
    resolve(t, { target, more: [system] }) {
      const seat = seatAt(target);
      const types = TYPES.filter((type) => (cardOfType(t.s.pub, seat, type)?.cost ?? 9) <= 4);
      if (system) t.call('produce', { seat, system, producers: [], limit: 2, types, anywhere: true });
    },
  }),
  commander({
    id: 'magmus',
    faction: 'muaat',
    follows: {
      'production.produced': (t, { by, units }) => {
        if (units.includes('war-sun')) unlockLeader(t, by, 'magmus');
      },
    },
    ...orders(
      {
        id: 'magmus',
        rules: ['TI4-LEAD-6', 'TI4-TOKEN-6'],
        might: (_, seat, { about }) => about.by === seat && about.pool === 'strategy',
        resolve: (t, { seat }) => gainGoods(t, seat, 1),
      },
      'commandToken.spent.after',
    ),
  }),
];
