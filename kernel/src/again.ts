// A turn played again: what the others have answered since, put down as it was asked, so that it can be given again.
import type { Choice, Game, Planned, Seat, Shape, Standing, State } from './contract.ts';
import { Match } from './match.ts';
import { againOf, digest } from './plans.ts';
import { saidBy } from './rehearsal.ts';

/** An answer to what its seat was asked in this state. */
export interface Given<G extends Shape> {
  state: State<G>;
  seat: Seat;
  choice: Choice;
}
/** More than this nobody remembers. */
const MOST = 100;

/** By seat what it would answer again, in order. Of several answers to one question, under seal, the last one counts. */
export function answersAgain<G extends Shape>(game: Game<G>, given: Iterable<Given<G>>): [Seat, Standing][] {
  const bySeat = new Map<Seat, Map<string, Planned>>();
  for (const { state, seat, choice } of given) {
    const match = new Match(game, state, { undo: false });
    const request = match.asked(seat);
    if (!request) continue;
    const steps = bySeat.get(seat) ?? new Map<string, Planned>();
    const upon = digest(game, match.know(seat), [{ at: request.at, choice }]);
    steps.set(request.id, { at: request.at, asked: request.prompt, choice, upon, said: saidBy(request, choice) });
    bySeat.set(seat, steps);
  }
  return [...bySeat].flatMap(([seat, steps]): [Seat, Standing][] => {
    const again = againOf([...steps.values()].slice(0, MOST));
    return again ? [[seat, again]] : [];
  });
}
