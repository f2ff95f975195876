// TI4-XEX: Worked examples of what Thunder's Edge adds.
import type { Rule } from '@orrery/kernel';

export const examples: readonly Rule[] = [
  { id: 'TI4-XEX-1', source: 'te' },
  { id: 'TI4-XEX-2', source: 'te' },
  { id: 'TI4-XEX-3', source: 'te' },
  { id: 'TI4-XEX-5', source: 'te' },
  { id: 'TI4-XEX-6', source: 'te' },
  { id: 'TI4-XEX-7', source: 'te' },
  { id: 'TI4-XEX-8', source: 'te' },
  { id: 'TI4-XEX-9', source: 'te' },
  { id: 'TI4-XEX-10', source: 'te' },
  { id: 'TI4-XEX-11', source: 'te' },
  { id: 'TI4-XEX-12', source: 'te' },
  { id: 'TI4-XEX-13', source: 'te' },
  { id: 'TI4-XEX-14', source: 'te' },
  { id: 'TI4-XEX-15', source: 'te' },
  { id: 'TI4-XEX-16', source: 'te' },
  { id: 'TI4-XEX-17', source: 'te' },
  { id: 'TI4-XEX-23', source: 'te' },
  { id: 'TI4-XEX-28', source: 'te' },
  { id: 'TI4-XEX-29', source: 'te' },
  { id: 'TI4-XEX-30', source: 'te' },
];
