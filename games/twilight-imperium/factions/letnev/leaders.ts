// The leaders of the Barony of Letnev.
import type { Seat } from '@orrery/kernel';
import { moreDice } from '../../abilities/leaders/dice.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { forThisRound } from '../../abilities/leaders/round.ts';
import { gainGoods } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, type Pub } from '../../state.ts';
import { systems } from '../../values/board.ts';
import { fleetOf, isCapital } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    'void-transference': true;
  }
}

const isBoundless = (pub: Pub, seat: Seat): boolean =>
  effectsOf(pub, 'void-transference').some((effect) => effect.seat === seat);

export const leaders: Piece[] = [
  agent(
    {
      id: 'viscount-unlenn',
      faction: 'letnev',
      rules: ['TI4-LEAD-3', 'TI4-DICE-1'],
      ...moreDice('spaceCombat', (pub, { attacker, defender, at }) =>
        [attacker, defender].flatMap((side) => fleetOf(pub, side, at)),
      ),
    },
    'spaceCombatRound.start',
  ),
  commander({
    id: 'rear-admiral-farran',
    faction: 'letnev',
    unlocks: (pub, seat) => systems(pub).some((system) => fleetOf(pub, seat, system).filter(isCapital).length >= 5),
    ...orders(
      {
        id: 'rear-admiral-farran',
        rules: ['TI4-LEAD-6', 'TI4-SUST-8'],
        might: (_, seat, { about }) => about.owner === seat,
        resolve: (t, { seat }) => gainGoods(t, seat, 1),
      },
      'sustain.after',
    ),
  }),
  forThisRound(
    hero({
      id: 'darktalon-treilla',
      faction: 'letnev',
      rules: ['TI4-LEAD-11', 'TI4-FLEET-1'],
      resolve() {},
    }),
    'void-transference',
    { fleet: (pub, seat) => (isBoundless(pub, seat) ? 100 : 0) },
  ),
];
