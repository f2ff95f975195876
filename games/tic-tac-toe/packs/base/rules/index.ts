// The rule index: one testable statement each; the statements are in the folder of words.
import type { Rule } from '@orrery/kernel';

const source = 'common knowledge';

export const rules: readonly Rule[] = [
  { id: 'TTT-SETUP-1', source },
  { id: 'TTT-SETUP-2', source },
  { id: 'TTT-TURN-1', source },
  { id: 'TTT-TURN-2', source },
  { id: 'TTT-END-1', source },
  { id: 'TTT-END-2', source },
];
