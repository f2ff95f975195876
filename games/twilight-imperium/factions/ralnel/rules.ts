// TI4-F-RAL, TI4-FLAG-11: The Ral Nel Consortium.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'TI4-F-RAL-1', source: 'card' },
  { id: 'TI4-F-RAL-2', source: 'card; ruling' },
  { id: 'TI4-F-RAL-3', source: 'card' },
  { id: 'TI4-F-RAL-4', source: 'ruling' },
  { id: 'TI4-F-RAL-5', source: 'card; ruling' },
  { id: 'TI4-F-RAL-6', source: 'card' },
  { id: 'TI4-F-RAL-7', source: 'card' },
  { id: 'TI4-F-RAL-8', source: 'card' },
  { id: 'TI4-F-RAL-9', source: 'card' },
  { id: 'TI4-F-RAL-10', source: 'card' },
  { id: 'TI4-FLAG-11', source: 'te; ruling' },
  { id: 'TI4-BT-ralnel', source: 'card' },
];
