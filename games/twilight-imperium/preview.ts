// What a board may show before anything is decided: who could come where, what is left to learn. The rules' own figures, right as
// soon as the game is there, whose pieces change them.
import type { Pub } from './state.ts';
import { leaderOf } from './steps/leaders.ts';

/** Agent, commander or hero. */
export const leaderKind = (pub: Pub, id: string): string => leaderOf(pub, id)?.type ?? 'agent';
export * from './figures.ts';
export { guardsOn, type Landing, landable, landSome, proposed, spot } from './landings.ts';
export { coverOf } from './odds/cover.ts';
export { buildAll, buildable, plansFor, sendable, sendSome } from './plans.ts';
export { ballotIn } from './steps/agenda/vote-sheet.ts';
export { LONGEST_WORDS, namesOfCards, namesOfSecrets, notesOf } from './steps/offer-sheet.ts';
export { activatable } from './steps/tactical.ts';
export { answersTo } from './values/answers.ts';
export { captivesOf } from './values/captured.ts';
export { combatDice } from './values/combat.ts';
export { commodityValue } from './values/economy.ts';
export { capacityOf, excessOf, fleetLimit } from './values/limits.ts';
export { moveValue, type Path, pathsTo } from './values/move.ts';
export { deckOf, researchable } from './values/technology.ts';
export { cardsTrade, secretsTrade, tradeBar } from './values/trade.ts';
export { isGroundForce, isShip } from './values/units.ts';
export { WARE_KINDS, type Ware, wareName, waresOf } from './values/wares.ts';
