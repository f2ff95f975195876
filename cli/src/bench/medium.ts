// The market: a medium game for measurements. About 20 KB of state, four seats, hidden hands, fifty answers a decision.
import { type Game, type Know, type None, type Option, type Seat, typed } from '@orrery/kernel';

const SIDE = 15;
export const CARDS = 320;
export const HAND = 10;
const TARGETS = 5;

export type Stall = { owner: Seat | null; level: number; goods: string; price: number; visits: number[] };
export interface Market {
  pub: { stalls: Stall[]; scores: number[]; hands: number[]; deck: number; turn: Seat };
  own: { hand: number[] };
  dark: { deck: number[] };
  steps: { turns: None };
  windows: None;
  forms: None;
}

/** Both engines play by these two functions, so that the rules themselves cost the same. */
export const targetsOf = (card: number): number[] =>
  Array.from({ length: TARGETS }, (_, i) => (card * 7 + i * 29) % (SIDE * SIDE));
export function score(stalls: readonly Stall[], seat: Seat, at: number): number {
  let sum = 1;
  for (const near of [at - 1, at + 1, at - SIDE, at + SIDE])
    if (stalls[near]?.owner === seat) sum += stalls[near]!.level;
  return sum;
}
export const freshStalls = (): Stall[] =>
  Array.from({ length: SIDE * SIDE }, (_, i) => ({
    owner: null,
    level: 0,
    goods: `goods of kind ${i % 17}`,
    price: 3 + (i % 9),
    visits: [0, 0, 0, 0],
  }));

/** Laid out once: an option is data, and only which ones are open follows from the hand. */
const OPTIONS: readonly (readonly Option[])[] = Array.from({ length: CARDS }, (_, card) =>
  targetsOf(card).map((at) => ({
    key: `trade:${card}>${at}`,
    label: { key: 'trade', args: { card, at } },
    refs: [`stall:${at}`],
  })),
);
const options = (k: Know<Market>): Option[] => k.own!.hand.flatMap((card) => OPTIONS[card]!);

const { step } = typed<Market>();
const turns = step('turns', {
  trade: {
    who: (pub) => [pub.turn],
    question: (k) => ({ prompt: { key: 'ask.trade' }, ask: { shape: 'one', options: options(k) }, rules: ['MKT-1'] }),
    take(t, _, choices) {
      const [[seat, choice]] = [...choices] as [[Seat, string]];
      const arrow = choice.indexOf('>');
      const [card, at] = [Number(choice.slice(6, arrow)), Number(choice.slice(arrow + 1))];
      const { pub, own, dark } = t.s;
      const { hand } = own[seat]!;
      hand.splice(hand.indexOf(card), 1);
      const stall = pub.stalls[at]!;
      stall.owner = seat;
      stall.level = Math.min(5, stall.level + 1);
      stall.visits[seat]! += 1;
      pub.scores[seat]! += score(pub.stalls, seat, at);
      pub.turn = (seat + 1) % pub.seats;
      t.tell({ type: 'traded', pub: { seat: { seat }, card, at } });
      const drawn = dark.deck.pop();
      if (drawn !== undefined) {
        hand.push(drawn);
        pub.deck -= 1;
        t.reveal({ type: 'drew', pub: { seat: { seat } }, to: { [seat]: { card: drawn } } });
      } else pub.hands[seat]! -= 1;
      return { goto: 'trade' };
    },
  },
});

export const market: Game<Market> = {
  id: 'market',
  version: '1.0.0',
  seats: [4, 4],
  setup(t) {
    const deck = t.shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const { seats } = t.s.pub;
    Object.assign(t.s.pub, {
      stalls: freshStalls(),
      scores: Array(seats).fill(0),
      hands: Array(seats).fill(HAND),
      deck: CARDS - HAND * seats,
      turn: 0,
    });
    for (const own of t.s.own) own.hand = deck.splice(0, HAND);
    t.s.dark.deck = deck;
    t.call('turns');
  },
  steps: { turns },
  imagine(k, random) {
    const unseen = random.shuffle(
      Array.from({ length: k.pub.deck + k.pub.hands.reduce((a, b) => a + b) }, (_, card) => card),
    );
    return { own: k.pub.hands.map((n) => ({ hand: unseen.splice(0, n) })), dark: { deck: unseen } };
  },
  invariants: {},
  result: ({ hands, scores }) =>
    hands.every((n) => n === 0)
      ? { ranks: scores.map((mine) => 1 + scores.filter((s) => s > mine).length), why: { key: 'end' } }
      : undefined,
};
