// TI4-LEG-1, -4, -6: the ability card of a legendary planet lies before whoever controls it, however that came about.
import { editionOf } from '@orrery/kernel';
import { clearShelf } from '../atoms/cards.ts';
import { gainCard, giveCard, loseCard, purgeCard } from '../atoms/possession.ts';
import { inUse } from '../decks.ts';
import { LEGENDARY_TABLE, type LegendaryCard } from '../packs/prophecy-of-kings/legendary.ts';
import { pieces } from '../registry.ts';
import { type Card, cardsNamed, NOBODY, newCard, type Pub, type T } from '../state.ts';

/** Looked after between any two stages, so those of a table are found once; other editions may have the same sets. */
const tables = new WeakMap<Pub['sets'], { edition: number; rows: readonly LegendaryCard[] }>();
function rowsAt(pub: Pub): readonly LegendaryCard[] {
  const [edition, known] = [editionOf(pub), tables.get(pub.sets)];
  if (known?.edition === edition) return known.rows;
  const rows = inUse(LEGENDARY_TABLE, pub);
  tables.set(pub.sets, { edition, rows });
  return rows;
}

/** In the state it had; from the supply it comes readied. */
export function followPlanets(t: T): void {
  for (const row of rowsAt(t.s.pub)) {
    const card = cardsNamed(t.s.pub, row.id).find(({ id, kind }) => kind === 'legendary' && id === row.id);
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
