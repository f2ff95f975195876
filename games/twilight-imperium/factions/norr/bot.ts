// What a bot makes of Sardakk N'orr.
import { type Answerer, choose, say } from '../../bot/case.ts';
import type { Hints } from '../../bot/hints.ts';
import { always, forMe, isClose, type Judge } from '../../bot/judging.ts';
import { unitWorth, worthOf } from '../../bot/worth.ts';
import { unitsNamed } from '../../effects/targets.ts';
import { fleetOf, othersShips } from '../../values/units.ts';

const PREY = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'flagship', 'war-sun'];
const strike: Answerer = (c) => choose(c, (key) => PREY.findIndex((type) => key.includes(type)), say('strike'));

/** A dreadnought for the two dearest ships of the others, where those are worth clearly more. */
const spends: Judge = ({ c: { pub, seat }, about, target }) => {
  const [own] = unitsNamed(pub, [`unit:${seat}/${target}`]);
  const foes = othersShips(pub, seat, String(about.at)).map((u) => unitWorth(pub, u));
  const [first = 0, second = 0] = foes.sort((a, b) => b - a);
  return own ? Math.max(0, first + second - unitWorth(pub, own) - 1) : 0;
};

export const norr: Hints = {
  likes: 3,
  reactions: {
    'norr-supremacy': ({ target }) => (target === 'way:upgrade' ? 2 : 1),
    'valkyrie-exoskeleton': always,
    'exotrireme-2': spends,
    tro: forMe,
    'shval-harbinger': ({ c, about }) => (worthOf(c.pub, fleetOf(c.pub, c.seat, about.at as string)) < 5 ? 1 : 0),
    'tekklar-legion': (o) => (isClose(o) ? 1 : 0),
  },
  answers: { 'exotrireme-2.aim': strike },
};
