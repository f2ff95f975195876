// Which cards are in which deck of a match: those of its sets and of its edition whose text is in play.

import { type Dated, editionOf, inPlay, newestEdition } from '@orrery/kernel';
import { isScoredAtEvent } from './abilities/secrets.ts';
import { ACTION_CARD_TABLE } from './packs/base/action-cards.ts';
import { PUBLIC_OBJECTIVES } from './packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from './packs/base/secret-objectives.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { TECHNOLOGY_TABLE } from './packs/base/technologies.ts';
import type { ObjectiveCard } from './packs/base/types.ts';
import type { DeckCard, Piece } from './piece.ts';
import { MENDED, REFINED, RIGHTED, SPARED, TOGETHER } from './procedures.ts';
import { inBoxes, pieces } from './registry.ts';
import { newestSheets } from './roster.ts';
import { type Deck, hasSet, noteKey, type Pub } from './state.ts';
import { refuses } from './values/notes.ts';
import { isTestable } from './values/progress.ts';
import { reads } from './values/readings.ts';

/** What decides which cards there are: the sets of the table, and the edition it was set up with. */
export type Table = Pick<Pub, 'sets' | 'edition' | 'readings'>;

const playable = ({ check }: ObjectiveCard): boolean => isTestable(check) || isScoredAtEvent(check);

/** Of everything there is, what these sets and this edition have. */
export const inUse = <C extends Dated & { set: string }>(cards: readonly C[], table: Table): C[] =>
  inPlay(cards, table).filter(({ set }) => hasSet(table, set));

/** [TI4-SET-5] The printing of a tile that this table uses. */
export const newestTile = (table: Table, tile: string): string =>
  inUse(SYSTEM_TABLE, table).find(({ replaces }) => replaces === tile)?.id ?? tile;

/** The tiles a galaxy is made of, by their backs. */
export type Piles = { blue: readonly string[]; red: readonly string[] };
export function pilesAt(table: Table): Piles {
  const of = (back: string) => inUse(SYSTEM_TABLE, table).flatMap((tile) => (tile.back === back ? [tile.id] : []));
  return { blue: of('blue'), red: of('red') };
}

const objectives = (cards: readonly ObjectiveCard[], stage: number, table: Table): string[] =>
  inUse(cards, table)
    .filter((card) => card.stage === stage && playable(card))
    .map(({ id }) => id);

/** Decks that are made of pieces: every card whose text is in play. `flank-speed#3`: the third of its kind. */
function cardsOf(deck: Deck, table: Table): string[] {
  return inPlay(pieces(), table)
    .filter((piece) => piece.card?.deck === deck && inBoxes(table, piece) && !isTakenOut(table, piece.card))
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(({ id, card }) =>
      card!.copies === undefined ? [id] : Array.from({ length: card!.copies }, (_, i) => `${id}#${i + 1}`),
    );
}
/** Cards that one set takes out of the deck of another. */
const isTakenOut = (table: Table, { without, deck, set }: DeckCard): boolean =>
  (without !== undefined && hasSet(table, without)) ||
  (deck === 'relics' && set === 'codex4' && !hasSet(table, 'pok') && reads(table, 'ten-relics')); // [TI4-SET-8]
/** Action cards lie as in their table before they are shuffled, others as their pieces come. */
const ranks = new Map(ACTION_CARD_TABLE.map(({ id }, i) => [id, i]));
const rank = ({ id }: Piece): number => ranks.get(id) ?? 0;

function make(deck: Deck, table: Table): string[] {
  if (deck === 'secrets') return objectives(SECRET_OBJECTIVES, 0, table);
  if (deck === 'stage1') return objectives(PUBLIC_OBJECTIVES, 1, table);
  if (deck === 'stage2') return objectives(PUBLIC_OBJECTIVES, 2, table);
  return cardsOf(deck, table);
}

/** All cards of a deck, wherever they lie. It does not change once the pieces are in place: each is made once. */
export function deckOf(table: Table, deck: Deck): readonly string[] {
  const key = `${deck} ${table.sets.join()} ${editionOf(table)} ${table.readings?.join() ?? ''}`;
  const cards = made.get(key) ?? make(deck, table);
  made.set(key, cards);
  return cards;
}
const made = new Map<string, readonly string[]>();

export const actionDeck = (table: Table): readonly string[] => deckOf(table, 'actions');
export const secretDeck = (table: Table): readonly string[] => deckOf(table, 'secrets');
export const stageDeck = (table: Table, stage: 1 | 2): readonly string[] => deckOf(table, `stage${stage}`);

/** [TI4-PNOTE-1] Every promissory note there is at this table: everybody's, and those of each sheet. */
export const notesAt = (pub: Pub): string[] =>
  pub.players.flatMap(({ faction, eliminated }, seat) =>
    eliminated
      ? []
      : notesOfSheet(pub, faction)
          .filter((id) => !(pub.pairs && id === 'alliance')) // [TI4-ALLY-4] they are purged before they are dealt
          .map((id) => noteKey(id, seat)),
  );
/** As with decks, each is made once. */
function notesOfSheet(table: Table, faction: string): readonly string[] {
  const key = `${faction} ${table.sets.join()} ${editionOf(table)}`;
  const isTheirs = (piece: Piece) =>
    piece.note && !refuses(faction, piece.id) && inBoxes(table, piece) && (piece.note.faction ?? faction) === faction;
  const notes =
    sheets.get(key) ??
    inPlay(pieces(), table)
      .filter(isTheirs)
      .map(({ id }) => id);
  sheets.set(key, notes);
  return notes;
}
const sheets = new Map<string, readonly string[]>();

const DATED = [PUBLIC_OBJECTIVES, SECRET_OBJECTIVES, SYSTEM_TABLE, TECHNOLOGY_TABLE];
/** The edition that has every sheet, piece, objective, tile and technology there is. */
export const newest = (): number =>
  Math.max(newestSheets(), newestEdition(pieces(), [TOGETHER, RIGHTED, REFINED, SPARED, MENDED], ...DATED));
