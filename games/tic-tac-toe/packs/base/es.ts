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
  // Cómo llama una página sin tablero a lo que hay en el estado, y qué significan sus valores.
  'state.turn': 'Le toca a',
  'state.turn.is': '{seat}',
  'state.cells': 'Casillas, fila por fila',
  'state.cells.is': '{seat}',
};
