// CSM-PACT: pacts are matched at the end of phase 1.
import { factionMsg } from '../say.ts';
import type { Pact, World } from '../state.ts';
import { isPactOf } from '../values/presence.ts';
import { refuse } from './outcomes.ts';
import { report, type Turn } from './turn.ts';

export function pacts(t: Turn): void {
  for (const ask of t.now.pacts) {
    const answer = t.now.pacts.find((p) => p.seat === ask.with && p.with === ask.seat && p.until === ask.until);
    if (!answer) {
      refuse(t, ask.seat, ask.order, 'E22', factionMsg(t.w, ask.with)); // [CSM-PACT-5] the other is not told
      continue;
    }
    if (ask.seat > ask.with) continue;
    const { until } = agreed(t.w, ask);
    for (const [me, other] of [
      [ask.seat, ask.with],
      [ask.with, ask.seat],
    ] as const)
      report(t, [me], 'report.pact', { faction: factionMsg(t.w, other), until });
  }
}

/** A new one, or the one that runs already: it may be renewed, never shortened (CSM-PACT-4). */
function agreed(w: World, { seat, with: other, until }: Turn['now']['pacts'][number]): Pact {
  const running = w.pacts.find((pact) => isPactOf(pact, seat, other) && w.turn <= pact.until);
  if (running) {
    running.until = Math.max(running.until, until);
    return running;
  }
  const pact = { a: seat, b: other, from: w.turn, until };
  w.pacts.push(pact);
  return pact;
}
