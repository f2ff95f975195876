// Every deck, whatever its cards: drawn from the top, rebuilt from its own discard pile, looked into. Its count is public.
import type { Msg, Seat } from '@orrery/kernel';
import { agendaName, cardName, player } from '../say.ts';
import { type Deck, playerOf, type T } from '../state.ts';

const deckName = (deck: Deck): Msg => ({ key: `deck.${deck}` });

const count = (t: T, deck: Deck): void => {
  t.s.pub.decks[deck] = t.s.dark.decks[deck].length;
};

/** [TI4-LIMIT-5, -6] The top card; an empty deck is rebuilt from its discard pile at once. Undefined: there is none left. */
export function takeTop(t: T, deck: Deck): string | undefined {
  const { pub, dark } = t.s;
  if (dark.decks[deck].length === 0 && pub.discards[deck].length > 0) {
    dark.decks[deck] = t.shuffle(pub.discards[deck].splice(0));
    t.tell({ type: 'deck.rebuilt', pub: { deck: deckName(deck) } });
  }
  const card = dark.decks[deck].pop();
  count(t, deck);
  return card;
}

/** The top card is turned up; it is laid nowhere yet. Whoever turns it up tells what it is. */
export function revealTop(t: T, deck: Deck): string | undefined {
  const card = takeTop(t, deck);
  if (card !== undefined) t.s.pub.revealed.push(card);
  return card;
}

export function revealBottom(t: T, deck: Deck): string | undefined {
  const card = t.s.dark.decks[deck].shift();
  if (card === undefined) return revealTop(t, deck); // what is rebuilt has no bottom that anybody knew
  count(t, deck);
  t.s.pub.revealed.push(card);
  return card;
}

/** A revealed card leaves the middle of the table, to be laid somewhere else. */
export function takeRevealed(t: T, card: string): void {
  t.s.pub.revealed = t.s.pub.revealed.filter((other) => other !== card);
}
export function discardRevealed(t: T, deck: Deck, card: string): void {
  takeRevealed(t, card);
  t.s.pub.discards[deck].push(card);
}

/** A seat takes the top cards to look at; `putBack` ends it for each. */
export function look(t: T, seat: Seat, deck: Deck, cards: number): void {
  const seen: Msg[] = []; // fewer, if the deck ends before
  while (seen.length < cards) {
    const card = takeTop(t, deck);
    if (card === undefined) break;
    seen.push(nameIn(deck, card));
    t.s.own[seat]!.looking.push({ deck, card });
    playerOf(t.s.pub, seat).looking.push(deck);
  }
  if (seen.length === 0) return;
  const pub = { seat: player(seat), deck: deckName(deck), cards: seen.length };
  t.reveal({ type: 'deck.looked', pub, to: { [seat]: { seen } } }); // [TI4-HID-5]
}
const nameIn = (deck: Deck, card: string): Msg => (deck === 'agendas' ? agendaName : cardName)(card);
export function putBack(t: T, seat: Seat, card: string, end: 'top' | 'bottom'): void {
  const { looking } = t.s.own[seat]!;
  const at = looking.findIndex((each) => each.card === card);
  const { deck } = looking[at]!;
  looking.splice(at, 1);
  const open = playerOf(t.s.pub, seat).looking;
  open.splice(open.indexOf(deck), 1);
  if (end === 'top') t.s.dark.decks[deck].push(card);
  else t.s.dark.decks[deck].unshift(card);
  count(t, deck);
  const pub = { seat: player(seat), deck: deckName(deck) };
  t.tell({ type: `deck.${end}`, pub, to: { [seat]: { card: nameIn(deck, card) } } });
}
