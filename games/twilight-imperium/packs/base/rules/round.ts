// TI4-INIT, TI4-ROUND: Initiative and the round.
import type { Rule } from '@orrery/kernel';

export const round: readonly Rule[] = [
  { id: 'TI4-INIT-1', source: 'base' },
  { id: 'TI4-INIT-2', source: 'base' },
  { id: 'TI4-INIT-3', source: 'base' },
  { id: 'TI4-INIT-4', source: 'base' },
  { id: 'TI4-INIT-5', source: 'base' },
  { id: 'TI4-INIT-6', source: 'ruling' },
  { id: 'TI4-INIT-7', source: 'base' },
  { id: 'TI4-ROUND-1', source: 'base' },
  { id: 'TI4-ROUND-2', source: 'base' },
  { id: 'TI4-ROUND-3', source: 'base' },
  { id: 'TI4-ROUND-4', source: 'base' },
  { id: 'TI4-ROUND-5', source: 'base' },
];
