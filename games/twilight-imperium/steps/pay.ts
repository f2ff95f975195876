// TI4-SPEND: paying, one planet or trade good at a time. The caller has made sure that the cost can be paid.

import type { Bag, Option, Seat } from '@orrery/kernel';
import { exhaustPlanet, spendGoods } from '../atoms/economy.ts';
import { SETTLED, step } from '../procedures.ts';
import { done, option, planetName, tail } from '../say.ts';
import { type Pub, tokensLeft } from '../state.ts';
import { readyWorlds } from '../values/board.ts';
import { goodWorth, purseOf, worth } from '../values/economy.ts';
import { coinOf, isPaid, type Paid, payments } from '../values/payment.ts';
import { settle } from './moments.ts';

/** `what`: the word for what is paid for. */
export type Pay = { seat: Seat; resources: number; influence: number; what: Bag } & Paid;

export const pay = step('pay', {
  next: {
    settled: SETTLED,
    who: (_, f) => (isPaid(f.args) ? [] : [f.args.seat]),
    question(k, f) {
      const { planets, goods } = payments(k.pub, f.args.seat, f.args);
      const coin = coinOf(f.args);
      const options = planets.map((planet) => exhaustFor(k.pub, planet, coin));
      if (goods) options.push(option('goods', 'goods', {}, ['goods']));
      return {
        prompt: { key: `ask.pay.${coin}`, args: { amount: f.args[coin], what: f.args.what } },
        ask: { shape: 'one', options },
        rules: ['TI4-SPEND-1', 'TI4-SPEND-3'],
      };
    },
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      const coin = coinOf(f.args);
      const value = choice === 'goods' ? goodWorth(t.s.pub, f.args.seat) : worth(t.s.pub, tail(choice), coin);
      if (choice === 'goods') spendGoods(t, f.args.seat, 1);
      else exhaustPlanet(t, tail(choice));
      f.args[coin] = Math.max(0, f.args[coin] - value);
      if (f.args[coin] > 0) f.args.least = Math.min(f.args.least ?? value, value);
      else delete f.args.least;
      return { goto: 'next' };
    },
  },
  paid: (t) => settle(t, 'paid'),
});

const exhaustFor = (pub: Pub, planet: string, coin: 'resources' | 'influence'): Option =>
  option(`exhaust:${planet}`, 'exhaust.for', { planet: planetName(planet), worth: worth(pub, planet, coin) }, [
    `planet:${planet}`,
  ]);

export type Buy = { seat: Seat; paid: number };

/** [TI4-LDSHIP-1 to -4] Any amount of influence, one token for every 3. */
export const buyTokens = step('buyTokens', {
  next: {
    who(pub, f) {
      const rich =
        purseOf(pub, f.args.seat) > 0 || readyWorlds(pub, f.args.seat).some((p) => worth(pub, p, 'influence') > 0);
      return rich && Math.floor(f.args.paid / 3) < tokensLeft(pub, f.args.seat) ? [f.args.seat] : [];
    },
    question(k, f) {
      const planets = readyWorlds(k.pub, f.args.seat).filter((p) => worth(k.pub, p, 'influence') > 0);
      const options = planets.map((p) => exhaustFor(k.pub, p, 'influence'));
      if (purseOf(k.pub, f.args.seat) > 0) options.push(option('goods', 'goods', {}, ['goods']));
      return {
        prompt: { key: 'ask.buyTokens', args: { paid: f.args.paid } },
        ask: { shape: 'one', options: [...options, done] },
        rules: ['TI4-LDSHIP-1', 'TI4-LDSHIP-3'],
        fallback: 'done',
      };
    },
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      if (choice === 'goods') {
        spendGoods(t, f.args.seat, 1);
        f.args.paid += goodWorth(t.s.pub, f.args.seat);
      } else {
        f.args.paid += worth(t.s.pub, tail(choice), 'influence');
        exhaustPlanet(t, tail(choice));
      }
      return { goto: 'next' };
    },
  },
  paid: (t) => settle(t, 'paid'),
  gain: (t, f) => t.call('gainTokens', { seat: f.args.seat, count: Math.floor(f.args.paid / 3) }),
});
