// A hand that is nearly full is played more freely: cards drawn over the limit are lost.
import { handLimit } from '../values/economy.ts';
import type { Offer } from './judging.ts';

export const brims = ({ c }: Offer): boolean => c.k.own!.hand.length >= handLimit(c.pub, c.seat) - 1;
export const whenFull = (o: Offer, judged: number): number => (judged > 0 || brims(o) ? Math.max(judged, 0.2) : 0);
