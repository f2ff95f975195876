// TI4-XEX: Worked examples of what Thunder's Edge adds.
import type { Rule } from '@orrery/kernel';

export const examples: readonly Rule[] = [
  { id: 'TI4-XEX-11', source: 'te' },
  { id: 'TI4-XEX-12', source: 'te' },
  { id: 'TI4-XEX-13', source: 'te' },
  { id: 'TI4-XEX-14', source: 'te' },
  { id: 'TI4-XEX-30', source: 'te' },
];
