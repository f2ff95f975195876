// TI4-RET: Retreat.
import type { Rule } from '@orrery/kernel';

export const retreat: readonly Rule[] = [
  { id: 'TI4-RET-1', source: 'base' },
  { id: 'TI4-RET-2', source: 'base; te; ruling' },
  { id: 'TI4-RET-3', source: 'pok' },
  { id: 'TI4-RET-4', source: 'base' },
  { id: 'TI4-RET-5', source: 'base' },
  { id: 'TI4-RET-6', source: 'base' },
  { id: 'TI4-RET-7', source: 'base' },
  { id: 'TI4-RET-8', source: 'base' },
  { id: 'TI4-RET-9', source: 'base' },
  { id: 'TI4-RET-10', source: 'base' },
  { id: 'TI4-RET-11', source: 'base' },
  { id: 'TI4-RET-12', source: 'base' },
  { id: 'TI4-RET-13', source: 'base' },
  { id: 'TI4-RET-14', source: 'base' },
  { id: 'TI4-RET-15', source: 'base' },
  { id: 'TI4-RET-16', source: 'base; pok' },
  { id: 'TI4-RET-17', source: 'te' },
  { id: 'TI4-RET-18', source: 'base' },
  { id: 'TI4-RET-19', source: 'base' },
];
