// What a bot makes of Sardakk N'orr.
import type { Hints } from '../../bot/hints.ts';
import { forMe, isClose } from '../../bot/judging.ts';
import { worthOf } from '../../bot/worth.ts';
import { fleetOf } from '../../values/units.ts';

export const norr: Hints = {
  likes: 3,
  reactions: {
    'norr-supremacy': ({ target }) => (target === 'way:upgrade' ? 2 : 1),
    tro: forMe,
    'shval-harbinger': ({ c, about }) => (worthOf(c.pub, fleetOf(c.pub, c.seat, about.at as string)) < 5 ? 1 : 0),
    'tekklar-legion': (o) => (isClose(o) ? 1 : 0),
  },
};
