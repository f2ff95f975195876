// TI4-TESET: What Thunder's Edge adds to the set-up: what is in play of the family.
import type { Rule } from '@orrery/kernel';

export const settingUp: readonly Rule[] = [
  { id: 'TI4-TESET-5', source: 'ruling' },
  { id: 'TI4-TESET-12', source: 'te' },
  { id: 'TI4-TESET-15', source: 'te; ruling' },
];
