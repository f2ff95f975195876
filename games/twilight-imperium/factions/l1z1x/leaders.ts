// The leaders of the L1Z1X Mindnet.

import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { move } from '../../atoms/units.ts';
import { inSystems, unitsLeft, unitsNamed, withoutOtherShips } from '../../effects/targets.ts';
import { exchange } from '../../effects/units.ts';
import { hasLeader } from '../../holders.ts';
import type { Piece } from '../../registry.ts';
import type { Pub, Unit } from '../../state.ts';
import { capacityOf } from '../../values/limits.ts';
import { isGround, reinforcements } from '../../values/units.ts';

const RAM = '2ram';
const infantryAt = (pub: Pub, owner: number, system: string): Unit[] =>
  pub.units.filter((u) => u.owner === owner && u.at === system && u.type === 'infantry');
const isLarge = ({ type }: Unit): boolean => type === 'flagship' || type === 'dreadnought';
const large = (pub: Pub, seat: number, but: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.at !== but && isLarge(u));

/** Ships that may still go there, and what those named already have room for where they stand. */
function travellers(pub: Pub, seat: number, goal: string, named: readonly string[]): string[] {
  const going = unitsNamed(pub, named);
  const systems = [...new Set(going.filter(isLarge).map((u) => u.at))];
  const cargo = systems.flatMap((system) => {
    const here = going.filter((u) => u.at === system);
    const room = here.reduce((sum, u) => sum + (isLarge(u) ? capacityOf(pub, u) : -1), 0);
    if (room <= 0) return [];
    return pub.units.filter((u) => u.owner === seat && u.at === system && (u.type === 'fighter' || isGround(u)));
  });
  return unitsLeft(pub, [...large(pub, seat, goal), ...cargo], named);
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'i48s',
      faction: 'l1z1x',
      rules: ['TI4-LEAD-3', 'TI4-LEAD-4', 'TI4-COMP-4'],
      might: (pub, _, { about }) =>
        infantryAt(pub, about.by, about.at).length > 0 && reinforcements(pub, about.by, 'mech') > 0,
      next: {
        by: (_, { about }) => about.by,
        from: (pub, { about }) => unitsLeft(pub, infantryAt(pub, about.by, about.at), []),
      },
      resolve(t, { about, more }) {
        const [unit] = unitsNamed(t.s.pub, more);
        if (unit) exchange(t, about.by, unit, 'mech');
      },
    },
    'tactical.activate.after',
  ),
  commander({
    id: RAM,
    faction: 'l1z1x',
    unlocks: (pub, seat) => pub.units.filter((u) => u.owner === seat && u.type === 'dreadnought').length >= 4,
    modifiers: { pierces: (pub, seat) => hasLeader(pub, seat, RAM) },
  }),
  hero({
    id: 'the-helmsman',
    faction: 'l1z1x',
    rules: ['TI4-LEAD-11', 'TI4-ABMOVE-1'],
    aims: inSystems(withoutOtherShips, (pub, seat, system) => large(pub, seat, system).length > 0),
    next: { from: (pub, { seat, target, more }) => travellers(pub, seat, target, more), most: 30 },
    resolve: (t, { target, more }) => move(t, unitsNamed(t.s.pub, more), target, null),
  }),
];
