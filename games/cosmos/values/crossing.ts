// CSM-MOVE-6, CSM-MOVE-7: the whole move between the white sector and the black squares, by what a seat knows.
import type { Cosmos, PlaceId } from '../state.ts';
import { BOARD, blackPlace, isBlack, sectorOf } from './geometry.ts';

/** Kinds of black squares where a fleet may stay. */
export const isLivable = (kind: string): boolean => kind === 'planet' || kind === 'base';

const isWhite = (place: PlaceId): boolean => sectorOf(place) === 'white';
const WHITE = BOARD.filter(isWhite);

/** Where a fleet that can move at all may cross to from there. */
export function crossingsFrom({ board, squares }: Pick<Cosmos['own'], 'board' | 'squares'>, from: PlaceId): PlaceId[] {
  const isRuined = (place: PlaceId) => board[place]?.ruined === true;
  if (isRuined(from)) return []; // [CSM-BOARD-9]
  if (isBlack(from)) return WHITE.filter((place) => !isRuined(place));
  if (!isWhite(from)) return [];
  return Object.entries(squares).flatMap(([n, { kind }]) => (isLivable(kind) ? [blackPlace(Number(n))] : []));
}
