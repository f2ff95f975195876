// What a bot makes of Last Bastion.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, type Offer } from '../../bot/judging.ts';
import { unitWorth } from '../../bot/worth.ts';
import { unitsNamed } from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { isOpponent } from '../../values/allies.ts';
import { resourcesOf } from '../../values/board.ts';
import { cardOfType, groundOn, unitsOn } from '../../values/units.ts';

/** Liberated first, a planet is ready; what is found on it may only raise what that takes. */
const liberates = ({ c: { pub, seat }, about }: Offer): number => {
  const on = String(about.on);
  const infantry = unitsOn(pub, on).filter((u) => u.owner === seat && u.type === 'infantry').length;
  return infantry >= resourcesOf(pub, on) ? 1 : 0;
};
/** The dearest unit that is not a fighter: it lives longest. */
const inspires = ({ c: { pub, seat }, target }: Offer): number =>
  1 + 0.1 * (cardOfType(pub, seat, target.split(/[*@+]/)[0] as UnitType)?.cost ?? 0);
/** Both sides are struck: good for the smaller one, or where tokens cancel what falls on the own. */
const shells = ({ c: { pub, seat }, about }: Offer): number => {
  const on = String(about.on);
  const mine = groundOn(pub, seat, on);
  const theirs = groundOn(pub, Number(about.attacker === seat ? about.defender : about.attacker), on);
  return theirs.length > mine.length - mine.filter((u) => u.galvanized).length ? 1 : 0;
};
/** More of the others' units than of one's own are at stake, and the dice are good. */
const avenges = ({ c: { pub, seat }, about, target }: Offer): number => {
  const need = cardOfType(pub, seat, target.split(':')[1] as UnitType)?.combat?.hit ?? 10;
  const foes = pub.units.filter((u) => u.at === about.at && isOpponent(pub, seat, u.owner));
  const toll = (foes.reduce((sum, u) => sum + unitWorth(pub, u), 0) * (11 - need)) / 10;
  return toll >= 3 ? toll : 0;
};

export const bastion: Hints = {
  likes: 3,
  notes: { 'raise-the-standard': 2 },
  reactions: {
    liberate: liberates,
    'phoenix-standard': inspires,
    'raise-the-standard': always,
    'proxima-targeting-vi': shells,
    'dame-briar': (o) => {
      const [unit] = unitsNamed(o.c.pub, [o.target]);
      return unit?.owner === o.c.seat ? (isClose(o) ? 2 : 0.5) + 0.1 * unitWorth(o.c.pub, unit) : 0;
    },
    'lyra-keen': avenges,
    'the-icon': ({ c: { pub, seat }, about, target }) => {
      const threat = (system: string) =>
        pub.units.filter((u) => u.at === system && isOpponent(pub, seat, u.owner)).length;
      return threat(target) > threat(String(about.at)) ? 1 : 0;
    },
  },
};
