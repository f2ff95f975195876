// TI4-TECH: Technology and research.
import type { Rule } from '@orrery/kernel';

export const technology: readonly Rule[] = [
  { id: 'TI4-TECH-1', source: 'base' },
  { id: 'TI4-TECH-2', source: 'base' },
  { id: 'TI4-TECH-3', source: 'base' },
  { id: 'TI4-TECH-4', source: 'base' },
  { id: 'TI4-TECH-5', source: 'base' },
  { id: 'TI4-TECH-6', source: 'base' },
  { id: 'TI4-TECH-7', source: 'te' },
  { id: 'TI4-TECH-8', source: 'pok' },
  { id: 'TI4-TECH-9', source: 'base' },
  { id: 'TI4-TECH-10', source: 'pok' },
  { id: 'TI4-TECH-11', source: 'base' },
  { id: 'TI4-TECH-12', source: 'base' },
  { id: 'TI4-TECH-13', source: 'base' },
  { id: 'TI4-TECH-14', source: 'base' },
  { id: 'TI4-TECH-15', source: 'te' },
  { id: 'TI4-TECH-16', source: 'pok' },
  { id: 'TI4-TECH-17', source: 'base' },
  { id: 'TI4-TECH-18', source: 'ruling' },
  { id: 'TI4-TECH-19', source: 'base' },
  { id: 'TI4-TECH-20', source: 'te' },
];
