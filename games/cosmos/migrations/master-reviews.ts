// Before, the master was asked for corrections between two turns; now lists lie before the master, and corrections are deals.
import type { State } from '@orrery/kernel';

export function masterReviews(state: State): void {
  Object.assign(state.pub, { closed: false, revocable: false });
  Object.assign(state.dark, { lists: null, before: null });
  for (const own of state.own) Object.assign(own, { list: null, lists: null });
  for (const frame of state.pub.stack as readonly { at: string }[]) if (frame.at === 'corrections') frame.at = 'orders';
}
