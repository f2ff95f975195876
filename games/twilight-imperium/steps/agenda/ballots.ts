// TI4-EVENT-hidden-agenda: ballots that all give at once and only the speaker sees: what is published of them, and what is shown later.
import type { Choice, Frame, Seat } from '@orrery/kernel';
import { exhaustPlanet, spendGoods } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import { piecesWith } from '../../registry.ts';
import { player } from '../../say.ts';
import { NOBODY, type Pub, type Secret, seatsOf, type T } from '../../state.ts';
import { canVote, chairOf, isSingleVote, outcomeName, SEALED, tally, votersFor } from '../../values/agenda.ts';
import type { Agenda, Vote } from './agenda.ts';
import { ABSTAIN, type VoteSheet } from './vote-sheet.ts';
import { askVotes, callBefore, castCount } from './votes.ts';

export type Ballots = { agenda: number; seats: Seat[] };

export const ballots = step('ballots', {
  vote: {
    who: (pub, f) => f.args.seats.filter((seat) => canVote(pub, seat)),
    question: (k, f) => ({
      ...askVotes(k, { seat: k.seat!, agenda: f.args.agenda }),
      rules: ['TI4-VOTE-1', 'TI4-EVENT-hidden-agenda'],
    }),
    take: (t, f, choices) => count(t, f.args, choices),
  },
  after(t, f) {
    for (const seat of f.args.seats) t.call('afterVote', { seat, agenda: f.args.agenda });
  },
});

/** For all who vote at once: what may come before each of them, then the ballots. */
export function callBallots(t: T, agenda: Frame<Agenda>, seats: Seat[]): void {
  for (const seat of seats) callBefore(t, agenda, seat);
  t.call('ballots', { agenda: agenda.id, seats });
}

/** The totals are published, then everybody pays. Votes without planets leave no trace of who gave them. */
function count(t: T, { agenda, seats }: Ballots, choices: ReadonlyMap<Seat, Choice>): void {
  const { args } = t.frame(agenda, 'agenda')!;
  const cast = seats.flatMap((seat) => {
    const sheet = choices.get(seat) as VoteSheet | undefined;
    return sheet && sheet.outcome !== ABSTAIN.outcome
      ? [{ ...sheet, seat, count: castCount(t.s.pub, seat, sheet) }]
      : [];
  });
  if (cast.length === 0) {
    t.tell({ type: 'ballots.none', pub: {} });
    return;
  }
  const totals = publish(t, cast, args.outcomes);
  for (const { seat, goods, planets } of cast) {
    if (goods) spendGoods(t, seat, goods);
    for (const planet of planets) exhaustPlanet(t, planet);
  }
  const sealed = cast.map(({ seat, count, planets }): Vote => ({ seat, outcome: SEALED, count, planets }));
  args.votes = [...args.votes, ...(isSingleVote(t.s.pub) ? [] : sealed), ...totals];
  for (const { seat } of cast) for (const piece of piecesWith(t.s.pub, 'voted')) piece.voted(t, agenda, seat);
}

/** Everybody hears the totals; the speaker reads the ballots; each keeps the own one. */
function publish(t: T, cast: readonly Vote[], outcomes: readonly string[]): Vote[] {
  const totals = Object.entries(tally(outcomes, cast)) // in their order: that of the ballots would tell who voted first
    .map(([outcome, count]): Vote => ({ seat: NOBODY, outcome, count, planets: [] }))
    .filter(({ count }) => count > 0);
  const chair = chairOf(t.s.pub);
  const ballots = cast.map(({ seat, outcome, count }) => [seat, { outcome, count }] as const);
  for (const [seat, ballot] of ballots) t.s.own[seat]!.ballot = { ...ballot };
  t.s.own[chair]!.ballots = Object.fromEntries(ballots);
  const told = ({ outcome, count }: Secret) => ({ outcome: outcomeName(outcome), count });
  t.reveal({
    type: 'ballots.counted',
    pub: { totals: totals.map((vote) => ({ key: 'ballots.total', args: told(vote) })) },
    to: {
      [chair]: {
        ballots: cast.map((vote) => ({ key: 'ballots.ballot', args: { ...told(vote), seat: player(vote.seat) } })),
      },
    },
  });
  return totals;
}

/** What a seat has voted for, sealed or not. */
export const choiceOf = (t: T, agenda: number, seat: Seat): string | undefined =>
  t.s.own[seat]!.ballot?.outcome ?? t.frame(agenda, 'agenda')?.args.votes.find((vote) => vote.seat === seat)?.outcome;

/** [TI4-EVENT-hidden-agenda] Just what an effect depends on is shown. */
export function showVotes(t: T, agenda: number, isMeant: (seat: Seat, outcome: string) => boolean): void {
  const frame = t.frame(agenda, 'agenda');
  if (!frame) return;
  for (const seat of seatsOf(t.s.pub)) {
    const { ballot } = t.s.own[seat]!;
    if (!ballot || !isMeant(seat, ballot.outcome)) continue;
    frame.args.votes = shown(frame.args.votes, seat, ballot);
    delete t.s.own[seat]!.ballot;
    t.reveal({ type: 'ballots.shown', pub: { seat: player(seat), outcome: outcomeName(ballot.outcome) } });
  }
}
/** Out of the total, and under its own name. */
function shown(votes: readonly Vote[], seat: Seat, { outcome, count }: Secret): Vote[] {
  const planets = votes.find((vote) => vote.seat === seat)?.planets ?? [];
  const others = votes.filter((vote) => vote.seat !== seat);
  const left = others.map((vote) =>
    vote.seat === NOBODY && vote.outcome === outcome ? { ...vote, count: vote.count - count } : vote,
  );
  return [...left.filter((vote) => vote.count > 0), { seat, outcome, count, planets }];
}

/** [TI4-VOTE-20] Who has voted for it; from here on everybody knows. */
export function votersIn(t: T, agenda: number, outcome: string): Seat[] {
  showVotes(t, agenda, (_, voted) => voted === outcome);
  return votersFor(t.s.pub, t.frame(agenda, 'agenda')?.args.votes ?? [], outcome);
}

/** When the agenda is done, the ballots are burnt. */
export function burnBallots(t: T): void {
  if (t.s.own.some(({ ballot, ballots: read }) => ballot ?? read)) t.tell({ type: 'ballots.burnt', pub: {} });
  for (const own of t.s.own) {
    delete own.ballot;
    delete own.ballots;
  }
}

/** Those of others who, as far as a seat knows, may have given a sealed ballot, and what the sealed ones come to. */
export function sealedVotes(
  pub: Pub,
  votes: readonly Vote[],
): { voters: { seat: Seat; count: number }[]; totals: Record<string, number> } {
  const totals = tally(
    [],
    votes.filter(({ seat }) => seat === NOBODY),
  );
  const open = votes.filter(({ seat, outcome }) => seat !== NOBODY && outcome !== SEALED).map(({ seat }) => seat);
  const voters = isSingleVote(pub)
    ? seatsOf(pub)
        .filter((seat) => !open.includes(seat))
        .map((seat) => ({ seat, count: 1 }))
    : votes.filter(({ outcome }) => outcome === SEALED).map(({ seat, count }) => ({ seat, count }));
  return { voters, totals };
}
