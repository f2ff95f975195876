// The one way into this package.
import { box } from '@orrery/kernel';
import { twilightImperium } from './game.ts';
import { rules } from './packs/base/rules/index.ts';
import { words } from './words.ts';

export { neighbours } from './board/adjacency.ts';
export { axialOf } from './board/geometry.ts';
export * from './content.ts';
export * from './labels.ts';
export type * from './packs/base/types.ts';
export * from './state.ts';
export * from './strategy-cards.ts';
export * from './values/board.ts';
export * from './values/combat.ts';
export * from './values/economy.ts';
export * from './values/limits.ts';
export * from './values/move.ts';
export * from './values/objectives.ts';
export * from './values/payment.ts';
export * from './values/progress.ts';
export * from './values/retreat.ts';
export * from './values/sheets.ts';
export * from './values/technology.ts';
export * from './values/trade.ts';
export * from './values/units.ts';
export { twilightImperium };
export default box({ game: twilightImperium, words, rules, lobby: true });
