// Before, a turn that ended a campaign ended it at once, master or not; now an end that could be undone waits to be closed.
import type { State } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';

export function masterCloses(state: State): void {
  const { pub } = state as State<Cosmos>;
  if (pub.ended) pub.revocable = false;
}
