// COS-PLAN, COS-CONS, COS-ORDER: phase 2, hidden behind screens or open, then consumption and the new order.
import { drawAutoma, giveOrderTiles, layPlan, moveConsumption } from '../atoms.ts';
import { type Procedures, type Sheets, step } from '../procedures.ts';
import { inOrder, isAutoma, isSolo, type Pub, type Side, sidesOf } from '../state.ts';
import { newOrder, roundConsumption } from '../values/consumption.ts';
import { cardsOf, mustFill } from './plan-form.ts';

/** Behind screens everybody at once; openly one after another by order tile. */
function planners(pub: Pub, { laid }: Procedures['plan']): Side[] {
  const waiting = inOrder(pub).filter((side) => !isAutoma(pub, side) && !laid.includes(side));
  return pub.options.screens ? waiting : waiting.slice(0, 1);
}

export const plan = step('plan', {
  lay: {
    who: (pub, f) => planners(pub, f.args),
    question(k) {
      const p = k.pub.players[k.seat!]!;
      return {
        prompt: { key: 'ask.plan' },
        ask: { shape: 'form', form: 'plan', facts: { slots: p.slots.length, must: mustFill(p) } },
        rules: ['COS-PLAN-2', 'COS-PLAN-3'],
      };
    },
    progress: true, // [COS-INFO-8] confirmed or not, and nothing else
    take(t, f, choices) {
      for (const side of inOrder(t.s.pub)) {
        const sheet = choices.get(side);
        if (sheet === undefined) continue;
        layPlan(t, side, cardsOf(t.s.pub.players[side]!, sheet as Sheets['plan']));
        f.args.laid.push(side);
      }
      return { goto: 'lay' };
    },
  },
  automa(t) {
    if (isSolo(t.s.pub)) drawAutoma(t); // [COS-AUTOMA-4]
  },
  reckon(t) {
    const { pub } = t.s;
    const applied = sidesOf(pub).map((side) => moveConsumption(t, side, roundConsumption(pub, side))); // [COS-CONS-8]
    giveOrderTiles(t, newOrder(pub, applied));
  },
});
