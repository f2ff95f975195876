// A hand that is nearly full is played more freely: cards drawn over the limit are lost.
import { handLimit } from '../values/economy.ts';
import { late, type Offer } from './judging.ts';

export const brims = ({ c }: Offer): boolean => c.k.own!.hand.length >= handLimit(c.pub, c.seat) - 1;
export const whenFull = (o: Offer, judged: number): number => (judged > 0 || brims(o) ? Math.max(judged, 0.2) : 0);

/** Worth playing beyond what waiting for a better moment is worth; where there may be none, whatever it brings is enough. */
export const beyond = (o: Offer, worth: number, kept: number): number =>
  worth - (late(o.c.k) || brims(o) ? Math.min(kept, LITTLE) : kept);
const LITTLE = 0.3;
