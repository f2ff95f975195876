// SGO-PRED, SGO-RANK: predominance tokens, the wheel and the government ranks.
import type { Rule } from '@orrery/kernel';

export const influence: readonly Rule[] = [
  { id: 'SGO-PRED-1', source: 'seed' },
  { id: 'SGO-PRED-2', source: 'ours: fixes the order' },
  { id: 'SGO-PRED-3', source: 'seed' },
  { id: 'SGO-PRED-4', source: 'ours' },
  { id: 'SGO-PRED-5', source: 'seed' },
  { id: 'SGO-PRED-6', source: 'ours: pictures missing; the text says only that an exoplanet shows such a slot' },
  { id: 'SGO-RANK-1', source: 'seed' },
  { id: 'SGO-RANK-2', source: 'seed; one sentence names 9 and 10, its example 9 and 0: 9 to 0 taken' },
  { id: 'SGO-RANK-3', source: 'seed' },
  { id: 'SGO-RANK-4', source: 'seed' },
  { id: 'SGO-RANK-5', source: 'ours: the chief itself is put there' },
  { id: 'SGO-RANK-6', source: 'seed' },
  { id: 'SGO-RANK-7', source: 'seed' },
  { id: 'SGO-RANK-8', source: 'ours: number not in the text' },
  { id: 'SGO-RANK-9', source: 'ours: points must not be lost for want of plastic' },
  { id: 'SGO-RANK-10', source: 'seed' },
  { id: 'SGO-RANK-11', source: 'seed; chief part ours' },
  { id: 'SGO-RANK-12', source: 'ours: text silent' },
  { id: 'SGO-RANK-13', source: 'seed' },
  { id: 'SGO-RANK-14', source: 'ours: consequence' },
];
