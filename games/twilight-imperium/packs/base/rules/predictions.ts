// TI4-PRED: Predictions.
import type { Rule } from '@orrery/kernel';

export const predictions: readonly Rule[] = [
  { id: 'TI4-PRED-1', source: 'base' },
  { id: 'TI4-PRED-2', source: 'base; pok' },
  { id: 'TI4-PRED-3', source: 'base' },
  { id: 'TI4-PRED-4', source: 'base' },
  { id: 'TI4-PRED-5', source: 'base' },
  { id: 'TI4-PRED-6', source: 'pok' },
  { id: 'TI4-PRED-7', source: 'base' },
  { id: 'TI4-PRED-8', source: 'base' },
  { id: 'TI4-PRED-9', source: 'pok' },
];
