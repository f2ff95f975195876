// SGO-TRAVEL-9..13: which slots of an exoplanet a settler may take. The needs of slots are data; this reads them.
import type { Seat } from '@orrery/kernel';
import type { Side, Slot, Tier } from '../packs/base/kinds.ts';

/** One settler about to land. `first`: of its gate module; `group`: where the earlier ones of that module went. */
export interface Landing {
  side: Side;
  slots: Readonly<Record<string, Seat>>;
  seat: Seat;
  first: boolean;
  group: string | null;
}

export const emptySlots = ({ side, slots }: Pick<Landing, 'side' | 'slots'>): Slot[] =>
  side.map.slots.filter((slot) => slots[slot.id] === undefined);

export const legalSlots = (landing: Landing): Slot[] => emptySlots(landing).filter((slot) => isMet(landing, slot));

export function isMet({ side, slots, seat, first, group }: Landing, slot: Slot): boolean {
  const { requires } = slot;
  if (!requires) return true;
  const taken = (id: string) => slots[id] !== undefined;
  const mine = (id: string) => slots[id] === seat;
  const onTier = (tier: Tier) => side.map.slots.filter((s) => s.tier === tier).map((s) => s.id);
  switch (requires.type) {
    case 'allOccupied':
      return requires.slots.every(taken);
    case 'allOccupiedTier':
      return onTier(requires.tier).every(taken);
    case 'ownOccupied':
      return requires.slots.every(mine);
    case 'ownOccupiedAny':
      return requires.slots.some(mine);
    case 'ownPerTier':
      return (
        onTier(slot.tier).filter(mine).length < Math.floor(onTier(requires.tier).filter(mine).length / requires.per)
      );
    case 'firstOfModule':
      return first;
    case 'notFirstOfModule':
      return !first;
    case 'sameGroupForModule':
      return group === null || slot.group === group;
    case 'canalEnd':
      return !Object.values(slots).includes(seat) && !members(side, slot.group!).some(taken);
  }
}

/** The slots of a group: those that name it, or those it lists. */
export function members(side: Side, group: string): readonly string[] {
  let groups = memberLists.get(side);
  if (!groups) {
    const named = (id: string) => side.map.slots.filter((slot) => slot.group === id).map((slot) => slot.id);
    groups = new Map(side.map.groups.map((g) => [g.id, g.slots ?? named(g.id)]));
    memberLists.set(side, groups);
  }
  return groups.get(group) ?? [];
}
/** Worked out once: the sides never change, and scoring asks again and again. */
const memberLists = new WeakMap<Side, ReadonlyMap<string, readonly string[]>>();

/** Slots between which there is nothing to choose. */
export const areAlike = (side: Side, slots: readonly Slot[]): boolean =>
  new Set(slots.map((slot) => natureOf(side, slot))).size <= 1;

const natures = new WeakMap<Slot, string>();
function natureOf(side: Side, slot: Slot): string {
  let nature = natures.get(slot);
  if (nature === undefined) {
    const { id, x: _, y: __, ...rest } = slot;
    nature = JSON.stringify([rest, side.map.groups.filter((g) => g.slots?.includes(id)).map((g) => g.id)]);
    natures.set(slot, nature);
  }
  return nature;
}
