// The Naalu Collective.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { spendToken } from '../../atoms/economy.ts';
import { type In, step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { systemName } from '../../say.ts';
import { effectsOf, has, type Pub, playerOf, seatsOf } from '../../state.ts';
import { hasToken } from '../../values/board.ts';
import { havens } from '../../values/retreat.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    foresight: In<'tactical.movedIn'>;
  }
}

/** Next to the system, without others' ships or a token of its own. */
const refuges = (pub: Pub, seat: Seat, system: string): string[] =>
  havens(pub, seat, system).filter((to) => !hasToken(pub, seat, to));

export const abilities: Piece[] = since(2, [
  {
    id: 'telepathic',
    // [TI4-INIT-1, -4] unless it was given away for the round
    modifiers: {
      precedes: (pub, seat) => abilityOfSheet(pub, seat, 'telepathic') && effectsOf(pub, 'prescience').length === 0,
    },
  },
  {
    id: 'foresight',
    of: { faction: 'naalu' },
    cost: { pool: 'strategy' },
    abilities: {
      foresight: {
        window: 'tactical.movedIn',
        step: 'foresight',
        rules: ['TI4-ABMOVE-5', 'TI4-ABMOVE-8'],
        might: (pub, seat, { about }) =>
          about.by !== seat && fleetOf(pub, seat, about.at).length > 0 && refuges(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          refuges(k.pub, k.seat!, about.at).map((to) =>
            use(k, 'foresight', to, { system: systemName(to) }, [`system:${to}`]),
          ),
      },
    },
    steps: {
      foresight: step('foresight', {
        // The token comes from the pool it was paid out of. [TI4-TOKEN-4]
        leave: (t, f) =>
          t.call('retreat', {
            seat: f.args.seat,
            system: f.args.about.at,
            combat: -1,
            to: targetOf(f.args),
            skilled: true,
          }),
      }),
    },
  },
  {
    id: 'neuroglaive',
    activated(t, by, system) {
      for (const seat of seatsOf(t.s.pub))
        if (seat !== by && has(t.s.pub, seat, 'neuroglaive') && fleetOf(t.s.pub, seat, system).length > 0)
          if (playerOf(t.s.pub, by).fleet > 0) spendToken(t, by, 'fleet');
    },
  },
  {
    id: 'matriarch',
    modifiers: {
      // [TI4-FLAG-4, TI4-INV-4] fighters beside it
      lands: (pub, unit) =>
        unit.type === 'fighter' &&
        pub.players[unit.owner]?.faction === 'naalu' &&
        fleetOf(pub, unit.owner, unit.at).some((u) => u.type === 'flagship'),
    },
  },
]);
