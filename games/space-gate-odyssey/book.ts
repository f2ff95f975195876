// The rule book of Space Gate Odyssey in the order in which one reads it.
import type { Book } from '@orrery/kernel';

export const book: Book = {
  begin: ['SGO-SETUP', 'SGO-SHORT'],
  play: [
    'SGO-TURN',
    'SGO-MOVE',
    'SGO-FLIP',
    'SGO-BUILD',
    'SGO-ACCESS',
    'SGO-TRAVEL',
    'SGO-PRED',
    'SGO-RANK',
    'SGO-CLOSE',
    'SGO-HAWK',
    'SGO-REORG',
  ],
  end: ['SGO-END'],
  pieces: [
    'SGO-BOSE',
    'SGO-COLLINS',
    'SGO-DIRAC',
    'SGO-FERMI',
    'SGO-PLANCK',
    'SGO-RUSSELL',
    'SGO-SUSSKIND',
    'SGO-TURING2',
    'SGO-TURING4',
  ],
  fine: ['SGO-COMP', 'SGO-EDGE', 'SGO-INFO', 'SGO-INV'],
};
