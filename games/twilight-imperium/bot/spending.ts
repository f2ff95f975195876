// Paying, command tokens, readying: spend what is missed least, keep the pools in balance.
import type { Bag, Option } from '@orrery/kernel';
import { planetName, poolName } from '../say.ts';
import { type Know, POOLS, type Pool, playerOf, tokensLeft } from '../state.ts';
import { mecatol } from '../values/board.ts';
import { type Coin, goodWorth, worth } from '../values/economy.ts';
import { capacityOf, fleetLimit } from '../values/limits.ts';
import { isCapital } from '../values/units.ts';
import { type Answerer, best, type Case, choose, partsOf, say } from './case.ts';
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
  const choice = nextInfluence(c, c.options, { paid: c.args.paid as number, spent: 0 });
  return { choice: choice ?? 'done', why: say(choice ? 'tokens.buy' : 'tokens.done') };
};
/** All of it at once, as long as one more is worth it and a token is left to gain. */
export const buyTogether: Answerer = (c) => {
  const chosen: string[] = [];
  let paid = (c.args.paid as number | undefined) ?? 0;
  for (;;) {
    const options = c.options.filter(({ key }) => !chosen.includes(key));
    const key = paid >= 3 * tokensLeft(c.pub, c.seat) ? undefined : nextInfluence(c, options, { paid, spent: paid });
    if (!key) return { choice: chosen, why: say(chosen.length > 0 ? 'tokens.buy' : 'tokens.done') };
    chosen.push(key);
    paid += key === 'goods' ? goodWorth(c.pub, c.seat) : worth(c.pub, partsOf(key)[0], 'influence');
  }
};
/** What is spent next; none: enough. `spent`: influence that still looks ready, though it is spoken for. */
function nextInfluence(c: Case, options: readonly Option[], so: { paid: number; spent: number }): string | undefined {
  const spare = (planet: string): number => worth(c.pub, planet, 'influence') - worth(c.pub, planet, 'resources');
  const willing = options
    .filter((o) => o.key.startsWith('exhaust:') && spare(partsOf(o.key)[0]) >= 0)
    .map((o) => ({ key: o.key, gives: worth(c.pub, partsOf(o.key)[0], 'influence') }));
  const sum = willing.reduce((total, { gives }) => total + gives, 0);
  const short = (3 - (so.paid % 3)) % 3;
  if (short > 0 && sum < short) return short === 1 && options.some(({ key }) => key === 'goods') ? 'goods' : undefined;
  if (short === 0 && sum < 3) return undefined;
  const fit = best(
    willing.map(({ key }) => ({ key, label: say('pay') })),
    (key) => spare(partsOf(key)[0]) - (worth(c.pub, partsOf(key)[0], 'influence') % 3 === 0 ? 0 : 0.1),
  );
  const gives = fit ? worth(c.pub, partsOf(fit.option.key)[0], 'influence') : 0;
  const need = { influence: so.spent + gives + keptInfluence(c.k) };
  return fit && affordable(c.k, need, savingsOf(c.k)) ? fit.option.key : undefined;
}

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

const poolsOf = ({ pub, seat }: Case): Pools => {
  const { tactic, fleet, strategy } = playerOf(pub, seat);
  return { tactic, fleet, strategy };
};
/** Those that a sheet lets take one more. */
const openIn = (facts: Bag, pools: Pools): Pool[] =>
  POOLS.filter((pool) => pool !== 'fleet' || pools.fleet < ((facts.fleet as number | undefined) ?? Infinity));

/** What is gained goes where it is missing most. */
export const shareTokens: Answerer = (c) => {
  const pools = poolsOf(c);
  const { facts } = c.request.ask as { facts: Bag };
  const neediest = () => openIn(facts, pools).reduce((a, b) => (poolNeed(c, b, pools) > poolNeed(c, a, pools) ? b : a));
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

/** All of it at once. A pool that has received one gives none. */
export const redistributeTogether: Answerer = (c) => {
  const pools = poolsOf(c);
  const into = new Set<Pool>();
  const { facts } = c.request.ask as { facts: Bag };
  const carried = fleetLimit(c.pub, c.seat) - pools.fleet;
  const most = largestFleet(c);
  const gain = (from: Pool, to: Pool): number =>
    from === 'fleet' && carried + pools.fleet <= most + 1
      ? -10
      : poolNeed(c, to, pools) - poolNeed(c, from, pools) - 2.5;
  for (;;) {
    const moves = POOLS.filter((from) => pools[from] > 0 && !into.has(from)).flatMap((from) =>
      openIn(facts, pools).flatMap((to) => (to === from ? [] : [{ from, to, gain: gain(from, to) }])),
    );
    const move = moves.reduce<(typeof moves)[number] | undefined>((a, b) => (a && a.gain >= b.gain ? a : b), undefined);
    if (!move || move.gain <= 0) return { choice: pools, why: say(into.size > 0 ? 'tokens.share' : 'tokens.keep') };
    pools[move.from] -= 1;
    pools[move.to] += 1;
    into.add(move.to);
  }
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
/** The most valuable of them. */
export const readyTogether: Answerer = (c) => {
  const { max } = c.request.ask as { max: number };
  const planets = c.options.map(({ key }) => partsOf(key)[0]).sort((a, b) => value(c, b) - value(c, a));
  const chosen = planets.slice(0, max);
  return { choice: chosen.map((planet) => `ready:${planet}`), why: say('ready', { planet: planetName(chosen[0]!) }) };
};
const value = ({ pub }: Case, planet: string): number =>
  Math.max(worth(pub, planet, 'resources'), worth(pub, planet, 'influence')) + 0.1;
