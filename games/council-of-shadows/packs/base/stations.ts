// COS-CARD-STATION: the three stations every player owns with Module 1. The costs are ours, the effects the rule book's.
import { gems } from './gems.ts';
import type { Station } from './types.ts';

export const STATIONS: readonly Station[] = [
  { id: 'harvest', cost: gems(0, 1, 1), cubes: 0, ours: ['cost'] },
  { id: 'score', cost: gems(0, 0, 2), cubes: 0, ours: ['cost'] },
  { id: 'colonize', cost: gems(0, 2, 0), cubes: 3, ours: ['cost'] },
];
