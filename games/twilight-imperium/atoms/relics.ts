// Relics come, go and change hands; what they say of it happens at once.
import type { Seat } from '@orrery/kernel';
import { type Piece, pieces } from '../registry.ts';
import { openCardName, player } from '../say.ts';
import { type Card, newCard, type T } from '../state.ts';
import { takeTop } from './decks.ts';
import { gainCard, giveCard, purgeCard } from './possession.ts';

const textOf = (id: string): Piece | undefined => pieces().find((piece) => piece.id === id);

/** [TI4-REL-1] The top card, face up; an empty deck gives nothing. */
export function drawRelic(t: T, seat: Seat): Card | undefined {
  const id = takeTop(t, 'relics');
  if (id === undefined) return undefined;
  const card = newCard('relic', id, seat);
  t.reveal({ type: 'relic.drawn', pub: { seat: player(seat), card: openCardName(card), id } });
  gainCard(t, card);
  textOf(id)?.gained?.(t, seat);
  return card;
}
/** It goes to another as it lies. */
export function passRelic(t: T, card: Card, to: Seat): void {
  const from = card.holder;
  giveCard(t, card, to);
  textOf(card.id)?.lost?.(t, from);
  textOf(card.id)?.gained?.(t, to);
}
export function purgeRelic(t: T, card: Card): void {
  purgeCard(t, card);
  textOf(card.id)?.lost?.(t, card.holder);
}
