// Phases 0 and 1 (CSM-TURN-2, 3): preludes, then all lists in lockstep, each order whole or not at all.
import type { Msg, Seat } from '@orrery/kernel';
import { failureOf } from '../actions/fail.ts';
import { markOf } from '../actions/groups.ts';
import { carryOut } from '../actions/index.ts';
import { isPrelude, type Order } from '../orders/order.ts';
import { poolOf } from '../values/limits.ts';
import { initiative, seatsOf } from '../values/presence.ts';
import { deedsOf } from './deeds.ts';
import { wholeOrNothing } from './savepoint.ts';
import type { Outcome, Turn } from './turn.ts';

export function begin(t: Turn): void {
  for (const seat of seatsOf(t.w)) {
    t.now.pool[seat] = poolOf(t.snap, seat);
    const side = t.w.sides[seat]!;
    Object.assign(side, { gained: 0, spent: 0, saved: 0 });
    for (const label of Object.keys(side.fleets)) markOf(t, seat, label);
  }
  t.w.rubble = 0;
}

export function preludes(t: Turn, lists: readonly Order[][]): void {
  for (const seat of seatsOf(t.w))
    for (const order of lists[seat] ?? []) if (isPrelude(order) && t.w.sides[seat]!.active) attempt(t, seat, order, 0);
}

/** The k-th order of everybody, then the next: no list runs before another. */
export function actions(t: Turn, lists: readonly Order[][]): void {
  const queues = lists.map((list) => list.filter((order) => !isPrelude(order)));
  const longest = Math.max(0, ...queues.map((q) => q.length));
  for (let k = 0; k < longest; k++) {
    for (const seat of initiative(t.w)) {
      const order = queues[seat]?.[k];
      if (!order) continue;
      if (t.now.spent[seat]! < t.now.pool[seat]!) attempt(t, seat, order, k + 1);
      else t.now.outcomes[seat]!.push({ ...unspent(t, seat, order, k + 1), code: 'E01' }); // [CSM-ORDER-5]
    }
  }
}

/** A failed order leaves no trace but its code: units, R and cards are as before (CSM-ORDER-6). */
function attempt(t: Turn, seat: Seat, order: Order, n: number): void {
  const before = t.w.sides[seat]!.R;
  const made = t.now.trips.length;
  let failure = {};
  let did: Msg[] = [];
  try {
    did = deedsOf(
      t,
      seat,
      order,
      wholeOrNothing(t, seat, () => carryOut(t, seat, order, n)),
    );
  } catch (thrown) {
    failure = failureOf(thrown);
  }
  if (n > 0) t.now.spent[seat]! += 1;
  const outcome = unspent(t, seat, order, n);
  t.now.outcomes[seat]!.push({
    ...outcome,
    ...failure,
    R: outcome.purse - before,
    trips: t.now.trips.slice(made),
    did,
  });
}
const unspent = (t: Turn, seat: Seat, order: Order, n: number): Outcome => ({
  n,
  order,
  code: '',
  args: [],
  R: 0,
  purse: t.w.sides[seat]!.R,
  trips: [],
  did: [],
  actions: t.now.pool[seat]! - t.now.spent[seat]!,
});
