// TI4-F-FIR: The Firmament and the Obsidian.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'TI4-F-FIR-1', source: 'te' },
  { id: 'TI4-F-FIR-2', source: 'card' },
  { id: 'TI4-F-FIR-3', source: 'ruling' },
  { id: 'TI4-F-FIR-4', source: 'card' },
  { id: 'TI4-F-FIR-5', source: 'card; ruling' },
  { id: 'TI4-F-FIR-6', source: 'ruling' },
  { id: 'TI4-F-FIR-7', source: 'card' },
  { id: 'TI4-F-FIR-8', source: 'card; ruling' },
  { id: 'TI4-F-FIR-9', source: 'card' },
  { id: 'TI4-F-FIR-10', source: 'ruling' },
  { id: 'TI4-F-FIR-11', source: 'card' },
  { id: 'TI4-F-FIR-12', source: 'card' },
  { id: 'TI4-F-FIR-13', source: 'card' },
  { id: 'TI4-F-FIR-14', source: 'card; ruling' },
  { id: 'TI4-F-FIR-15', source: 'card' },
  { id: 'TI4-F-FIR-16', source: 'ruling' },
  { id: 'TI4-BT-firmament', source: 'card' },
  { id: 'TI4-BT-obsidian', source: 'card' },
];
