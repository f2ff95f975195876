// TI4-SCAR, TI4-XSCAR: Entropic scars: what their unit abilities and their technology say beyond the first chapters.
import type { Rule } from '@orrery/kernel';

export const scars: readonly Rule[] = [
  { id: 'TI4-SCAR-2', source: 'te; ruling' },
  { id: 'TI4-SCAR-4', source: 'te' },
  { id: 'TI4-SCAR-5', source: 'te; ruling' },
  { id: 'TI4-SCAR-6', source: 'te; ruling' },
  { id: 'TI4-SCAR-7', source: 'te' },
  { id: 'TI4-SCAR-8', source: 'te' },
  { id: 'TI4-SCAR-9', source: 'te' },
  { id: 'TI4-XSCAR-1', source: 'te' },
  { id: 'TI4-XSCAR-2', source: 'te' },
  { id: 'TI4-XSCAR-3', source: 'te' },
  { id: 'TI4-XSCAR-4', source: 'te' },
  { id: 'TI4-XSCAR-5', source: 'te' },
  { id: 'TI4-XSCAR-6', source: 'te; ruling' },
  { id: 'TI4-XSCAR-7', source: 'te' },
  { id: 'TI4-XSCAR-8', source: 'ruling' },
  { id: 'TI4-XSCAR-9', source: 'ruling' },
  { id: 'TI4-XSCAR-10', source: 'te' },
  { id: 'TI4-XSCAR-11', source: 'ruling' },
];
