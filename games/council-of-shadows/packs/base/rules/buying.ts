// The rule index: phase 1: buying.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-BUY-1', source: 'seed' },
  { id: 'COS-BUY-2', source: 'seed' },
  { id: 'COS-BUY-3', source: 'seed' },
  { id: 'COS-BUY-4', source: 'seed' },
  { id: 'COS-BUY-5', source: 'seed' },
  { id: 'COS-PAY-1', source: 'seed' },
  { id: 'COS-PAY-2', source: 'seed' },
  { id: 'COS-PAY-3', source: 'seed' },
  {
    id: 'COS-PAY-4',
    source: 'ours: the exact test that follows from PAY-1 to PAY-3; handing in surplus gems is refused',
  },
  { id: 'COS-PAY-5', source: 'ours: convenience' },
  { id: 'COS-PAY-6', source: 'seed' },
  { id: 'COS-AIROW-1', source: 'seed' },
  { id: 'COS-AIROW-2', source: 'seed: follows from immediate refill' },
  { id: 'COS-AIROW-3', source: 'ours: sources silent' },
  { id: 'COS-UPG-1', source: 'seed' },
  { id: 'COS-UPG-2', source: 'seed for 9 and 4 and the kinds; the 2+1+6 split follows from the text' },
  { id: 'COS-UPG-3', source: 'seed' },
  { id: 'COS-UPG-4', source: 'seed' },
  { id: 'COS-UPG-5', source: 'seed' },
  { id: 'COS-UPG-6', source: 'seed' },
  { id: 'COS-UPG-7', source: 'seed' },
  { id: 'COS-UPG-8', source: 'seed' },
  {
    id: 'COS-UPG-9',
    source: 'seed; the symbol table also knows a maximum range printed on cards: no card of our table has one',
  },
  {
    id: 'COS-UPG-10',
    source:
      'ours: icons lost; the parsec 2 step must cost a single coal or gold because the example player buys it together with an AI card in round 1',
  },
];
