// What an answer would change, tried out in worlds that the seat cannot tell from the real one: it learns nothing by it.
import { diff, type Foresight } from '@orrery/api';
import { type Choice, copy, type Game, imagine, type Know, Match, type Request } from '@orrery/kernel';

const WORLDS = 3; // what is the same in all of them is taken to be certain

/** Undefined: it cannot be answered so. */
export function foresee(game: Game, known: Know, request: Request, choice: Choice): Foresight | undefined {
  const seat = request.seat;
  const worlds: Foresight['worlds'] = [];
  let final = false;
  for (let seed = 0; seed < WORLDS; seed++) {
    const match = new Match(game, imagine(game, known, seed));
    const before = copy(match.view(seat)); // the match changes its state in place
    if ('refused' in match.apply({ request: request.id, seat, choice })) return undefined;
    worlds.push(diff(before, match.view(seat)));
    if (!match.canUndo(seat)) final = true;
  }
  return { worlds, final };
}
