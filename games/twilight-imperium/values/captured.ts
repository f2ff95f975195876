// TI4-CAPT: units that lie on the sheet of whoever captured them.
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../packs/base/types.ts';
import { type Captured, NOBODY, type Pub } from '../state.ts';
import { fleetOf } from './units.ts';

export const isSmall = (type: UnitType): boolean => type === 'fighter' || type === 'infantry';
const capturedBy = (pub: Pub, seat: Seat): Captured[] => pub.captured.filter(({ by }) => by === seat);
export const capturedTypes = (pub: Pub, seat: Seat): UnitType[] => capturedBy(pub, seat).map(({ type }) => type);

/** [TI4-TRANS-7] Units of the one that lie on the sheet of the other, each by a name of its own. Tokens belong to nobody. */
export function captivesOf(pub: Pub, owner: Seat, by: Seat): string[] {
  const types = capturedBy(pub, by).flatMap((each) => (each.owner === owner ? [each.type] : []));
  return types.map((type, i) => `${type}#${types.slice(0, i + 1).filter((each) => each === type).length}`);
}

/** [TI4-BLOCK-1] Ships of the one alone in a system with a space dock of the other. */
const blockades = (pub: Pub, seat: Seat, of: Seat): boolean =>
  pub.units.some(
    (u) =>
      u.owner === of &&
      u.type === 'space-dock' &&
      fleetOf(pub, seat, u.at).length > 0 &&
      fleetOf(pub, of, u.at).length === 0,
  );
/** [TI4-CAPT-4] Not from whoever blockades the captor. */
export const mayCapture = (pub: Pub, seat: Seat, from: Seat): boolean =>
  from === seat || from === NOBODY || !blockades(pub, from, seat);
/** [TI4-CAPT-3, -7, TI4-BLOCK-5] What goes home because its owner blockades the captor. */
export const freed = (pub: Pub): Captured[] =>
  pub.captured.filter(({ by, owner }) => owner !== NOBODY && owner !== by && blockades(pub, owner, by));
