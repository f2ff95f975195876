// What an answer would change, tried out in worlds that the seat cannot tell from the real one: it learns nothing by it.
import { diff, type Foresight } from '@orrery/api';
import { type Choice, copy, type Game, imagine, type Know, Match, type Request } from '@orrery/kernel';

/** Where chance, hidden things or others come in. What is the same in all of them is taken to be certain. */
const WORLDS = 8;
const FEWEST = 2;
const BUDGET = 300; // milliseconds: where a world is dear, there are fewer of them

/** Undefined: it cannot be answered so. */
export function foresee(
  game: Game,
  known: Know,
  { id, seat }: Request,
  choice: Choice,
  seed: number,
): Foresight | undefined {
  const worlds: Foresight['worlds'] = [];
  const end = performance.now() + BUDGET;
  for (let i = 0; i < WORLDS && (i < FEWEST || performance.now() < end); i++) {
    const match = new Match(game, imagine(game, known, seed + i));
    const before = copy(match.view(seat)); // the match changes its state in place
    if ('refused' in match.apply({ request: id, seat, choice })) return undefined;
    worlds.push(diff(before, match.view(seat)));
    if (match.canUndo(seat)) return { worlds, final: false }; // nothing has come in: it is so in every world
  }
  return { worlds, final: true };
}
