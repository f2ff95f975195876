// The leaders of the Emirates of Hacan.
import type { Seat } from '@orrery/kernel';

import { commander, freeAgent, hero, orders } from '../../abilities/leaders/leader.ts';
import { gainCommodities, spendGoods } from '../../atoms/economy.ts';
import { idOf, players, seatAt } from '../../effects/targets.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { lay, type Pub, playerOf } from '../../state.ts';
import { addVotes } from '../../steps/agenda/influence.ts';
import { isSingleVote } from '../../values/agenda.ts';
import { commodityRoom } from '../../values/economy.ts';

const lacks = (pub: Pub, _: Seat, other: Seat): boolean => commodityRoom(pub, other) > 0;

export const leaders: Piece[] = [
  {
    ...freeAgent({
      id: 'carth-of-golden-sands',
      faction: 'hacan',
      rules: ['TI4-GEN-38', 'TI4-COMM-3'],
      phase: 'action',
      aims: players(lacks),
      resolve(t, { seat, target }) {
        if (seatAt(target) === seat) gainCommodities(t, seat, 2);
        else t.call('replenish', { seat: seatAt(target) });
      },
    }),
    since: 5,
  },
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
