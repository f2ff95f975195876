// The breakthrough of the Obsidian: what the Firmament has sown.
import { breakthrough } from '../../abilities/breakthrough.ts';
import { gainGoods } from '../../atoms/economy.ts';
import type { Piece } from '../../piece.ts';
import { player } from '../../say.ts';
import { heldCard, seatsOf } from '../../state.ts';
import { bound } from '../../values/plots.ts';

const ID = 'the-reaping';

/** [TI4-F-FIR-11] */
export const text: Piece = {
  ...breakthrough(ID, {
    follows: {
      'combat.won'(t, { winner, loser }) {
        const card = heldCard(t.s.pub, winner, ID);
        if (!card || !bound(t.s.pub, winner).includes(loser)) return;
        card.goods = (card.goods ?? 0) + 1;
        t.tell({ type: 'goods.grown', pub: { seat: player(winner), card: { key: `breakthrough.${ID}` } } });
      },
      'status.start'(t) {
        for (const seat of seatsOf(t.s.pub)) {
          const card = heldCard(t.s.pub, seat, ID);
          const { goods = 0 } = card ?? {};
          if (!card || goods === 0) continue;
          delete card.goods;
          gainGoods(t, seat, goods, ID);
          gainGoods(t, seat, goods);
        }
      },
    },
  }),
  since: 7,
};
