// The leaders of the Embers of Muaat.

import type { Seat } from '@orrery/kernel';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { move, remove } from '../../atoms/units.ts';
import { TYPES } from '../../content.ts';
import { players, seatAt } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { hasLeader } from '../../holders.ts';
import { frameAt } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { isHomeSystem, mecatol, planetsIn } from '../../values/board.ts';
import { isInFracture } from '../../values/fracture.ts';
import { cardOfType, isStructure, unitOf } from '../../values/units.ts';

/** Systems with a war sun or the flagship of a player. */
const berths = (pub: Pub, seat: number): string[] => [
  ...new Set(pub.units.filter((u) => u.owner === seat && ['war-sun', 'flagship'].includes(u.type)).map((u) => u.at)),
];

/** [TI4-LEAD-11] A war sun of this seat has come here, and the star may collapse. */
function isRipe(pub: Pub, seat: Seat, frame: number, system: string): boolean {
  const came = Object.keys(frameAt(pub, frame, 'tactical')?.args.left ?? {}).map((id) => unitOf(pub, Number(id)));
  const isFree = !isHomeSystem(pub, system) && system !== mecatol(pub);
  return (
    came.some((u) => u?.type === 'war-sun' && u.owner === seat && u.at === system) &&
    !isInFracture(system) &&
    (isFree || anyGrants('wild', pub))
  );
}

const BAAL = 'adjudicator-baal';
/** [TI4-BOARD-9] Others' units die, planets leave the game; what its owner has on them comes into space, but for structures. */
const baal: Piece = {
  ...hero(
    {
      id: BAAL,
      faction: 'muaat',
      rules: ['TI4-LEAD-11', 'TI4-BOARD-9'],
      might: (pub, seat, { about }) => about.by === seat && isRipe(pub, seat, about.frame, about.at),
      resolve(t, { seat, about: { at } }) {
        const there = t.s.pub.units.filter((u) => u.at === at);
        destroyBy(
          t,
          seat,
          there.filter(({ owner }) => owner !== seat),
        );
        const own = there.filter((u) => u.owner === seat && u.on !== null);
        remove(t, own.filter(isStructure));
        move(
          t,
          own.filter((u) => !isStructure(u)),
          at,
          null,
        );
        for (const planet of planetsIn(t.s.pub, at)) t.call('ruinPlanet', { planet });
        t.call('collapse', { system: at });
      },
    },
    'tactical.movedIn',
  ),
  since: 7,
  modifiers: { trails: (pub, seat) => hasLeader(pub, seat, BAAL) },
};

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
  baal,
];
