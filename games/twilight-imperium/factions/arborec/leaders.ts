// The leaders of the Arborec.

import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { kindOf, TYPES } from '../../content.ts';
import { idOf, units, unitsNamed } from '../../effects/targets.ts';
import { exchange } from '../../effects/units.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY, type Pub, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { controls, systems } from '../../values/board.ts';
import { producersIn } from '../../values/economy.ts';
import { cardOfType, isCapital, isGround, reinforcements } from '../../values/units.ts';

/** Ships that may take the place of this one: up to two dearer, with a piece left. */
const grown = (pub: Pub, unit: Unit): UnitType[] => {
  const price = cardOfType(pub, unit.owner, unit.type)?.cost ?? 0;
  return TYPES.filter((type) => {
    const cost = cardOfType(pub, unit.owner, type)?.cost;
    return (
      kindOf(type) === 'ship' &&
      type !== 'fighter' &&
      type !== unit.type &&
      cost !== undefined &&
      cost <= price + 2 &&
      reinforcements(pub, unit.owner, type) > 0
    );
  });
};
const forces = (pub: Pub, seat: number): Unit[] => pub.units.filter((u) => u.owner === seat && isGround(u));

export const leaders: Piece[] = [
  agent({
    id: 'letani-ospha',
    faction: 'arborec',
    rules: ['TI4-LEAD-3', 'TI4-LEAD-4', 'TI4-COMP-4'],
    aims: units((pub, _, unit) => unit.owner !== NOBODY && isCapital(unit) && grown(pub, unit).length > 0),
    next: {
      by: (pub, { seat, target }) => unitsNamed(pub, [target])[0]?.owner ?? seat,
      from(pub, { target }) {
        const [unit] = unitsNamed(pub, [target]);
        return unit ? grown(pub, unit).map((type) => `type:${type}`) : [];
      },
    },
    resolve(t, { target, more: [type] }) {
      const [unit] = unitsNamed(t.s.pub, [target]);
      if (unit && type) exchange(t, unit.owner, unit, idOf(type) as UnitType);
    },
  }),
  commander({
    id: 'dirzuga-rophal',
    faction: 'arborec',
    unlocks: (pub, seat) => forces(pub, seat).filter((u) => u.on !== null && controls(pub, seat, u.on)).length >= 12,
    ...orders(
      {
        id: 'dirzuga-rophal',
        rules: ['TI4-LEAD-6', 'TI4-PROD-3'],
        might: (pub, seat, { about }) => isOpponent(pub, seat, about.by) && producersIn(pub, seat, about.at).length > 0,
        resolve(t, { seat, about }) {
          const producers = producersIn(t.s.pub, seat, about.at).map(({ id }) => id);
          t.call('produce', { seat, system: about.at, producers, limit: 1 });
        },
      },
      'tactical.activate.after',
    ),
  }),
  hero({
    id: 'letani-miasmiala',
    faction: 'arborec',
    rules: ['TI4-LEAD-11', 'TI4-PROD-15'],
    might: (pub, seat) => forces(pub, seat).length > 0,
    resolve(t, { seat }) {
      const { pub } = t.s;
      for (const system of systems(pub).filter((at) => forces(pub, seat).some((u) => u.at === at)))
        t.call('produce', { seat, system, producers: [], limit: 99, anywhere: true });
    },
  }),
];
