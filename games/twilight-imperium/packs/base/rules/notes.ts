// TI4-PNOTE, TI4-NOTE: Promissory notes.
import type { Rule } from '@orrery/kernel';

export const notes: readonly Rule[] = [
  { id: 'TI4-PNOTE-1', source: 'base' },
  { id: 'TI4-PNOTE-2', source: 'base; te' },
  { id: 'TI4-PNOTE-3', source: 'base' },
  { id: 'TI4-PNOTE-4', source: 'base; ruling' },
  { id: 'TI4-PNOTE-5', source: 'base' },
  { id: 'TI4-PNOTE-6', source: 'base; pok' },
  { id: 'TI4-PNOTE-7', source: 'base' },
  { id: 'TI4-PNOTE-8', source: 'base' },
  { id: 'TI4-PNOTE-9', source: 'base; te' },
  { id: 'TI4-PNOTE-10', source: 'base' },
  { id: 'TI4-PNOTE-11', source: 'base' },
  { id: 'TI4-PNOTE-12', source: 'base; te' },
  { id: 'TI4-PNOTE-13', source: 'base' },
  { id: 'TI4-PNOTE-14', source: 'base' },
  { id: 'TI4-PNOTE-15', source: 'pok' },
  { id: 'TI4-PNOTE-16', source: 'base' },
  { id: 'TI4-PNOTE-17', source: 'pok' },
  { id: 'TI4-PNOTE-18', source: 'base' },
  { id: 'TI4-PNOTE-19', source: 'pok' },
  { id: 'TI4-PNOTE-20', source: 'pok' },
  { id: 'TI4-NOTE-4', source: 'pok' },
];
