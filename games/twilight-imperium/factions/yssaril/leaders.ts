// The leaders of the Yssaril Tribes.

import { commander, LEADERS, orders } from '../../abilities/leaders/leader.ts';
import { idOf } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { cardName, noteName, objectiveName, player } from '../../say.ts';
import { has, livingSeats, playerOf } from '../../state.ts';
import { agentsOf } from '../../steps/leaders.ts';
import { isOpponent } from '../../values/allies.ts';
import { hasUnits } from '../../values/units.ts';
import { kyver } from './extortion.ts';

const SSRUU = 'ssruu';
const WAYS = ['hand', 'notes', 'secrets'] as const;

export const leaders: Piece[] = [
  {
    id: SSRUU,
    set: 'pok',
    since: LEADERS,
    leader: { faction: 'yssaril', type: 'agent' },
    modifiers: {
      // [TI4-LEAD-14] also of those that are exhausted
      copies: (pub, seat) =>
        has(pub, seat, SSRUU)
          ? livingSeats(pub)
              .filter((other) => other !== seat)
              .flatMap((other) => agentsOf(pub, other))
              .filter((id) => id !== SSRUU)
          : [],
    },
  },
  commander({
    id: 'so-ata',
    faction: 'yssaril',
    unlocks: (pub, seat) => playerOf(pub, seat).hand >= 7,
    ...orders(
      {
        id: 'so-ata',
        rules: ['TI4-LEAD-6', 'TI4-HID-7'],
        might: (pub, seat, { about }) => isOpponent(pub, seat, about.by) && hasUnits(pub, seat, about.at),
        aims: (pub, _, { about }) => WAYS.filter((way) => playerOf(pub, about.by)[way] > 0).map((way) => `way:${way}`),
        resolve(t, { seat, target, about }) {
          const { hand, notes, secrets } = t.s.own[about.by]!;
          const seen = { hand: hand.map(cardName), notes: notes.map(noteName), secrets: secrets.map(objectiveName) };
          const way = idOf(target) as (typeof WAYS)[number];
          t.reveal({
            type: `seen.${way}`,
            pub: { seat: player(seat), from: player(about.by) },
            to: { [seat]: { cards: seen[way] } },
          });
        },
      },
      'tactical.activate.after',
    ),
  }),
  kyver,
];
