// TI4-ABIL, TI4-SCO: Unit abilities and space cannon offence.
import type { Rule } from '@orrery/kernel';

export const unitAbilities: readonly Rule[] = [
  { id: 'TI4-ABIL-1', source: 'base' },
  { id: 'TI4-ABIL-2', source: 'base' },
  { id: 'TI4-ABIL-3', source: 'base' },
  { id: 'TI4-ABIL-4', source: 'base' },
  { id: 'TI4-ABIL-5', source: 'base; pok' },
  { id: 'TI4-ABIL-6', source: 'base' },
  { id: 'TI4-ABIL-7', source: 'base; ruling' },
  { id: 'TI4-ABIL-8', source: 'base; te' },
  { id: 'TI4-ABIL-9', source: 'base; te' },
  { id: 'TI4-SCO-1', source: 'base' },
  { id: 'TI4-SCO-2', source: 'base' },
  { id: 'TI4-SCO-3', source: 'base' },
  { id: 'TI4-SCO-4', source: 'base' },
  { id: 'TI4-SCO-5', source: 'base' },
  { id: 'TI4-SCO-6', source: 'base' },
  { id: 'TI4-SCO-7', source: 'base' },
  { id: 'TI4-SCO-8', source: 'base' },
  { id: 'TI4-SCO-9', source: 'base' },
  { id: 'TI4-SCO-10', source: 'base' },
  { id: 'TI4-SCO-11', source: 'base; pok' },
  { id: 'TI4-SCO-12', source: 'te; ruling' },
  { id: 'TI4-SCO-13', source: 'base' },
  { id: 'TI4-SCO-14', source: 'base' },
];
