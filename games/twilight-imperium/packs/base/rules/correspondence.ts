// TI4-CORR: Correspondence play: what a slow game asks, and what a seat may answer beforehand.
import type { Rule } from '@orrery/kernel';

export const correspondence: readonly Rule[] = [
  { id: 'TI4-CORR-1', source: 'ruling' },
  { id: 'TI4-CORR-2', source: 'ruling' },
  { id: 'TI4-CORR-3', source: 'ruling' },
  { id: 'TI4-CORR-4', source: 'ruling' },
  { id: 'TI4-CORR-5', source: 'ruling' },
  { id: 'TI4-CORR-6', source: 'ruling' },
  { id: 'TI4-CORR-7', source: 'ruling' },
  { id: 'TI4-CORR-8', source: 'ruling' },
  { id: 'TI4-CORR-10', source: 'ruling' },
  { id: 'TI4-CORR-14', source: 'ruling' },
  { id: 'TI4-CORR-15', source: 'ruling' },
  { id: 'TI4-CORR-16', source: 'ruling' },
  { id: 'TI4-CORR-17', source: 'ruling' },
  { id: 'TI4-CORR-18', source: 'ruling' },
  { id: 'TI4-CORR-19', source: 'ruling' },
  { id: 'TI4-CORR-20', source: 'ruling' },
  { id: 'TI4-CORR-21', source: 'ruling' },
  { id: 'TI4-CORR-22', source: 'ruling' },
  { id: 'TI4-CORR-23', source: 'ruling' },
  { id: 'TI4-CORR-24', source: 'ruling' },
  { id: 'TI4-CORR-25', source: 'ruling' },
];
