// The rule index: scoring, Dark Tech levels, the end.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-SCORE-1', source: 'seed' },
  { id: 'COS-SCORE-2', source: 'seed; ours for station cubes: they serve majorities only' },
  { id: 'COS-SCORE-3', source: 'seed' },
  { id: 'COS-SCORE-4', source: 'seed' },
  { id: 'COS-SCORE-5', source: 'seed: the example keeps its majority by the cube that is then removed' },
  {
    id: 'COS-SCORE-6',
    source: 'seed; ours: station cubes can never be the removed cube, since they must stay for the majority',
  },
  { id: 'COS-SCORE-7', source: 'seed' },
  { id: 'COS-SCORE-8', source: 'seed' },
  { id: 'COS-SCORE-9', source: 'seed' },
  { id: 'COS-SCORE-10', source: 'seed' },
  { id: 'COS-SCORE-11', source: 'seed for under the deck; ours for dark: it has another back and would betray itself' },
  { id: 'COS-SCORE-12', source: 'en hints at it; ours' },
  {
    id: 'COS-SCORE-13',
    source: 'seed for before and regardless; ours for the order: no order changes the result except by removed cubes',
  },
  { id: 'COS-SCORE-14', source: 'seed' },
  {
    id: 'COS-DARK-1',
    source: 'seed: the margin summary and en include reaching; the es main text says overtaking only',
  },
  {
    id: 'COS-DARK-2',
    source:
      'seed; ours for own part rather than whole phase: the round example calls a player\'s own stretch "the third phase", and the level example resolves before the next player',
  },
  { id: 'COS-DARK-3', source: 'seed' },
  { id: 'COS-DARK-4', source: 'seed' },
  { id: 'COS-DARK-5', source: 'seed es: choice among the whole pile' },
  { id: 'COS-DARK-6', source: 'seed; ours for keeping it when others reach level III too' },
  { id: 'COS-DARK-7', source: 'public: spieletest.at mentions level IV; ours for nothing' },
  {
    id: 'COS-DARK-8',
    source:
      'seed en shows a gold symbol in each place; icons lost in es. Doubtful: both texts count 1 gem and 1 gem for level 0, which may mean two different colours',
  },
  { id: 'COS-DARK-9', source: 'seed' },
  { id: 'COS-DARK-10', source: 'ours: still the same phase end' },
  { id: 'COS-DARK-11', source: 'ours: sources silent' },
  { id: 'COS-DARK-12', source: 'seed' },
  { id: 'COS-DARK-13', source: 'ours' },
  { id: 'COS-DARK-14', source: 'ours: follows from DARK-2' },
  { id: 'COS-DARK-15', source: 'seed: arithmetic' },
  { id: 'COS-DARK-16', source: 'seed: the former are worded as a possibility, the latter not' },
  { id: 'COS-END-1', source: 'seed' },
  { id: 'COS-END-2', source: 'seed' },
  { id: 'COS-END-3', source: 'seed' },
  { id: 'COS-END-4', source: 'seed' },
  { id: 'COS-END-5', source: 'seed' },
  {
    id: 'COS-END-6',
    source:
      'seed; ours for station cubes. A public review at spellendreef.be names player-board upgrades instead: rejected, es says game board',
  },
  { id: 'COS-END-7', source: 'seed' },
  { id: 'COS-END-8', source: 'seed: not listed' },
  { id: 'COS-END-9', source: 'ours: guards automated play' },
  { id: 'COS-END-10', source: 'seed; ours for the shared case' },
  { id: 'COS-FINAL-1', source: 'seed; ours for the continuation' },
  { id: 'COS-FINAL-2', source: 'seed' },
  { id: 'COS-FINAL-3', source: 'seed; ours for wherever' },
  { id: 'COS-FINAL-4', source: 'seed' },
  { id: 'COS-FINAL-5', source: 'seed' },
  { id: 'COS-FINAL-6', source: 'ours' },
  { id: 'COS-FINAL-7', source: 'ours: all values are forced' },
];
