// What a bot makes of the Yin Brotherhood.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, type Judge, priceNamed } from '../../bot/judging.ts';
import { affordable } from '../../bot/objectives.ts';
import { menaceAt, planetWorth } from '../../bot/worth.ts';
import { seatAt } from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { systemOf } from '../../values/board.ts';
import { cardOfType, groundOn } from '../../values/units.ts';

/** A cheap ship for a dear one. */
const sacrifice: Judge = (o) => {
  const given = cardOfType(o.c.pub, o.c.seat, o.target.split(/[*@+]/)[0] as UnitType)?.cost ?? 1;
  return isClose(o) && priceNamed(o) > given + 1 ? priceNamed(o) - given : 0;
};

export const yin: Hints = {
  likes: 3,
  reactions: {
    'brother-milor': ({ c, target }) => (seatAt(target) === c.seat ? 1 : 0),
    indoctrination: ({ c, target }) =>
      affordable(c.k, { influence: target === 'mech' ? 3 : 2 }) ? (target === 'mech' ? 2 : 1) : 0,
    devotion: sacrifice,
    'impulse-core': (o) => (isClose(o) && o.target.startsWith('destroyer') ? 1 : 0),
    'yin-spinner': ({ c, target }) => {
      const [where = '', count = '1'] = target.split('.');
      if (!c.pub.planets[where]) return 0.5 * Number(count);
      const menace = menaceAt(c.pub, c.seat, systemOf(c.pub, where)).length > 0 ? 2 : 1;
      const there = groundOn(c.pub, c.seat, where).length;
      return Number(count) + (menace * planetWorth(c.pub, c.seat, where)) / (2 + 2 * there);
    },
    'greyfire-mutagen': always,
  },
  actions: {
    'dannel-of-the-tenth': () => 3,
  },
};
