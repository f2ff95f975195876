// SGO-CLOSE-4: what an exoplanet gives to each player. The scoring lines are data; this reads them.
import type { Seat } from '@orrery/kernel';
import type { GroupType, Scoring, Side } from '../packs/base/kinds.ts';
import { members } from './slots.ts';

type Slots = Readonly<Record<string, Seat>>;
/** `exchanges`: the sole winner of a line that lets its winner exchange two tokens [SGO-FERMI-9]. */
interface Scores {
  points: number[];
  exchanges: Seat | null;
}

export function scoresOf(side: Side, slots: Slots, seats: number): Scores {
  const points = Array.from({ length: seats }, () => 0);
  let exchanges: Seat | null = null;
  for (const line of side.scoring) {
    const gains = gainsOf(side, line, slots, seats);
    for (const [seat, gain] of gains.entries()) points[seat]! += gain;
    if (line.type === 'groupMajority' && line.winnerExchanges) {
      const winner = gains.findIndex((gain) => gain > 0);
      if (winner >= 0) exchanges = winner;
    }
  }
  return { points, exchanges };
}

function gainsOf(side: Side, line: Scoring, slots: Slots, seats: number): number[] {
  const count = (ids: readonly string[]) => countHolders(ids, slots, seats);
  const groups = (type: GroupType) =>
    side.map.groups.filter((g) => g.type === type).map((g) => count(members(side, g.id)));
  switch (line.type) {
    case 'perSettler': {
      const ids = side.map.slots.filter((slot) => line.tiers.includes(slot.tier)).map((slot) => slot.id);
      return count(ids).map((settlers) => settlers * line.points);
    }
    case 'perSlotPoints':
      return everySeat(seats, (seat) =>
        side.map.slots.reduce((sum, slot) => sum + (slots[slot.id] === seat ? (slot.points ?? 0) : 0), 0),
      );
    case 'groupMajority':
      return groups(line.groupType)
        .map((settlers) => most(settlers, line))
        .reduce(
          (sums, gains) => sums.map((sum, seat) => sum + gains[seat]!),
          everySeat(seats, () => 0),
        );
    case 'groupPresence':
      return everySeat(seats, (seat) => groups(line.groupType).filter((g) => g[seat]! > 0).length * line.points);
    case 'distinctGroups':
      return everySeat(seats, (seat) => line.table[groups(line.groupType).filter((g) => g[seat]! > 0).length]!);
    case 'largestConnected':
      return most(
        everySeat(seats, (seat) => largestNetwork(side, slots, seat)),
        line,
      );
  }
}

function everySeat(seats: number, of: (seat: Seat) => number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) found.push(of(seat));
  return found;
}

function countHolders(ids: readonly string[], slots: Slots, seats: number): number[] {
  const counts = everySeat(seats, () => 0);
  for (const id of ids) {
    const holder = slots[id];
    if (holder !== undefined) counts[holder]! += 1;
  }
  return counts;
}

/** The one with most gains `points`, tied ones `tiePoints` each; nobody gains for nothing. */
function most(amounts: readonly number[], { points, tiePoints }: { points: number; tiePoints: number }): number[] {
  const top = Math.max(...amounts);
  const tied = amounts.filter((amount) => amount === top).length > 1;
  return amounts.map((amount) => (amount === top && top > 0 ? (tied ? tiePoints : points) : 0));
}

/** [SGO-PLANCK-5] Own settlers connected through roads, over own slots only. */
export function largestNetwork(side: Side, slots: Slots, seat: Seat): number {
  const seen = new Set<string>();
  let largest = 0;
  for (const { id } of side.map.slots) {
    if (slots[id] !== seat || seen.has(id)) continue;
    const network = new Set([id]);
    for (const at of network) {
      seen.add(at);
      const { adjacent = [] } = side.map.slots.find((slot) => slot.id === at)!;
      for (const next of adjacent) if (slots[next] === seat) network.add(next);
    }
    largest = Math.max(largest, network.size);
  }
  return largest;
}
