// TI4-F-BAS: Last Bastion.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'TI4-F-BAS-1', source: 'card; ruling' },
  { id: 'TI4-F-BAS-2', source: 'ruling' },
  { id: 'TI4-F-BAS-3', source: 'ruling' },
  { id: 'TI4-F-BAS-4', source: 'ruling' },
  { id: 'TI4-F-BAS-5', source: 'card' },
  { id: 'TI4-F-BAS-6', source: 'card' },
  { id: 'TI4-F-BAS-7', source: 'card' },
  { id: 'TI4-F-BAS-8', source: 'card; ruling' },
  { id: 'TI4-F-BAS-9', source: 'card; ruling' },
  { id: 'TI4-F-BAS-10', source: 'card' },
  { id: 'TI4-F-BAS-11', source: 'card' },
  { id: 'TI4-F-BAS-12', source: 'card' },
  { id: 'TI4-F-BAS-13', source: 'card; ruling' },
  { id: 'TI4-BT-bastion', source: 'card' },
];
