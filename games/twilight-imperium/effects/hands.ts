// Action cards of another player's hand that are looked at, and one of them taken.
import type { Seat } from '@orrery/kernel';
import { step } from '../procedures.ts';
import { cardName, option, player, tail } from '../say.ts';
import { playerOf, type T } from '../state.ts';

/** [TI4-HID-7] While they are looked at they lie with whoever looks; the rest goes back. */
export const takeFromHand = step('takeFromHand', {
  look(t, { args: { seat, from } }) {
    const shown = t.s.own[from]!.hand.splice(0);
    if (shown.length === 0) return 'end';
    playerOf(t.s.pub, from).hand = 0;
    t.s.own[seat]!.looking = shown.map((card) => ({ deck: 'actions' as const, card }));
    playerOf(t.s.pub, seat).looking = shown.map(() => 'actions' as const);
    t.reveal({
      type: 'hand.seen',
      pub: { seat: player(seat), from: player(from) },
      to: { [seat]: { cards: shown.map(cardName) } },
    });
  },
  take: {
    who: (_, f) => [f.args.seat],
    question: (k) => ({
      prompt: { key: 'ask.takeCard' },
      ask: {
        shape: 'one',
        options: k.own!.looking.map(({ card }) =>
          option(`take:${card}`, 'takeCard', { card: cardName(card) }, [`card:${card}`]),
        ),
      },
      rules: ['TI4-HID-7'],
    }),
    take: (t, f, choices) => keep(t, f.args.seat, f.args.from, tail(choices.get(f.args.seat))),
  },
});

function keep(t: T, seat: Seat, from: Seat, card: string): void {
  const rest = t.s.own[seat]!.looking.map((held) => held.card).filter((held) => held !== card);
  t.s.own[seat]!.looking = [];
  playerOf(t.s.pub, seat).looking = [];
  t.s.own[from]!.hand.push(...rest);
  t.s.own[seat]!.hand.push(card);
  playerOf(t.s.pub, from).hand = rest.length;
  playerOf(t.s.pub, seat).hand += 1;
  const known = { card: cardName(card), id: card };
  t.reveal({
    type: 'card.stolen',
    pub: { seat: player(seat), from: player(from) },
    to: { [seat]: known, [from]: known },
  });
}
