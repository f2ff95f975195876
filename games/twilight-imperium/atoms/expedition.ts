// The marker of Thunder's Edge: control tokens come onto its segments, and all of them go home at the end.
import type { Seat } from '@orrery/kernel';
import type { Segment } from '../packs/thunders-edge/expedition.ts';
import { player } from '../say.ts';
import type { T } from '../state.ts';

export function claimSegment(t: T, seat: Seat, segment: Segment): void {
  t.s.pub.expedition = { ...t.s.pub.expedition, [segment]: seat };
  t.tell({ type: 'expedition.claimed', pub: { seat: player(seat), segment: { key: `segment.${segment}` } } });
}
/** [TI4-EXP-15] Whose tokens lay there, each once. */
export function endExpedition(t: T): Seat[] {
  const tokens = Object.values(t.s.pub.expedition ?? {});
  delete t.s.pub.expedition;
  t.tell({ type: 'expedition.completed', pub: {} });
  return tokens;
}
