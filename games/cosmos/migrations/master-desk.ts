// Before, what the master said of a correction went into the report that was out already; now it lies on the desk for the next.
import type { State } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';

export function masterDesk(state: State): void {
  const { pub, own, dark } = state as State<Cosmos>;
  const empty = () => ({ notes: [] });
  dark.desk = empty();
  for (const [seat, drawer] of own.entries()) drawer.desk = seat === pub.master ? empty() : null;
  if (!dark.before) return;
  dark.before.desk = empty();
  for (const drawer of dark.before.own) drawer.desk = null;
}
