// One look at the table: what is dear to reckon is reckoned once for a decision.
import type { Seat } from '@orrery/kernel';
import type { Gate } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { openExoplanets, type Placed, type Pub } from '../state.ts';
import { tripWorth } from './worth.ts';

export interface Survey {
  pub: Pub;
  /** How much of the game is still to come, from 1 to 0: what is built late brings little. */
  future: number;
  /** Reckons what has this name at most once. */
  once<T>(what: string, reckon: () => T): T;
  /** What so many settlers of a seat gain through a gate now. */
  trip(seat: Seat, gate: Gate, settlers: number): number;
}

/** Does this seat lack a module for a gate that stands on an open exoplanet? */
export function isCutOff({ pub }: Survey, seat: Seat, gate: Gate, counts: (m: Placed) => boolean): boolean {
  const leads = openExoplanets(pub).some((e) => e.gate === gate);
  return leads && !pub.players[seat]!.station.some((m) => moduleOf(m.id).gate === gate && counts(m));
}

export function survey(pub: Pub): Survey {
  const known = new Map<string, unknown>();
  const once = <T>(what: string, reckon: () => T): T => {
    if (!known.has(what)) known.set(what, reckon());
    return known.get(what) as T;
  };
  return {
    pub,
    future: openExoplanets(pub).length / pub.exoplanets.length,
    once,
    trip: (seat, gate, settlers) =>
      once(`trip ${seat} ${gate} ${settlers}`, () => tripWorth(pub, seat, gate, settlers)),
  };
}
