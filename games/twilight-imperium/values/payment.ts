// TI4-SPEND: can a cost be paid, and with what? Each planet gives its whole resources or its whole influence, never both.
import type { Seat } from '@orrery/kernel';
import { type Pub, playerOf } from '../state.ts';
import { readyPlanets } from './board.ts';
import { type Coin, worth } from './economy.ts';

export type Cost = { resources: number; influence: number };

/** Could this be paid with these planets and goods? Tries every way of sharing the planets between the two coins. */
export function payable(
  pub: Pub,
  seat: Seat,
  cost: Cost,
  goods = playerOf(pub, seat).goods,
  without?: string,
): boolean {
  if (goods < 0) return false;
  const planets = readyPlanets(pub, seat).filter((planet) => planet !== without);
  // best[r]: the most influence still coverable when r resources are covered.
  let best = new Map([[0, 0]]);
  for (const planet of planets) {
    const next = new Map(best);
    for (const [r, i] of best) {
      const rich = Math.min(cost.resources, r + worth(pub, planet, 'resources'));
      next.set(rich, Math.max(next.get(rich) ?? 0, i));
      next.set(r, Math.max(next.get(r) ?? 0, Math.min(cost.influence, i + worth(pub, planet, 'influence'))));
    }
    best = next;
  }
  return [...best].some(([r, i]) => cost.resources - r + (cost.influence - i) <= goods);
}

/** The coin that is paid next: resources first. */
export const coinOf = (cost: Cost): Coin => (cost.resources > 0 ? 'resources' : 'influence');
export const isPaid = (cost: Cost): boolean => cost.resources <= 0 && cost.influence <= 0;

/** What may be exhausted now so that the rest stays payable. */
export function payments(pub: Pub, seat: Seat, cost: Cost): { planets: string[]; goods: boolean } {
  const coin = coinOf(cost);
  const { goods } = playerOf(pub, seat);
  const after = (amount: number): Cost => ({ ...cost, [coin]: Math.max(0, cost[coin] - amount) });
  const planets = readyPlanets(pub, seat).filter((planet) => {
    const value = worth(pub, planet, coin);
    return value > 0 && payable(pub, seat, after(value), goods, planet);
  });
  return { planets, goods: goods > 0 && payable(pub, seat, after(1), goods - 1) };
}
