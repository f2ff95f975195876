// The plan being put together, and what it would bring. For display alone: the form itself says what is legal.
import type { Bag, Choice, Request, View } from '@orrery/kernel';
import type * as pack from '../packs/base/index.ts';
import { type Council, isAutoma, type Player, type Pub, type Side, sidesOf } from '../state.ts';
import { NONE } from '../steps/plan-form.ts';
import { markerAfter, newOrder, roundConsumption } from '../values/consumption.ts';

const slotKey = (slot: number): string => `slot:${slot + 1}`;
const isPlan = (choice: Choice | undefined): choice is Bag =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice);

/** By slot: the hand card that is to lie there. A draft comes first, then what was handed in already. */
export function plannedCards(
  p: Player,
  request: Request,
  draft: Choice | undefined = request.sealed,
): (pack.CardId | null)[] {
  const plan = isPlan(draft) ? draft : {};
  return p.slots.map((_, i) => {
    const card = plan[slotKey(i)];
    return typeof card === 'string' && p.hand.includes(card) ? card : null;
  });
}

/** A card goes to one slot; where it lay before, nothing does now. `card` null takes the slot's card back. */
export function withCard(cards: readonly (pack.CardId | null)[], slot: number, card: pack.CardId | null): Bag {
  return Object.fromEntries(
    cards.map((old, i) => [slotKey(i), (i === slot ? card : old === card ? null : old) ?? NONE]),
  );
}
export const asPlan = (cards: readonly (pack.CardId | null)[]): Bag =>
  Object.fromEntries(cards.map((card, i) => [slotKey(i), card ?? NONE]));

export interface Forecast {
  sum: number; // consumption of this round
  marker: { from: number; to: number };
  left: { from: number; to: number }; // energy missing to the next level
  order: { side: Side; applied: number | null }[]; // by what lies on the table now; null: not known yet
}

export function forecast(view: View<Council>, side: Side, cards: readonly (pack.CardId | null)[]): Forecast {
  const pub = withPlan(view.pub, side, cards);
  const p = pub.players[side]!;
  const sums = sidesOf(pub).map((other) => (isAutoma(pub, other) ? 0 : roundConsumption(pub, other)));
  const applied = sums.map((sum, other) => markerAfter(pub.players[other]!, sum) - pub.players[other]!.consumption);
  const to = p.consumption + applied[side]!;
  return {
    sum: sums[side]!,
    marker: { from: p.consumption, to },
    left: { from: p.consumption - p.energy, to: to - p.energy },
    order: newOrder(pub, applied).map((other) => ({
      side: other,
      applied: isAutoma(pub, other) ? null : applied[other]!,
    })),
  };
}

function withPlan(pub: Pub, side: Side, cards: readonly (pack.CardId | null)[]): Pub {
  const lay = (p: Player): Player => ({
    ...p,
    slots: p.slots.map((slot, i) => (cards[i] ? [...slot, cards[i]] : slot)),
  });
  return { ...pub, players: pub.players.map((p, other) => (other === side ? lay(p) : p)) };
}
