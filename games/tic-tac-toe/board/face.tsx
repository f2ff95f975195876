// Tic-tac-toe: the smallest board, to be copied.
import { faceOf, type Given } from '@orrery/board';
import type { ByPlace } from '@orrery/kernel';
import type { TicTacToe } from '../state.ts';
import type { At } from '../steps/index.ts';
import { Board } from './board.tsx';

export const face = faceOf<TicTacToe>({
  Board,
  places: { 'turns.place': 'lit' } satisfies ByPlace<At, Given>,
  refsOf: ({ args }) => [`cell:${(Number(args.row) - 1) * 3 + Number(args.column) - 1}`],
  coach: [{ at: 'cell:4', text: { key: 'coach.cell' } }],
  summary: [{ key: 'summary.turn' }, { key: 'summary.end' }],
});
