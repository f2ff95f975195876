// A position played through with the rules of today: where it begins, and after each answer what was told or why it was not taken.
import {
  copy,
  follow,
  type Game,
  type GameEvent,
  hashOf,
  layDice,
  load,
  Match,
  type Move,
  type Refusal,
  readEntry,
  type Shape,
} from '@orrery/kernel';
import type { Position } from './file.ts';

export interface Stop {
  match: Match<Shape>;
  next?: Move | undefined; // what is answered from here; absent: nothing more, or something is taken back
  events: readonly GameEvent[]; // that led here
  refused?: Refusal;
}
const REFUSED = '! ';

/** Throws where an answer is taken that should not be, or not taken that should. What a stop shows is gone with the next one. */
export function playThrough(
  game: Game,
  { state, dice = [], lines }: Position,
  each: (stop: Stop) => void,
): Match<Shape> {
  const match = new Match<Shape>(game, load(game, state()), { undo: true, every: 1 });
  const ready = [...dice];
  layDice(match, ready);
  let came: Omit<Stop, 'match' | 'next'> = { events: [] };
  for (const line of lines) {
    const isRefused = line.startsWith(REFUSED);
    const entry = readEntry(isRefused ? line.slice(REFUSED.length) : line);
    if (!('move' in entry || 'undo' in entry)) throw new Error(`not an answer: ${line}`);
    each({ match, ...came, next: 'move' in entry ? match.aim(entry.move) : undefined });
    const outcome = follow(match, copy(entry));
    if ('undo' in entry) layDice(match, ready);
    if ('refused' in outcome !== isRefused)
      throw new Error(`${line}: ${'refused' in outcome ? `refused (${outcome.refused.why.key})` : 'taken'}`);
    came = 'refused' in outcome ? { events: [], refused: outcome.refused } : { events: outcome.events };
  }
  each({ match, ...came });
  return match;
}

/** Does it come out as it did when it was kept? Throws if not. */
export function checkPosition(game: Game, position: Position): void {
  const end = endOf(playThrough(game, position, () => undefined));
  if (end !== position.end) throw new Error(`it ends otherwise: ${end}`);
}
export const endOf = (match: Match<Shape>): string => hashOf(match.state).slice(0, END_DIGITS);
const END_DIGITS = 16;
