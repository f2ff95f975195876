// TI4-PRED: what was foretold and came true pays, in speaker order, one at a time.

import type { Seat } from '@orrery/kernel';
import { step } from '../../procedures.ts';
import { cardName, option, player, tail } from '../../say.ts';
import type { Pub } from '../../state.ts';
import { speakerOrder } from '../../values/agenda.ts';
import type { Prediction } from './agenda.ts';

/** `due`: still to be paid. `last`: who was paid last; the others come between. */
export type PayPredictions = { agenda: number; due: Prediction[]; last?: Seat };

/** [TI4-PRED-4] The next in speaker order behind the one paid last. */
function nextSeat(pub: Pub, { due, last }: PayPredictions): Seat | undefined {
  const order = speakerOrder(pub);
  const from = last === undefined ? 0 : order.indexOf(last) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => due.some((one) => one.seat === seat));
}
const sourcesOf = ({ due }: PayPredictions, seat: Seat): string[] => [
  ...new Set(due.filter((one) => one.seat === seat).map(({ source }) => source)),
];

export const payPredictions = step('payPredictions', {
  order: {
    who(pub, f) {
      const seat = nextSeat(pub, f.args);
      return seat !== undefined && sourcesOf(f.args, seat).length > 1 ? [seat] : [];
    },
    question: (k, f) => ({
      prompt: { key: 'ask.prediction' },
      ask: {
        shape: 'one',
        options: sourcesOf(f.args, k.seat!).map((source) =>
          option(`first:${source}`, 'first', { card: cardName(source) }),
        ),
      },
      rules: ['TI4-PRED-4'],
    }),
    take(_, f, choices) {
      const [[seat, choice]] = [...choices] as [[Seat, string]];
      const source = tail(choice);
      f.args.due = [
        ...f.args.due.filter((one) => one.seat === seat && one.source === source),
        ...f.args.due.filter((one) => one.seat !== seat || one.source !== source),
      ];
    },
  },
  pay(t, f) {
    const seat = nextSeat(t.s.pub, f.args);
    if (seat === undefined) return;
    const at = f.args.due.findIndex((one) => one.seat === seat);
    const [prediction] = f.args.due.splice(at, 1);
    f.args.last = seat;
    t.tell({ type: 'prediction.true', pub: { seat: player(seat), card: cardName(prediction!.source) } });
    t.call(`card.${prediction!.source}.reward`, {
      seat,
      target: prediction!.outcome,
      about: { agenda: f.args.agenda },
    });
    return { goto: 'order' };
  },
});
