// TI4-WIN: Windows and state checks.
import type { Rule } from '@orrery/kernel';

export const windows: readonly Rule[] = [
  { id: 'TI4-WIN-1', source: 'base' },
  { id: 'TI4-WIN-2', source: 'base' },
  { id: 'TI4-WIN-3', source: 'base' },
  { id: 'TI4-WIN-4', source: 'base' },
  { id: 'TI4-WIN-5', source: 'base' },
  { id: 'TI4-WIN-6', source: 'base' },
  { id: 'TI4-WIN-7', source: 'base' },
  { id: 'TI4-WIN-8', source: 'base' },
  { id: 'TI4-WIN-9', source: 'ruling' },
  { id: 'TI4-WIN-10', source: 'base' },
  { id: 'TI4-WIN-11', source: 'ruling' },
];
