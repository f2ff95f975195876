// TI4-WIN: what was put off until a moment, or lasts until then.
import { pieceAt } from '../registry.ts';
import type { Lasting, T } from '../state.ts';

/** In force from now on, and seen to at its moment. */
export const putOff = (t: T, effect: Lasting): void => {
  t.s.pub.pending.push(effect);
  t.tell({ type: 'lasting.began', pub: {} });
};

/** The moment has come: what lasted until now ends, and what waited for it happens. */
export function settle(t: T, moment: string): void {
  const due = t.s.pub.pending.filter(({ until }) => until === moment);
  if (due.length === 0) return;
  t.s.pub.pending = t.s.pub.pending.filter(({ until }) => until !== moment);
  t.tell({ type: 'lasting.ended', pub: {} });
  for (const effect of due) pieceAt(t.s.pub, effect.source ?? '')?.due?.(t, effect);
}
