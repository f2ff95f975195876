// What a board may show before anything is decided: who could come where, what is left to learn. The rules' own figures; what
// pieces change of them is told as soon as the game itself is there (`isRuled`).
import { pieceAt, pieces } from './registry.ts';
import type { Pub } from './state.ts';
import { leaderOf } from './steps/leaders.ts';

/** Whether the pieces are here, and all figures as they are at this table; before that they are as printed. */
export const isRuled = (): boolean => pieces().length > 0;
/** Agent, commander or hero. */
export const leaderKind = (pub: Pub, id: string): string => leaderOf(pub, id)?.type ?? 'agent';
/** Whether the text of a card is in play at this table. */
export const hasText = (pub: Pub, id: string): boolean => !isRuled() || pieceAt(pub, id) !== undefined;
export { guardsOn, type Landing, landable, landSome, proposed, spot } from './landings.ts';
export { coverOf } from './odds/cover.ts';
export { layoutOf } from './options.ts';
export { buildAll, buildable, plansFor, sendable, sendSome } from './plans.ts';
export { ballotIn } from './steps/agenda/vote-sheet.ts';
export { LONGEST_WORDS, namesOfCards, notesOf } from './steps/offer-sheet.ts';
export { activatable } from './steps/tactical.ts';
export { leading, outcomeName, tally } from './values/agenda.ts';
export { commanderOf } from './values/alliance.ts';
export { answersTo } from './values/answers.ts';
export { isLegendary } from './values/attachments.ts';
export { influenceOf, planetsIn, resourcesOf, specialtiesOf, traitsOf } from './values/board.ts';
export { captivesOf } from './values/captured.ts';
export { combatDice } from './values/combat.ts';
export { fragmentsBefore } from './values/fragments.ts';
export { capacityOf, excessOf, fleetLimit } from './values/limits.ts';
export { moveValue, type Path, pathsTo } from './values/move.ts';
export { deckOf, researchable } from './values/technology.ts';
export { cardsTrade, teachable, tradeBar } from './values/trade.ts';
export { cardOfType, isFloating, isShip } from './values/units.ts';
