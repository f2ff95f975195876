// TI4-STATUS-11 to -13: tokens are gained and redistributed in one sheet, all players at once and unseen by each other.

import type { Msg, Seat } from '@orrery/kernel';
import { setPools } from '../atoms/economy.ts';
import { form, step } from '../procedures.ts';
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
    return { value: { tactic: sheet.tactic, fleet: sheet.fleet, strategy: sheet.strategy } };
  },
  sample(k, random) {
    const sheet = poolsOf(k.pub, k.seat!);
    const open = POOLS.filter((pool) => roomIn(k.pub, k.seat!, pool) >= gained(k.pub, k.seat!));
    for (let i = gained(k.pub, k.seat!); i > 0; i--) sheet[random.pick(open)] += 1;
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

export const statusTokens = step('statusTokens', {
  sheets: {
    who: (pub) => livingSeats(pub).filter((seat) => totalOf(pub, seat) > 0),
    question({ pub, seat }) {
      const now = poolsOf(pub, seat!);
      const count = gained(pub, seat!);
      return {
        prompt: { key: 'ask.tokenSheet', args: { count, total: totalOf(pub, seat!) } },
        ask: {
          shape: 'form',
          form: 'tokens',
          facts: {
            total: totalOf(pub, seat!),
            gained: count,
            ...(Number.isFinite(fleetPool(pub)) ? { fleet: fleetPool(pub) } : {}),
          },
        },
        rules: ['TI4-STATUS-11', 'TI4-STATUS-13', 'TI4-TOKEN-10'],
        fallback: { ...now, tactic: now.tactic + count },
        kind: 'statusTokens',
      };
    },
    take(t, _, choices) {
      for (const seat of t.s.pub.initiative) {
        const sheet = choices.get(seat) as TokenSheet | undefined;
        if (sheet) setPools(t, seat, sheet);
      }
    },
    progress: true,
  },
});
