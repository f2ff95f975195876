// SGO-TRAVEL, SGO-CLOSE, SGO-HAWK: travel, closing and Hawking.
import type { Rule } from '@orrery/kernel';

export const travel: readonly Rule[] = [
  { id: 'SGO-TRAVEL-1', source: 'seed' },
  { id: 'SGO-TRAVEL-2', source: 'seed' },
  { id: 'SGO-TRAVEL-3', source: 'seed' },
  { id: 'SGO-TRAVEL-4', source: 'ours: lets the player react to a moved gate' },
  { id: 'SGO-TRAVEL-5', source: 'seed' },
  { id: 'SGO-TRAVEL-6', source: 'seed' },
  { id: 'SGO-TRAVEL-7', source: 'seed' },
  { id: 'SGO-TRAVEL-8', source: 'seed' },
  { id: 'SGO-TRAVEL-9', source: 'seed' },
  { id: 'SGO-TRAVEL-10', source: 'seed' },
  { id: 'SGO-TRAVEL-11', source: 'ours: the text says the modules are emptied completely' },
  { id: 'SGO-TRAVEL-12', source: 'seed; completeness checked ours' },
  { id: 'SGO-TRAVEL-13', source: 'seed' },
  { id: 'SGO-CLOSE-1', source: "ours: the text's example loses the settlers that come after the closing one" },
  { id: 'SGO-CLOSE-2', source: 'seed' },
  { id: 'SGO-CLOSE-3', source: 'seed' },
  { id: 'SGO-CLOSE-4', source: 'seed' },
  { id: 'SGO-CLOSE-5', source: 'seed' },
  {
    id: 'SGO-CLOSE-6',
    source:
      'ours: text fixes only that the gate moves after the effects in one example; settlers return before ranks are filled so that the reserve can supply them',
  },
  { id: 'SGO-CLOSE-7', source: 'seed' },
  { id: 'SGO-CLOSE-8', source: 'seed' },
  { id: 'SGO-CLOSE-9', source: 'seed' },
  { id: 'SGO-CLOSE-10', source: 'ours: follows from SGO-TRAVEL-4' },
  { id: 'SGO-CLOSE-11', source: 'ours: consequence' },
  { id: 'SGO-HAWK-1', source: 'seed' },
  { id: 'SGO-HAWK-2', source: 'seed; order ours: feeds SGO-RANK-3' },
  { id: 'SGO-HAWK-3', source: 'seed' },
];
