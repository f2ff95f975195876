// Paying, command tokens, readying: spend what is missed least, keep the pools in balance.
import type { Bag } from '@orrery/kernel';
import { planetName, poolName } from '../say.ts';
import { type Know, POOLS, type Pool, playerOf } from '../state.ts';
import { mecatol } from '../values/board.ts';
import { type Coin, worth } from '../values/economy.ts';
import { capacityOf, fleetLimit } from '../values/limits.ts';
import { isCapital } from '../values/units.ts';
import { type Answerer, best, type Case, choose, offers, partsOf, say } from './case.ts';
import { affordable, savingsOf } from './objectives.ts';
import { scouting, shipsOf } from './reach.ts';
import { spareTroops } from './worth.ts';

/** Exhausts what gives least of the other coin and wastes least; trade goods buy anything, so they go last. */
export const pay: Answerer = (c) => {
  const coin: Coin = (c.args.resources as number) > 0 ? 'resources' : 'influence';
  const owed = c.args[coin] as number;
  const other: Coin = coin === 'resources' ? 'influence' : 'resources';
  const cost = (key: string): number => {
    if (key === 'goods') return -1.6;
    const planet = partsOf(key)[0];
    const given = worth(c.pub, planet, coin);
    const waste = Math.max(0, given - owed);
    return -(worth(c.pub, planet, other) + waste) / Math.min(given, owed);
  };
  return choose(c, cost, ({ key }) =>
    key === 'goods' ? say('pay.goods') : say('pay', { planet: planetName(partsOf(key)[0]) }),
  );
};

/** Does a landing on Mecatol Rex wait for the price of the custodians? */
function courtsCustodians(k: Know): boolean {
  const { pub } = k;
  if (!pub.custodians) return false;
  const reach = scouting(pub);
  const goal = mecatol(pub);
  return shipsOf(pub, k.seat!).some(
    (u) => capacityOf(pub, u) > 0 && reach(u).has(goal) && spareTroops(pub, k.seat!, u.at).length > 0,
  );
}
export const keptInfluence = (k: Know): number => (courtsCustodians(k) ? 6 : 0);

/** Influence for tokens, in threes, from planets that are better at influence than at resources. */
export const buyTokens: Answerer = (c) => {
  const paid = c.args.paid as number;
  const kept = keptInfluence(c.k);
  const savings = savingsOf(c.k);
  const spare = (planet: string): number => worth(c.pub, planet, 'influence') - worth(c.pub, planet, 'resources');
  const willing = c.options
    .filter((o) => o.key.startsWith('exhaust:') && spare(partsOf(o.key)[0]) >= 0)
    .map((o) => ({ key: o.key, gives: worth(c.pub, partsOf(o.key)[0], 'influence') }));
  const sum = willing.reduce((total, { gives }) => total + gives, 0);
  const short = (3 - (paid % 3)) % 3;
  const done = { choice: 'done', why: say('tokens.done') };
  if (short > 0 && sum < short)
    return offers(c, 'goods') && short === 1 ? { choice: 'goods', why: say('tokens.buy') } : done;
  if (short === 0 && sum < 3) return done;
  const fit = best(
    willing.map(({ key }) => ({ key, label: say('pay') })),
    (key) => spare(partsOf(key)[0]) - (worth(c.pub, partsOf(key)[0], 'influence') % 3 === 0 ? 0 : 0.1),
  );
  const gives = fit ? worth(c.pub, partsOf(fit.option.key)[0], 'influence') : 0;
  if (!fit || !affordable(c.k, { influence: gives + kept }, savings)) return done;
  return { choice: fit.option.key, why: say('tokens.buy') };
};

type Pools = Record<Pool, number>;

/** The most ships that stand together: the fleet pool must carry them. */
function largestFleet({ pub, seat }: Case): number {
  const ships = shipsOf(pub, seat).filter(isCapital);
  return Math.max(0, ...ships.map((u) => ships.filter((other) => other.at === u.at).length));
}

/** How much a pool lacks a token. */
function poolNeed(c: Case, pool: Pool, pools: Pools = playerOf(c.pub, c.seat)): number {
  if (pool === 'tactic') return 5 - 1.3 * pools.tactic;
  if (pool === 'strategy') return 3.8 - 1.5 * pools.strategy;
  const carried = fleetLimit(c.pub, c.seat) - playerOf(c.pub, c.seat).fleet + pools.fleet;
  return (largestFleet(c) >= carried ? 4.2 : 1.5) - 1.1 * Math.max(0, pools.fleet - 3);
}

/** The status phase: what is gained goes where it is missing most. */
export const shareTokens: Answerer = (c) => {
  const { tactic, fleet, strategy } = playerOf(c.pub, c.seat);
  const pools: Pools = { tactic, fleet, strategy };
  const { facts } = c.request.ask as { facts: Bag };
  const neediest = () => POOLS.reduce((a, b) => (poolNeed(c, b, pools) > poolNeed(c, a, pools) ? b : a));
  for (let i = 0; i < (facts.gained as number); i++) pools[neediest()] += 1;
  return { choice: pools, why: say('tokens.share') };
};

export const gainToken: Answerer = (c) =>
  choose(
    c,
    (key) => poolNeed(c, partsOf(key)[0] as Pool),
    ({ key }) => say('tokens.pool', { pool: poolName(partsOf(key)[0]) }),
  );

/** Moves a token only where it is clearly needed more; the fleet pool must still carry the largest fleet. */
export const redistribute: Answerer = (c) => {
  const most = largestFleet(c);
  const score = (key: string): number => {
    if (key === 'done') return 0;
    const [from, to] = partsOf(key) as [Pool, Pool];
    if (from === 'fleet' && fleetLimit(c.pub, c.seat) <= most + 1) return -10;
    return poolNeed(c, to) - poolNeed(c, from) - 2.5;
  };
  return choose(c, score, ({ key }) =>
    key === 'done' ? say('tokens.keep') : say('tokens.pool', { pool: poolName(partsOf(key)[1]) }),
  );
};

/** The fuller pool gives. */
export const spendToken: Answerer = (c) =>
  choose(c, (key) => -poolNeed(c, partsOf(key)[0] as Pool), say('tokens.spend'));

export const readyPlanet: Answerer = (c) =>
  choose(
    c,
    (key) => (key === 'done' ? 0 : value(c, partsOf(key)[0])),
    ({ key }) => (key === 'done' ? say('ready.done') : say('ready', { planet: planetName(partsOf(key)[0]) })),
  );
const value = ({ pub }: Case, planet: string): number =>
  Math.max(worth(pub, planet, 'resources'), worth(pub, planet, 'influence')) + 0.1;
