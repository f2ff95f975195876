// The leaders of the Mentak Coalition.

import { isSide } from '../../abilities/cards/combat.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { drawCards } from '../../atoms/cards.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, NOBODY, playerOf } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { isOpponent } from '../../values/allies.ts';
import { isShip } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    insurrection: true;
  }
}
const IPSWITCH = 'ipswitch-loose-cannon';

export const leaders: Piece[] = [
  agent(
    {
      id: 'suffi-an',
      faction: 'mentak',
      rules: ['TI4-LEAD-3', 'TI4-AC-1'],
      might: (_, seat, { about }) => about.by === seat,
      resolve(t, { seat, about }) {
        drawCards(t, seat, 1);
        drawCards(t, about.from, 1);
      },
    },
    'pillage.after',
  ),
  commander({
    id: 'sula-mentarion',
    faction: 'mentak',
    unlocks: (pub, seat) => pub.units.filter((u) => u.owner === seat && u.type === 'cruiser').length >= 4,
    ...orders(
      {
        id: 'sula-mentarion',
        rules: ['TI4-LEAD-6', 'TI4-PNOTE-20'],
        might: (pub, seat, { about }) =>
          about.winner === seat &&
          about.kind === 'space' &&
          about.loser !== NOBODY &&
          playerOf(pub, about.loser).notes > 0,
        resolve: (t, { seat, about }) => t.call('giveNote', { seat: about.loser, to: seat }),
      },
      'combat.won',
    ),
  }),
  {
    // [TI4-LEAD-11] purged as the cost, while its effect lasts for the combat
    ...hero(
      {
        id: IPSWITCH,
        faction: 'mentak',
        rules: ['TI4-LEAD-11', 'TI4-COMP-3'],
        might: (_, seat, { about }) => isSide(about, seat),
        resolve: (t, { seat, about }) =>
          putOff(t, { kind: 'insurrection', seat, system: about.at, source: IPSWITCH, until: 'spaceCombat.end' }),
      },
      'spaceCombat.start',
    ),
    destroyed(t, units) {
      for (const { seat, system } of effectsOf(t.s.pub, 'insurrection'))
        for (const { type } of units.filter((u) => isOpponent(t.s.pub, seat, u.owner) && u.at === system && isShip(u)))
          t.call('placeOne', { seat, type, system: system!, on: null });
    },
  },
];
