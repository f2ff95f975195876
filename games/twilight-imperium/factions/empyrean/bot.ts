// What a bot makes of the Empyrean.
import type { Hints } from '../../bot/hints.ts';
import { always, concernsMe, improves, type Judge } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { idOf } from '../../effects/targets.ts';
import { controls, planetsIn } from '../../values/board.ts';
import { othersShips } from '../../values/units.ts';

/** Between an own planet and ships of others. */
const bars: Judge = ({ c: { pub, seat }, target }) => {
  const [from = '', to = ''] = idOf(target).split('>');
  const guards = (own: string, other: string): boolean =>
    planetsIn(pub, own).some((planet) => controls(pub, seat, planet)) && othersShips(pub, seat, other).length > 0;
  return guards(from, to) || guards(to, from) ? 1 : 0;
};

export const empyrean: Hints = {
  likes: 3,
  reactions: {
    acamar: ({ c, about }) => (about.by === c.seat ? 1 : 0),
    xuange: always,
    'void-tether': bars,
    'void-tether.leave': () => 0,
    dynamo: ({ c, about }) => (about.owner === c.seat && affordable(c.k, { influence: 2 }) ? 1 : 0),
    aetherstream: (o) =>
      o.about.by === o.c.seat ? improves(o, { kind: 'move', amount: 1, source: 'aetherstream' }) : 0,
    aetherpassage: () => 0, // nobody is let through for nothing
    watcher: (o) => (concernsMe(o) ? 1 : 0),
  },
  actions: {
    'blood-pact': () => 1,
    'dark-pact': () => 1,
    'conservator-procyon': () => 3,
  },
};
