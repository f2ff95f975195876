// Which cards are in which deck of a match: those of its sets and of its edition whose text is in play.
import { type Dated, editionOf, inPlay, newestEdition } from '@orrery/kernel';
import { isScoredAtEvent } from './abilities/secrets.ts';
import { ACTION_CARD_TABLE } from './packs/base/action-cards.ts';
import { PUBLIC_OBJECTIVES } from './packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from './packs/base/secret-objectives.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { TECHNOLOGY_TABLE } from './packs/base/technologies.ts';
import type { ObjectiveCard } from './packs/base/types.ts';
import { pieces } from './registry.ts';
import { newestSheets } from './roster.ts';
import { hasSet, type Pub } from './state.ts';
import { isTestable } from './values/progress.ts';

/** What decides which cards there are: the sets of the table, and the edition it was set up with. */
export type Table = Pick<Pub, 'sets' | 'edition'>;

/** Conditions on things that are not yet on the table: attachments, the nexus. */
const ABSENT = ['planets.attachment', 'units.inNexus'];
const playable = ({ check }: ObjectiveCard): boolean =>
  (isTestable(check) || isScoredAtEvent(check)) && !ABSENT.includes(check.type);

/** Of everything there is, what these sets and this edition have. */
export const inUse = <C extends Dated & { set: string }>(cards: readonly C[], table: Table): C[] =>
  inPlay(cards, table).filter(({ set }) => hasSet(table, set));

/** Decks do not change once the pieces are in place: each is made once. */
function once(make: (table: Table) => string[]): (table: Table) => readonly string[] {
  const made = new Map<string, readonly string[]>();
  return (table) => {
    const key = `${table.sets.join()} ${editionOf(table)}`;
    const deck = made.get(key) ?? make(table);
    made.set(key, deck);
    return deck;
  };
}

/** The cards whose text is in play, each from the edition of its piece on. */
const actionCards = () =>
  ACTION_CARD_TABLE.flatMap((card) => {
    const piece = pieces().find(({ id, card: isCard }) => isCard && id === card.id);
    return piece ? [{ ...piece, ...card }] : [];
  });

/** `flank-speed#3`: the third of its kind. */
export const actionDeck = once((table) =>
  inUse(actionCards(), table).flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}#${i + 1}`)),
);
export const secretDeck = once((table) =>
  inUse(SECRET_OBJECTIVES, table)
    .filter(playable)
    .map(({ id }) => id),
);
export const stageDeck = (table: Table, stage: number): string[] =>
  inUse(PUBLIC_OBJECTIVES, table)
    .filter((card) => card.stage === stage && playable(card))
    .map(({ id }) => id);

const DATED = [PUBLIC_OBJECTIVES, SECRET_OBJECTIVES, SYSTEM_TABLE, TECHNOLOGY_TABLE];
/** The edition that has every sheet, piece, objective, tile and technology there is. */
export const newest = (): number => Math.max(newestSheets(), newestEdition(pieces(), ...DATED));
