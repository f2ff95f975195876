// Space docks by where they are: on a planet or, of who builds afloat, in the space of a system. [TI4-STRUCT-2]

import type { Option, Seat } from '@orrery/kernel';
import { option, placeKey, placeName } from '../say.ts';
import type { Pub, Unit } from '../state.ts';

/** One for each place: those that float side by side are alike. */
export function docksOf(pub: Pub, seat: Seat): Unit[] {
  const docks = pub.units.filter((unit) => unit.owner === seat && unit.type === 'space-dock');
  return docks.filter((unit, i) => docks.findIndex((other) => placeKey(other) === placeKey(unit)) === i);
}
export const dockAt = (pub: Pub, seat: Seat, place: string): Unit | undefined =>
  docksOf(pub, seat).find((dock) => placeKey(dock) === place);

export const dockRef = (dock: Unit): string => (dock.on ? `planet:${dock.on}` : `system:${dock.at}`);
export const producing = (dock: Unit): Option =>
  option(
    `produce:${placeKey(dock)}`,
    dock.on ? 'produce.at' : 'produce.in',
    { [dock.on ? 'planet' : 'system']: placeName(dock) },
    [dockRef(dock)],
  );
