// TI4-ROUND, TI4-STRAT, TI4-INIT: the round, and the strategy phase that begins it.

import type { Option, Seat } from '@orrery/kernel';
import { takeStrategyCard } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import { anyGrants, happen } from '../registry.ts';
import { bar, option, player, strategyName, tail } from '../say.ts';
import { clockwise, NOBODY, type Pub, type StrategyCard, type T } from '../state.ts';
import { strategyCard } from '../strategy-cards.ts';
import { hasAgendas } from './agenda/phase.ts';
import { settle } from './moments.ts';

/** [TI4-ROUND-1, -2] The agenda phase follows the status phase, at tables that have agendas. */
export const game = step('game', {
  strategy: (t) => t.call('strategyPhase'),
  action: (t) => t.call('actionPhase'),
  status(t) {
    t.call('statusPhase');
    if (hasAgendas(t.s.pub)) t.call('agendaPhase');
  },
  close: (t) => happen(t, 'round.end', { round: t.s.pub.round }),
  again(t) {
    settle(t, 'round.end');
    return { goto: 'strategy' };
  },
});

export const strategyPhase = step('strategyPhase', {
  begin(t) {
    t.s.pub.round += 1;
    t.s.pub.phase = 'strategy';
    t.s.pub.active = NOBODY;
    t.tell({ type: 'round', pub: { round: t.s.pub.round } });
  },
  start(t) {
    settle(t, 'strategy.start'); // [TI4-AGENDA-25]
    happen(t, 'strategy.start', { round: t.s.pub.round });
  },
  picks(t) {
    const order = clockwise(t.s.pub, t.s.pub.speaker);
    const turns = cardsEach(t.s.pub.seats) === 2 ? [...order, ...order] : order; // [TI4-STRAT-4] no snake
    // [TI4-STRAT-14] whoever kept cards picks none
    const kept = new Set(t.s.pub.strategyCards.map((card) => card.owner));
    for (const seat of turns) if (!kept.has(seat)) t.call('pickStrategyCard', { seat });
  },
  bonus(t) {
    for (const card of t.s.pub.strategyCards) if (card.owner === NOBODY) card.goods += 1; // [TI4-STRAT-9]
    t.tell({ type: 'strategy.bonus', pub: {} });
  },
  finish: (t) => t.window('strategy.end', { round: t.s.pub.round }),
  initiative(t) {
    fixInitiative(t);
  },
});

/** [TI4-STRAT-3] */
export const cardsEach = (seats: number): number => (seats <= 4 ? 2 : 1);

/** [TI4-INIT-1, -6] The lowest number of each player's cards. */
export function initiativeOf(pub: Pub, seat: Seat): number {
  if (anyGrants('precedes', pub, seat)) return 0;
  const numbers = pub.strategyCards.filter((c) => c.owner === seat).map((c) => strategyCard(c.id).initiative);
  return Math.min(...numbers, 9);
}

function fixInitiative(t: T): void {
  const { pub } = t.s;
  pub.initiative = clockwise(pub, pub.speaker).sort((a, b) => initiativeOf(pub, a) - initiativeOf(pub, b));
  t.tell({ type: 'initiative', pub: { order: pub.initiative.map(player) } });
}

const cardOption = ({ id, goods }: StrategyCard): Option =>
  option(`take:${id}`, goods > 0 ? 'take.goods' : 'take', { card: strategyName(id), ...(goods > 0 ? { goods } : {}) }, [
    `strategy:${id}`,
  ]);

export const pickStrategyCard = step('pickStrategyCard', {
  name: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.strategyCard' },
      ask: {
        shape: 'one',
        options: k.pub.strategyCards
          .filter((card) => card.owner === NOBODY && !f.args.not?.includes(card.id))
          .map(cardOption),
      },
      barred: [
        ...k.pub.strategyCards
          .filter((card) => card.owner !== NOBODY)
          .map((card) => bar(cardOption(card), 'taken', 'TI4-STRAT-5', { seat: player(card.owner) })),
        ...k.pub.strategyCards
          .filter((card) => f.args.not?.includes(card.id))
          .map((card) => bar(cardOption(card), 'disgraced', 'TI4-STRAT-7')),
      ],
      rules: ['TI4-STRAT-4', 'TI4-STRAT-5'],
    }),
    take(_, f, choices) {
      f.args.card = tail(choices.get(f.args.seat));
    },
  },
  react: (t, f) => t.window('strategy.cardChosen', { frame: f.id, by: f.args.seat, card: strategyName(f.args.card) }),
  again(_, f) {
    if (f.args.not?.includes(f.args.card)) return { goto: 'name' }; // [TI4-STRAT-7]
  },
  take(t, f) {
    const { seat, card } = f.args;
    if (anyGrants('handsOver', t.s.pub)) t.call('handOver', { seat, card });
    else takeStrategyCard(t, seat, card);
  },
});

/** [TI4-STRAT-12, -13] Who still lacks a card, the chooser apart. */
const lacking = (pub: Pub, seat: Seat): Seat[] =>
  clockwise(pub, seat).filter(
    (other) => other !== seat && pub.strategyCards.filter((card) => card.owner === other).length < cardsEach(pub.seats),
  );

/** [TI4-STRAT-12] The card goes to somebody else, the goods on it to the chooser. */
export const handOver = step('handOver', {
  choose: {
    who: (pub, f) => (lacking(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.handOver', args: { card: strategyName(f.args.card) } },
      ask: {
        shape: 'one',
        options: lacking(k.pub, f.args.seat).map((seat) => option(`seat:${seat}`, 'seat', { seat: player(seat) })),
      },
      rules: ['TI4-STRAT-12', 'TI4-STRAT-13'],
    }),
    take(t, f, choices) {
      takeStrategyCard(t, Number(tail(choices.get(f.args.seat))), f.args.card, f.args.seat);
      return 'end';
    },
  },
  keep: (t, f) => takeStrategyCard(t, f.args.seat, f.args.card),
});
