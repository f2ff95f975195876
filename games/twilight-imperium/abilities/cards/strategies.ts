// Action cards that bend turns and strategy cards: whose they are, and when they are resolved.
import type { Seat } from '@orrery/kernel';
import { discardCard } from '../../atoms/cards.ts';
import { gainGoods, loseGoods } from '../../atoms/economy.ts';
import { idOf } from '../../effects/targets.ts';
import { frameOf, step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { objectiveName, player } from '../../say.ts';
import { effectsOf, lay, livingSeats, NOBODY, type Pub, playerOf } from '../../state.ts';
import { canFollow } from '../../steps/strategic.ts';
import { isStillOffered } from '../../steps/turn.ts';
import { action, reaction, since } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    duress: true;
  }
}
declare module '../../procedures.ts' {
  interface Content {
    'extreme-duress': { seat: Seat; by: Seat; playing?: string; choice?: string };
  }
}

/** [TI4-SACT-13] Readied before somebody, or chosen by nobody. */
const open = (pub: Pub): string[] =>
  pub.strategyCards.filter(({ owner, exhausted }) => owner === NOBODY || !exhausted).map(({ id }) => `strategy:${id}`);

const duress = reaction(
  {
    id: 'extreme-duress',
    rules: ['TI4-TURN-26', 'TI4-TURN-27'],
    might: (pub, seat, { about }) =>
      about.by !== seat && pub.strategyCards.some(({ owner, exhausted }) => owner === about.by && !exhausted),
    resolve: (t, { seat }) => lay(frameOf(t.s.pub, 'turn'), { kind: 'duress', seat }),
  },
  'turn.start',
);
/** [TI4-TURN-26] All action cards go, all goods change hands, and `seat` sees every secret objective of `by`. `playing`: the
 *  card that is the very action `choice`, or its price, and is shown already. */
const penalty = step('extreme-duress', {
  strip(t, { args: { seat, by, playing } }) {
    for (const card of t.s.own[by]!.hand.filter((held) => held !== playing)) discardCard(t, by, card);
    const { goods } = playerOf(t.s.pub, by);
    loseGoods(t, by);
    gainGoods(t, seat, goods);
    const objectives = t.s.own[by]!.secrets.map(objectiveName);
    t.reveal({ type: 'secrets.seen', pub: { seat: player(seat), from: player(by) }, to: { [seat]: { objectives } } });
  },
  rest(t, { args: { by, playing, choice } }) {
    const turn = frameOf(t.s.pub, 'turn');
    if (!playing || !turn || !choice || isStillOffered(t, turn.args, choice)) return;
    if (t.s.own[by]!.hand.includes(playing)) discardCard(t, by, playing); // no action is left of which it would be the card
  },
});

export const strategyCards: Piece[] = since(4, [
  action({
    id: 'overrule',
    rules: ['TI4-SACT-12', 'TI4-SACT-13', 'TI4-SACT-14'],
    aims: [open],
    resolve: (t, { seat, target }) => t.call('strategic', { seat, card: idOf(target), turn: 0, lent: [], alone: true }),
  }),
  action({
    id: 'strategize',
    rules: ['TI4-SACT-13'],
    aims: [
      (pub, seat) =>
        open(pub).filter((card) => canFollow(pub, { seat, card: idOf(card), free: false, active: NOBODY })),
    ],
    resolve: (t, { seat, target }) => t.call('secondary', { seat, card: idOf(target), free: false, active: NOBODY }),
  }),
  reaction(
    {
      id: 'crisis',
      rules: ['TI4-TURN-25'],
      might: (pub) => livingSeats(pub).filter((seat) => !playerOf(pub, seat).passed).length > 1,
      resolve(t) {
        const phase = frameOf(t.s.pub, 'actionPhase');
        if (phase) phase.args.skips = (phase.args.skips ?? 0) + 1;
      },
    },
    'turn.end',
  ),
  reaction(
    {
      id: 'puppets-on-a-string',
      rules: ['TI4-TURN-28', 'TI4-TURN-29', 'TI4-TRANS-16'],
      might: (pub, seat) => playerOf(pub, seat).passed && frameOf(pub, 'turn')?.args.lender === undefined,
      resolve(t, { seat, about }) {
        const running = frameOf(t.s.pub, 'turn');
        const traded = running?.args.traded?.includes(seat) ? [about.by] : []; // one transaction of two players in a turn
        t.call('turn', { seat, actions: 0, lender: about.by, traded });
      },
    },
    'turn.end',
  ),
  {
    ...duress,
    steps: { ...duress.steps, 'extreme-duress': penalty },
    acts(t, by, choice) {
      const forced = effectsOf(t.s.pub, 'duress');
      if (choice.startsWith('strategic:') || forced.length === 0) return false;
      const [, playing] = /^action:\S+ (?:play|discard):([^>]+)/.exec(choice) ?? [];
      for (const { seat } of forced) t.call('extreme-duress', { seat, by, choice, ...(playing ? { playing } : {}) });
      return true;
    },
  },
]);
