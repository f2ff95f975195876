// The rule index: automa cards.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-CARD-AUTOMA-0-1', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-0-2', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-0-3', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-0-4', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-0-5', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-0-6', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-1-1', source: 'seed: consumption, actions, scoring; ours: level' },
  { id: 'COS-CARD-AUTOMA-1-2', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-1-3', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-1-4', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-1-5', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-1-6', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-1', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-2', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-3', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-4', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-5', source: 'ours' },
  { id: 'COS-CARD-AUTOMA-2-6', source: 'ours' },
];
