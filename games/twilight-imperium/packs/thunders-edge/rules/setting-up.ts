// TI4-TESET, TI4-DIP: What Thunder's Edge adds to the set-up: what is in play of the family.
import type { Rule } from '@orrery/kernel';

export const settingUp: readonly Rule[] = [
  { id: 'TI4-TESET-4', source: 'te' },
  { id: 'TI4-TESET-5', source: 'ruling' },
  { id: 'TI4-TESET-7', source: 'te', waived: 'about tokens of Twilight’s Fall, which change nothing' },
  { id: 'TI4-TESET-9', source: 'te' },
  { id: 'TI4-TESET-12', source: 'te' },
  { id: 'TI4-TESET-13', source: 'card' },
  { id: 'TI4-TESET-14', source: 'card' },
  { id: 'TI4-TESET-15', source: 'te; ruling' },
  { id: 'TI4-DIP-1', source: 'te; ruling' },
];
