// COS-BUY, COS-PAY, COS-UPG, COS-STATION-1 to -4: one player's part of phase 1.
import type { Question } from '@orrery/kernel';
import { buildStation, gainEnergy, markUpgrade, payGems, placeCubes, takeFromRow } from '../atoms.ts';
import { BUY_ACTIONS, cardOf, type Gems, type StationKind, stationOf, upgradeOf } from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { amount, DONE, itemName, parts } from '../say.ts';
import type { Pub } from '../state.ts';
import { paymentFrom, paymentKey, paymentsFor } from '../values/payments.ts';
import { shelfFor } from './shop.ts';

/** `free`: a leader's free cube is still to be placed. `item`: the option chosen, until it is paid and carried out. */
type BuyArgs = Procedures['buy'];

export const buy = step('buy', {
  choose: {
    who: (pub, f) => (isFinished(pub, f.args) ? [] : [f.args.side]),
    question(k, f) {
      const { options, barred } = shelfFor(k.pub, f.args);
      return {
        prompt: { key: 'ask.buy', args: { left: BUY_ACTIONS - f.args.bought } },
        ask: { shape: 'one', options: [...options, DONE] },
        barred,
        rules: ['COS-BUY-1', 'COS-BUY-2'],
        fallback: DONE.key,
      };
    },
    take(t, f, choices) {
      const key = choices.get(f.args.side) as string;
      if (key === DONE.key) return { goto: 'levels' };
      const { verb, what, where } = parts(key);
      if (verb === 'settle') {
        f.args.free = false; // [COS-LEADER-4] no buy action
        placeCubes(t, f.args.side, where, Number(what));
        return { goto: 'choose' };
      }
      f.args.item = key;
      f.args.payment = null;
    },
  },
  pay: {
    who: (pub, f) => (waysToPay(pub, f.args).length > 1 ? [f.args.side] : []),
    question: (k, f) => paymentQuestion(k.pub, f.args),
    take(_, f, choices) {
      f.args.payment = parts(choices.get(f.args.side) as string).what;
    },
  },
  carry(t, f) {
    const { side, item, payment } = f.args;
    if (item === null) return { goto: 'levels' }; // nothing was or could be chosen
    payGems(t, side, payment === null ? waysToPay(t.s.pub, f.args)[0]! : paymentFrom(payment));
    const { verb, what, where } = parts(item);
    if (verb === 'buy') takeFromRow(t, side, t.s.pub.row.indexOf(what));
    else if (verb === 'station') buildStation(t, side, what as StationKind, where);
    else {
      markUpgrade(t, side, what);
      gainEnergy(t, side, upgradeOf(what).energy, 'upgrade');
    }
    f.args.item = null;
    f.args.bought += 1;
    return { goto: 'choose' };
  },
  levels: (t, f) => t.call('levels', { side: f.args.side, reached: 0 }), // [COS-DARK-14]
});

function isFinished(pub: Pub, args: BuyArgs): boolean {
  return args.bought >= BUY_ACTIONS && shelfFor(pub, args).options.length === 0;
}

function costOf(item: string): Gems {
  const { verb, what } = parts(item);
  if (verb === 'buy') return cardOf(what).cost!;
  return verb === 'station' ? stationOf(what).cost : upgradeOf(what).cost;
}

/** [COS-PAY-5] The usual one first. */
function waysToPay(pub: Pub, { side, item }: BuyArgs): Gems[] {
  return item === null ? [] : paymentsFor(pub.players[side]!.gems, costOf(item));
}

function paymentQuestion(pub: Pub, args: BuyArgs): Question {
  const options = waysToPay(pub, args).map((gems) => ({
    key: `pay:${paymentKey(gems)}`,
    label: { key: 'option.pay', args: { amount: amount(gems) } },
  }));
  const { what } = parts(args.item!);
  const item = args.item!.startsWith('station') ? { key: `station.${what}` } : itemName(what);
  return {
    prompt: { key: 'ask.pay', args: { item } },
    ask: { shape: 'one', options },
    rules: ['COS-PAY-4'],
    fallback: options[0]!.key,
  };
}
