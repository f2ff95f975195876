// TI4-TOKEN: placing and spending command tokens; readying planets; keeping to the hand limit.

import { isInPlay, type Option, type Seat } from '@orrery/kernel';
import { layToken, loseToken, readyPlanet, takeToken } from '../atoms/economy.ts';
import { REFINED, SPARED, step } from '../procedures.ts';
import { done, planetOption, player, poolName, poolOption, systemName, tail } from '../say.ts';
import { POOLS, type Pool, type Pub, playerOf, tokensLeft } from '../state.ts';
import { exhaustedWorlds, hasToken, ourExhausted } from '../values/board.ts';
import { handLimit } from '../values/economy.ts';
import { discardChosen, handCards } from './cards-asked.ts';
import { takeFurther } from './further.ts';

/** [TI4-TOKEN-4, -5, TI4-COMP-13] Places a token from reinforcements, or if there is none from a pool of its owner's choice. */
export const placeToken = step('placeToken', {
  pool: {
    settled: SPARED,
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

/** Readies up to `count` exhausted planets or stations, in one choice; before, one by one. [TI4-DIPL-4 to -6] */
export const readyPlanets = step('readyPlanets', {
  given(t, f) {
    const given = takeFurther(t, f.args.seat, readyOptions(t.s.pub, f.args.seat));
    if (!given) return;
    for (const choice of given) readyPlanet(t, tail(choice));
    return 'end';
  },
  pick: {
    who: (pub, f) => (isInPlay(REFINED, pub) && readyable(pub, f.args) > 1 ? [f.args.seat] : []),
    question(k, f) {
      const count = readyable(k.pub, f.args);
      return {
        prompt: { key: 'ask.ready', args: { count } },
        ask: { shape: 'many', options: readyOptions(k.pub, f.args.seat), min: 0, max: count },
        rules: ['TI4-DIPL-4', 'TI4-DIPL-5'],
      };
    },
    take(t, f, choices) {
      for (const choice of choices.get(f.args.seat) as string[]) readyPlanet(t, tail(choice));
      f.args.count = 0;
    },
  },
  next: {
    who: (pub, f) => (readyable(pub, f.args) > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.ready', args: { count: f.args.count } },
      ask: {
        shape: 'one',
        options: [...readyOptions(k.pub, f.args.seat), done],
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
export const readyOptions = (pub: Pub, seat: Seat): Option[] =>
  readiable(pub, seat).map((planet) => planetOption('ready', planet));
/** [TI4-ALLY-22] Planets of the ally, too. */
const readiable = (pub: Pub, seat: Seat): string[] => [
  ...new Set([...exhaustedWorlds(pub, seat), ...ourExhausted(pub, seat)]),
];
const readyable = (pub: Pub, { seat, count }: { seat: Seat; count: number }): number =>
  Math.min(count, readiable(pub, seat).length);

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
