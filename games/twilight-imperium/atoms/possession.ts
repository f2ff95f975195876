// Every change to who has which open card, and how it lies, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import { exploreName, openCardName, planetName, player } from '../say.ts';
import { type Card, NOBODY, newCard, type T } from '../state.ts';
import { settle } from '../steps/moments.ts';
import { takeRevealed } from './decks.ts';

const named = (card: Card) => ({ card: openCardName(card), id: card.id });
const told = (card: Card, by: Seat = card.holder) =>
  by === NOBODY ? named(card) : { ...named(card), seat: player(by) };

/** Cards are found by a catalogue of their list: whoever adds, gives or takes one lays out a new list. */
export function gainCard(t: T, card: Card): void {
  t.s.pub.cards = [...t.s.pub.cards, card];
  t.tell({ type: card.holder === NOBODY ? 'open.laid' : 'open.gained', pub: told(card) });
}
export function giveCard(t: T, card: Card, to: Seat): void {
  const given: Card = { ...card, holder: to };
  t.s.pub.cards = t.s.pub.cards.map((other) => (other === card ? given : other));
  t.tell({ type: 'open.given', pub: { ...named(card), seat: player(to) } });
}
/** It leaves the list: back to a hand or a discard pile, whoever takes it away lays it there. */
export function loseCard(t: T, card: Card): void {
  t.s.pub.cards = t.s.pub.cards.filter((other) => other !== card);
  t.tell({ type: card.holder === NOBODY ? 'open.gone' : 'open.lost', pub: told(card) });
}
/** `by`: who exhausts it, where nobody holds it. */
export function exhaustCard(t: T, card: Card, by?: Seat): void {
  card.state = 'exhausted';
  t.tell({ type: 'open.exhausted', pub: told(card, by) });
}
/** The moment at which this card is readied: what waits for it happens then. */
export const whenReadied = ({ id }: Card): string => `readied.${id}`;
export function readyCard(t: T, card: Card): void {
  card.state = 'readied';
  t.tell({ type: 'open.readied', pub: told(card) });
  settle(t, whenReadied(card));
}
/** [TI4-LEAD-6] */
export function unlockCard(t: T, card: Card): void {
  card.state = 'readied';
  t.tell({ type: 'open.unlocked', pub: told(card) });
}
/** [TI4-PURGE-1] Out of the game for good. */
export function purgeCard(t: T, card: Card): void {
  card.state = 'purged';
  t.tell({ type: 'open.purged', pub: told(card) });
}
/** A card from the middle of the table leaves the game. */
export function purgeRevealed(t: T, id: string): void {
  takeRevealed(t, id);
  purgeAttachment(t, id);
}
/** And one that lay under a planet card. */
export function purgeAttachment(t: T, id: string): void {
  const card: Card = { ...newCard('exploration', id, NOBODY), state: 'purged' };
  t.s.pub.cards = [...t.s.pub.cards, card];
  t.tell({ type: 'open.gone', pub: named(card) });
}
/** [TI4-ATT-1, -2] Under the planet card, for good. */
export function attachCard(t: T, card: string, planet: string): void {
  t.s.pub.planets[planet]!.attachments.push(card);
  t.tell({ type: 'attached', pub: { card: exploreName(card), planet: planetName(planet) } });
}
