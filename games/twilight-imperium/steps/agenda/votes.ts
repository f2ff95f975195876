// TI4-VOTE: the slot of one voter: a sheet with an outcome and the planets that are exhausted for it.

import type { Frame, Seat } from '@orrery/kernel';
import { exhaustPlanet, loseToken, spendGoods } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import { mightReact, piecesWith } from '../../registry.ts';
import { agendaName, planetName, player } from '../../say.ts';
import { type Pub, playerOf, type T } from '../../state.ts';
import {
  ballotOf,
  canVote,
  chairOf,
  extraVotes,
  isSingleVote,
  outcomeName,
  votesOf,
  votingGoods,
} from '../../values/agenda.ts';
import type { Agenda } from './agenda.ts';
import { ABSTAIN, type VoteSheet } from './vote-sheet.ts';

export type CastVotes = { seat: Seat; agenda: number };

/** Just before the slot of a voter. It is a procedure of its own so that slots that wait look as they always did. */
export const beforeVote = step('beforeVote', {
  open(t, { args: { seat, agenda } }) {
    const frame = t.frame(agenda, 'agenda')!;
    if (canVote(t.s.pub, seat)) t.window('agenda.voter.before', aboutVoter(frame, seat));
  },
});
/** For whoever votes next: a window, if anybody could ever use it, and the slot. */
export function callVoter(t: T, agenda: Frame<Agenda>, seat: Seat): void {
  if (mightReact(t.s.pub, 'agenda.voter.before', aboutVoter(agenda, seat)))
    t.call('beforeVote', { seat, agenda: agenda.id });
  t.call('castVotes', { seat, agenda: agenda.id });
}
const aboutVoter = ({ id, args: { card } }: Frame<Agenda>, seat: Seat) => ({
  frame: id,
  card: agendaName(card),
  name: card,
  by: seat,
  seat: player(seat),
});

export const castVotes = step('castVotes', {
  vote: {
    who: (pub, f) => (canVote(pub, f.args.seat) ? [f.args.seat] : []),
    question(k, f) {
      const { card, outcomes } = k.pub.stack.find(({ id }) => id === f.args.agenda)!.args as {
        card: string;
        outcomes: string[];
      };
      return {
        prompt: { key: 'ask.votes', args: { card: agendaName(card) } },
        ask: {
          shape: 'form',
          form: 'votes',
          facts: {
            card,
            outcomes,
            planets: ballotOf(k.pub, f.args.seat),
            extra: extraVotes(k.pub, f.args.seat),
            single: isSingleVote(k.pub),
            ...goodsFor(k.pub, f.args.seat),
          },
        },
        rules: ['TI4-VOTE-1', 'TI4-VOTE-2'],
        fallback: ABSTAIN,
        kind: 'votes',
      };
    },
    take(t, f, choices) {
      const sheet = choices.get(f.args.seat) as VoteSheet;
      if (sheet.outcome === '') t.tell({ type: 'vote.abstained', pub: { seat: player(f.args.seat) } });
      else cast(t, f.args, sheet);
    },
  },
  /** [TI4-VOTE-18, -19] One window for what follows the own vote and what follows the speaker's slot. */
  after(t, f) {
    const { seat, agenda } = f.args;
    const frame = t.frame(agenda, 'agenda')!;
    const voted = frame.args.votes.some((vote) => vote.seat === seat);
    const must = frame.args.bound?.[seat];
    const meant = must && frame.args.votes.some((vote) => vote.seat === seat && vote.outcome === must);
    if (must && !meant && playerOf(t.s.pub, seat).fleet > 0) loseToken(t, seat, 'fleet');
    const names = [
      ...(voted ? (['agenda.vote.after'] as const) : []),
      ...(seat === chairOf(t.s.pub) ? (['agenda.vote.speakerDone'] as const) : []),
    ];
    if (names.length > 0)
      t.window(names, {
        frame: agenda,
        card: agendaName(frame.args.card),
        name: frame.args.card,
        by: seat,
        seat: player(seat),
      });
  },
});

/** [TI4-EXEC-5] */
const goodsFor = (pub: Pub, seat: Seat): { goods?: number } => {
  const goods = votingGoods(pub, seat);
  return goods > 0 ? { goods } : {};
};

function cast(t: T, { seat, agenda }: CastVotes, { outcome, planets, goods = 0 }: VoteSheet): void {
  const frame = t.frame(agenda, 'agenda')!;
  const single = isSingleVote(t.s.pub);
  const given = planets.reduce((total, planet) => total + votesOf(t.s.pub, planet), goods);
  if (goods > 0) spendGoods(t, seat, goods);
  const count = single ? 1 : given + extraVotes(t.s.pub, seat);
  for (const planet of planets) exhaustPlanet(t, planet);
  frame.args.votes = [...frame.args.votes, { seat, outcome, count, planets }];
  t.tell({
    type: 'vote.cast',
    pub: { seat: player(seat), outcome: outcomeName(outcome), count, planets: planets.map(planetName) },
  });
  for (const piece of piecesWith(t.s.pub, 'voted')) piece.voted(t, agenda, seat);
}
