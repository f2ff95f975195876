// Black Market Dealings: for one transaction, things change hands that never do.
import type { Seat } from '@orrery/kernel';
import { players, seatAt } from '../../effects/targets.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { cardsOf, type Effect, effectsOf, lay, type Pub } from '../../state.ts';
import { tradeBar } from '../../values/trade.ts';
import { freely } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    'black-market': true;
  }
}
const KIND = 'black-market';

/** `seat` has played it for a transaction with `amount`. */
const isBetween =
  (a: Seat, b: Seat) =>
  ({ seat, amount }: Effect): boolean =>
    (seat === a && amount === b) || (seat === b && amount === a);
const isShady = (pub: Pub, a: Seat, b: Seat): boolean => effectsOf(pub, KIND).some(isBetween(a, b));

export const marketCards: readonly Piece[] = [
  {
    ...freely({
      id: 'black-market-dealings',
      rules: ['TI4-TRANS-8', 'TI4-AC-7'],
      aims: [
        players((pub, seat, other) => other !== seat && ['nothing', undefined].includes(tradeBar(pub, seat, other))),
      ],
      resolve: (t, { seat, target }) =>
        lay(frameOf(t.s.pub, 'turn', 'agenda'), { kind: KIND, seat, amount: seatAt(target) }),
    }),
    since: 7,
    modifiers: {
      tradesCards: isShady,
      tradesSecrets: isShady,
      relicWares: (pub, from, to) => (isShady(pub, from, to) ? cardsOf(pub, from, 'relic').map(({ id }) => id) : []),
    },
    restrictions: {
      cancel: (_, __, ___, card) =>
        card === 'black-market-dealings' ? { why: 'black-market-dealings', rule: 'TI4-AC-7' } : undefined,
    },
    follows: {
      // one transaction, and it is over
      'transaction.resolved'(t, { by, with: other }) {
        const frame = frameOf(t.s.pub, 'turn', 'agenda');
        if (frame?.args.effects)
          frame.args.effects = frame.args.effects.filter(
            (effect) => effect.kind !== KIND || !isBetween(by, other)(effect),
          );
      },
    },
  },
];
