// A turn played again: what the log says that the others have answered since.
import { patched } from '@orrery/api';
import { type AnswerGiven, answersAgain, type Game, load, readEntry, type Shape, type State } from '@orrery/kernel';
import { unpacked } from '../store/packing.ts';
import type { Jobs } from './protocol.ts';

export const answersSince = (game: Game, job: Jobs['since']['job']): Jobs['since']['reply'] =>
  answersAgain(game, othersIn(game, job));

/** Answers to questions, by others: what they may do unasked is theirs to do anew. */
function* othersIn(game: Game, { state: saved, seat, rows }: Jobs['since']['job']): Generator<AnswerGiven<Shape>> {
  let state = load(game, saved) as State;
  for (const { patch, entry: text, counts } of rows) {
    const entry = readEntry(text);
    if (counts && 'move' in entry && entry.move.request === undefined && entry.move.seat !== seat)
      yield { state, seat: entry.move.seat, choice: entry.move.choice };
    state = patched(state, unpacked(patch));
  }
}
