// The list being written, as the map draws it: who would go where, what would be done at which place, what it would yield.
import type { Echo } from '../orders/foresee.ts';
import type { Deed, Group, Order, PlaceRef } from '../orders/order.ts';
import type { Trip } from '../resolver/turn.ts';
import type { PlaceId } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { type CosmosView, knownSquares } from './atlas.ts';

interface Step {
  n: number; // of its line
  fails: boolean;
}
/** Ships on their way; of a move that fails, where they would have gone. */
export interface Arrow extends Step, Trip {}
/** Something done at a place. */
export interface Deeds extends Step {
  place: PlaceId;
  do: Deed['do'];
  R: number; // gained by it, or spent (below 0)
}
export interface Plan {
  arrows: Arrow[];
  deeds: Deeds[];
}
type Told = Pick<Echo, 'line' | 'order' | 'cost' | 'problem' | 'trips'>;

export function planOf({ pub, own }: CosmosView, echoes: readonly Told[]): Plan {
  const plan: Plan = { arrows: [], deeds: [] };
  const where = new Map(Object.entries(own?.side?.fleets ?? {}).map(([label, { at }]) => [label, at]));
  const squares = knownSquares(pub, own);
  const squareOf = (ref: PlaceRef | null | undefined): PlaceId | undefined => {
    if (!ref?.startsWith('code:')) return ref ?? undefined;
    const [n] = Object.entries(squares).find(([, { code }]) => code === ref.slice('code:'.length)) ?? [];
    return n === undefined ? undefined : chart.blackPlace(Number(n));
  };
  for (const { line, order, cost, problem, trips } of echoes) {
    const step = { n: line, fails: problem !== null };
    const group = groupOf(order);
    const from = group && where.get(group.fleet);
    plan.arrows.push(...trips.map((trip) => ({ ...step, ...trip })));
    const to = order.do === 'move' ? squareOf(order.to) : undefined;
    if (to && step.fails && from && chart.isPlace(from)) plan.arrows.push({ ...step, from, to, ships: 0 });
    if (to && !step.fails && order.do === 'move') {
      const gone = order.as ?? (order.group.items === null ? order.group.fleet : ''); // of a part the rest stays
      if (gone !== '') where.set(gone, to);
    }
    const place = to ?? squareOf(atOf(order)) ?? from;
    if (!place || !chart.isPlace(place) || (order.do === 'move' && cost === 0 && !step.fails)) continue;
    plan.deeds.push({ ...step, place, do: order.do, R: 0 - cost });
  }
  return plan;
}

const atOf = (order: Order): PlaceRef | null => {
  if ('at' in order) return order.at;
  if (order.do === 'ability' && 'at' in order.ability) return order.ability.at;
  return null;
};
function groupOf(order: Order): Group | undefined {
  if ('group' in order) return order.group;
  if ('who' in order && 'fleet' in order.who) return order.who;
  if (order.do === 'use' && typeof order.on === 'object' && order.on !== null) return order.on;
  if (order.do === 'ability' && 'group' in order.ability) return order.ability.group;
  return undefined;
}

/** The fleets that an order names. */
export function fleetsIn(order: Order): string[] {
  const group = groupOf(order);
  const spots = order.do === 'troops' ? [order.from, order.to] : order.do === 'hero' ? [order.to] : [];
  return [...(group ? [group.fleet] : []), ...spots.flatMap((spot) => (spot.in === 'fleet' ? [spot.fleet] : []))];
}
