// SGO-CLOSE-1: is the closing condition of an exoplanet fulfilled?
import type { Seat } from '@orrery/kernel';
import type { GroupType, Side } from '../packs/base/kinds.ts';
import { members } from './slots.ts';

export function isComplete(side: Side, slots: Readonly<Record<string, Seat>>): boolean {
  const { closing } = side;
  const taken = (ids: readonly string[]) => ids.filter((id) => slots[id] !== undefined);
  const groups = (type: GroupType) => side.map.groups.filter((g) => g.type === type).map((g) => members(side, g.id));
  switch (closing.type) {
    case 'allOccupied':
      return Object.keys(slots).length === side.map.slots.length;
    case 'slotsOccupied':
      return taken(closing.slots).length === closing.slots.length;
    case 'groupTypeOccupied':
      return taken(groups(closing.groupType).flat()).length >= closing.atLeast;
    case 'everyGroupAtLeast':
      return groups(closing.groupType).every((ids) => taken(ids).length >= closing.atLeast);
    case 'everyGroupDecided':
      return groups(closing.groupType).every((ids) => {
        const holders = taken(ids).map((id) => slots[id]!);
        const most = Math.max(0, ...holders.map((seat) => holders.filter((s) => s === seat).length));
        return holders.length === ids.length || most >= closing.absoluteMajority;
      });
  }
}
