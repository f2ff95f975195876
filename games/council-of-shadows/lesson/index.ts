// A first match of Council of Shadows: a whole round and the plan of the next one by the hand, then free.
import type { Lesson } from '@orrery/kernel';

export const lesson: Lesson = {
  seed: 1,
  seats: 2,
  script: [
    '0 civilization:treton',
    '1 civilization:takrill',
    '1 buy:ai-12',
    '1 done',
    {
      line: '0 buy:ai-08',
      say: [{ key: 'lesson.goal', at: 'track' }, { key: 'lesson.round' }, { key: 'lesson.buy', at: 'card:ai-08' }],
    },
    { line: '0 done', say: [{ key: 'lesson.done' }] },
    {
      line: '0 {"slot:1":"ai-08","slot:2":"start-discover","slot:3":"start-gems"}',
      say: [{ key: 'lesson.slots', at: 'rail' }, { key: 'lesson.consumption', at: 'track' }, { key: 'lesson.plan' }],
    },
    '1 {"slot:1":"ai-12","slot:2":"start-discover","slot:3":"start-gems"}',
    { line: '0 settle:2>p1-10a', say: [{ key: 'lesson.settle', at: 'planet:p1-10a' }] },
    { line: '0 stack:1', say: [{ key: 'lesson.discover', at: 'stack:1' }] },
    { line: '0 place:p1-06>orange-1', say: [{ key: 'lesson.tile', at: 'galaxy:orange' }] },
    { line: '0 settle:1>p1-06a', say: [{ key: 'lesson.cube', at: 'planet:p1-06a' }] },
    {
      line: '0 score:orange>p1-06a',
      say: [
        { key: 'lesson.slide', at: 'rail' },
        { key: 'lesson.score', at: 'galaxy:orange' },
      ],
    },
    { line: '0 score:gray>p1-10a', say: [{ key: 'lesson.score-again', at: 'galaxy:gray' }] },
    '1 branch:settle',
    '1 settle:1>p1-06a',
    '1 stack:1',
    '1 place:p1-09>orange-2',
    '1 settle:1>p1-09a',
    '1 score:orange>p1-09a',
    {
      line: '0 upgrade:range-1-2',
      say: [
        { key: 'lesson.rival', at: 'track' },
        { key: 'lesson.range', at: 'upgrade:range-1-2' },
      ],
    },
    { line: '0 buy:ai-11', say: [{ key: 'lesson.orders', at: 'card:ai-11' }] },
    { line: '0 done', say: [{ key: 'lesson.done-2' }] },
    '1 buy:ai-02',
    '1 done',
    { line: '0 {"slot:1":"ai-11","slot:2":"none","slot:3":"start-gems"}', say: [{ key: 'lesson.cover', at: 'rail' }] },
    '1 {"slot:1":"ai-02","slot:2":"none","slot:3":"start-gems"}',
  ],
  free: [{ key: 'lesson.free' }],
  tips: {
    'branch.choose': 'lesson.tip-branch',
    'scoring.choose': 'lesson.tip-scoring',
    'buy.choose': 'lesson.tip-buy',
    'plan.lay': 'lesson.tip-plan',
    'levels.card': 'lesson.tip-level',
  },
};
