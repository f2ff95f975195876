// The rule index: phase 2: planning, consumption, order.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-PLAN-1', source: 'seed' },
  { id: 'COS-PLAN-2', source: 'seed; ours for the extension to a 4th slot' },
  {
    id: 'COS-PLAN-3',
    source: 'seed; ours for at most one new card per slot and round: the margin summary speaks of one card per space',
  },
  { id: 'COS-PLAN-4', source: 'seed' },
  { id: 'COS-PLAN-5', source: 'seed' },
  { id: 'COS-PLAN-6', source: 'ours: digital convenience; no information is leaked' },
  { id: 'COS-PLAN-7', source: 'ours: can only arise with extra slots; sources silent' },
  { id: 'COS-CONS-1', source: 'seed' },
  { id: 'COS-CONS-2', source: 'seed' },
  { id: 'COS-CONS-3', source: 'seed' },
  { id: 'COS-CONS-4', source: 'seed' },
  { id: 'COS-CONS-5', source: 'seed' },
  { id: 'COS-CONS-6', source: 'ours: name for the next rule' },
  { id: 'COS-CONS-7', source: 'ours: needed for COS-DARK-9' },
  { id: 'COS-CONS-8', source: 'seed' },
  {
    id: 'COS-ORDER-1',
    source:
      'seed es; en speaks of the numbers of the turn. Decided for applied: the es sentence stands right after the rule about steps lost at 100',
  },
  { id: 'COS-ORDER-2', source: 'seed; ours for ignoring levels: only the marker position is named' },
  { id: 'COS-ORDER-3', source: 'seed' },
  { id: 'COS-ORDER-4', source: 'seed' },
  { id: 'COS-ORDER-5', source: 'ours: one uniform test' },
  { id: 'COS-ORDER-6', source: 'ours: same situation' },
];
