// TI4-COEX: Units of several players on one planet without a fight: what is in play of the family.
import type { Rule } from '@orrery/kernel';

export const coexistence: readonly Rule[] = [
  { id: 'TI4-COEX-1', source: 'te' },
  { id: 'TI4-COEX-2', source: 'te' },
  { id: 'TI4-COEX-3', source: 'te; ruling' },
  { id: 'TI4-COEX-4', source: 'te' },
  { id: 'TI4-COEX-5', source: 'te' },
  { id: 'TI4-COEX-6', source: 'te' },
  { id: 'TI4-COEX-7', source: 'te' },
  { id: 'TI4-COEX-8', source: 'te' },
  { id: 'TI4-COEX-9', source: 'te' },
  { id: 'TI4-COEX-10', source: 'te' },
  { id: 'TI4-COEX-11', source: 'te; base; ruling' },
  { id: 'TI4-COEX-12', source: 'te' },
  { id: 'TI4-COEX-13', source: 'te; ruling' },
  { id: 'TI4-COEX-14', source: 'te; ruling' },
  { id: 'TI4-COEX-15', source: 'te' },
];
