// What a bot makes of Sardakk N'orr.
import { type Answerer, choose, say } from '../../bot/case.ts';
import type { Hints } from '../../bot/hints.ts';
import { forMe, isClose } from '../../bot/judging.ts';
import { worthOf } from '../../bot/worth.ts';
import { fleetOf } from '../../values/units.ts';

const PREY = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'flagship', 'war-sun'];
const strike: Answerer = (c) => choose(c, (key) => PREY.findIndex((type) => key.includes(type)), say('strike'));

export const norr: Hints = {
  likes: 3,
  reactions: {
    'norr-supremacy': ({ target }) => (target === 'way:upgrade' ? 2 : 1),
    tro: forMe,
    'shval-harbinger': ({ c, about }) => (worthOf(c.pub, fleetOf(c.pub, c.seat, about.at as string)) < 5 ? 1 : 0),
    'tekklar-legion': (o) => (isClose(o) ? 1 : 0),
  },
  answers: { 'exotrireme-2.aim': strike },
};
