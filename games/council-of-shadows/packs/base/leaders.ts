// COS-LEADER: the six leaders of Module 2, with the consumption and energy they start with. All figures are the rule book's.
import type { Leader } from './types.ts';

export const LEADERS: readonly Leader[] = [
  { id: 'buteo', consumption: 30, energy: 0, lasting: { harvestEachScoring: 1 } },
  { id: 'zoe', consumption: 34, energy: 0, lasting: { settleEachBuy: 1 } },
  { id: 'ava', consumption: 28, energy: 0, lasting: { slotRange: 1 } },
  { id: 'casares', consumption: 26, energy: 0, lasting: { freeScoringFrom: 3, barsTower3: true } },
  { id: 's3e3', consumption: 27, energy: 0, lasting: { energyPerColony: 1 } },
  { id: 'breish', consumption: 25, energy: 8, lasting: { tieIsHigh: true } },
];
