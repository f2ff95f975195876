// TI4-LAW: Laws.
import type { Rule } from '@orrery/kernel';

export const laws: readonly Rule[] = [
  { id: 'TI4-LAW-1', source: 'base' },
  { id: 'TI4-LAW-2', source: 'base' },
  { id: 'TI4-LAW-3', source: 'base' },
  { id: 'TI4-LAW-4', source: 'pok' },
  { id: 'TI4-LAW-5', source: 'pok; ruling' },
  { id: 'TI4-LAW-6', source: 'base' },
  { id: 'TI4-LAW-7', source: 'base' },
  { id: 'TI4-LAW-8', source: 'base' },
];
