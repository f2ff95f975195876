// The hero of the Yssaril Tribes: everybody else shows a card, which is taken, or three others fall.
import type { Later, Seat } from '@orrery/kernel';
import { hero } from '../../abilities/leaders/leader.ts';
import { discardCard, discarded } from '../../atoms/cards.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { cardName, option, player, tail } from '../../say.ts';
import { clockwise, type Pub, playerOf, type T } from '../../state.ts';

type Extortion = { seat: Seat; from: Seat[] }; // `from`: whose cards lie before `seat`, in their order
declare module '../../procedures.ts' {
  interface Content {
    extortion: Later<Extortion, 'from'>;
  }
}

const ID = 'kyver-blade-and-key';
const FALLING = 3;
const victims = (pub: Pub, seat: Seat): Seat[] =>
  clockwise(pub, seat).filter((other) => other !== seat && playerOf(pub, other).hand > 0);

const base = hero({
  id: ID,
  faction: 'yssaril',
  rules: ['TI4-LEAD-11', 'TI4-HID-7'],
  might: (pub, seat) => victims(pub, seat).length > 0,
  resolve: (t, { seat }) => t.call('extortion', { seat }),
});

const extortion = step('extortion', {
  show: {
    who: (pub, f) => victims(pub, f.args.seat),
    question: (k, f) => ({
      prompt: { key: 'ask.extortion.show', args: { seat: player(f.args.seat) } },
      ask: {
        shape: 'one',
        options: k.own!.hand.map((card) =>
          option(`show:${card}`, 'extortion.show', { card: cardName(card) }, [`card:${card}`]),
        ),
      },
      rules: ['TI4-LEAD-11', 'TI4-HID-7'],
    }),
    take(t, f, choices) {
      f.args.from = victims(t.s.pub, f.args.seat).filter((from) => choices.has(from));
      for (const from of f.args.from) layOut(t, f.args.seat, from, tail(choices.get(from)));
    },
  },
  decide: {
    who: (_, f) => ((f.args.from ?? []).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const from = f.args.from[0]!;
      const [shown] = k.own!.looking; // the others, who do not see it, cannot promise what becomes of it
      const card = shown ? { card: cardName(shown.card) } : {};
      const count = Math.min(FALLING, playerOf(k.pub, from).hand + 1);
      const ways = [
        option('take', 'extortion.take', card),
        option('fall', 'extortion.fall', { from: player(from), count }),
      ];
      return {
        prompt: { key: 'ask.extortion', args: { from: player(from), ...card } },
        ask: { shape: 'one', options: shown ? ways : [] },
        rules: ['TI4-LEAD-11', 'TI4-HID-7'],
      };
    },
    take(t, f, choices) {
      const from = f.args.from.shift()!;
      const takes = choices.get(f.args.seat) === 'take';
      moveOn(t, f.args.seat, from, takes ? f.args.seat : from);
      if (!takes) letFall(t, from);
      return { goto: 'decide' };
    },
  },
});

/** It lies with whoever looks at it until that is decided. */
function layOut(t: T, seat: Seat, from: Seat, card: string): void {
  const { hand } = t.s.own[from]!;
  hand.splice(hand.indexOf(card), 1);
  playerOf(t.s.pub, from).hand -= 1;
  t.s.own[seat]!.looking.push({ deck: 'actions', card });
  playerOf(t.s.pub, seat).looking.push('actions');
  const known = { card: cardName(card), id: card };
  t.reveal({
    type: 'extortion.shown',
    pub: { seat: player(seat), from: player(from) },
    to: { [seat]: known, [from]: known },
  });
}
/** The first of those shown goes into this hand. */
function moveOn(t: T, seat: Seat, from: Seat, to: Seat): void {
  const { card } = t.s.own[seat]!.looking.shift()!;
  playerOf(t.s.pub, seat).looking.shift();
  t.s.own[to]!.hand.push(card);
  playerOf(t.s.pub, to).hand += 1;
  const known = { card: cardName(card), id: card };
  if (to === seat)
    t.reveal({
      type: 'card.stolen',
      pub: { seat: player(seat), from: player(from) },
      to: { [seat]: known, [from]: known },
    });
}
function letFall(t: T, from: Seat): void {
  for (const card of t.shuffle([...t.s.own[from]!.hand]).slice(0, FALLING)) {
    discardCard(t, from, card);
    discarded(t, from, card);
  }
}

export const kyver: Piece = { ...base, since: 7, steps: { ...base.steps, extortion } };
