// What a bot makes of the Ral Nel Consortium.
import type { Hints } from '../../bot/hints.ts';
import { always, isClose, type Offer } from '../../bot/judging.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { cardOfType, fleetOf, othersShips } from '../../values/units.ts';

/** Friends come where somebody is about to be met who is not hopelessly stronger. */
const rushes = ({ c: { pub, seat }, about }: Offer): number => {
  const by = Number(about.by);
  const mine = fleetOf(pub, seat, String(about.at)).length;
  return mine + 2 >= pub.units.filter((u) => u.owner === by && u.type !== 'infantry').length / 3 ? 1 : 0;
};
/** The dearest ship. */
const strikes = ({ c: { pub, seat }, target }: Offer): number =>
  1 + 0.1 * (cardOfType(pub, seat, target.split('/')[1]!.split(/[*@+]/)[0] as UnitType)?.cost ?? 0);

export const ralnel: Hints = {
  likes: 3,
  notes: { 'nano-link-permit': 1 },
  reactions: {
    'survival-instinct': rushes,
    miniaturization: always,
    'last-dispatch': strikes,
    alarum: (o) => (isClose(o) ? 2 : 0),
    'watchful-ojz': ({ c: { pub, seat }, target }) => (othersShips(pub, seat, target).length === 0 ? 0.5 : 0),
    'director-nel': ({ c: { pub } }) => (pub.round >= 3 ? 3 : 0),
    'data-skimmer': always,
    'nano-link-permit': () => 0, // structures stand where they were wanted
  },
  actions: {
    'kan-kip-rel': () => 2,
    nanomachines: (_, target) => (target === 'repair' ? 1 : target === 'swap' ? 0.5 : 1.5),
  },
};
