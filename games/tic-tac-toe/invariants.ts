// What holds at every moment of every match.
import type { Game } from '@orrery/kernel';
import type { TicTacToe } from './state.ts';

export const invariants: Game<TicTacToe>['invariants'] = {
  'marks alternate': ({ pub }) => {
    const marks = (seat: number) => pub.cells.filter((cell) => cell === seat).length;
    return marks(0) - marks(1) === pub.turn;
  },
};
