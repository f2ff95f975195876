// Tres en raya en español.
import type { Messages } from '@orrery/kernel';

export const es: Messages = {
  'game.name': 'Tres en raya',
  'game.about': 'Tres en línea, en nueve casillas.',
  'ask.place': '¿Dónde colocas tu marca?',
  cell: 'fila {row}, columna {column}',
  placed: '{seat} ocupa la fila {row}, columna {column}.',
  'end.line': 'Tres en raya.',
  'end.full': 'El tablero está lleno.',
};
