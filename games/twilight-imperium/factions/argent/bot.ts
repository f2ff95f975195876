// What a bot makes of the Argent Flight.
import type { Hints } from '../../bot/hints.ts';
import { always, forMe, late } from '../../bot/judging.ts';
import { isUneven } from '../../bot/troops.ts';

export const argent: Hints = {
  likes: 4,
  reactions: {
    'trrakan-aun-zulok': always,
    'trilossa-aun-mirik': (o) => (forMe(o) && isUneven(o.c.pub, o.c.seat) ? 1 : 0),
    'strike-wing-ambuscade': always,
    'wing-transfer': () => 0, // tokens beside it would hold ships that are needed elsewhere
    'wing-transfer.shift': () => 0, // they stand where the plan wants them
  },
  actions: { 'mirik-aun-sissiri': (k) => (late(k) ? 0.5 : 0) },
};
