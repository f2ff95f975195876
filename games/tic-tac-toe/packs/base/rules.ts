// The rule index: one testable statement each, in our own words.
import type { Rule } from '@orrery/kernel';

const source = 'common knowledge';

export const rules: readonly Rule[] = [
  { id: 'TTT-SETUP-1', source, en: 'The board has nine empty cells.', es: 'El tablero tiene nueve casillas vacías.' },
  { id: 'TTT-SETUP-2', source, en: 'The first seat begins.', es: 'Empieza el primer asiento.' },
  {
    id: 'TTT-TURN-1',
    source,
    en: 'The players take turns, one mark each.',
    es: 'Los jugadores se turnan y colocan una marca cada vez.',
  },
  {
    id: 'TTT-TURN-2',
    source,
    en: 'A mark goes to an empty cell.',
    es: 'Una marca se coloca en una casilla vacía.',
  },
  {
    id: 'TTT-END-1',
    source,
    en: 'Whoever holds three cells in a line, across, down or slanting, wins at once.',
    es: 'Gana de inmediato quien ocupa tres casillas en línea: horizontal, vertical o diagonal.',
  },
  {
    id: 'TTT-END-2',
    source,
    en: 'A full board without such a line is a draw.',
    es: 'El tablero lleno sin ninguna línea es un empate.',
  },
];
