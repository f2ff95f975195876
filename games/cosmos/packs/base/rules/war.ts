// The rule index, part war: one testable statement each.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'CSM-PACT-1', source: 'manual §4.2' },
  { id: 'CSM-PACT-2', source: 'manual §4.2; ours' },
  { id: 'CSM-PACT-3', source: 'manual §4.2' },
  { id: 'CSM-PACT-4', source: 'manual §4.2' },
  { id: 'CSM-PACT-5', source: 'ours' },
  { id: 'CSM-PACT-6', source: 'ours' },
  { id: 'CSM-PACT-7', source: 'ours' },
  { id: 'CSM-PREP-1', source: 'manual §4.2' },
  { id: 'CSM-PREP-2', source: 'manual §4.2; ours' },
  { id: 'CSM-PREP-3', source: 'manual §4.2; ours' },
  { id: 'CSM-PREP-4', source: 'ours' },
  { id: 'CSM-PREP-5', source: 'ours' },
  { id: 'CSM-PREP-6', source: 'manual §4.2; ours' },
  { id: 'CSM-PREP-7', source: 'manual §4.2' },
  { id: 'CSM-PREP-8', source: 'manual §4.2T; ours' },
  { id: 'CSM-PREP-9', source: 'manual §5; ours' },
  { id: 'CSM-PREP-10', source: 'manual §4.2; ours' },
  { id: 'CSM-DEFEND-1', source: 'manual §4.2' },
  { id: 'CSM-DEFEND-2', source: 'manual §4.2' },
  { id: 'CSM-DEFEND-3', source: 'manual §4.2' },
  { id: 'CSM-DEFEND-4', source: 'manual §4.2' },
  { id: 'CSM-DEFEND-5', source: 'ours' },
];
