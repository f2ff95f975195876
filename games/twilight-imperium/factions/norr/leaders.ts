// The leaders of the Sardakk N’orr.

import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { deploy } from '../../effects/units.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { hasLeader } from '../../holders.ts';
import { barTo, type Piece } from '../../registry.ts';
import type { Pub, Unit } from '../../state.ts';
import { hasToken, isHomeSystem, isOurs, planetsIn, planetsOf, systemOf } from '../../values/board.ts';
import { isClosed } from '../../values/move.ts';
import { isGround } from '../../values/units.ts';

const GHOM = 'ghom-sekkus';
/** Ground forces on planets of the active system, and of those beside it without an own token. */
function broods(pub: Pub, seat: number, system: string): Unit[] {
  const near = neighbours(pub, seat, system).filter((other) => !hasToken(pub, seat, other));
  const from = isClosed(pub, seat, system) ? [system] : [system, ...near];
  const planets = from.flatMap((other) => planetsIn(pub, other));
  return pub.units.filter((u) => u.owner === seat && u.on !== null && isGround(u) && planets.includes(u.on));
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'tro',
      faction: 'norr',
      rules: ['TI4-LEAD-3', 'TI4-LEAD-4', 'TI4-TACT-6'],
      might: (pub, _, { about }) => camps(pub, about.by, about.at).length > 0,
      next: {
        by: (_, { about }) => about.by,
        from: (pub, { about }) => camps(pub, about.by, about.at),
      },
      resolve(t, { about, more: [planet] }) {
        if (planet) deploy(t, about.by, planet, 2);
      },
    },
    'tactical.end',
  ),
  commander({
    id: GHOM,
    faction: 'norr',
    unlocks: (pub, seat) =>
      planetsOf(pub, seat).filter((planet) => !isHomeSystem(pub, systemOf(pub, planet))).length >= 5,
    modifiers: { drops: (pub, seat, system) => (hasLeader(pub, seat, GHOM) ? broods(pub, seat, system) : []) },
  }),
  hero(
    {
      id: 'shval-harbinger',
      faction: 'norr',
      rules: ['TI4-LEAD-11', 'TI4-INV-5'],
      might: (pub, seat, { about }) =>
        about.by === seat &&
        planetsIn(pub, about.at).length > 0 &&
        pub.units.some((u) => u.owner === seat && u.at === about.at && u.on === null && isGround(u)),
      resolve(t, { about }) {
        const tactical = t.frame(about.frame, 'tactical');
        if (tactical) tactical.args.swarm = true;
      },
    },
    'tactical.movedIn',
  ),
];
const camps = (pub: Pub, seat: number, system: string): string[] =>
  planetsIn(pub, system).filter((planet) => isOurs(pub, seat, planet) && !barTo('place', pub, planet));
