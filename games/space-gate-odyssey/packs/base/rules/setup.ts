// SGO-SETUP, SGO-SHORT: setting the table, and the short game.
import type { Rule } from '@orrery/kernel';

export const setup: readonly Rule[] = [
  { id: 'SGO-SETUP-1', source: 'seed' },
  { id: 'SGO-SETUP-2', source: 'seed' },
  {
    id: 'SGO-SETUP-3',
    source: 'seed; also public: spielkult.de/spacegate.htm. One review (gioconauta.it 2021/01) says random: rejected',
  },
  {
    id: 'SGO-SETUP-4',
    source:
      'public: opinionatedgamers.com 2019/06 ranks them from water, lowest, to none, highest; the rulebook gives only the sequence, not its direction',
  },
  { id: 'SGO-SETUP-5', source: 'seed' },
  { id: 'SGO-SETUP-6', source: 'seed' },
  { id: 'SGO-SETUP-7', source: 'seed' },
  { id: 'SGO-SETUP-8', source: 'seed' },
  { id: 'SGO-SETUP-9', source: 'seed' },
  { id: 'SGO-SETUP-10', source: 'seed' },
  { id: 'SGO-SETUP-11', source: 'seed; shuffling ours: implied' },
  { id: 'SGO-SETUP-12', source: 'seed' },
  { id: 'SGO-SETUP-13', source: 'seed' },
  { id: 'SGO-SETUP-14', source: 'seed' },
  { id: 'SGO-SETUP-15', source: 'ours: only the modules room offers that' },
  { id: 'SGO-SETUP-16', source: 'seed' },
  { id: 'SGO-SETUP-17', source: 'seed', waived: 'The rules know seats only; colours belong to the screen.' },
  { id: 'SGO-SETUP-18', source: 'ours: a common origin, so that two programs describe the same station alike' },
  { id: 'SGO-SHORT-1', source: 'seed' },
  { id: 'SGO-SHORT-2', source: 'seed; the 8 follows from SGO-COMP-5' },
  { id: 'SGO-SHORT-3', source: 'ours' },
  { id: 'SGO-SHORT-4', source: 'ours: direct transfer' },
];
