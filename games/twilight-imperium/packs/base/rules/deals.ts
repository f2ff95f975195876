// TI4-DEAL: Deals, binding and not.
import type { Rule } from '@orrery/kernel';

export const deals: readonly Rule[] = [
  { id: 'TI4-DEAL-1', source: 'base' },
  { id: 'TI4-DEAL-2', source: 'base' },
  { id: 'TI4-DEAL-3', source: 'ruling' },
  { id: 'TI4-DEAL-4', source: 'base' },
  { id: 'TI4-DEAL-5', source: 'base' },
  { id: 'TI4-DEAL-6', source: 'base' },
  { id: 'TI4-DEAL-7', source: 'base' },
  { id: 'TI4-DEAL-8', source: 'ruling' },
  { id: 'TI4-DEAL-9', source: 'ruling' },
  { id: 'TI4-DEAL-10', source: 'base' },
  { id: 'TI4-DEAL-11', source: 'ruling' },
];
