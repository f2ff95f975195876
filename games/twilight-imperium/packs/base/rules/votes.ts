// TI4-VOTE: Voting.
import type { Rule } from '@orrery/kernel';

export const votes: readonly Rule[] = [
  { id: 'TI4-VOTE-1', source: 'base' },
  { id: 'TI4-VOTE-2', source: 'base' },
  { id: 'TI4-VOTE-3', source: 'base; pok' },
  { id: 'TI4-VOTE-4', source: 'base' },
  { id: 'TI4-VOTE-5', source: 'base' },
  { id: 'TI4-VOTE-6', source: 'te' },
  { id: 'TI4-VOTE-7', source: 'base; pok' },
  { id: 'TI4-VOTE-8', source: 'pok' },
  { id: 'TI4-VOTE-9', source: 'pok; ruling' },
  { id: 'TI4-VOTE-10', source: 'pok' },
  { id: 'TI4-VOTE-11', source: 'pok' },
  { id: 'TI4-VOTE-12', source: 'base; pok' },
  { id: 'TI4-VOTE-13', source: 'base' },
  { id: 'TI4-VOTE-14', source: 'pok' },
  { id: 'TI4-VOTE-15', source: 'pok' },
  { id: 'TI4-VOTE-16', source: 'pok' },
  { id: 'TI4-VOTE-17', source: 'base' },
  { id: 'TI4-VOTE-18', source: 'base' },
  { id: 'TI4-VOTE-19', source: 'base; pok' },
  { id: 'TI4-VOTE-20', source: 'base' },
  { id: 'TI4-VOTE-21', source: 'base' },
  { id: 'TI4-VOTE-22', source: 'base' },
];
