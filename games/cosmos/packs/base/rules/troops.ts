// The rule index, part troops: one testable statement each.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'CSM-TROOP-1', source: 'manual §4.2' },
  { id: 'CSM-TROOP-2', source: 'manual §4.2' },
  { id: 'CSM-TROOP-3', source: 'manual §4.2' },
  { id: 'CSM-TROOP-4', source: 'ours' },
  { id: 'CSM-TROOP-5', source: 'manual §4.2' },
  { id: 'CSM-TROOP-6', source: 'ours' },
  { id: 'CSM-TROOP-7', source: 'manual §4.2T, §10' },
  { id: 'CSM-TROOP-8', source: 'manual §4.2; ours' },
  { id: 'CSM-TROOP-9', source: 'manual §4.2; ours' },
  { id: 'CSM-TROOP-10', source: 'manual §4.2; ours' },
  { id: 'CSM-TROOP-11', source: 'ours' },
  { id: 'CSM-HERO-1', source: 'manual §6; ours' },
  { id: 'CSM-HERO-2', source: 'ours' },
  { id: 'CSM-HERO-3', source: 'manual §7; ours' },
  { id: 'CSM-HERO-4', source: 'manual §7' },
  { id: 'CSM-HERO-5', source: 'ours' },
  { id: 'CSM-HERO-6', source: 'ours' },
  { id: 'CSM-HERO-7', source: 'manual §7; ours' },
  { id: 'CSM-SPY-1', source: 'manual §4.2' },
  { id: 'CSM-SPY-2', source: 'ours' },
];
