// TI4-VOTE: the slot of one voter: a sheet with an outcome and the planets that are exhausted for it.

import type { Frame, Seat } from '@orrery/kernel';
import { exhaustPlanet, loseToken, spendGoods } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import { mightReact, piecesWith } from '../../registry.ts';
import { agendaName, planetName, player } from '../../say.ts';
import { type Know, type Pub, playerOf, type T } from '../../state.ts';
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
import { choiceOf } from './ballots.ts';
import { ABSTAIN, type VoteSheet } from './vote-sheet.ts';

export type CastVotes = { seat: Seat; agenda: number };

/** Just before the slot of a voter. It is a procedure of its own so that slots that wait look as they always did. */
export const beforeVote = step('beforeVote', {
  open(t, { args: { seat, agenda } }) {
    const frame = t.frame(agenda, 'agenda')!;
    if (canVote(t.s.pub, seat)) t.window('agenda.voter.before', aboutVoter(frame, seat));
  },
});
/** Before somebody votes: a window, if anybody could ever use it. */
export function callBefore(t: T, agenda: Frame<Agenda>, seat: Seat): void {
  if (mightReact(t.s.pub, 'agenda.voter.before', aboutVoter(agenda, seat)))
    t.call('beforeVote', { seat, agenda: agenda.id });
}
/** For whoever votes next. */
export function callVoter(t: T, agenda: Frame<Agenda>, seat: Seat): void {
  callBefore(t, agenda, seat);
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
    question: (k, f) => askVotes(k, f.args),
    take(t, f, choices) {
      const sheet = choices.get(f.args.seat) as VoteSheet;
      if (sheet.outcome === '') t.tell({ type: 'vote.abstained', pub: { seat: player(f.args.seat) } });
      else cast(t, f.args, sheet);
    },
  },
  after: (t, f) => afterVoteOf(t, f.args),
});

/** What follows the vote of one of those who have voted at once. */
export const afterVote = step('afterVote', { after: (t, f) => afterVoteOf(t, f.args) });

/** The sheet of a vote on this agenda. */
export function askVotes(k: Know, { seat, agenda }: CastVotes) {
  const { card, outcomes } = k.pub.stack.find(({ id }) => id === agenda)!.args as { card: string; outcomes: string[] };
  return {
    prompt: { key: 'ask.votes', args: { card: agendaName(card) } },
    ask: {
      shape: 'form' as const,
      form: 'votes',
      facts: {
        card,
        outcomes,
        planets: ballotOf(k.pub, seat),
        extra: extraVotes(k.pub, seat),
        single: isSingleVote(k.pub),
        ...goodsFor(k.pub, seat),
      },
    },
    rules: ['TI4-VOTE-1', 'TI4-VOTE-2'],
    fallback: ABSTAIN,
    kind: 'votes',
  };
}

/** [TI4-VOTE-18, -19] One window for what follows the own vote and what follows the speaker's slot. */
function afterVoteOf(t: T, { seat, agenda }: CastVotes): void {
  const frame = t.frame(agenda, 'agenda')!;
  const voted = frame.args.votes.some((vote) => vote.seat === seat);
  const must = frame.args.bound?.[seat];
  if (must && choiceOf(t, agenda, seat) !== must && playerOf(t.s.pub, seat).fleet > 0) loseToken(t, seat, 'fleet');
  const names = [
    ...(voted ? (['agenda.vote.after'] as const) : []),
    ...(seat === chairOf(t.s.pub) ? (['agenda.vote.speakerDone'] as const) : []),
  ];
  const { card } = frame.args;
  if (names.length > 0)
    t.window(names, { frame: agenda, card: agendaName(card), name: card, by: seat, seat: player(seat) });
}

/** [TI4-EXEC-5] */
const goodsFor = (pub: Pub, seat: Seat): { goods?: number } => {
  const goods = votingGoods(pub, seat);
  return goods > 0 ? { goods } : {};
};

/** What this sheet is worth, before its planets are exhausted. */
export function castCount(pub: Pub, seat: Seat, { planets, goods = 0 }: VoteSheet): number {
  if (isSingleVote(pub)) return 1;
  return planets.reduce((total, planet) => total + votesOf(pub, planet), goods) + extraVotes(pub, seat);
}

function cast(t: T, { seat, agenda }: CastVotes, { outcome, planets, goods = 0 }: VoteSheet): void {
  const frame = t.frame(agenda, 'agenda')!;
  const count = castCount(t.s.pub, seat, { outcome, planets, goods });
  if (goods > 0) spendGoods(t, seat, goods);
  for (const planet of planets) exhaustPlanet(t, planet);
  frame.args.votes = [...frame.args.votes, { seat, outcome, count, planets }];
  t.tell({
    type: 'vote.cast',
    pub: { seat: player(seat), outcome: outcomeName(outcome), count, planets: planets.map(planetName) },
  });
  for (const piece of piecesWith(t.s.pub, 'voted')) piece.voted(t, agenda, seat);
}
