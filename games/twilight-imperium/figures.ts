// The figures that a board is first drawn with: short, for they come before the rules.
import { pieceAt, pieces } from './registry.ts';
import type { Pub } from './state.ts';

/** Whether the text of a card is in play at this table, as far as the pieces are here. */
export const hasText = (pub: Pub, id: string): boolean => pieces().length === 0 || pieceAt(pub, id) !== undefined;
export { layoutOf } from './options.ts';
export { leading, outcomeName, tally } from './values/agenda.ts';
export { commanderOf } from './values/alliance.ts';
export { isLegendary } from './values/attachments.ts';
export { influenceOf, planetsIn, resourcesOf, specialtiesOf, traitsOf } from './values/board.ts';
export { cardOfType, isFloating, isShip } from './values/units.ts';
