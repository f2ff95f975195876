// Consumption of a round, the limits of its marker, and the order that follows [COS-CONS, COS-ORDER].
import { automaOf, type CardId, CONSUMPTION, cardOf, techOf } from '../packs/base/index.ts';
import { isAutoma, type Player, type Pub, type Side, sidesOf } from '../state.ts';

/** [COS-PLAN-4] */
export const topOf = (slot: readonly CardId[]): CardId | undefined => slot.at(-1);

/** [COS-CONS-1] The printed values of the top cards; or what the Automa's card says [COS-AUTOMA-5]. */
function printedConsumption(pub: Pub, side: Side): number {
  if (isAutoma(pub, side)) return pub.automa!.card ? automaOf(pub.automa!.card).consumption : 0;
  return sumOf(pub.players[side]!.slots.map(topOf));
}
export const sumOf = (cards: readonly (CardId | undefined)[]): number =>
  cards.reduce((sum, card) => sum + (card ? cardOf(card).consumption : 0), 0);

/** [COS-CARD-DT2-2] Perpetual Motion counts from the round after it was taken. */
export function roundConsumption(pub: Pub, side: Side): number {
  const fixed = pub.players[side]!.tech.filter(({ round }) => round < pub.round)
    .map(({ id }) => techOf(id).lasting?.roundConsumption)
    .find((value) => value !== undefined);
  return fixed ?? printedConsumption(pub, side);
}

/** Where the marker stands after a change [COS-CONS-3 to -5, -7]. */
export function markerAfter({ consumption, energy }: Player, by: number): number {
  if (by >= 0) return Math.min(CONSUMPTION.max, consumption + by);
  const floor = Math.max(CONSUMPTION.min, energy + 1);
  return Math.min(consumption, Math.max(consumption + by, floor));
}

/** [COS-ORDER-1 to -5] Sides from tile 1 on, by what was applied; then energy; then who arrived first. */
export function newOrder(pub: Pub, applied: readonly number[]): Side[] {
  return sidesOf(pub).sort((a, b) => {
    const [p, q] = [pub.players[a]!, pub.players[b]!];
    return applied[b]! - applied[a]! || q.energy - p.energy || p.stamp - q.stamp;
  });
}
