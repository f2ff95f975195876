// SGO-COMP, SGO-INFO: components and who may see what.
import type { Rule } from '@orrery/kernel';

export const components: readonly Rule[] = [
  { id: 'SGO-COMP-1', source: 'seed' },
  { id: 'SGO-COMP-2', source: 'seed' },
  { id: 'SGO-COMP-3', source: 'seed' },
  { id: 'SGO-COMP-4', source: 'seed' },
  { id: 'SGO-COMP-5', source: 'ours: even split of 12 by 12' },
  { id: 'SGO-COMP-6', source: 'seed' },
  { id: 'SGO-COMP-7', source: 'seed' },
  { id: 'SGO-COMP-8', source: 'seed' },
  {
    id: 'SGO-COMP-9',
    source:
      'ours: pictures missing; a published comparison with Galaxy Trucker supports squares: public elviernestocajugar.blogspot.com 2020/06',
  },
  { id: 'SGO-COMP-10', source: 'ours: pictures missing' },
  { id: 'SGO-COMP-11', source: 'seed' },
  { id: 'SGO-COMP-12', source: 'seed' },
  { id: 'SGO-COMP-13', source: 'ours: no limit stated' },
  { id: 'SGO-INFO-1', source: 'seed' },
  { id: 'SGO-INFO-2', source: 'seed: piles show that face; ours: the face shows all data' },
  { id: 'SGO-INFO-3', source: 'ours: stack of tiles' },
  { id: 'SGO-INFO-4', source: 'ours: it was already face up on the pile' },
  { id: 'SGO-INFO-5', source: 'ours: keeps "draw" and "decide" one atomic step' },
  { id: 'SGO-INFO-6', source: 'seed' },
  { id: 'SGO-INFO-7', source: 'seed; last item ours' },
];
