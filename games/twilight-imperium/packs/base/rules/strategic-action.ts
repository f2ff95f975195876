// TI4-SACT: The strategic action and its secondaries.
import type { Rule } from '@orrery/kernel';

export const strategicAction: readonly Rule[] = [
  { id: 'TI4-SACT-1', source: 'base' },
  { id: 'TI4-SACT-2', source: 'pok' },
  { id: 'TI4-SACT-3', source: 'base' },
  { id: 'TI4-SACT-4', source: 'ruling' },
  { id: 'TI4-SACT-5', source: 'base' },
  { id: 'TI4-SACT-6', source: 'base' },
  { id: 'TI4-SACT-7', source: 'base' },
  { id: 'TI4-SACT-8', source: 'base' },
  { id: 'TI4-SACT-9', source: 'base' },
  { id: 'TI4-SACT-10', source: 'base' },
  { id: 'TI4-SACT-11', source: 'base' },
  { id: 'TI4-SACT-12', source: 'te' },
  { id: 'TI4-SACT-13', source: 'te' },
  { id: 'TI4-SACT-14', source: 'ruling' },
  { id: 'TI4-SACT-15', source: 'base' },
];
