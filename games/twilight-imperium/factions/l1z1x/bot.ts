// What a bot makes of the L1Z1X Mindnet.
import type { Hints } from '../../bot/hints.ts';
import { always, forMe, late } from '../../bot/judging.ts';

export const l1z1x: Hints = {
  likes: 5,
  notes: { 'cybernetic-enhancements': 3 },
  reactions: {
    i48s: forMe,
    harrow: always,
    'cybernetic-enhancements': always,
  },
  actions: {
    'the-helmsman': (k, system) =>
      late(k) && k.pub.units.some((u) => u.at === system && u.owner === k.seat) ? 1.2 : 0,
  },
};
