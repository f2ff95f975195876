// The exoplanets from Planck to Turing.
import type { Rule } from '@orrery/kernel';

export const exoplanets2: readonly Rule[] = [
  { id: 'SGO-PLANCK-1', source: 'ours' },
  { id: 'SGO-PLANCK-2', source: 'seed' },
  { id: 'SGO-PLANCK-3', source: 'seed' },
  { id: 'SGO-PLANCK-4', source: 'seed' },
  { id: 'SGO-PLANCK-5', source: 'seed; wording of connection ours' },
  { id: 'SGO-PLANCK-6', source: 'seed' },
  { id: 'SGO-RUSSELL-1', source: 'islands: seed; slots ours' },
  { id: 'SGO-RUSSELL-2', source: 'seed; free slot ours' },
  { id: 'SGO-RUSSELL-3', source: 'seed' },
  { id: 'SGO-RUSSELL-4', source: 'seed' },
  { id: 'SGO-RUSSELL-5', source: 'seed' },
  { id: 'SGO-RUSSELL-6', source: 'seed' },
  { id: 'SGO-RUSSELL-7', source: 'seed' },
  { id: 'SGO-SUSSKIND-1', source: 'ours' },
  { id: 'SGO-SUSSKIND-2', source: 'seed' },
  { id: 'SGO-SUSSKIND-3', source: 'seed' },
  { id: 'SGO-SUSSKIND-4', source: 'seed' },
  {
    id: 'SGO-TURING2-1',
    source:
      'seed for the canals, the central slot and 1 + 6 + 5 scoring settlers per player; ours that the central slot is not one of those 12',
  },
  { id: 'SGO-TURING2-2', source: 'seed' },
  { id: 'SGO-TURING2-3', source: 'seed' },
  { id: 'SGO-TURING2-4', source: 'seed' },
  { id: 'SGO-TURING2-5', source: 'seed' },
  { id: 'SGO-TURING2-6', source: 'seed' },
  { id: 'SGO-TURING2-7', source: 'ours: text silent for this side; same value as on the other side' },
  { id: 'SGO-TURING4-1', source: '3 central: seed; 12 and 6 ours: linked slots are shared' },
  { id: 'SGO-TURING4-2', source: 'seed' },
  { id: 'SGO-TURING4-3', source: 'seed' },
  { id: 'SGO-TURING4-4', source: 'seed' },
  { id: 'SGO-TURING4-5', source: 'seed' },
  { id: 'SGO-TURING4-6', source: 'seed' },
];
