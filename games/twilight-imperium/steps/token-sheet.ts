// TI4-TOKEN-2, -10, TI4-STATUS-11 to -13: tokens are gained and redistributed in one sheet; in the status phase all players
// do it at once, unseen by each other.

import { isInPlay, type Msg, type Option, type Question, type Seat } from '@orrery/kernel';
import { gainToken, setPools, shiftToken } from '../atoms/economy.ts';
import { form, REFINED, step } from '../procedures.ts';
import { done, option, poolName, poolOption, tail } from '../say.ts';
import { livingSeats, POOLS, type Pool, type Pub, playerOf, tokensLeft } from '../state.ts';
import { fleetPool, roomIn, tokensGained } from '../values/economy.ts';

/** How many tokens shall lie in each pool. */
export type TokenSheet = Record<Pool, number>;

const gained = (pub: Pub, seat: Seat): number => Math.min(tokensGained(pub, seat), tokensLeft(pub, seat));
const poolsOf = (pub: Pub, seat: Seat): TokenSheet => {
  const { tactic, fleet, strategy } = playerOf(pub, seat);
  return { tactic, fleet, strategy };
};
const sumOf = (sheet: TokenSheet): number => POOLS.reduce((sum, pool) => sum + sheet[pool], 0);
const totalOf = (pub: Pub, seat: Seat): number => sumOf(poolsOf(pub, seat)) + gained(pub, seat);

export const tokenForm = form('tokens', {
  check(_, value, facts) {
    const sheet = value as TokenSheet | null;
    const whole = typeof sheet === 'object' && sheet !== null && Object.keys(sheet).length === POOLS.length;
    if (!whole || !POOLS.every((pool) => Number.isInteger(sheet[pool]) && sheet[pool] >= 0))
      return { problems: [{ key: 'why.tokens.sheet' }] };
    const total = facts.total as number;
    const most = facts.fleet as number | undefined;
    if (most !== undefined && sheet.fleet > most)
      return { problems: [{ key: 'why.tokens.fleet', args: { most } }], rules: ['TI4-LAW-8'] };
    if (sumOf(sheet) !== total) return { problems: [{ key: 'why.tokens.total', args: { total } }] };
    const least = facts.least as TokenSheet | undefined;
    if (least && POOLS.some((pool) => sheet[pool] < least[pool]))
      return { problems: [{ key: 'why.tokens.least' }], rules: ['TI4-TOKEN-2'] };
    return { value: { tactic: sheet.tactic, fleet: sheet.fleet, strategy: sheet.strategy } };
  },
  sample(k, random, facts) {
    const sheet = poolsOf(k.pub, k.seat!);
    const count = facts.gained as number;
    const open = POOLS.filter((pool) => roomIn(k.pub, k.seat!, pool) >= count);
    for (let i = count; i > 0; i--) sheet[random.pick(open)] += 1;
    return sheet;
  },
  fields: (_, facts) =>
    POOLS.map((pool) => ({
      key: pool,
      label: { key: `field.${pool}` } satisfies Msg,
      kind: 'number',
      min: 0,
      max: facts.total as number,
    })),
});

/** A sheet for the pools of a seat. `least`: what lies in them stays there, and only what is gained is put somewhere. */
function tokenSheet(pub: Pub, seat: Seat, count: number, least?: TokenSheet): Pick<Question, 'ask' | 'fallback'> {
  const now = poolsOf(pub, seat);
  const most = fleetPool(pub);
  const facts = {
    total: sumOf(now) + count,
    gained: count,
    ...(Number.isFinite(most) ? { fleet: least ? Math.max(most, least.fleet) : most } : {}),
    ...(least ? { least } : {}),
  };
  return { ask: { shape: 'form', form: 'tokens', facts }, fallback: { ...now, tactic: now.tactic + count } };
}

/** [TI4-TOKEN-2] Each to any pool: several in one sheet, a single one by its pool. */
export const gainTokens = step('gainTokens', {
  sheet: {
    who: (pub, f) => (isInPlay(REFINED, pub) && gainable(pub, f.args) > 1 ? [f.args.seat] : []),
    question: (k, f) => gainSheet(k.pub, f.args.seat, f.args.count),
    take(t, f, choices) {
      setPools(t, f.args.seat, choices.get(f.args.seat) as TokenSheet);
      f.args.count = 0;
    },
  },
  next: {
    who: (pub, f) => (gainable(pub, f.args) > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.gainToken', args: { count: gainable(k.pub, f.args) } },
      ask: {
        shape: 'one',
        options: POOLS.filter((pool) => roomIn(k.pub, f.args.seat, pool) > 0).map(poolOption),
      },
      rules: ['TI4-TOKEN-2'],
    }),
    take(t, f, choices) {
      gainToken(t, f.args.seat, tail(choices.get(f.args.seat)) as Pool);
      f.args.count -= 1;
      return { goto: 'next' };
    },
  },
});
/** [TI4-TOKEN-2, -3] As many as there are left. */
export function gainSheet(pub: Pub, seat: Seat, wanted: number): Question {
  const count = gainable(pub, { seat, count: wanted });
  return {
    prompt: { key: 'ask.gainTokens', args: { count } },
    ...tokenSheet(pub, seat, count, poolsOf(pub, seat)),
    rules: ['TI4-TOKEN-2'],
  };
}
const gainable = (pub: Pub, { seat, count }: { seat: Seat; count: number }): number =>
  Math.min(count, tokensLeft(pub, seat));

/** [TI4-TOKEN-10] In one sheet. Before, one by one: a pool that received one gave none, so that it came to an end. */
export const redistribute = step('redistribute', {
  sheet: {
    who: (pub, f) => (isInPlay(REFINED, pub) && sumOf(poolsOf(pub, f.args.seat)) > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.redistribute' },
      ...tokenSheet(k.pub, f.args.seat, 0),
      rules: ['TI4-TOKEN-10'],
    }),
    take: (t, f, choices) => setPools(t, f.args.seat, choices.get(f.args.seat) as TokenSheet),
  },
  next: {
    who: (pub, f) => (shifts(pub, f.args.seat, f.args.into ?? []).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.redistribute' },
      ask: { shape: 'one', options: [...shifts(k.pub, f.args.seat, f.args.into ?? []), done] },
      rules: ['TI4-TOKEN-10'],
      fallback: 'done',
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      const [from, to] = tail(choice).split('>') as [Pool, Pool];
      shiftToken(t, f.args.seat, from, to);
      f.args.into = [...(f.args.into ?? []), to];
      return { goto: 'next' };
    },
  },
  exchange(t, f) {
    if (t.s.pub.pairs) t.call('exchangePlanets', { seats: [f.args.seat] });
  },
});

function shifts(pub: Pub, seat: Seat, into: readonly string[]): Option[] {
  if (isInPlay(REFINED, pub)) return [];
  const from = POOLS.filter((pool) => playerOf(pub, seat)[pool] > 0 && !into.includes(pool));
  return from.flatMap((a) =>
    POOLS.filter((b) => b !== a && roomIn(pub, seat, b) > 0).map((b) =>
      option(`shift:${a}>${b}`, 'shift', { from: poolName(a), to: poolName(b) }, [`pool:${a}`, `pool:${b}`]),
    ),
  );
}

export const statusTokens = step('statusTokens', {
  sheets: {
    who: (pub) => livingSeats(pub).filter((seat) => totalOf(pub, seat) > 0),
    question: ({ pub, seat }) => ({
      prompt: { key: 'ask.tokenSheet', args: { count: gained(pub, seat!), total: totalOf(pub, seat!) } },
      ...tokenSheet(pub, seat!, gained(pub, seat!)),
      rules: ['TI4-STATUS-11', 'TI4-STATUS-13', 'TI4-TOKEN-10'],
      kind: 'statusTokens',
    }),
    take(t, _, choices) {
      for (const seat of t.s.pub.initiative) {
        const sheet = choices.get(seat) as TokenSheet | undefined;
        if (sheet) setPools(t, seat, sheet);
      }
    },
    progress: true,
  },
  exchange(t) {
    if (t.s.pub.pairs) t.call('exchangePlanets', { seats: livingSeats(t.s.pub) });
  },
});
