// The Clan of Saar.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { systemName } from '../../say.ts';
import { has, hasSet, type Know, type Pub, seatsOf } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { systems } from '../../values/board.ts';
import { producersIn, systemProduction } from '../../values/economy.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, isAnomaly, isMute, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'scavenger-zeta': In<'planet.gained.after'>;
    'chaos-mapping': In<'turn.start'>;
  }
}

const yards = (pub: Pub, seat: Seat): string[] =>
  systems(pub).filter((system) => producersIn(pub, seat, system).length > 0 || systemProduction(pub, seat, system) > 0);
const options = (k: Know): Option[] =>
  yards(k.pub, k.seat!).map((system) =>
    use(k, 'chaos-mapping', system, { system: systemName(system) }, [`system:${system}`]),
  );

export const abilities: Piece[] = since(2, [
  {
    id: 'scavenge',
    follows: {
      'planet.gained.after'(t, { by }) {
        if (abilityOfSheet(t.s.pub, by, 'scavenge')) gainGoods(t, by, 1); // [TI4-CTRL-3]
      },
    },
  },
  {
    id: 'floating-factory-1', // [TI4-FLAG-15]
    modifiers: { afloat: (pub, seat, type) => type === 'space-dock' && pub.players[seat]?.faction === 'saar' },
  },
  { id: 'nomadic', modifiers: { scoresAway: (pub, seat) => abilityOfSheet(pub, seat, 'nomadic') } }, // [TI4-OBJ-14]
  {
    id: 'scavenger-zeta',
    of: { faction: 'saar' },
    cost: { goods: 1 },
    abilities: {
      'scavenger-zeta': plain(
        'planet.gained.after',
        'scavenger-zeta',
        ['TI4-DEPLOY-5'],
        (pub, seat, { about }) =>
          about.by === seat &&
          hasSet(pub, 'pok') &&
          !barTo('mechText', pub) &&
          !barTo('place', pub, about.on) &&
          !isMute(pub, seat, pub.planets[about.on]!.at) &&
          reinforcements(pub, seat, 'mech') > 0,
      ),
    },
    steps: {
      'scavenger-zeta': step('scavenger-zeta', {
        deploy: (t, { args: { seat, about } }) =>
          t.call('placeOne', { seat, type: 'mech', system: t.s.pub.planets[about.on]!.at, on: about.on }),
      }),
    },
  },
  {
    id: 'chaos-mapping',
    of: { card: 'technology' },
    restrictions: {
      // [TI4-ACT-3] others cannot activate asteroid fields with its ships
      activate: (pub, seat, system) =>
        isAnomaly(pub, system, 'asteroid-field') &&
        seatsOf(pub).some(
          (other) =>
            isOpponent(pub, seat, other) && has(pub, other, 'chaos-mapping') && fleetOf(pub, other, system).length > 0,
        )
          ? { why: 'chaos-mapping', rule: 'TI4-ACT-3' }
          : undefined,
    },
    abilities: {
      'chaos-mapping': {
        window: 'turn.start',
        step: 'chaos-mapping',
        rules: ['TI4-TURN-16', 'TI4-PROD-15'],
        might: (pub, seat, { about }) => about.by === seat && yards(pub, seat).length > 0,
        can: options,
      },
    },
    steps: {
      'chaos-mapping': step('chaos-mapping', {
        produce(t, f) {
          const { seat } = f.args;
          const system = targetOf(f.args);
          const producers = producersIn(t.s.pub, seat, system).map((u) => u.id);
          t.call('produce', { seat, system, producers, limit: 1 });
        },
      }),
    },
  },
]);
