// Action cards of the strategy phase, of turns and strategic actions, and of the status phase.

import { idOf } from '../../effects/targets.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { strategyName } from '../../say.ts';
import { effectsOf, lay, NOBODY, type Pub, tokensLeft } from '../../state.ts';
import { reaction, since } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    actions: true;
  }
}

const GOODS = 5;
/** [TI4-STRAT-15] Any strategy cards, as long as three of them can still be reached. */
function investments(pub: Pub, named: readonly string[]): string[] {
  const left = GOODS - named.length - 1;
  return pub.strategyCards
    .map(({ id }) => `strategy:${id}`)
    .filter((card) => new Set([...named, card]).size + left >= 3);
}

export const turnCards: Piece[] = since(2, [
  reaction(
    {
      id: 'summit',
      rules: ['TI4-STRAT-1', 'TI4-TOKEN-2'],
      might: (pub, seat) => tokensLeft(pub, seat) > 0,
      resolve: (t, { seat }) => t.call('gainTokens', { seat, count: 2 }),
    },
    'strategy.start',
  ),
  reaction(
    {
      id: 'manipulate-investments',
      rules: ['TI4-STRAT-1', 'TI4-STRAT-15'],
      aims: [(pub) => investments(pub, [])],
      more: { from: (pub, _, __, named) => investments(pub, named), most: GOODS - 1, least: GOODS - 1 },
      resolve(t, { target, more }) {
        for (const named of [target, ...more]) {
          const card = t.s.pub.strategyCards.find(({ id }) => id === idOf(named))!;
          card.goods += 1;
          t.tell({ type: 'strategy.invested', pub: { card: strategyName(card.id), goods: card.goods } });
        }
      },
    },
    'strategy.start',
  ),
  reaction(
    {
      id: 'public-disgrace',
      rules: ['TI4-STRAT-7'],
      might: (pub, seat, { about }) =>
        about.by !== seat && pub.strategyCards.filter(({ owner }) => owner === NOBODY).length > 1,
      resolve(t, { about }) {
        const { args } = t.frame(about.frame, 'pickStrategyCard')!;
        args.not = [...(args.not ?? []), args.card];
        t.tell({ type: 'card.disgraced', pub: { card: strategyName(args.card) } });
      },
    },
    'strategy.cardChosen',
  ),
  reaction(
    {
      id: 'coup-detat',
      rules: ['TI4-SACT-2', 'TI4-TURN-10', 'TI4-TURN-18'],
      might: (_, seat, { about }) => about.by !== seat,
      resolve(t, { about }) {
        const strategic = t.frame(about.frame, 'strategic')!;
        strategic.args.cancelled = true;
        const turn = t.frame(strategic.args.turn, 'turn');
        if (turn) turn.args.ended = true;
      },
    },
    'strategic.declare',
  ),
  {
    ...reaction(
      {
        id: 'master-plan',
        rules: ['TI4-TURN-14', 'TI4-TURN-17'],
        might: (_, seat, { about }) => about.by === seat,
        resolve: (t, { seat }) => lay(frameOf(t.s.pub, 'turn'), { kind: 'actions', seat, amount: 1 }),
      },
      'action.performed',
    ),
    modifiers: {
      actions: (pub, seat) => effectsOf(pub, 'actions').filter((e) => e.seat === seat).length,
    },
  },
  reaction(
    {
      id: 'political-stability',
      rules: ['TI4-STATUS-16', 'TI4-STRAT-14'],
      might: (pub, seat) => pub.strategyCards.some(({ owner }) => owner === seat),
      resolve: (t, { seat }) => lay(frameOf(t.s.pub, 'statusPhase'), { kind: 'keeps', seat }),
    },
    'status.returnStrategyCards',
  ),
]);
