// TI4-RET-2, -3: where a fleet may retreat to.

import type { Seat } from '@orrery/kernel';
import { waysFrom } from '../galaxy/adjacency.ts';
import { anyGrants, barTo } from '../registry.ts';
import type { Pub } from '../state.ts';
import { isOpponent } from './allies.ts';
import { isPresent } from './board.ts';
import { isClosed, opens } from './move.ts';
import { isAnomaly, othersShips } from './units.ts';

/** Adjacent by a way that ships may take, open to them, and free of others' ships. [TI4-ANOM-9, TI4-ADJ-11] */
export const havens = (pub: Pub, seat: Seat, system: string): string[] =>
  waysFrom(pub, seat, system).filter(
    (to) =>
      othersShips(pub, seat, to).length === 0 &&
      !isClosed(pub, seat, to) &&
      !(isAnomaly(pub, to, 'nebula') && !opens(pub, seat, 'nebula')),
  );

export const retreats = (pub: Pub, seat: Seat, system: string): string[] =>
  (barTo('retreat', pub, seat) ? [] : havens(pub, seat, system)).filter((to) => {
    if (isPresent(pub, seat, to)) return true;
    const alone = !pub.units.some((u) => u.at === to && isOpponent(pub, seat, u.owner)); // neutral units are others' too
    return alone && anyGrants('retreatsTo', pub, seat, to); // [TI4-RET-3]
  });
