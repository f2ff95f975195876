// TI4-CTRL, TI4-STRUCT: Control of planets and structures.
import type { Rule } from '@orrery/kernel';

export const control: readonly Rule[] = [
  { id: 'TI4-CTRL-1', source: 'base' },
  { id: 'TI4-CTRL-2', source: 'base' },
  { id: 'TI4-CTRL-3', source: 'base; pok; ruling' },
  { id: 'TI4-CTRL-4', source: 'pok; te' },
  { id: 'TI4-CTRL-5', source: 'base' },
  { id: 'TI4-CTRL-6', source: 'base' },
  { id: 'TI4-CTRL-7', source: 'base' },
  { id: 'TI4-CTRL-8', source: 'base' },
  { id: 'TI4-CTRL-9', source: 'base; ruling' },
  { id: 'TI4-CTRL-10', source: 'pok; te' },
  { id: 'TI4-CTRL-11', source: 'base' },
  { id: 'TI4-CTRL-12', source: 'base' },
  { id: 'TI4-CTRL-13', source: 'te' },
  { id: 'TI4-STRUCT-1', source: 'base' },
  { id: 'TI4-STRUCT-2', source: 'base; te; ruling' },
  { id: 'TI4-STRUCT-3', source: 'base' },
  { id: 'TI4-STRUCT-4', source: 'base; te' },
  { id: 'TI4-STRUCT-5', source: 'base; pok' },
  { id: 'TI4-STRUCT-6', source: 'base' },
  { id: 'TI4-STRUCT-7', source: 'base' },
  { id: 'TI4-STRUCT-8', source: 'base; te' },
  { id: 'TI4-STRUCT-9', source: 'base' },
  { id: 'TI4-STRUCT-10', source: 'te', waived: 'a pointer: TI4-F-RAL-2 to -4' },
  { id: 'TI4-STRUCT-11', source: 'te; ruling' },
];
