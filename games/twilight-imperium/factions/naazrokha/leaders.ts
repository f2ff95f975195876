// The leaders of the Naaz-Rokha Alliance.
import type { Seat } from '@orrery/kernel';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { idOf } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY, type Pub } from '../../state.ts';
import { ourPlanets } from '../../values/board.ts';
import { decksFor } from '../../values/exploration.ts';

const explorable = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => decksFor(pub, planet).length > 0);

export const leaders: Piece[] = [
  agent(
    {
      id: 'garv-and-gunn',
      faction: 'naazrokha',
      rules: ['TI4-LEAD-4', 'TI4-EXPL-2'],
      might: (pub, _, { about }) => explorable(pub, about.by).length > 0,
      next: { by: (_, { about }) => about.by, from: (pub, { about }) => explorable(pub, about.by) },
      resolve(t, { about, more: [planet] }) {
        if (planet) t.call('explorePlanet', { seat: about.by, planet });
      },
    },
    'turn.end',
  ),
  commander({
    id: 'dart-and-tai',
    faction: 'naazrokha',
    unlocks: (pub, seat) =>
      new Set(pub.units.filter((u) => u.owner === seat && u.type === 'mech').map((u) => u.at)).size >= 3,
    ...orders(
      {
        id: 'dart-and-tai',
        rules: ['TI4-LEAD-6', 'TI4-EXPL-2'],
        might: (pub, seat, { about }) =>
          about.by === seat && about.from !== NOBODY && decksFor(pub, about.on).length > 0,
        resolve: (t, { seat, about }) => t.call('explorePlanet', { seat, planet: about.on }),
      },
      'planet.gained.after',
    ),
  }),
  hero({
    id: 'hesh-and-prit',
    faction: 'naazrokha',
    rules: ['TI4-LEAD-11', 'TI4-SACT-10'],
    next: {
      from: (pub, { more }) =>
        pub.strategyCards
          .filter(({ owner, exhausted }) => owner === NOBODY || !exhausted)
          .map(({ id }) => `strategy:${id}`)
          .filter((card) => !more.includes(card)),
      most: 2,
    },
    resolve(t, { seat, more }) {
      t.call('gainRelic', { seat });
      for (const card of more)
        t.call('secondary', { seat, card: idOf(card), free: false, active: NOBODY, spared: true });
    },
  }),
];
