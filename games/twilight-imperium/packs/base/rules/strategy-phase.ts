// TI4-STRAT: The strategy phase.
import type { Rule } from '@orrery/kernel';

export const strategyPhase: readonly Rule[] = [
  { id: 'TI4-STRAT-1', source: 'base' },
  { id: 'TI4-STRAT-2', source: 'base' },
  { id: 'TI4-STRAT-3', source: 'base' },
  { id: 'TI4-STRAT-4', source: 'base' },
  { id: 'TI4-STRAT-5', source: 'base' },
  { id: 'TI4-STRAT-6', source: 'base' },
  { id: 'TI4-STRAT-7', source: 'base' },
  { id: 'TI4-STRAT-8', source: 'base; ruling' },
  { id: 'TI4-STRAT-9', source: 'base' },
  { id: 'TI4-STRAT-10', source: 'base' },
  { id: 'TI4-STRAT-11', source: 'base' },
  { id: 'TI4-STRAT-12', source: 'pok' },
  { id: 'TI4-STRAT-13', source: 'ruling' },
  { id: 'TI4-STRAT-14', source: 'base' },
  { id: 'TI4-STRAT-15', source: 'pok' },
  { id: 'TI4-STRAT-16', source: 'base' },
  { id: 'TI4-STRAT-17', source: 'base' },
];
