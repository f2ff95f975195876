// Laws that whoever defeats their owner takes, and the crown that makes fate roll again.

import type { Seat } from '@orrery/kernel';
import { use } from '../abilities/own.ts';
import { gainPoints } from '../atoms/cards.ts';
import { giveCard } from '../atoms/possession.ts';
import { frameAt, step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { lawInPlay, NOBODY, type T } from '../state.ts';
import { destroyUnits } from '../steps/losses.ts';
import { diceOf } from '../steps/rolls.ts';
import { homeOf, systemOf } from '../values/board.ts';
import { lawOf, ownsLaw } from '../values/laws.ts';
import { unitOf } from '../values/units.ts';
import { agenda } from './agenda.ts';

/** The law and its point go to another. */
function seize(t: T, id: string, by: Seat): void {
  const law = lawInPlay(t.s.pub, id)!;
  const loser = law.holder;
  giveCard(t, law, by);
  gainPoints(t, loser, -1);
  gainPoints(t, by, 1);
}

/** [TI4-LAW-2] A law with a point that changes hands. */
const prize = (id: string, follows: NonNullable<Piece['follows']>): Piece =>
  agenda({ id, follows, elected: (t, { seat }) => gainPoints(t, seat, 1) });

export const crowns: Piece[] = [
  prize('shard-of-the-throne-agenda', {
    'combat.won'(t, { winner, loser }) {
      if (winner !== NOBODY && loser !== NOBODY && ownsLaw(t.s.pub, loser, 'shard-of-the-throne-agenda'))
        seize(t, 'shard-of-the-throne-agenda', winner);
    },
  }),
  prize('crown-of-emphidia-agenda', {
    'planet.gained.after'(t, { by, on }) {
      const { pub } = t.s;
      const { holder = NOBODY } = lawOf(pub, 'crown-of-emphidia-agenda') ?? {};
      if (holder !== NOBODY && holder !== by && systemOf(pub, on) === homeOf(pub, holder))
        seize(t, 'crown-of-emphidia-agenda', by);
    },
  }),
  agenda({
    id: 'crown-of-thalnos-agenda',
    abilities: {
      'crown-of-thalnos-agenda': {
        window: 'combat.rolled',
        step: 'law.crown-of-thalnos-agenda',
        rules: ['TI4-DICE-5'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          ownsLaw(pub, seat, 'crown-of-thalnos-agenda') &&
          frameAt(pub, about.frame, 'combatRoll') !== undefined,
        can: (k) => [use(k, 'crown-of-thalnos-agenda')],
      },
    },
    steps: {
      'law.crown-of-thalnos-agenda': step('law.crown-of-thalnos-agenda', {
        reroll: (t, f) => t.call('reroll', { seat: f.args.seat, roll: f.args.about.frame as number, into: f.id }),
        fall(t, f) {
          const again = f.args.rerolled ?? [];
          const dice = diceOf(t.s.pub, f.args.about.frame as number);
          const hit = again.filter((at) => dice[at]!.face >= dice[at]!.need).map((at) => dice[at]!.unit);
          const rolled = [...new Set(again.map((at) => dice[at]!.unit))].filter((id) => !hit.includes(id));
          destroyUnits(
            t,
            rolled.map((id) => unitOf(t.s.pub, id)).filter((u) => u !== undefined),
          );
        },
      }),
    },
  }),
];
