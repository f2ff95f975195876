// The breakthrough of the Firmament: trade goods are sown, for the Obsidian to reap.

import type { Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { reacts } from '../../abilities/open-card.ts';
import { idOf } from '../../effects/targets.ts';
import type { Piece } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { decline, option, player, tail } from '../../say.ts';
import { heldCard, type Pub, playerOf, type T } from '../../state.ts';

declare module '../../procedures.ts' {
  interface Content {
    sow: { seat: Seat };
  }
}
const ID = 'the-sowing';
const MOST = 3;
const amounts = (pub: Pub, seat: Seat): number[] =>
  Array.from({ length: Math.min(MOST, playerOf(pub, seat).goods) }, (_, i) => i + 1);

/** [TI4-F-FIR-11] Off the own goods, onto the card. */
function sow(t: T, seat: Seat, amount: number): void {
  const card = heldCard(t.s.pub, seat, ID)!;
  playerOf(t.s.pub, seat).goods -= amount;
  card.goods = (card.goods ?? 0) + amount;
  t.tell({ type: 'goods.sown', pub: { seat: player(seat), amount, card: { key: `breakthrough.${ID}` } } });
}
const sowing = reacts(
  'breakthrough',
  {
    id: ID,
    rules: ['TI4-BT-firmament', 'TI4-F-FIR-11'],
    aims: (pub, seat) => amounts(pub, seat).map((n) => `goods:${n}`),
    resolve: (t, { seat, target }) => sow(t, seat, Number(idOf(target))),
  },
  'status.start',
);

export const text: Piece = {
  ...breakthrough(ID, {
    ...sowing,
    gained: (t, seat) => t.call('sow', { seat }),
  }),
  since: 7,
  steps: {
    ...sowing.steps,
    sow: step('sow', {
      choose: {
        who: (pub, f) => (playerOf(pub, f.args.seat).goods > 0 ? [f.args.seat] : []),
        question: (k, f) => ({
          prompt: { key: 'ask.sow' },
          ask: {
            shape: 'one',
            options: [...amounts(k.pub, f.args.seat).map((n) => option(`sow:${n}`, 'sow', { n })), decline],
          },
          rules: ['TI4-F-FIR-11'],
          fallback: 'no',
        }),
        take(t, f, choices) {
          const choice = choices.get(f.args.seat);
          if (choice !== 'no') sow(t, f.args.seat, Number(tail(choice)));
        },
      },
    }),
  },
};
