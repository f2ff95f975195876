// TI4-STAT: who gains a space station: whoever has the only ships in its system.
import type { Seat } from '@orrery/kernel';
import { capCommodities } from '../atoms/economy.ts';
import { stationSystem } from '../content.ts';
import { framesOf } from '../procedures.ts';
import { planetName, player } from '../say.ts';
import { NOBODY, type Pub, seatsOf, type T } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { shipsIn } from '../values/units.ts';

/** [TI4-STAT-2 to -5, -12] `crowded`: systems where somebody must still give up ships. */
export function takeStations(t: T, crowded: readonly string[]): void {
  const { pub } = t.s;
  for (const [id, station] of Object.entries(pub.stations)) {
    const system = stationSystem(id);
    const seat = soleFleet(pub, system);
    if (seat === undefined || seat === station.controller || crowded.includes(system) || isContested(pub, system))
      continue;
    Object.assign(station, { controller: seat, exhausted: true });
    t.tell({ type: 'station.gained', pub: { seat: player(seat), station: planetName(id) } });
    for (const other of seatsOf(pub)) capCommodities(t, other); // [TI4-COMM-2]
  }
}

/** Neutral ships are ships, but nobody's. Of a pair that comes together the active partner gains it. [TI4-STAT-15] */
function soleFleet(pub: Pub, system: string): Seat | undefined {
  const [first, ...others] = new Set(shipsIn(pub, system).map(({ owner }) => owner));
  if (first === undefined || first === NOBODY || others.some((other) => isOpponent(pub, first, other)))
    return undefined;
  if (others.length === 0) return first;
  return framesOf(pub, 'tactical').find(({ args }) => args.system === system)?.args.seat;
}

/** [TI4-STAT-3] Whoever comes to the active system must first survive there. */
const BEFORE_THE_END_OF_COMBAT = ['placed', 'when', 'after', 'move', 'moved', 'movedIn', 'cannon', 'combat'];
const isContested = (pub: Pub, system: string): boolean =>
  framesOf(pub, 'tactical').some(({ at, args }) => args.system === system && BEFORE_THE_END_OF_COMBAT.includes(at));
