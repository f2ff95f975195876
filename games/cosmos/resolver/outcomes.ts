// An order that was carried out in phase 1 and comes to nothing later: its line says why.
import type { Json, Seat } from '@orrery/kernel';
import type { Turn } from './turn.ts';

export function refuse(t: Turn, seat: Seat, n: number, code: string, ...args: Json[]): void {
  const outcome = t.now.outcomes[seat]!.find((o) => o.n === n);
  if (outcome) Object.assign(outcome, { code, args });
}
