// TI4-ALLY: who plays with whom. At a table without pairs everybody else is an opponent.
import type { Seat } from '@orrery/kernel';
import { livingSeats, type Pub, playerOf } from '../state.ts';

/** [TI4-ALLY-1] How players sit: each beside the ally, or each across from the ally. */
export const PAIRINGS = ['beside', 'across'] as const;
export type Pairing = (typeof PAIRINGS)[number];
export const PAIRABLE: readonly number[] = [4, 6, 8];
export const alliesAt = (seats: number, pairing: Pairing): Seat[] =>
  Array.from({ length: seats }, (_, seat) => (pairing === 'beside' ? seat ^ 1 : (seat + seats / 2) % seats));

export const allyOf = ({ pairs }: Pick<Pub, 'pairs'>, seat: Seat): Seat | undefined => pairs?.[seat];
export const areAllied = ({ pairs }: Pick<Pub, 'pairs'>, a: Seat, b: Seat): boolean =>
  pairs !== undefined && pairs[a] === b;
/** [TI4-ALLY-18] "Another player" in any effect is neither oneself nor the ally; neutral units are against everybody. */
export const isOpponent = (pub: Pick<Pub, 'pairs'>, seat: Seat, other: Seat): boolean =>
  other !== seat && !areAllied(pub, seat, other);
/** A player with the ally, if there is one. */
export function sideOf(pub: Pick<Pub, 'pairs'>, seat: Seat): Seat[] {
  const ally = allyOf(pub, seat);
  return ally === undefined ? [seat] : [seat, ally];
}

/** [TI4-ALLY-14] Who have room for each other: a player, and the ally as long as neither of them keeps apart. */
export function crewOf(pub: Pick<Pub, 'pairs' | 'players'>, seat: Seat): Seat[] {
  const side = sideOf(pub, seat);
  return side.some((each) => pub.players[each]?.apart) ? [seat] : side;
}

/** [TI4-ALLY-15] What is counted by seat, of a player and the ally added. */
export const together = (pub: Pick<Pub, 'pairs'>, counted: Readonly<Record<string, number>>, seat: Seat): number =>
  sideOf(pub, seat).reduce((sum, each) => sum + (counted[each] ?? 0), 0);

/** [TI4-ALLY-24] What the weaker of two must have. */
export const LEAST_POINTS = 10;
/** [TI4-VP-1, TI4-ALLY-24] Whether a player, or a pair, has won by points. */
export function hasWon(pub: Pub, seat: Seat): boolean {
  const points = sideOf(pub, seat).map((each) => playerOf(pub, each).points);
  return Math.max(...points) >= pub.score && (points.length === 1 || Math.min(...points) >= LEAST_POINTS);
}
/** [TI4-VP-5, TI4-ALLY-26] The points of a player, or of a pair together. */
export const pointsTogether = (pub: Pub, seat: Seat): number =>
  sideOf(pub, seat).reduce((sum, each) => sum + playerOf(pub, each).points, 0);

/** Whoever wins, wins with the ally. */
export function declareWinner(pub: Pub, seat: Seat): void {
  pub.winner = seat;
  if (pub.pairs) pub.sharing = sideOf(pub, seat);
}
/** [TI4-VP-8] Nobody but one player, or one pair, is left in the game. */
export function lastSide(pub: Pub): Seat | undefined {
  const [first, ...others] = livingSeats(pub);
  return others.every((other) => areAllied(pub, first!, other)) ? first : undefined;
}
