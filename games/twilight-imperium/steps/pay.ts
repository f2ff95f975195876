// TI4-SPEND: paying, one planet or trade good at a time. The caller has made sure that the cost can be paid.

import { type Bag, isInPlay, type Option, type Seat } from '@orrery/kernel';
import { exhaustPlanet, spendGoods } from '../atoms/economy.ts';
import { frameOf, REFINED, SETTLED, step } from '../procedures.ts';
import { done, option, planetName, tail } from '../say.ts';
import { type Pub, type T, tokensLeft } from '../state.ts';
import { readyWorlds } from '../values/board.ts';
import { goodWorth, purseOf, worth } from '../values/economy.ts';
import { coinOf, isPaid, type Paid, payments } from '../values/payment.ts';
import { takeFurther } from './further.ts';
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

/** [TI4-LDSHIP-1 to -4] Any amount of influence in one choice, one token for every 3; before, one planet or good at a time. */
export const buyTokens = step('buyTokens', {
  given(t, f) {
    const given = takeFurther(t, f.args.seat, influenceOptions(t.s.pub, f.args.seat));
    const strategic = frameOf(t.s.pub, 'strategic');
    if (!given || !strategic) return;
    for (const choice of given) spendOn(t, f.args, choice);
    settle(t, 'paid');
    const gains = { ...strategic.args.gains, [f.args.seat]: Math.floor(f.args.paid / TOKEN) };
    t.frame(strategic.id, 'strategic')!.args.gains = gains; // placed together with those of the others
    return 'end';
  },
  spend: {
    who: (pub, f) => (isInPlay(REFINED, pub) && canBuy(pub, f.args) ? [f.args.seat] : []),
    question(k, f) {
      const options = influenceOptions(k.pub, f.args.seat);
      return {
        prompt: { key: 'ask.buyTokens.all' },
        ask: { shape: 'many', options, min: 0, max: options.length },
        rules: ['TI4-LDSHIP-1', 'TI4-LDSHIP-3'],
        fallback: [],
      };
    },
    take(t, f, choices) {
      for (const choice of choices.get(f.args.seat) as string[]) spendOn(t, f.args, choice);
      return { goto: 'paid' };
    },
  },
  next: {
    who: (pub, f) => (!isInPlay(REFINED, pub) && canBuy(pub, f.args) ? [f.args.seat] : []),
    question(k, f) {
      const options = influential(k.pub, f.args.seat).map((p) => exhaustFor(k.pub, p, 'influence'));
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
      spendOn(t, f.args, choice);
      return { goto: 'next' };
    },
  },
  paid: (t) => settle(t, 'paid'),
  gain: (t, f) => t.call('gainTokens', { seat: f.args.seat, count: Math.floor(f.args.paid / TOKEN) }),
});
/** Influence for a token. */
const TOKEN = 3;
const influential = (pub: Pub, seat: Seat): string[] =>
  readyWorlds(pub, seat).filter((planet) => worth(pub, planet, 'influence') > 0);
const canBuy = (pub: Pub, { seat, paid }: Buy): boolean =>
  (purseOf(pub, seat) > 0 || influential(pub, seat).length > 0) && Math.floor(paid / TOKEN) < tokensLeft(pub, seat);
export function influenceOptions(pub: Pub, seat: Seat): Option[] {
  const goods = Math.min(purseOf(pub, seat), TOKEN * tokensLeft(pub, seat));
  return [
    ...influential(pub, seat).map((planet) => exhaustFor(pub, planet, 'influence')),
    ...Array.from({ length: goods }, (_, i) => option(`goods${i === 0 ? '' : `#${i + 1}`}`, 'goods', {}, ['goods'])),
  ];
}
function spendOn(t: T, args: Buy, choice: string): void {
  if (choice.startsWith('goods')) {
    spendGoods(t, args.seat, 1);
    args.paid += goodWorth(t.s.pub, args.seat);
  } else {
    args.paid += worth(t.s.pub, tail(choice), 'influence');
    exhaustPlanet(t, tail(choice));
  }
}
