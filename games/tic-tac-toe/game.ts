// Tic-tac-toe: the smallest complete game, copied by `orrery new` and measured by `orrery bench`.
import type { Game } from '@orrery/kernel';
import { lineOf, type TicTacToe } from './state.ts';
import { turns } from './steps/turns.ts';

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1.0.0',
  seats: [2, 2],
  setup(t) {
    t.s.pub.cells = Array.from({ length: 9 }, () => null); // [TTT-SETUP-1]
    t.s.pub.turn = 0; // [TTT-SETUP-2]
    t.call('turns');
  },
  steps: { turns },
  imagine: (k) => ({ own: Array.from({ length: k.pub.seats }, () => ({})), dark: {} }),
  invariants: {
    'marks alternate': ({ pub }) => {
      const marks = (seat: number) => pub.cells.filter((cell) => cell === seat).length;
      return marks(0) - marks(1) === pub.turn;
    },
  },
  result({ cells }) {
    const winner = lineOf(cells);
    if (winner !== undefined) return { ranks: [0, 1].map((s) => (s === winner ? 1 : 2)), why: { key: 'end.line' } };
    return cells.includes(null) ? undefined : { ranks: [1, 1], why: { key: 'end.full' } }; // [TTT-END-2]
  },
};
