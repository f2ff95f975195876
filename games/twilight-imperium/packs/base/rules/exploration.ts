// TI4-EXPL, TI4-FRAG, TI4-ATT: Exploration, relic fragments, attachments.
import type { Rule } from '@orrery/kernel';

export const exploration: readonly Rule[] = [
  { id: 'TI4-EXPL-1', source: 'pok' },
  { id: 'TI4-EXPL-2', source: 'pok' },
  { id: 'TI4-EXPL-3', source: 'pok' },
  { id: 'TI4-EXPL-4', source: 'pok' },
  { id: 'TI4-EXPL-5', source: 'pok' },
  { id: 'TI4-EXPL-6', source: 'pok' },
  { id: 'TI4-EXPL-7', source: 'pok' },
  { id: 'TI4-EXPL-8', source: 'pok' },
  { id: 'TI4-EXPL-9', source: 'pok' },
  { id: 'TI4-EXPL-10', source: 'pok' },
  { id: 'TI4-EXPL-11', source: 'pok' },
  { id: 'TI4-EXPL-12', source: 'pok; te' },
  { id: 'TI4-EXPL-13', source: 'pok' },
  { id: 'TI4-EXPL-14', source: 'pok' },
  { id: 'TI4-EXPL-15', source: 'pok' },
  { id: 'TI4-EXPL-16', source: 'te' },
  { id: 'TI4-FRAG-1', source: 'pok' },
  { id: 'TI4-FRAG-2', source: 'pok' },
  { id: 'TI4-FRAG-3', source: 'pok' },
  { id: 'TI4-ATT-1', source: 'pok' },
  { id: 'TI4-ATT-2', source: 'pok; te' },
  { id: 'TI4-ATT-3', source: 'pok' },
  { id: 'TI4-ATT-4', source: 'ruling' },
];
