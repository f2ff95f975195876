// COS-ROUND-6: one player's part of phase 3: actions from left to right, slide, scoring, level-ups.
import { slide } from '../atoms.ts';
import { step } from '../procedures.ts';
import { card as cardName, who } from '../say.ts';
import { isAutoma } from '../state.ts';
import { topOf } from '../values/consumption.ts';
import { rangeOf } from '../values/range.ts';

export const part = step('part', {
  actions(t, f) {
    const { side } = f.args;
    if (isAutoma(t.s.pub, side)) t.call('automa');
    for (const slot of t.s.pub.players[side]!.slots.keys()) t.call('action', { side, slot: slot + 1 });
  },
  slide(t, f) {
    if (!isAutoma(t.s.pub, f.args.side)) slide(t, f.args.side); // [COS-ACT-29] never optional
  },
  score(t, f) {
    const { side } = f.args;
    if (isAutoma(t.s.pub, side)) return t.call('automaScoring', { galaxies: null });
    t.call('beforeScoring', { side });
    t.call('scoring', { side, left: null, scored: [] });
  },
  levels: (t, f) => t.call('levels', { side: f.args.side, reached: 0 }), // [COS-DARK-2]
});

/** The top card of one slot. */
export const action = step('action', {
  resolve(t, f) {
    const { side, slot } = f.args;
    const p = t.s.pub.players[side]!;
    const card = topOf(p.slots[slot - 1]!);
    if (card === undefined) return; // [COS-PLAN-7]
    t.tell({ type: 'action', pub: { who: who(t.s.pub, side), slot, card: cardName(card), at: card } });
    t.call('effects', { side, source: card, range: rangeOf(p, slot), next: 0, settled: null, optional: false });
  },
});
