// TI4-LEAD: Leaders.
import type { Rule } from '@orrery/kernel';

export const leaders: readonly Rule[] = [
  { id: 'TI4-LEAD-1', source: 'pok; te' },
  { id: 'TI4-LEAD-2', source: 'pok' },
  { id: 'TI4-LEAD-3', source: 'pok' },
  { id: 'TI4-LEAD-4', source: 'ruling' },
  { id: 'TI4-LEAD-5', source: 'pok' },
  { id: 'TI4-LEAD-6', source: 'pok' },
  { id: 'TI4-LEAD-7', source: 'pok' },
  { id: 'TI4-LEAD-8', source: 'pok; te' },
  { id: 'TI4-LEAD-9', source: 'pok; te' },
  { id: 'TI4-LEAD-10', source: 'pok' },
  { id: 'TI4-LEAD-11', source: 'pok' },
  { id: 'TI4-LEAD-12', source: 'pok' },
  { id: 'TI4-LEAD-13', source: 'codex' },
  { id: 'TI4-LEAD-14', source: 'pok' },
  { id: 'TI4-LEAD-15', source: 'ruling' },
  { id: 'TI4-LEAD-16', source: 'te; ruling' },
  { id: 'TI4-LEAD-17', source: 'ruling' },
];
