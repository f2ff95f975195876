// Sectors, limits and sites (CSM-BOARD, CSM-SETUP). Limits and green sites are the manual's; rings, anchors and orange sites ours.
import type { Sector } from './types.ts';

/** From the Citadel outwards. */
export const SECTORS: readonly Sector[] = [
  { id: 'violet', ring: 1, systems: 8, collect: 60, recruit: 40 },
  { id: 'brown', ring: 2, systems: 16, collect: 55, recruit: 35 },
  { id: 'yellow', ring: 3, systems: 24, collect: 50, recruit: 30 },
  { id: 'red', ring: 4, systems: 32, collect: 45, recruit: 30 },
  { id: 'green', ring: 5, systems: 40, collect: 40, recruit: 25 },
  { id: 'blue', ring: 6, systems: 48, collect: 35, recruit: 20 },
  { id: 'orange', ring: 7, systems: 56, collect: 30, recruit: 20 },
  { id: 'white', ring: 8, systems: 64, collect: 25, recruit: 10 },
];

export const HOME_ANCHORS: readonly number[] = [1, 7, 13, 20, 26, 33, 39, 45, 52, 58];
export const GREEN_SITES: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40];
export const ORANGE_SITES: readonly number[] = [1, 5, 10, 15, 19, 24, 29, 33, 38, 43, 47, 52];
