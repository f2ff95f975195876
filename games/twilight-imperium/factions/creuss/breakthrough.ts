// The breakthrough of the Ghosts of Creuss.
import type { Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { printedWormholes } from '../../galaxy/adjacency.ts';
import { madeByTokens } from '../../galaxy/tokens.ts';
import { frameOf } from '../../procedures.ts';
import { modifiers } from '../../registry.ts';
import { has, type Pub } from '../../state.ts';
import { fleetOf } from '../../values/units.ts';

const ID = 'particle-synthesis';
/** Each by itself, even two of the same kind. */
const wormholes = (pub: Pub, system: string): number =>
  printedWormholes(pub, system).length +
  madeByTokens(pub, system, 'wormholes').length +
  modifiers(pub, 'wormholes').flatMap((m) => m.wormholes(pub, system)).length;
const synthesises = (pub: Pub, seat: Seat, system: string): boolean =>
  has(pub, seat, ID) && fleetOf(pub, seat, system).length > 0;

/** [TI4-BT-creuss] */
export const text = breakthrough(ID, {
  modifiers: {
    yields: (pub, seat, system) => (synthesises(pub, seat, system) ? wormholes(pub, system) : 0),
    discount(pub, seat) {
      const system = frameOf(pub, 'produce')?.args.system;
      return system !== undefined && has(pub, seat, ID) ? wormholes(pub, system) : 0;
    },
  },
});
