// The Council Keleres: its sheet, its flagship and its mech.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { gainGoods, spendCommodity, spendGoods } from '../../atoms/economy.ts';
import { frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, hasSet, lay, type Pub, playerOf, seatsOf, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { lawsIn } from '../../values/laws.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { groundOn, hasFlagship } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'council-patronage': { seat: Seat };
    'laws-order': In<'turn.start'>;
  }
}

const plays = (pub: Pub, { owner }: Unit): boolean => pub.players[owner]?.faction === 'keleres';
/** What blanking the laws may be paid with. */
function purse(pub: Pub, seat: Seat): string[] {
  const { goods, commodities } = playerOf(pub, seat);
  return [...(goods > 0 ? ['good'] : []), ...(commodities > 0 ? ['commodity'] : [])];
}

export const abilities: Piece[] = since(5, [
  { id: 'the-tribunii' }, // [TI4-F-KEL-1] the sheet names the homes it may borrow, and each hero the own one
  {
    id: 'council-patronage',
    follows: {
      // [TI4-F-KEL-3]
      'strategy.start'(t) {
        for (const seat of seatsOf(t.s.pub))
          if (abilityOfSheet(t.s.pub, seat, 'council-patronage')) t.call('council-patronage', { seat });
      },
    },
    steps: {
      'council-patronage': step('council-patronage', {
        replenish: (t, f) => t.call('replenish', { seat: f.args.seat }),
        good: (t, f) => gainGoods(t, f.args.seat, 1),
      }),
    },
  },
  {
    id: 'laws-order',
    of: { faction: 'keleres' },
    abilities: {
      'laws-order': {
        window: 'turn.start',
        step: 'laws-order',
        rules: ['TI4-F-KEL-4', 'TI4-LAW-5'],
        might: (pub, seat) =>
          lawsIn(pub).length > 0 && effectsOf(pub, 'lawless').length === 0 && purse(pub, seat).length > 0,
        can: (k) => purse(k.pub, k.seat!).map((coin) => use(k, `laws-order.${coin}`, coin)),
      },
    },
    steps: {
      'laws-order': step('laws-order', {
        blank(t, { args }) {
          if (targetOf(args) === 'good') spendGoods(t, args.seat, 1);
          else spendCommodity(t, args.seat);
          lay(frameOf(t.s.pub, 'turn'), { kind: 'lawless', seat: args.seat, source: 'laws-order' });
        },
      }),
    },
  },
  {
    id: 'artemiris',
    of: { faction: 'keleres' },
    modifiers: {
      // [TI4-F-KEL-9]
      toll: (pub, seat, system) =>
        pub.units.some(
          (u) =>
            u.type === 'flagship' &&
            u.at === system &&
            isOpponent(pub, seat, u.owner) &&
            hasFlagship(pub, u.owner, 'artemiris'),
        )
          ? 2
          : 0,
    },
  },
  {
    id: 'omniopiares',
    of: { faction: 'keleres' },
    modifiers: {
      levy: (pub, seat, planet) =>
        hasSet(pub, 'pok') && !barTo('mechText', pub)
          ? seatsOf(pub)
              .filter((other) => other !== seat)
              .flatMap((other) => groundOn(pub, other, planet))
              .filter((u) => u.type === 'mech' && plays(pub, u)).length
          : 0,
    },
  },
]);
