// The Emirates of Hacan.

import type { Option, Seat, WindowFacts } from '@orrery/kernel';
import { targetOf, use } from '../../abilities/own.ts';
import { exhaustTechnology, gainGoods, spendGoods, spendToken } from '../../atoms/economy.ts';
import { type Acting, frameAt, frameOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { player, rollerName, strategyName, tail } from '../../say.ts';
import { has, hasReady, hasSet, type Know, type Pub, playerOf, seatsOf } from '../../state.ts';
import { refuges } from '../../steps/cede.ts';
import { diceOf } from '../../steps/rolls.ts';
import { planetsOf } from '../../values/board.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { fleetOf, hasFlagship, unitOf, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'production-biomes': Acting;
    'quantum-datahub-node': In<'strategy.end'>;
    'wrath-of-kenara': In<'combat.rolled'> | In<'unitAbility.rolled'>;
  }
}

type Rolled = { frame: number; by: Seat };
const others = (pub: Pub, seat: Seat): Seat[] => seatsOf(pub).filter((other) => other !== seat);

/** Each of the own cards for each card of another. */
function swaps(k: Know): Option[] {
  const { strategyCards } = k.pub;
  const mine = strategyCards.filter((c) => c.owner === k.seat);
  const theirs = strategyCards.filter((c) => c.owner !== k.seat && c.owner >= 0);
  return mine.flatMap((a) =>
    theirs.map((b) =>
      use(k, 'quantum-datahub-node', `${a.id}.${b.id}`, {
        mine: strategyName(a.id),
        theirs: strategyName(b.id),
        seat: player(b.owner),
      }),
    ),
  );
}

/** Dice of a roll in space combat that a trade good would still raise: each once. [TI4-GEN-19] */
function missed(pub: Pub, seat: Seat, { about, used }: WindowFacts<Rolled>): number[] {
  const roll = frameAt(pub, about.frame, 'combatRoll', 'abilityRoll')?.args;
  const combat = frameOf(pub, 'spaceCombat')?.args.system;
  if (about.by !== seat || !roll || combat === undefined || roll.planet !== null) return [];
  if (!hasFlagship(pub, seat, 'wrath-of-kenara') || playerOf(pub, seat).goods === 0) return [];
  if (!fleetOf(pub, seat, combat).some((u) => u.type === 'flagship')) return [];
  const raised = (i: number) => used.some((source) => source.endsWith(` die${i}@${seat}`));
  return diceOf(pub, about.frame).flatMap((die, i) => (die.face < die.need && !raised(i) ? [i] : []));
}

/** Any die of a space combat, those of a barrage too. */
const raising = <N extends 'combat.rolled' | 'unitAbility.rolled'>(window: N) => ({
  window,
  step: 'wrath-of-kenara' as const,
  rules: ['TI4-FLAG-7', 'TI4-DICE-3'],
  might: (pub: Pub, seat: Seat, w: WindowFacts<Rolled>) => missed(pub, seat, w).length > 0,
  can: (k: Know, w: WindowFacts<Rolled>) =>
    missed(k.pub, k.seat!, w).map((i) => {
      const { unit, face, need } = diceOf(k.pub, w.about.frame)[i]!;
      const args = { unit: rollerName(unitOf(k.pub, unit)), face, need };
      return { key: `die${i}@${k.seat}>${i}`, label: { key: 'use.wrath-of-kenara', args }, refs: [`unit:${unit}`] };
    }),
});

const either = (pub: Pub, seats: readonly Seat[], ability: string): boolean =>
  seats.some((seat) => abilityOfSheet(pub, seat, ability));

export const abilities: Piece[] = [
  {
    id: 'masters-of-trade',
    modifiers: {
      sparesToken: (pub, seat, card) => card === 'trade' && abilityOfSheet(pub, seat, 'masters-of-trade'),
    },
  },
  { id: 'guild-ships', modifiers: { tradesWith: (pub, a, b) => either(pub, [a, b], 'guild-ships') } },
  { id: 'arbiters', modifiers: { tradesCards: (pub, a, b) => either(pub, [a, b], 'arbiters') } },
  {
    id: 'production-biomes',
    actions: {
      rules: ['TI4-TURN-20'],
      step: 'production-biomes',
      can: ({ pub, seat }) =>
        hasReady(pub, seat!, 'production-biomes') && playerOf(pub, seat!).strategy > 0
          ? others(pub, seat!).map((other) => ({
              key: `to:${other}`,
              label: { key: 'use.production-biomes', args: { seat: player(other) } },
            }))
          : [],
    },
    steps: {
      'production-biomes': step('production-biomes', {
        gain(t, f) {
          exhaustTechnology(t, f.args.seat, 'production-biomes');
          spendToken(t, f.args.seat, 'strategy');
          gainGoods(t, f.args.seat, 4);
          gainGoods(t, Number(tail(f.args.choice)), 2);
        },
      }),
    },
  },
  {
    id: 'quantum-datahub-node',
    abilities: {
      'quantum-datahub-node': {
        window: 'strategy.end',
        step: 'quantum-datahub-node',
        rules: ['TI4-STRAT-16', 'TI4-STRAT-17'],
        might: (pub, seat) =>
          has(pub, seat, 'quantum-datahub-node') && playerOf(pub, seat).strategy > 0 && playerOf(pub, seat).goods >= 3,
        can: swaps,
      },
    },
    steps: {
      'quantum-datahub-node': step('quantum-datahub-node', {
        swap(t, f) {
          const { seat } = f.args;
          const [mine, theirs] = targetOf(f.args).split('.') as [string, string];
          const card = (id: string) => t.s.pub.strategyCards.find((c) => c.id === id)!;
          const [a, b] = [card(mine), card(theirs)];
          spendToken(t, seat, 'strategy');
          spendGoods(t, seat, 3);
          gainGoods(t, b.owner, 3);
          [a.owner, b.owner] = [b.owner, a.owner];
          t.tell({ type: 'strategy.swapped', pub: { mine: strategyName(mine), theirs: strategyName(theirs) } });
        },
      }),
    },
  },
  {
    id: 'wrath-of-kenara',
    abilities: {
      'wrath-of-kenara': raising('combat.rolled'),
      'wrath-of-kenara.barrage': raising('unitAbility.rolled'),
    },
    steps: {
      'wrath-of-kenara': step('wrath-of-kenara', {
        raise(t, f) {
          spendGoods(t, f.args.seat, 1);
          diceOf(t.s.pub, f.args.about.frame)[Number(targetOf(f.args))]!.need -= 1;
        },
      }),
    },
  },
  {
    id: 'pride-of-kenara',
    since: 7,
    modifiers: {
      // [TI4-TRANS-8] only where the units have another planet to go to
      planetWares: (pub, from) =>
        hasSet(pub, 'pok') && playerOf(pub, from).faction === 'hacan' && !barTo('mechText', pub)
          ? planetsOf(pub, from).filter(
              (planet) =>
                refuges(pub, from, planet).length > 0 &&
                unitsOn(pub, planet).some((u) => u.type === 'mech' && u.owner === from),
            )
          : [],
    },
  },
];
