// TI4-XNEUT, TI4-COEX: Neutral units that cards bring, and coexistence with them: what is in play of the families.
import type { Rule } from '@orrery/kernel';

export const neutral: readonly Rule[] = [
  { id: 'TI4-XNEUT-21', source: 'te' },
  { id: 'TI4-COEX-16', source: 'te; ruling' },
  {
    id: 'TI4-COEX-17',
    source: 'te; ruling',
    waived: 'later stage, Thunder’s Edge: no two effects in play make their owners coexist at the same moment',
  },
  { id: 'TI4-COEX-18', source: 'te; ruling' },
  { id: 'TI4-COEX-19', source: 'te; ruling' },
  { id: 'TI4-XCOEX-20', source: 'ruling' },
];
