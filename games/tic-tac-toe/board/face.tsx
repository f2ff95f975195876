// Tic-tac-toe: the smallest board, to be copied.
import { faceOf } from '@orrery/board';
import type { TicTacToe } from '../state.ts';
import { Board } from './board.tsx';

export const face = faceOf<TicTacToe>({
  Board,
  refsOf: ({ args }) => [`cell:${(Number(args.row) - 1) * 3 + Number(args.column) - 1}`],
  coach: [{ at: 'cell:4', text: { key: 'coach.cell' } }],
  summary: [{ key: 'summary.turn' }, { key: 'summary.end' }],
});
