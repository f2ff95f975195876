// The breakthrough of the Arborec.
import type { Seat } from '@orrery/kernel';
import { exhaustedAsAction } from '../../abilities/breakthrough.ts';
import { liftToken } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import type { Pub } from '../../state.ts';
import { hasToken } from '../../values/board.ts';

/** Where infantry of this seat stands in systems with its token: planets, or the space of a system. */
const beds = (pub: Pub, seat: Seat): string[] => [
  ...new Set(
    pub.units
      .filter((u) => u.owner === seat && u.type === 'infantry' && hasToken(pub, seat, u.at))
      .map((u) => u.on ?? u.at),
  ),
];

/** [TI4-BT-arborec] The new infantry comes to that which is there. */
export const text = exhaustedAsAction({
  id: 'psychospore',
  rules: ['TI4-BT-arborec'],
  aims: beds,
  resolve(t, { seat, target }) {
    const system = t.s.pub.planets[target]?.at ?? target;
    liftToken(t, seat, system);
    place(t, seat, 'infantry', system, system === target ? null : target);
  },
});
