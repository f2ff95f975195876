// Tic-tac-toe in English.
import type { Messages } from '@orrery/kernel';

export const en: Messages = {
  'game.name': 'Tic-tac-toe',
  'game.about': 'Three in a row, on nine cells.',
  'ask.place': 'Where do you place your mark?',
  cell: 'row {row}, column {column}',
  placed: '{seat} takes row {row}, column {column}.',
  'end.line': 'Three in a row.',
  'end.full': 'The board is full.',
  // What a page without a board calls what is in the state, and what its values mean.
  'state.turn': 'To move',
  'state.turn.is': '{seat}',
  'state.cells': 'Cells, row by row',
  'state.cells.is': '{seat}',
};
