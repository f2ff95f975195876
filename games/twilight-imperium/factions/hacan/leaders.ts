// The leaders of the Emirates of Hacan.

import { commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { spendGoods } from '../../atoms/economy.ts';
import { idOf } from '../../effects/targets.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { lay, playerOf } from '../../state.ts';
import { addVotes } from '../../steps/agenda/influence.ts';
import { isSingleVote } from '../../values/agenda.ts';

export const leaders: Piece[] = [
  commander({
    id: 'gila-the-silvertongue',
    faction: 'hacan',
    unlocks: (pub, seat) => playerOf(pub, seat).goods >= 10,
    ...orders(
      {
        id: 'gila-the-silvertongue',
        rules: ['TI4-LEAD-6', 'TI4-VOTE-7'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          !isSingleVote(pub) &&
          (frameAt(pub, about.frame, 'agenda')?.args.votes ?? []).some((vote) => vote.seat === seat),
        aims: (pub, seat) => Array.from({ length: playerOf(pub, seat).goods }, (_, i) => `goods:${i + 1}`),
        resolve(t, { seat, target, about }) {
          spendGoods(t, seat, Number(idOf(target)));
          addVotes(t, about.frame, seat, 2 * Number(idOf(target)));
        },
      },
      'agenda.vote.after',
    ),
  }),
  hero(
    {
      id: 'harrugh-gefhara',
      faction: 'hacan',
      rules: ['TI4-LEAD-11', 'TI4-PROD-7'],
      might: (_, seat, { about }) => about.by === seat && about.ability,
      resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'produce'), { kind: 'discount', seat, amount: 999 }),
    },
    'production.use',
  ),
];
