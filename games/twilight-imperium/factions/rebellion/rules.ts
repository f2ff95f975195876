// TI4-F-REB: The Crimson Rebellion.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'TI4-F-REB-1', source: 'card; ruling' },
  { id: 'TI4-F-REB-2', source: 'card' },
  { id: 'TI4-F-REB-3', source: 'card' },
  { id: 'TI4-F-REB-4', source: 'card' },
  { id: 'TI4-F-REB-5', source: 'card' },
  { id: 'TI4-F-REB-6', source: 'card' },
  { id: 'TI4-F-REB-7', source: 'te' },
  { id: 'TI4-F-REB-8', source: 'card' },
  { id: 'TI4-F-REB-9', source: 'card' },
  { id: 'TI4-F-REB-10', source: 'card' },
  { id: 'TI4-F-REB-11', source: 'card; ruling' },
  { id: 'TI4-F-REB-12', source: 'card' },
  { id: 'TI4-F-REB-13', source: 'card; ruling' },
  { id: 'TI4-BT-rebellion', source: 'card' },
  { id: 'TI4-CLAR-10', source: 'te' },
  { id: 'TI4-CLAR-13', source: 'te' },
  { id: 'TI4-TESET-6', source: 'card; ruling' },
  { id: 'TI4-FLAG-18', source: 'te' },
];
