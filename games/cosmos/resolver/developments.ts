// CSM-SPECIAL-3, CSM-FACTION-ASTANO-7, 8: boosts developed over several turns.
import type { Seat } from '@orrery/kernel';
import { fail } from '../actions/fail.ts';
import { look } from '../atoms.ts';
import { placeMsg } from '../say.ts';
import type { Development, PlaceId, World } from '../state.ts';
import { specialAt } from '../values/presence.ts';
import { receive } from './cards-received.ts';
import { reportAt, type Turn } from './turn.ts';

const KIND: Record<string, string> = {
  'boost-hull': 'hull',
  'boost-attack': 'attack',
  'boost-shield': 'shield',
  'boost-defence': 'defence',
  'boost-move': 'movement',
};

/** One at a time, never the same kind twice running there. It is delivered in 2A(1) of turn T + d. */
export function startDevelopment(
  t: Turn,
  seat: Seat,
  place: PlaceId,
  boost: string,
  turns: Record<string, number>,
  faster: number,
): void {
  const side = t.w.sides[seat]!;
  if (side.developments.some((d) => d.place === place))
    fail('E20', placeMsg(t.w, place), side.developments.find((d) => d.place === place)!.ends);
  if (side.last[place] === boost) fail('E33');
  side.developments.push({ place, boost, ends: t.w.turn + Math.max(1, turns[KIND[boost]!]! + faster) });
}

/** Does the faction still hold the place, as it must in every snapshot? */
function holds(w: World, seat: Seat, { place }: Development): boolean {
  if (specialAt(w, place) === 'development-workshop') return look(w, place).dom.ground === seat;
  return (look(w, place).units[seat]?.['taller-orbital'] ?? 0) > 0;
}

export function developments(t: Turn): void {
  for (const [seat, side] of t.w.sides.entries()) {
    for (const d of [...side.developments]) {
      if (!holds(t.snap, seat, d)) {
        side.developments = side.developments.filter((x) => x !== d);
        reportAt(t, [seat], d.place, 'report.developmentLost');
      } else if (d.ends <= t.w.turn && !look(t.w, d.place).blocked) {
        side.developments = side.developments.filter((x) => x !== d);
        side.last[d.place] = d.boost;
        receive(t, seat, d.boost, d.place, 'report.developed');
      }
    }
  }
}
