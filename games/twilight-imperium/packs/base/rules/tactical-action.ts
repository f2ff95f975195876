// TI4-TACT, TI4-ACT: The tactical action and activation.
import type { Rule } from '@orrery/kernel';

export const tacticalAction: readonly Rule[] = [
  { id: 'TI4-TACT-1', source: 'base; te' },
  { id: 'TI4-TACT-2', source: 'base' },
  { id: 'TI4-TACT-3', source: 'base' },
  { id: 'TI4-TACT-4', source: 'base' },
  { id: 'TI4-TACT-5', source: 'base' },
  { id: 'TI4-TACT-6', source: 'base' },
  { id: 'TI4-TACT-7', source: 'te' },
  { id: 'TI4-TACT-8', source: 'pok' },
  { id: 'TI4-ACT-1', source: 'base' },
  { id: 'TI4-ACT-2', source: 'base' },
  { id: 'TI4-ACT-3', source: 'base; te' },
  { id: 'TI4-ACT-4', source: 'base' },
  { id: 'TI4-ACT-5', source: 'base' },
  { id: 'TI4-ACT-6', source: 'base' },
  { id: 'TI4-ACT-7', source: 'base' },
  { id: 'TI4-ACT-8', source: 'base' },
  { id: 'TI4-ACT-9', source: 'te' },
];
