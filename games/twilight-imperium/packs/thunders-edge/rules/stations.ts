// TI4-STAT, TI4-STA: Space stations.
import type { Rule } from '@orrery/kernel';

export const stations: readonly Rule[] = [
  { id: 'TI4-STAT-1', source: 'card' },
  { id: 'TI4-STAT-2', source: 'te' },
  { id: 'TI4-STAT-3', source: 'te; ruling' },
  { id: 'TI4-STAT-4', source: 'te' },
  { id: 'TI4-STAT-5', source: 'te' },
  { id: 'TI4-STAT-6', source: 'te' },
  { id: 'TI4-STAT-7', source: 'te; ruling' },
  { id: 'TI4-STAT-8', source: 'ruling' },
  { id: 'TI4-STAT-9', source: 'te' },
  { id: 'TI4-STAT-10', source: 'te' },
  { id: 'TI4-STAT-11', source: 'te' },
  { id: 'TI4-STAT-12', source: 'te; ruling' },
  { id: 'TI4-STAT-13', source: 'te' },
  { id: 'TI4-STAT-14', source: 'te' },
  { id: 'TI4-STAT-15', source: 'ruling' },
  { id: 'TI4-STA-1', source: 'te' },
  { id: 'TI4-STA-2', source: 'te' },
  { id: 'TI4-STA-3', source: 'te' },
  { id: 'TI4-STA-4', source: 'te' },
  { id: 'TI4-STA-5', source: 'te' },
  { id: 'TI4-STA-6', source: 'te' },
  { id: 'TI4-STA-7', source: 'te' },
];
