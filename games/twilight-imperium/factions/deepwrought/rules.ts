// TI4-F-DEEP: The Deepwrought Scholarate.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'TI4-F-DEEP-1', source: 'card; ruling' },
  { id: 'TI4-F-DEEP-2', source: 'ruling' },
  { id: 'TI4-F-DEEP-3', source: 'card' },
  { id: 'TI4-F-DEEP-4', source: 'ruling' },
  { id: 'TI4-F-DEEP-5', source: 'card' },
  { id: 'TI4-F-DEEP-6', source: 'card' },
  { id: 'TI4-F-DEEP-7', source: 'card; ruling' },
  { id: 'TI4-F-DEEP-8', source: 'card; ruling' },
  { id: 'TI4-F-DEEP-9', source: 'card' },
  { id: 'TI4-F-DEEP-10', source: 'card' },
  { id: 'TI4-F-DEEP-11', source: 'card' },
  { id: 'TI4-F-DEEP-12', source: 'card' },
  { id: 'TI4-CLAR-11', source: 'te' },
  { id: 'TI4-BT-deepwrought', source: 'card' },
];
