// COS-ROUND: three phases, again and again, until somebody has reached level III [COS-END-1].
import { beginPhase } from '../atoms.ts';
import { ROUND_LIMIT } from '../packs/base/index.ts';
import { step } from '../procedures.ts';
import { inOrder, isAutoma } from '../state.ts';
import { hasPower } from '../values/powers.ts';

export const round = step('round', {
  buy(t) {
    beginPhase(t, 1);
    for (const side of inOrder(t.s.pub)) {
      if (isAutoma(t.s.pub, side)) continue; // [COS-AUTOMA-4]
      t.call('buy', {
        side,
        bought: 0,
        free: hasPower(t.s.pub.players[side]!, 'settleEachBuy'),
        item: null,
        payment: null,
      });
    }
  },
  plan(t) {
    beginPhase(t, 2);
    t.call('plan', { laid: [] });
  },
  act(t) {
    beginPhase(t, 3);
    for (const side of inOrder(t.s.pub)) t.call('part', { side });
  },
  again(t) {
    const { throne, options, round } = t.s.pub;
    if (throne === null && !(options.roundLimit && round >= ROUND_LIMIT)) return { goto: 'buy' }; // [COS-END-9]
    t.call('final');
  },
});
