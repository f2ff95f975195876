// The rule index: space stations and leaders.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-STATION-1', source: 'seed; costs ours' },
  { id: 'COS-STATION-2', source: 'seed; ours for range' },
  { id: 'COS-STATION-3', source: 'seed' },
  { id: 'COS-STATION-4', source: 'ours: no storing is mentioned' },
  { id: 'COS-STATION-5', source: 'seed es; en words it as a possibility' },
  { id: 'COS-STATION-6', source: 'seed' },
  { id: 'COS-STATION-7', source: 'seed' },
  {
    id: 'COS-STATION-8',
    source: 'ours: the text gives them only the majority; the last two speak of cubes lying in an area or on the board',
  },
  { id: 'COS-STATION-9', source: 'seed' },
  { id: 'COS-STATION-10', source: 'ours' },
  { id: 'COS-LEADER-1', source: 'seed; the order of dealing follows the setup list' },
  { id: 'COS-LEADER-2', source: 'seed' },
  { id: 'COS-LEADER-3', source: 'seed' },
  { id: 'COS-LEADER-4', source: 'seed; ours for the moment' },
  { id: 'COS-LEADER-5', source: 'seed; ours for costs, energy and ids' },
  { id: 'COS-LEADER-6', source: 'seed' },
  { id: 'COS-LEADER-7', source: 'seed for buying; ours for free: same intent' },
  { id: 'COS-LEADER-8', source: 'seed' },
  { id: 'COS-LEADER-9', source: 'seed; ours for the second sentence' },
  { id: 'COS-LEADER-10', source: 'ours' },
  { id: 'COS-LEADER-11', source: 'seed for 5; ours for the positions' },
];
