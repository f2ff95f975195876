// TI4-F-KEL, TI4-EXEC: The Council Keleres, and agendas that are called as an action.
import type { Rule } from '@orrery/kernel';

export const keleres: readonly Rule[] = [
  { id: 'TI4-F-KEL-1', source: 'card; ruling' },
  { id: 'TI4-F-KEL-2', source: 'card' },
  { id: 'TI4-F-KEL-3', source: 'card' },
  { id: 'TI4-F-KEL-4', source: 'card' },
  { id: 'TI4-F-KEL-5', source: 'card' },
  { id: 'TI4-F-KEL-6', source: 'te' },
  { id: 'TI4-F-KEL-7', source: 'card' },
  { id: 'TI4-F-KEL-8', source: 'card' },
  { id: 'TI4-F-KEL-9', source: 'card' },
  { id: 'TI4-F-KEL-10', source: 'card' },
  { id: 'TI4-F-KEL-11', source: 'card' },
  { id: 'TI4-EXEC-1', source: 'te' },
  { id: 'TI4-EXEC-2', source: 'base' },
  { id: 'TI4-EXEC-3', source: 'ruling' },
  { id: 'TI4-EXEC-4', source: 'ruling' },
  { id: 'TI4-EXEC-5', source: 'te' },
  { id: 'TI4-EXEC-6', source: 'te' },
  { id: 'TI4-EXEC-7', source: 'te' },
  { id: 'TI4-EXEC-8', source: 'ruling' },
  { id: 'TI4-EXEC-9', source: 'te' },
];
