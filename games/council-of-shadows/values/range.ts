// The range of a slot [COS-UPG-5, -7, -9]: it belongs to the slot, not to the card on it.
import { BASE_SLOTS, leaderOf, techOf, UPGRADES, type Upgrade } from '../packs/base/index.ts';
import type { Player } from '../state.ts';
import { hasUpgrade } from './powers.ts';

/** What is printed on each slot, from the left: the board's three, Ava's panel, the Stargate panel [COS-LEADER-11]. */
function printedRanges(p: Player): number[] {
  const ava = p.leader ? leaderOf(p.leader).lasting.slotRange : undefined;
  const gates = p.tech.flatMap(({ id }) => techOf(id).lasting?.slotRange ?? []);
  return [...Array.from({ length: BASE_SLOTS }, () => 1), ...(ava === undefined ? [] : [ava]), ...gates];
}

/** `slot` counts from 1. */
export function rangeOf(p: Player, slot: number): number {
  const steps = p.upgrades.filter((id) => id.startsWith(`range-${slot}-`)).length;
  return (printedRanges(p)[slot - 1] ?? 1) + steps;
}

/** The upgrades this player's board and panels show. */
export const upgradesOf = (p: Player): Upgrade[] => UPGRADES.filter((u) => !u.leader || u.leader === p.leader);
/** The range steps still missing, in an order in which they can be taken. */
export const missingSteps = (p: Player): Upgrade[] =>
  upgradesOf(p).filter((u) => u.kind === 'range' && !hasUpgrade(p, u.id));
