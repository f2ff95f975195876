// TI4-NEIGH, TI4-TRANS: Neighbours and transactions.
import type { Rule } from '@orrery/kernel';

export const trade: readonly Rule[] = [
  { id: 'TI4-NEIGH-1', source: 'base; pok; te' },
  { id: 'TI4-NEIGH-2', source: 'base' },
  { id: 'TI4-NEIGH-3', source: 'te' },
  { id: 'TI4-NEIGH-4', source: 'base; pok; te' },
  { id: 'TI4-NEIGH-5', source: 'base; te' },
  { id: 'TI4-TRANS-1', source: 'base' },
  { id: 'TI4-TRANS-2', source: 'base' },
  { id: 'TI4-TRANS-3', source: 'base; ruling' },
  { id: 'TI4-TRANS-4', source: 'base' },
  { id: 'TI4-TRANS-5', source: 'base; te; ruling' },
  { id: 'TI4-TRANS-6', source: 'base; pok; ruling' },
  { id: 'TI4-TRANS-7', source: 'pok' },
  { id: 'TI4-TRANS-8', source: 'base; pok; te' },
  { id: 'TI4-TRANS-9', source: 'base' },
  { id: 'TI4-TRANS-10', source: 'te' },
  { id: 'TI4-TRANS-11', source: 'base; pok; te' },
  { id: 'TI4-TRANS-12', source: 'base; pok; te' },
  { id: 'TI4-TRANS-13', source: 'base' },
  { id: 'TI4-TRANS-14', source: 'base' },
  { id: 'TI4-TRANS-16', source: 'te; ruling' },
];
