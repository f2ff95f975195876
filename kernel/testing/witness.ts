// What a scenario did, for whoever wants to show it again: where it stood and what was answered there. Nobody looks unless asked to.
import { type Match, type Shape, save } from '../src/index.ts';

/** `! 0 place:4` is an answer that was refused. */
export interface Glimpse {
  game: string;
  state: string; // as it is saved
  dice: number[]; // laid ready
  lines: string[];
}
type Witness = (glimpse: Glimpse) => void;
let witness: Witness | undefined;

/** From now on `each` is told of everything that a scenario shows; its lines come afterwards. */
export function callWitness(each: Witness): void {
  witness = each;
}
/** Does anybody look? A kit whose tests do not play at a table puts them there then. */
export const isWitnessed = (): boolean => witness !== undefined;

interface Watch {
  before(): void;
  after(line: string): void;
  rigged(dice: readonly number[]): void;
}
/** A test that changes the table between two answers begins another glimpse. */
export function watch<G extends Shape>(match: Match<G>, dice: readonly number[]): Watch | undefined {
  const tell = witness;
  if (!tell) return undefined;
  const begin = (): Glimpse => {
    const glimpse = { game: match.game.id, state: save(match.game, match.state), dice: [...dice], lines: [] };
    tell(glimpse);
    return glimpse;
  };
  let glimpse = begin();
  let known = JSON.stringify(match.state);
  return {
    before() {
      if (JSON.stringify(match.state) !== known) glimpse = begin();
    },
    after(line) {
      glimpse.lines.push(line);
      known = JSON.stringify(match.state);
    },
    rigged: (more) => void glimpse.dice.push(...more),
  };
}
