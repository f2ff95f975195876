// What a bot makes of the Naaz-Rokha Alliance.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose } from '../../bot/judging.ts';
import { fragmentWays } from '../../values/fragments.ts';

export const naazrokha: Hints = {
  likes: 3,
  reactions: {
    'garv-and-gunn': ({ c, about }) => (about.by === c.seat ? 1 : 0),
    'dart-and-tai': always,
    'eidolon-maximum': always,
    supercharge: (o) => (isClose(o) ? 1 : 0),
  },
  unasked: { 'absolute-synergy': () => 2 },
  actions: {
    'black-market-forgery': (k) => (k.pub.decks.relics > 0 ? 6 : -1),
    'hesh-and-prit': (k) => (k.pub.decks.relics > 0 ? 7 : 2),
    fabrication: (k) => (k.pub.decks.relics > 0 && fragmentWays(k.pub, k.seat!, 2).length > 0 ? 6 : 0.8), // the relic stands first
  },
};
