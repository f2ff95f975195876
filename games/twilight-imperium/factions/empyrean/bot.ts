// What a bot makes of the Empyrean.
import type { Hints } from '../../bot/hints.ts';
import { always, concernsMe, improves } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';

export const empyrean: Hints = {
  likes: 3,
  reactions: {
    acamar: ({ c, about }) => (about.by === c.seat ? 1 : 0),
    xuange: always,
    dynamo: ({ c, about }) => (about.owner === c.seat && affordable(c.k, { influence: 2 }) ? 1 : 0),
    aetherstream: (o) =>
      o.about.by === o.c.seat ? improves(o, { kind: 'move', amount: 1, source: 'aetherstream' }) : 0,
    watcher: (o) => (concernsMe(o) ? 1 : 0),
  },
  actions: {
    'conservator-procyon': () => 3,
  },
};
