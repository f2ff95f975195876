// Every change to who has which promissory note, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import { noteName, player } from '../say.ts';
import { type Card, NOBODY, newCard, noteKey, playerOf, readNote, type T } from '../state.ts';
import { attachCard } from './possession.ts';

/** Counts a hand anew. `foreign`: by how many notes of others it may have changed, as far as everybody can know. [TI4-PNOTE-4] */
function count(t: T, seat: Seat, foreign: number): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet.notes = t.s.own[seat]!.notes.length;
  const most = Math.min(sheet.notes, Math.max(0, (sheet.foreign ?? 0) + foreign));
  if (most > 0) sheet.foreign = most;
  else delete sheet.foreign;
}
function takeOut(t: T, seat: Seat, note: string, foreign: number): void {
  const own = t.s.own[seat]!;
  own.notes = own.notes.filter((other) => other !== note);
  count(t, seat, foreign);
}

/** From hand to hand: nobody else sees whose note it is. */
export function passNote(t: T, from: Seat, to: Seat, note: string): void {
  takeOut(t, from, note, 0);
  t.s.own[to]!.notes.push(note);
  count(t, to, 1);
}
/** From a hand, face up before whoever holds it now; whoever lays it tells why. */
export function layNote(t: T, from: Seat, holder: Seat, note: string): void {
  const { id, owner } = readNote(note);
  takeOut(t, from, note, owner === from ? 0 : -1);
  t.s.pub.cards = [...t.s.pub.cards, newCard('note', id, holder, owner)];
}
/** [TI4-ELIM-4] Out of a hand: home to whoever issued it, unless that player is out of the game, and with him the note. */
export function dropNote(t: T, from: Seat, note: string): void {
  const { owner } = readNote(note);
  takeOut(t, from, note, owner === from ? 0 : -1);
  if (playerOf(t.s.pub, owner).eliminated) return;
  t.s.own[owner]!.notes.push(note);
  count(t, owner, 0);
}
/** [TI4-PURGE-1] Out of the game, wherever it was: in a hand, or open. */
export function purgeNote(t: T, note: string): void {
  const { id, owner } = readNote(note);
  const holder = t.s.own.findIndex(({ notes }) => notes.includes(note));
  if (holder >= 0) takeOut(t, holder, note, owner === holder ? 0 : -1);
  const left = t.s.pub.cards.filter((card) => card.kind !== 'note' || card.id !== id || card.owner !== owner);
  t.s.pub.cards = [...left, { ...newCard('note', id, NOBODY, owner), state: 'purged' }];
  t.reveal({ type: 'note.purged', pub: { note: noteName(note) } });
}
/** [TI4-PNOTE-10, -11] Home to the hand of whoever issued it. */
export function returnNote(t: T, card: Card): void {
  t.s.pub.cards = t.s.pub.cards.filter((other) => other !== card);
  t.s.own[card.owner]!.notes.push(noteKey(card.id, card.owner));
  count(t, card.owner, 0);
  t.tell({ type: 'note.returned', pub: { note: noteName(noteKey(card.id, card.owner)), seat: player(card.owner) } });
}
/** [TI4-ATT-1] Under a planet card for good: it lies before nobody, and never goes home. */
export function attachNote(t: T, card: Card, planet: string): void {
  const attached: Card = { ...card, holder: NOBODY, elected: planet };
  t.s.pub.cards = t.s.pub.cards.map((other) => (other === card ? attached : other));
  attachCard(t, card.id, planet);
}
