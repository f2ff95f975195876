// MOOT: every change of the state, together with what is told of it.
import type { Seat, Table } from '../../src/index.ts';
import type { Moot, Offer } from './state.ts';

type T = Table<Moot>;

export function draw(t: T, seat: Seat): void {
  const card = t.s.dark.deck.pop();
  if (card === undefined) return;
  t.s.own[seat]!.hand.push(card);
  t.s.pub.hands[seat]! += 1;
  t.s.pub.deck -= 1;
  t.reveal({
    type: 'drew',
    pub: { seat: { seat } },
    to: { [seat]: { card: { key: `card.${card.split('#')[0]}` }, id: card } },
  });
}

export function discard(t: T, seat: Seat, card: string): void {
  const { hand } = t.s.own[seat]!;
  hand.splice(hand.indexOf(card), 1);
  t.s.pub.hands[seat]! -= 1;
  t.s.pub.discard.push(card);
  t.reveal({ type: 'discarded', pub: { seat: { seat }, card: { key: `card.${card.split('#')[0]}` }, id: card } });
}

export function gain(t: T, seat: Seat, amount: number): void {
  if (amount === 0) return;
  t.s.pub.coins[seat]! += amount;
  t.tell({ type: amount > 0 ? 'gained' : 'paid', pub: { seat: { seat }, amount: Math.abs(amount) } });
}

export function offer(t: T, made: Offer): void {
  for (const seat of [made.from, made.to]) t.s.own[seat]!.offers.push({ ...made });
  const told = { from: { seat: made.from }, to: { seat: made.to } };
  t.tell({ type: 'offered', pub: null, to: { [made.from]: told, [made.to]: told } });
}

export function endOffer(t: T, { from, to }: Offer): void {
  for (const seat of [from, to]) {
    const { offers } = t.s.own[seat]!;
    offers.splice(
      offers.findIndex((o) => o.from === from && o.to === to),
      1,
    );
  }
}
