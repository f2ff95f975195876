// The leaders of the Xxcha Kingdom.

import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { remove } from '../../atoms/units.ts';
import { idOf, planets, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { barTo, type Piece } from '../../registry.ts';
import type { Pub, Unit } from '../../state.ts';
import { structureOptions } from '../../steps/structures.ts';
import { influenceOf, ourPlanets, planetsOf, systemOf } from '../../values/board.ts';
import { reinforcements } from '../../values/units.ts';

const QANOJ = 'elder-qanoj';
/** Infantry on a planet whose system lies beside that of an own planet. */
function exposed(pub: Pub, seat: number, planet: string): Unit[] {
  const at = systemOf(pub, planet);
  const near = ourPlanets(pub, seat).some((own) => adjacent(pub, seat, systemOf(pub, own), at));
  return near ? pub.units.filter((u) => u.on === planet && u.type === 'infantry') : [];
}
/** PDS and mechs that could still be placed, with what was named already. */
function bulwarks(pub: Pub, seat: number, named: readonly string[]): string[] {
  const count = (type: string, planet?: string): number =>
    named.filter((target) => idOf(target).startsWith(`${type}>`) && (!planet || target.endsWith(`>${planet}`))).length;
  return ourPlanets(pub, seat)
    .filter((planet) => !barTo('place', pub, planet))
    .flatMap((planet) => {
      const room = structureOptions(pub, seat, { only: 'pds' }).some(({ key }) => key === `build:pds>${planet}`);
      const standing = pub.units.filter((u) => u.on === planet && u.type === 'pds').length;
      const pds = room && standing + count('pds', planet) < 2 && reinforcements(pub, seat, 'pds') > count('pds');
      const mech = reinforcements(pub, seat, 'mech') > count('mech');
      return [...(pds ? [`put:pds>${planet}`] : []), ...(mech ? [`put:mech>${planet}`] : [])];
    });
}

export const leaders: Piece[] = [
  agent({
    id: 'ggrocuto-rinn',
    faction: 'xxcha',
    rules: ['TI4-LEAD-3', 'TI4-PLAN-1'],
    aims: planets((pub, _, planet) => pub.planets[planet]!.exhausted),
    next: { from: (pub, { seat, target }) => unitsLeft(pub, exposed(pub, seat, target), []) },
    resolve(t, { target, more }) {
      readyPlanet(t, target);
      remove(t, unitsNamed(t.s.pub, more));
    },
  }),
  commander({
    id: QANOJ,
    faction: 'xxcha',
    unlocks: (pub, seat) => planetsOf(pub, seat).reduce((sum, planet) => sum + influenceOf(pub, planet), 0) >= 12,
    modifiers: {
      planetVotes: (pub, planet) => (hasLeader(pub, pub.planets[planet]!.controller, QANOJ) ? 1 : 0),
      unsilenced: (pub, seat) => hasLeader(pub, seat, QANOJ),
    },
  }),
  hero({
    id: 'xxekir-grom',
    faction: 'xxcha',
    rules: ['TI4-LEAD-11', 'TI4-STRUCT-2', 'TI4-COMP-3'],
    might: (pub, seat) => bulwarks(pub, seat, []).length > 0,
    next: { from: (pub, { seat, more }) => bulwarks(pub, seat, more), most: 4, least: 1 },
    resolve(t, { seat, more }) {
      for (const target of more) {
        const [type, on] = idOf(target).split('>') as [UnitType, string];
        t.call('placeOne', { seat, type, system: systemOf(t.s.pub, on), on });
        if (t.s.pub.planets[on]!.exhausted) readyPlanet(t, on);
      }
    },
  }),
];
