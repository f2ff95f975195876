// TI4-VOTE-11: Predictive Intelligence in the agenda phase: three votes more, and the card is exhausted if they were in vain.
import { exhaustTechnology } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { hasReady } from '../state.ts';
import { addVotes } from '../steps/agenda/influence.ts';
import { putOff } from '../steps/moments.ts';
import { agendaNow, isCalled, isSingleVote } from '../values/agenda.ts';
import { plain } from './own.ts';

declare module '../state.ts' {
  interface Effects {
    'predictive-votes': true;
  }
}

const ID = 'predictive-votes';
const TECH = 'predictive-intelligence';

export const predictiveVotes: Piece = {
  id: ID,
  since: 2,
  abilities: {
    [ID]: plain(
      'agenda.vote.after',
      ID,
      ['TI4-VOTE-7', 'TI4-VOTE-11'],
      (pub, seat, { about }) => about.by === seat && hasReady(pub, seat, TECH) && !isSingleVote(pub) && !isCalled(pub), // [TI4-EXEC-3]
    ),
  },
  steps: {
    [ID]: step(ID, {
      add(t, f) {
        addVotes(t, f.args.about.frame, f.args.seat, 3);
        putOff(t, { kind: ID, seat: f.args.seat, source: ID, until: 'agenda.end' });
      },
    }),
  },
  due(t, { seat }) {
    const { votes, outcome, fate } = agendaNow(t.s.pub)!.args;
    const resolved = fate === undefined && votes.some((vote) => vote.seat === seat && vote.outcome === outcome);
    if (!resolved && hasReady(t.s.pub, seat, TECH)) exhaustTechnology(t, seat, TECH);
  },
};
