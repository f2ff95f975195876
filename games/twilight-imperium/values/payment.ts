// TI4-SPEND: can a cost be paid, and with what? Each planet gives its whole resources or its whole influence, never both.
import { once, type Seat } from '@orrery/kernel';
import type { Pub } from '../state.ts';
import { readyWorlds } from './board.ts';
import { type Coin, goodWorth, purseOf, worth } from './economy.ts';

export type Cost = { resources: number; influence: number };

/** What each that is readied gives. */
const coinsOf = (pub: Pub, seat: Seat): readonly ({ world: string } & Cost)[] =>
  once(pub, `coins ${seat}`, () =>
    readyWorlds(pub, seat).map((world) => ({
      world,
      resources: worth(pub, world, 'resources'),
      influence: worth(pub, world, 'influence'),
    })),
  );

/** Could this be paid with these planets and goods? Tries every way of sharing the planets between the two coins. */
export function payable(pub: Pub, seat: Seat, cost: Cost, goods = purseOf(pub, seat), without?: string): boolean {
  if (cost.resources <= 0 && cost.influence <= 0 && goods >= 0) return true;
  // best[r]: the most influence still coverable when r resources are covered.
  let best = new Map([[0, 0]]);
  for (const { world, resources, influence } of coinsOf(pub, seat)) {
    if (world === without) continue;
    const next = new Map(best);
    for (const [r, i] of best) {
      const rich = Math.min(cost.resources, r + resources);
      next.set(rich, Math.max(next.get(rich) ?? 0, i));
      next.set(r, Math.max(next.get(r) ?? 0, Math.min(cost.influence, i + influence)));
    }
    best = next;
  }
  const each = goodWorth(pub, seat);
  return [...best].some(
    ([r, i]) => Math.ceil((cost.resources - r) / each) + Math.ceil((cost.influence - i) / each) <= goods,
  );
}

/** The coin that is paid next: resources first. */
export const coinOf = (cost: Cost): Coin => (cost.resources > 0 ? 'resources' : 'influence');
export const isPaid = (cost: Cost): boolean => cost.resources <= 0 && cost.influence <= 0;

/** What has gone into the coin now being paid: the least of it must not turn out to be superfluous. [TI4-SPEND-3] */
export type Paid = { least?: number };

/** What may be exhausted now so that the rest stays payable and nothing given could have been left out. */
export function payments(pub: Pub, seat: Seat, cost: Cost & Paid): { planets: string[]; goods: boolean } {
  const coin = coinOf(cost);
  const goods = purseOf(pub, seat);
  const after = (amount: number): Cost => ({ ...cost, [coin]: Math.max(0, cost[coin] - amount) });
  const able = readyWorlds(pub, seat).filter((planet) => {
    const value = worth(pub, planet, coin);
    return value > 0 && payable(pub, seat, after(value), goods, planet);
  });
  const each = goodWorth(pub, seat);
  const neat = (value: number, others: readonly string[], left: number): boolean => {
    const values = others.map((planet) => worth(pub, planet, coin));
    const least = Math.min(cost.least ?? value, value);
    if (each === 1) return fits(cost[coin] - value, least, values, left);
    const coins = Math.min(left, Math.ceil(cost[coin] / each)); // a good worth more is a part like a planet
    return fits(cost[coin] - value, least, [...values, ...Array<number>(coins).fill(each)], 0);
  };
  const planets = able.filter((planet) =>
    neat(
      worth(pub, planet, coin),
      able.filter((other) => other !== planet),
      goods,
    ),
  );
  const good = goods > 0 && payable(pub, seat, after(each), goods - 1);
  // Where two coins compete for the planets there may be no way without a surplus part; then any way will do.
  const fitting = good && neat(each, able, goods - 1);
  if (planets.length === 0 && !fitting) return { planets: able, goods: good };
  return { planets, goods: fitting };
}

/** Can what is left of a cost be met without a part, old or new, that could be left out? `least`: the smallest so far. */
function fits(rest: number, least: number, values: readonly number[], goods: number): boolean {
  const floors = new Set([...values.filter((value) => value < least), least]); // the smallest part in the end
  return [...floors].some((floor) => {
    let sums = new Set([0]);
    for (const value of values.filter((each) => each >= floor))
      sums = new Set([...sums, ...[...sums].map((sum) => sum + value).filter((sum) => sum < rest + floor)]);
    return [...sums].some((sum) => sum >= rest - goods && sum < rest + floor);
  });
}
