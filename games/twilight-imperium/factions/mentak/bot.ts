// What a bot makes of the Mentak Coalition.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';

export const mentak: Hints = {
  likes: 4,
  reactions: {
    'suffi-an': always,
    'sula-mentarion': always,
    'ipswitch-loose-cannon': (o) => (isClose(o) ? 1 : 0),
    ambush: always,
    pillage: ({ target }) => (target.endsWith('goods') ? 2 : 1),
    'pillage.trade': ({ target }) => (target.endsWith('goods') ? 2 : 1),
    'salvage-operations': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
  },
  actions: { 'promise-of-protection': () => 1 },
};
