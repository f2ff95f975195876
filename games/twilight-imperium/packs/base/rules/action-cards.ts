// TI4-AC: Action cards.
import type { Rule } from '@orrery/kernel';

export const actionCards: readonly Rule[] = [
  { id: 'TI4-AC-1', source: 'base' },
  { id: 'TI4-AC-2', source: 'base' },
  { id: 'TI4-AC-3', source: 'base' },
  { id: 'TI4-AC-4', source: 'base' },
  { id: 'TI4-AC-5', source: 'base' },
  { id: 'TI4-AC-6', source: 'base' },
  { id: 'TI4-AC-7', source: 'base' },
  { id: 'TI4-AC-8', source: 'base' },
  { id: 'TI4-AC-9', source: 'base' },
  { id: 'TI4-AC-10', source: 'base' },
  { id: 'TI4-AC-11', source: 'base; ruling' },
  { id: 'TI4-AC-12', source: 'base' },
  { id: 'TI4-AC-13', source: 'base' },
  { id: 'TI4-AC-14', source: 'pok' },
  { id: 'TI4-AC-15', source: 'te; ruling' },
  { id: 'TI4-AC-16', source: 'base' },
  { id: 'TI4-AC-17', source: 'te' },
  { id: 'TI4-AC-18', source: 'base' },
  { id: 'TI4-AC-19', source: 'base; pok' },
  { id: 'TI4-AC-20', source: 'base' },
  { id: 'TI4-AC-21', source: 'base' },
];
