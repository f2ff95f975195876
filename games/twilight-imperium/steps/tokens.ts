// TI4-TOKEN: gaining, redistributing and placing command tokens; readying planets; keeping to the hand limit.

import type { Option, Seat } from '@orrery/kernel';
import { gainToken, layToken, loseToken, readyPlanet, shiftToken, takeToken } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import { done, option, planetOption, player, poolName, systemName, tail } from '../say.ts';
import { POOLS, type Pool, type Pub, playerOf, tokensLeft } from '../state.ts';
import { exhaustedWorlds, hasToken } from '../values/board.ts';
import { handLimit, roomIn } from '../values/economy.ts';
import { discardChosen, handCards } from './cards-asked.ts';

const poolOption = (pool: Pool): Option => option(`pool:${pool}`, 'pool', { pool: poolName(pool) }, [`pool:${pool}`]);

/** [TI4-TOKEN-2] Each to any pool. */
export const gainTokens = step('gainTokens', {
  next: {
    who: (pub, f) => (f.args.count > 0 && tokensLeft(pub, f.args.seat) > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.gainToken', args: { count: Math.min(f.args.count, tokensLeft(k.pub, f.args.seat)) } },
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

/** [TI4-TOKEN-10] A pool that received one gives none: every result can be reached, and it comes to an end. */
export const redistribute = step('redistribute', {
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
});

function shifts(pub: Pub, seat: Seat, into: readonly string[]): Option[] {
  const from = POOLS.filter((pool) => playerOf(pub, seat)[pool] > 0 && !into.includes(pool));
  return from.flatMap((a) =>
    POOLS.filter((b) => b !== a && roomIn(pub, seat, b) > 0).map((b) =>
      option(`shift:${a}>${b}`, 'shift', { from: poolName(a), to: poolName(b) }, [`pool:${a}`, `pool:${b}`]),
    ),
  );
}

/** [TI4-TOKEN-4, -5, TI4-COMP-13] Places a token from reinforcements, or if there is none from a pool of its owner's choice. */
export const placeToken = step('placeToken', {
  pool: {
    who(pub, f) {
      const { seat, system } = f.args;
      const sheet = playerOf(pub, seat);
      const none = tokensLeft(pub, seat) === 0 && sheet.tactic + sheet.fleet + sheet.strategy > 0;
      return none && !hasToken(pub, seat, system) ? [seat] : [];
    },
    question: (k, f) => ({
      prompt: { key: 'ask.placeToken', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: POOLS.filter((pool) => playerOf(k.pub, f.args.seat)[pool] > 0).map(poolOption) },
      rules: ['TI4-TOKEN-4'],
    }),
    take: (t, f, choices) => loseToken(t, f.args.seat, tail(choices.get(f.args.seat)) as Pool),
  },
  lay(t, f) {
    const { seat, system } = f.args;
    if (tokensLeft(t.s.pub, seat) === 0 || hasToken(t.s.pub, seat, system)) return;
    layToken(t, seat, system);
    t.window('commandToken.placed.after', { by: seat, seat: player(seat), system: systemName(system), at: system });
  },
});

/** Readies up to `count` exhausted planets or stations. [TI4-DIPL-4 to -6] */
export const readyPlanets = step('readyPlanets', {
  next: {
    who: (pub, f) => (f.args.count > 0 && exhaustedWorlds(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.ready', args: { count: f.args.count } },
      ask: {
        shape: 'one',
        options: [...exhaustedWorlds(k.pub, f.args.seat).map((p) => planetOption('ready', p)), done],
      },
      rules: ['TI4-DIPL-4', 'TI4-DIPL-5'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      readyPlanet(t, tail(choice));
      f.args.count -= 1;
      return { goto: 'next' };
    },
  },
});

/** [TI4-AC-16] What was drawn beyond the number named is made up for at once. */
export const scheme = step('scheme', {
  discard: {
    who: (pub, f) => (playerOf(pub, f.args.seat).hand > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.discard', args: { count: f.args.count } },
      ask: handCards(k, Math.min(f.args.count, k.own!.hand.length)),
      rules: ['TI4-AC-16'],
    }),
    take: (t, f, choices) => discardChosen(t, f.args.seat, choices.get(f.args.seat)),
  },
});

/** [TI4-AC-3] Over the limit the rest is discarded at once. */
export const handCheck = step('handCheck', {
  discard: {
    who: (pub, f) => (playerOf(pub, f.args.seat).hand > handLimit(pub, f.args.seat) ? [f.args.seat] : []),
    question(k, f) {
      const count = k.own!.hand.length - handLimit(k.pub, f.args.seat);
      return {
        prompt: { key: 'ask.handLimit', args: { count } },
        ask: handCards(k, count),
        rules: ['TI4-AC-3'],
      };
    },
    take: (t, f, choices) => discardChosen(t, f.args.seat, choices.get(f.args.seat)),
  },
});

/** [TI4-TOKEN-8] One token, with the window of whoever spends another in its place. */
export const spendToken = step('spendToken', {
  before: (t, { id, args: { seat, pool } }) =>
    t.window('commandToken.spend', { frame: id, by: seat, seat: player(seat), pool }),
  spend(t, { args: { seat, pool, instead } }) {
    if (instead) t.tell({ type: 'token.spared', pub: { seat: player(seat), pool: poolName(pool) } });
    else takeToken(t, seat, pool);
  },
});
