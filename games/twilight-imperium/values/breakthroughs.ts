// TI4-BREAK, TI4-SYN: whose breakthrough is which, and the colours it links.
import type { Seat } from '@orrery/kernel';
import type { Colour } from '../packs/base/types.ts';
import { BREAKTHROUGH_TABLE, type BreakthroughCard } from '../packs/thunders-edge/breakthroughs.ts';
import { anyGrants } from '../registry.ts';
import { has, hasSet, type Pub, playerOf } from '../state.ts';

/** [TI4-BREAK-1] That of the own faction, whether or not it is in play. */
export const breakthroughFor = (pub: Pub, seat: Seat): BreakthroughCard | undefined =>
  BREAKTHROUGH_TABLE.find(({ faction }) => faction === playerOf(pub, seat).faction);
export const hasBreakthrough = (pub: Pub, seat: Seat): boolean => {
  const card = breakthroughFor(pub, seat);
  return card !== undefined && has(pub, seat, card.id);
};

const ALL: readonly Colour[] = ['blue', 'green', 'red', 'yellow'];
/** [TI4-SYN-1, TI4-BREAK-7] The colours that count as each other for research and for scoring; exhausted or not. */
export function synergyOf(pub: Pub, seat: Seat): readonly Colour[] {
  if (!hasSet(pub, 'te')) return [];
  if (anyGrants('fuses', pub, seat)) return ALL; // [TI4-REL-14]
  return hasBreakthrough(pub, seat) ? breakthroughFor(pub, seat)!.synergy : [];
}

/** [TI4-SYN-3, -9] What of `need` is left over when each of `have` has served one colour: its own, else one linked to it. */
export function unmet(need: readonly Colour[], have: readonly Colour[], linked: readonly Colour[]): Colour[] {
  const left = [...have];
  const lacks = (serves: (own: Colour, wanted: Colour) => boolean) => (wanted: Colour) => {
    const at = left.findIndex((own) => serves(own, wanted));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return need
    .filter(lacks((own, wanted) => own === wanted))
    .filter(lacks((own, wanted) => linked.includes(own) && linked.includes(wanted)));
}
