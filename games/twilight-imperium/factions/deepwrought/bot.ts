// What a bot makes of the Deepwrought Scholarate: it lives beside others wherever it would lose a fight.
import type { Hints } from '../../bot/hints.ts';
import { always, type Offer } from '../../bot/judging.ts';
import { techValue } from '../../bot/research.ts';
import { idOf } from '../../effects/targets.ts';
import { has, type Know, livingSeats, playerOf } from '../../state.ts';
import { unitsOn } from '../../values/units.ts';

/** Outnumbered, or not much stronger: an ocean is worth more than a battle. */
const yields = ({ c: { pub, seat }, target }: Offer): number => {
  const there = unitsOn(pub, target);
  const mine = there.filter(({ owner }) => owner === seat).length;
  return mine * 2 <= there.length + 1 ? 2 : 0;
};
const advances = ({ target }: Offer): number => {
  const [from = '', to = ''] = target.split('/');
  return techValue(to) - techValue(from);
};
/** What others have and the own sheet does not. */
const unwrites = ({ pub, seat }: Know, target: string): number => {
  const tech = idOf(target);
  const others = livingSeats(pub).filter((other) => other !== seat && has(pub, other, tech)).length;
  return pub.round < 4 || has(pub, seat!, tech) ? 0 : others - 1;
};
const students = ({ pub, seat }: Know): number =>
  livingSeats(pub).filter((other) => other !== seat && playerOf(pub, other).goods >= 3).length;

export const deepwrought: Hints = {
  likes: 3,
  notes: { 'share-knowledge': 2 },
  reactions: {
    'research-team': yields,
    eanautic: () => 0.1,
    'radical-advancement': advances,
    'doctor-carrina': always,
    aello: always,
    'aello.due': always,
  },
  actions: { 'visionaria-select': students, 'ta-zern': unwrites, 'share-knowledge': () => 2 },
};
