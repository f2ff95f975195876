// TI4-LIMIT, TI4-COMP: Components and their limits.
import type { Rule } from '@orrery/kernel';

export const components: readonly Rule[] = [
  { id: 'TI4-LIMIT-1', source: 'base' },
  { id: 'TI4-LIMIT-2', source: 'base' },
  { id: 'TI4-LIMIT-3', source: 'base' },
  { id: 'TI4-LIMIT-4', source: 'base' },
  { id: 'TI4-LIMIT-5', source: 'base' },
  { id: 'TI4-LIMIT-6', source: 'base' },
  { id: 'TI4-LIMIT-7', source: 'pok; ruling' },
  { id: 'TI4-LIMIT-8', source: 'base' },
  { id: 'TI4-COMP-1', source: 'base; pok' },
  { id: 'TI4-COMP-2', source: 'base; pok' },
  { id: 'TI4-COMP-3', source: 'base' },
  { id: 'TI4-COMP-4', source: 'base' },
  { id: 'TI4-COMP-5', source: 'base' },
  { id: 'TI4-COMP-6', source: 'base; ruling' },
  { id: 'TI4-COMP-7', source: 'base; pok' },
  { id: 'TI4-COMP-8', source: 'te; ruling' },
  { id: 'TI4-COMP-9', source: 'base' },
  { id: 'TI4-COMP-10', source: 'base' },
  { id: 'TI4-COMP-11', source: 'base' },
  { id: 'TI4-COMP-12', source: 'base' },
  { id: 'TI4-COMP-13', source: 'ruling' },
  { id: 'TI4-COMP-14', source: 'te' },
];
