// The rule book of Council of Shadows in the order in which one reads it.
import type { Book } from '@orrery/kernel';

export const book: Book = {
  begin: ['COS-SETUP', 'COS-ROUND'],
  play: [
    'COS-BUY',
    'COS-PAY',
    'COS-AIROW',
    'COS-UPG',
    'COS-PLAN',
    'COS-CONS',
    'COS-ORDER',
    'COS-ACT',
    'COS-SCORE',
    'COS-DARK',
  ],
  end: ['COS-END', 'COS-FINAL'],
  pieces: [
    'COS-CARD-GAL',
    'COS-CARD-START',
    'COS-CARD-AI',
    'COS-CARD-UPG',
    'COS-CARD-DT1',
    'COS-CARD-DT2',
    'COS-CARD-BONUS',
    'COS-STATION',
    'COS-CARD-STATION',
    'COS-LEADER',
    'COS-AUTOMA',
    'COS-CARD-AUTOMA-0',
    'COS-CARD-AUTOMA-1',
    'COS-CARD-AUTOMA-2',
  ],
  fine: ['COS-COMP', 'COS-SUPPLY', 'COS-INFO', 'COS-INV'],
};
