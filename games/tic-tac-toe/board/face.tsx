// Tic-tac-toe: the smallest board, to be copied.
import { faceOf } from '@orrery/board';
import type { TicTacToe } from '../state.ts';
import { Board } from './board.tsx';

export const face = faceOf<TicTacToe>({
  Board,
  refsOf: ({ args }) => [`cell:${(Number(args.row) - 1) * 3 + Number(args.column) - 1}`],
  coach: [{ at: 'cell:4', text: { key: 'coach.cell' } }],
  summary: [{ key: 'summary.turn' }, { key: 'summary.end' }],
  words: {
    en: {
      'coach.cell': 'What glows can be chosen: click a cell, or use the list beside the board.',
      'summary.turn': 'In your turn you place one mark on an empty cell.',
      'summary.end': 'Three of your marks in a line win at once.',
    },
    es: {
      'coach.cell': 'Lo que brilla se puede elegir: pulsa una casilla o usa la lista junto al tablero.',
      'summary.turn': 'En tu turno colocas una marca en una casilla vacía.',
      'summary.end': 'Tres marcas tuyas en línea ganan al instante.',
    },
  },
});
