// TI4-BREAK, TI4-SYN, TI4-DUAL: Breakthroughs, and the colours they link.
import type { Rule } from '@orrery/kernel';

export const breakthroughs: readonly Rule[] = [
  { id: 'TI4-BREAK-1', source: 'te' },
  { id: 'TI4-BREAK-2', source: 'te' },
  { id: 'TI4-BREAK-3', source: 'te; ruling' },
  { id: 'TI4-BREAK-4', source: 'te' },
  { id: 'TI4-BREAK-5', source: 'te' },
  { id: 'TI4-BREAK-6', source: 'te' },
  { id: 'TI4-BREAK-7', source: 'te' },
  {
    id: 'TI4-BREAK-9',
    source: 'ruling',
    waived: 'later stage, Thunder’s Edge: no effect in play gives several at the same time',
  },
  { id: 'TI4-SYN-1', source: 'te' },
  { id: 'TI4-SYN-2', source: 'te' },
  { id: 'TI4-SYN-3', source: 'te' },
  { id: 'TI4-SYN-4', source: 'ruling' },
  { id: 'TI4-SYN-5', source: 'te; ruling' },
  { id: 'TI4-SYN-6', source: 'te' },
  { id: 'TI4-SYN-7', source: 'te' },
  { id: 'TI4-SYN-9', source: 'ruling' },
  { id: 'TI4-DUAL-2', source: 'te' },
  { id: 'TI4-DUAL-3', source: 'te; ruling' },
  { id: 'TI4-DUAL-4', source: 'ruling' },
];
