// TI4-SET, TI4-CHG: Sets and table options; what was printed anew.
import type { Rule } from '@orrery/kernel';

export const sets: readonly Rule[] = [
  { id: 'TI4-SET-1', source: 'te' },
  { id: 'TI4-SET-2', source: 'te' },
  { id: 'TI4-SET-3', source: 'te; ruling' },
  { id: 'TI4-SET-4', source: 'te' },
  { id: 'TI4-SET-5', source: 'te' },
  { id: 'TI4-SET-6', source: 'te' },
  { id: 'TI4-SET-7', source: 'te; ruling' },
  { id: 'TI4-SET-8', source: 'te; ruling' },
  { id: 'TI4-SET-9', source: 'te; ruling' },
  { id: 'TI4-SET-10', source: 'te' },
  { id: 'TI4-SET-11', source: 'te' },
  { id: 'TI4-SET-12', source: 'te; ruling' },
  { id: 'TI4-SET-13', source: 'ruling' },
  { id: 'TI4-SET-14', source: 'te' },
  { id: 'TI4-CHG-1', source: 'te; codex' },
  { id: 'TI4-CHG-3', source: 'card' },
  { id: 'TI4-CHG-6', source: 'card' },
  { id: 'TI4-CHG-7', source: 'te' },
];
