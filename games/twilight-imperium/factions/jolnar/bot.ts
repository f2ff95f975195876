// What a bot makes of the Universities of Jol-Nar.
import type { Hints } from '../../bot/hints.ts';
import { always, improves, late, missesOf } from '../../bot/judging.ts';

export const jolnar: Hints = {
  likes: 4,
  notes: { 'research-agreement': 3 },
  reactions: {
    'doctor-sucaban': ({ c, about }) => (about.by === c.seat ? 0.5 : 0),
    'agnlan-oln': missesOf,
    'research-agreement': always,
    'spacial-conduit-cylinder': (o) => improves(o, { kind: 'conduit', system: o.about.at as string }) - 1,
  },
  actions: {
    'rin-the-masters-legacy': (k) => (late(k) ? 0.6 : 0),
  },
};
