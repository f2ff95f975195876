// The rule index: components, setup and the round.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-COMP-1', source: 'seed' },
  {
    id: 'COS-COMP-2',
    source:
      'seed for 10, 2-5 and 31; ours for the 10/11/10 split: the only split that lets every tile be placed; ours for one parsec per galaxy: the texts always name a galaxy with a single parsec',
  },
  { id: 'COS-COMP-3', source: 'seed; the count 6 also public: hall9000.de review; ours: no figures known' },
  { id: 'COS-COMP-4', source: 'seed' },
  { id: 'COS-COMP-5', source: 'seed' },
  { id: 'COS-COMP-6', source: 'seed' },
  { id: 'COS-COMP-7', source: 'public: depuncheur.fr for 1-4; seed for the rest' },
  { id: 'COS-COMP-8', source: 'public: brettspielpoesie.de for the four; seed for blue' },
  { id: 'COS-COMP-9', source: 'ours: both name sets occur in the text; species have no rules effect' },
  { id: 'COS-SUPPLY-1', source: 'seed: missing material is to be replaced' },
  { id: 'COS-SUPPLY-2', source: 'seed: same clause covers every component' },
  { id: 'COS-SUPPLY-3', source: 'ours: replacing a unique card is meaningless' },
  { id: 'COS-SETUP-1', source: 'seed' },
  { id: 'COS-SETUP-2', source: 'seed' },
  { id: 'COS-SETUP-3', source: 'seed; ours for 2 and 3 players: no removal is mentioned' },
  { id: 'COS-SETUP-4', source: 'seed' },
  { id: 'COS-SETUP-5', source: 'seed; 8 face up also public: brettspielwelt.de; ours for the numbering' },
  { id: 'COS-SETUP-6', source: 'seed' },
  { id: 'COS-SETUP-7', source: 'seed' },
  { id: 'COS-SETUP-8', source: 'seed for the removals; ours for the exact nine cards, see COS-CARD-BONUS' },
  { id: 'COS-SETUP-9', source: 'seed' },
  { id: 'COS-SETUP-10', source: 'seed' },
  { id: 'COS-SETUP-11', source: 'seed' },
  { id: 'COS-SETUP-12', source: 'seed' },
  {
    id: 'COS-SETUP-13',
    source:
      'seed es; ours over en, which puts them on 0, 1, 2…: en contradicts its own first-round tie rule, and public: spielkultisten.de also reports 0',
  },
  { id: 'COS-SETUP-14', source: 'seed' },
  { id: 'COS-SETUP-15', source: 'seed' },
  { id: 'COS-SETUP-16', source: 'seed' },
  { id: 'COS-SETUP-17', source: 'seed; ours for the order: text silent' },
  { id: 'COS-ROUND-1', source: 'seed' },
  { id: 'COS-ROUND-2', source: 'seed' },
  { id: 'COS-ROUND-3', source: 'seed' },
  { id: 'COS-ROUND-4', source: 'seed' },
  { id: 'COS-ROUND-5', source: 'seed' },
  { id: 'COS-ROUND-6', source: 'seed; ours for listing the level-ups last' },
];
