// Game-wide figures. Those of our own say so.
import { type Gem, type Gems, gems } from './gems.ts';
import type { Civilization } from './types.ts';

export const START_GEMS: Gems = gems(1, 1, 0);
export const GEM_ENERGY: Readonly<Record<Gem, number>> = { coal: 1, gold: 2, crystal: 3 };
export const CONSUMPTION = { start: 20, min: 20, max: 100 } as const;
export const BUY_ACTIONS = 3;
export const ROW = 8;
export const BASE_SLOTS = 3;
export const MAX_STACK = 3;
export const BONUS_LIMIT = 4;
export const TECH_REMOVED = 2;
export const AI_CARD_ENERGY = 2;
export const END_LEVEL = 3;
/** Ours [COS-END-9]: where a host lets a stalled game stop. */
export const ROUND_LIMIT = 30;
/** [COS-DARK-8] By the level just reached, then by the receiver's own level. Doubtful: the icons are lost. */
export const CATCH_UP: Readonly<Record<number, readonly Gems[]>> = {
  1: [gems(0, 1, 0)],
  2: [gems(0, 2, 0), gems(0, 1, 0)],
};
export const CIVILIZATIONS: readonly Civilization[] = [
  { id: 'treton', colour: 'violet', aliases: ['Tretan'], ours: ['colour'] },
  { id: 'avry', colour: 'red', aliases: ['Human'], ours: ['colour'] },
  { id: 'takrill', colour: 'green', aliases: ['Shengar'], ours: ['colour'] },
  { id: 'automatos', colour: 'blue', aliases: ['Automa'] },
];
/** [COS-AUTOMA-1] */
export const AUTOMA_CIVILIZATION = 'automatos';
