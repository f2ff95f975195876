// TI4-SPACE, TI4-AFB: Space combat and anti-fighter barrage.
import type { Rule } from '@orrery/kernel';

export const spaceCombat: readonly Rule[] = [
  { id: 'TI4-SPACE-1', source: 'base' },
  { id: 'TI4-SPACE-2', source: 'base' },
  { id: 'TI4-SPACE-3', source: 'te; ruling' },
  { id: 'TI4-SPACE-4', source: 'base' },
  { id: 'TI4-SPACE-5', source: 'base' },
  { id: 'TI4-SPACE-6', source: 'base' },
  { id: 'TI4-SPACE-7', source: 'pok' },
  { id: 'TI4-SPACE-8', source: 'base' },
  { id: 'TI4-SPACE-9', source: 'base' },
  { id: 'TI4-SPACE-10', source: 'base' },
  { id: 'TI4-SPACE-11', source: 'base' },
  { id: 'TI4-SPACE-12', source: 'base; ruling' },
  { id: 'TI4-SPACE-13', source: 'base' },
  { id: 'TI4-SPACE-14', source: 'base' },
  { id: 'TI4-SPACE-15', source: 'base' },
  { id: 'TI4-AFB-1', source: 'base' },
  { id: 'TI4-AFB-2', source: 'base' },
  { id: 'TI4-AFB-3', source: 'base' },
  { id: 'TI4-AFB-4', source: 'base' },
  { id: 'TI4-AFB-5', source: 'pok' },
  { id: 'TI4-AFB-6', source: 'pok' },
];
