// One look at the table: what is dear to reckon is reckoned once for a decision.
import type { Seat } from '@orrery/kernel';
import { type Gate, openExoplanets, type Pub } from '@orrery/space-gate-odyssey';
import { tripWorth } from './worth.ts';

export interface Survey {
  pub: Pub;
  /** How much of the game is still to come, from 1 to 0: what is built late brings little. */
  future: number;
  /** What so many settlers of a seat gain through a gate now. */
  trip(seat: Seat, gate: Gate, settlers: number): number;
}

export function survey(pub: Pub): Survey {
  const trips = new Map<string, number>();
  return {
    pub,
    future: openExoplanets(pub).length / pub.exoplanets.length,
    trip(seat, gate, settlers) {
      const key = `${seat} ${gate} ${settlers}`;
      let worth = trips.get(key);
      if (worth === undefined) {
        worth = tripWorth(pub, seat, gate, settlers);
        trips.set(key, worth);
      }
      return worth;
    },
  };
}
