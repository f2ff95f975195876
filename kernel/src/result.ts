// How a match ends: by its rules, or because those who gave up have left nobody to play against.
import type { Game, Result, Seat, Shape, State } from './contract.ts';

export function resultOf<G extends Shape>(game: Game<G>, pub: State<G>['pub']): Result | undefined {
  return pub.conceded ? givenUp(pub.seats, pub.conceded) : game.result(pub);
}

/** Whoever has not given up comes first, together; nobody who has does, not even alone. */
function givenUp(seats: number, conceded: readonly Seat[]): Result {
  const last = Math.max(seats - conceded.length, 1) + 1;
  const ranks = Array.from({ length: seats }, (_, seat) => (conceded.includes(seat) ? last : 1));
  return { ranks, why: { key: 'kernel.end.conceded', args: { seats: conceded.map((seat) => ({ seat })) } } };
}
