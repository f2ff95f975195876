// Everything counted [SGO-COMP-1] [SGO-SETUP-2..10] [SGO-TURN-6]: figures of the rulebook, except the one marked `public`.
import type { Engineer, Room, Token } from './kinds.ts';
import { FIGURES } from './ours.ts';

export const PER_PLAYER = { engineers: 7, suits: 4, robots: 5, settlers: 36 };
export const START_CREW: Readonly<Record<Room, Engineer | null>> = {
  water: 'engineer',
  wildlife: 'engineer',
  energy: 'engineer',
  modules: 'chief',
  access: null,
};
export const START_SETTLERS = 5;
export const START_MODULES_TAKEN = 2;

export const POINTS = { engineer: 1, chief: 2, robot: 1 };

export const MODES = { standard: { gates: 3, exoplanets: 5 }, short: { gates: 2, exoplanets: 3 } };

/** The places of the predominance track, from the highest down. */
export const PLACES = [7, 4, 2, 1, 0];
/** [SGO-SETUP-4] From the highest place down; that the sequence runs upwards is public, not in the rulebook. */
export const TOKENS_AT_START: readonly Token[] = ['none', 'balance', 'energy', 'wildlife', 'water'];

export const WHEEL_SPACES = 10;
export const RANKS = FIGURES.ranks;
export const ENGINEER_RANKS = [3, 6];

export const HAWKING_POINTS = 1;
export const OPEN_CORRIDOR_PENALTY = 1;
export const BLOCKED_CORRIDOR_PENALTY = FIGURES.blockedCorridorPenalty;
export const LEAST_INFLUENCE = FIGURES.leastInfluence;
export const ROUND_LIMIT = FIGURES.roundLimit;
