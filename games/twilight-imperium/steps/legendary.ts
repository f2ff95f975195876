// TI4-LEG-1, -4, -6: the ability card of a legendary planet lies before whoever controls it, however that came about.
import { clearShelf } from '../atoms/cards.ts';
import { gainCard, giveCard, loseCard, purgeCard } from '../atoms/possession.ts';
import { inUse } from '../decks.ts';
import { LEGENDARY_TABLE, type LegendaryCard } from '../packs/prophecy-of-kings/legendary.ts';
import { pieces } from '../registry.ts';
import { type Card, NOBODY, newCard, type T } from '../state.ts';

/** In the state it had; from the supply it comes readied. */
export function followPlanets(t: T): void {
  for (const row of inUse(LEGENDARY_TABLE, t.s.pub)) {
    const card = t.s.pub.cards.find(({ id, kind }) => kind === 'legendary' && id === row.id);
    const controller = t.s.pub.planets[row.planet]?.controller;
    if (card?.state === 'purged' || (card?.holder ?? NOBODY) === (controller ?? NOBODY)) continue;
    if (card) leave(t, card, controller);
    if (controller !== undefined && controller !== NOBODY) come(t, row, card, controller);
  }
}

function leave(t: T, card: Card, controller: number | undefined): void {
  if (controller === undefined) purgeCard(t, card);
  else if (controller === NOBODY) {
    clearShelf(t, card);
    loseCard(t, card);
  }
  textOf(card.id)?.lost?.(t, card.holder);
}
function come(t: T, { id }: LegendaryCard, card: Card | undefined, to: number): void {
  if (card) giveCard(t, card, to);
  else gainCard(t, newCard('legendary', id, to));
  textOf(id)?.gained?.(t, to);
}
const textOf = (id: string) => pieces().find((piece) => piece.id === id);
