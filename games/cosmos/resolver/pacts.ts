// CSM-PACT: pacts are matched at the end of phase 1.
import { factionMsg } from '../say.ts';
import { inPact } from '../values/presence.ts';
import { refuse } from './outcomes.ts';
import { report, type Turn } from './turn.ts';

export function pacts(t: Turn): void {
  for (const ask of t.now.pacts) {
    const answer = t.now.pacts.find((p) => p.seat === ask.with && p.with === ask.seat && p.until === ask.until);
    if (!answer) {
      refuse(t, ask.seat, ask.order, 'E22', factionMsg(t.w, ask.with)); // [CSM-PACT-5] the other is not told
      continue;
    }
    if (ask.seat > ask.with || inPact(t.w, ask.seat, ask.with)) continue;
    t.w.pacts.push({ a: ask.seat, b: ask.with, from: t.w.turn, until: ask.until });
    for (const [me, other] of [
      [ask.seat, ask.with],
      [ask.with, ask.seat],
    ] as const)
      report(t, [me], 'report.pact', { faction: factionMsg(t.w, other), until: ask.until });
  }
}
