// Which cards are in which deck. A card is dealt only if its text is in play.
import { isScoredAtEvent } from './abilities/secrets.ts';
import { ACTION_CARD_TABLE } from './packs/base/action-cards.ts';
import { PUBLIC_OBJECTIVES } from './packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from './packs/base/secret-objectives.ts';
import type { ObjectiveCard } from './packs/base/types.ts';
import { pieces } from './registry.ts';
import { isTestable } from './values/progress.ts';

/** Conditions on things that are not yet on the table: attachments, the nexus. */
const ABSENT = ['planets.attachment', 'units.inNexus'];
const inUse = (pok: boolean, set: string): boolean => set === 'base' || pok;
const playable = ({ check }: ObjectiveCard): boolean =>
  (isTestable(check) || isScoredAtEvent(check)) && !ABSENT.includes(check.type);

/** Decks do not change once the pieces are in place: each is made once. */
function once(make: (pok: boolean) => string[]): (pok: boolean) => readonly string[] {
  const made = new Map<boolean, readonly string[]>();
  return (pok) => {
    const deck = made.get(pok) ?? make(pok);
    made.set(pok, deck);
    return deck;
  };
}

/** `flank-speed#3`: the third of its kind. */
export const actionDeck = once((pok) =>
  ACTION_CARD_TABLE.filter((card) => inUse(pok, card.set) && pieces().some((p) => p.card && p.id === card.id)).flatMap(
    (card) => Array.from({ length: card.count }, (_, i) => `${card.id}#${i + 1}`),
  ),
);
export const secretDeck = once((pok) =>
  SECRET_OBJECTIVES.filter((card) => inUse(pok, card.set) && playable(card)).map((card) => card.id),
);
export const stageDeck = (pok: boolean, stage: number): string[] =>
  PUBLIC_OBJECTIVES.filter((card) => card.stage === stage && inUse(pok, card.set) && playable(card)).map((c) => c.id);
