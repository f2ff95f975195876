// TI4-ELIM: Elimination.
import type { Rule } from '@orrery/kernel';

export const elimination: readonly Rule[] = [
  { id: 'TI4-ELIM-1', source: 'base' },
  { id: 'TI4-ELIM-2', source: 'base; te' },
  { id: 'TI4-ELIM-4', source: 'base; pok' },
  { id: 'TI4-ELIM-5', source: 'base; ruling' },
  { id: 'TI4-ELIM-6', source: 'base' },
  {
    id: 'TI4-ELIM-7',
    source: 'base; pok',
  },
  { id: 'TI4-ELIM-8', source: 'pok; ruling' },
  { id: 'TI4-ELIM-9', source: 'base' },
  { id: 'TI4-ELIM-10', source: 'ruling' },
  { id: 'TI4-ELIM-11', source: 'ruling' },
];
