// TI4-CORR: Correspondence play: what a slow game asks, and what a seat may answer beforehand.
import type { Rule } from '@orrery/kernel';

export const correspondence: readonly Rule[] = [
  { id: 'TI4-CORR-7', source: 'ruling' },
  { id: 'TI4-CORR-22', source: 'ruling' },
];
