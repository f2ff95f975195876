// TI4-AGENDA-3 to -17: one agenda from its reveal to what follows of its outcome.

import type { Frame, Msg, Seat } from '@orrery/kernel';
import { discardRevealed, look, putBack, revealBottom, revealTop } from '../../atoms/decks.ts';
import { agendaCard } from '../../content.ts';
import { step } from '../../procedures.ts';
import { anyGrants, happen, pieces } from '../../registry.ts';
import { agendaName, option, player, tail } from '../../say.ts';
import { type Effect, lawInPlay, type Pub, type T } from '../../state.ts';
import {
  areBallotsSecret,
  chairOf,
  electsPlayer,
  leading,
  outcomeName,
  outcomeRefs,
  outcomesOf,
  votingOrder,
} from '../../values/agenda.ts';
import { settle as settleMoment } from '../moments.ts';
import { expireOffers } from '../transactions.ts';
import { burnBallots, callBallots } from './ballots.ts';
import { enact, recall, repeal } from './laws.ts';
import { callVoter } from './votes.ts';

/** All votes of a seat on this agenda. Under seal: without its outcome, which is counted under nobody's name. */
export type Vote = { seat: Seat; outcome: string; count: number; planets: string[] };
/** `source`: the card that pays if it comes true. */
export type Prediction = { seat: Seat; outcome: string; source: string };
/**
 * `number`: the first or second of the phase. `card`: the one on the table; `hidden`: another is voted on, which only
 * `keeper` has seen [TI4-AGENDA-20]. `again`: a law in play that is voted on anew [TI4-AGENDA-22]. `fate`: an effect has
 * discarded it, with or without another in its place. `named`: somebody names the outcome, and nobody votes.
 * `touched`: an effect was played when it was revealed or after that, perhaps on another in whose place it is.
 */
export type Agenda = {
  number: number;
  card: string;
  outcomes: string[];
  votes: Vote[];
  predictions: Prediction[];
  outcome: string;
  effects: Effect[];
  traded: string[];
  again?: string;
  hidden?: boolean;
  keeper?: Seat;
  fate?: 'replaced' | 'dropped';
  named?: boolean;
  bound?: Record<string, string>; // who votes for which outcome, or loses a token of the fleet pool
  touched?: true;
  caller?: Seat; // who has called it in an action, and is speaker for it [TI4-EXEC-1]
  from?: 'bottom'; // where it is drawn, unless from the top
};

const about = (f: Frame<Agenda>): { frame: number; card: Msg; name: string } => ({
  frame: f.id,
  card: agendaName(f.args.card),
  name: f.args.card,
});

export const agenda = step('agenda', {
  reveal(t, f) {
    Object.assign(f.args, { outcomes: [], votes: [], predictions: [], outcome: '', effects: [], traded: [] });
    for (const gone of ['fate', 'named', 'hidden', 'keeper', 'bound'] as const) delete f.args[gone];
    if (!turnUp(t, f)) return 'end';
    if (!f.args.again && !isPossible(t.s.pub, f.args.card)) return drop(t, f, 'agenda.impossible'); // [TI4-AGENDA-4]
    f.args.outcomes = outcomesOf(t.s.pub, f.args.card);
    if (agendaCard(f.args.card).elect === 'hidden' && !hide(t, f)) return drop(t, f, 'agenda.impossible');
    if (f.args.outcomes.length === 0) return { goto: 'settle' }; // [TI4-AGENDA-17]
  },
  when: (t, f) => t.window('agenda.revealed.when', about(f)), // [TI4-AGENDA-5]
  replaced(t, f) {
    if (f.args.fate === 'replaced') return drop(t, f, 'agenda.replaced'); // [TI4-AGENDA-6, -7]
  },
  after: (t, f) => t.window('agenda.revealed.after', about(f)),
  before: (t, f) =>
    t.window('agenda.vote.before', { ...about(f), elects: electsPlayer(f.args.outcomes) ? 'player' : '' }), // [TI4-AGENDA-9]
  votes(t, f) {
    if (f.args.named) return { goto: 'elected' };
    const order = votingOrder(t.s.pub);
    const open = areBallotsSecret(t.s.pub) ? order.filter((seat) => anyGrants('votesFirst', t.s.pub, seat)) : order;
    for (const seat of open) callVoter(t, f, seat);
    if (open.length < order.length)
      callBallots(
        t,
        f,
        order.filter((seat) => !open.includes(seat)),
      );
  },
  tie: {
    who: (pub, f) => (leading(f.args.outcomes, f.args.votes).length > 1 ? [chairOf(pub)] : []), // [TI4-AGENDA-10]
    question: (_, f) => ({
      prompt: { key: 'ask.agenda.tie', args: { card: agendaName(f.args.card) } },
      ask: {
        shape: 'one',
        options: leading(f.args.outcomes, f.args.votes).map((outcome) =>
          option(`outcome:${outcome}`, 'outcome', { outcome: outcomeName(outcome) }, outcomeRefs(outcome)),
        ),
      },
      rules: ['TI4-AGENDA-10'],
    }),
    take(t, f, choices) {
      const chair = chairOf(t.s.pub);
      f.args.outcome = tail(choices.get(chair));
      t.tell({ type: 'agenda.tie', pub: { seat: player(chair), outcome: outcomeName(f.args.outcome) } });
    },
  },
  won(_, f) {
    if (f.args.outcome === '') f.args.outcome = leading(f.args.outcomes, f.args.votes)[0]!;
  },
  elected(t, f) {
    if (!f.args.outcome.startsWith('seat:')) return;
    t.window('agenda.elected', {
      ...about(f),
      elected: Number(tail(f.args.outcome)),
      seat: player(Number(tail(f.args.outcome))),
    });
  },
  would: (t, f) => t.window('agenda.outcome.would', { ...about(f), outcome: f.args.outcome }),
  dropped(t, f) {
    if (f.args.fate === 'dropped') return { goto: 'settle' }; // [TI4-AGENDA-12]
    unhide(t, f);
    t.tell({ type: 'agenda.outcome', pub: { card: agendaName(f.args.card), outcome: outcomeName(f.args.outcome) } });
  },
  final: (t, f) => t.window('agenda.outcome.final', { ...about(f), outcome: f.args.outcome }), // [TI4-AGENDA-13]
  resolve(t, f) {
    if (f.args.again) recall(t, lawInPlay(t.s.pub, f.args.again)!); // [TI4-AGENDA-22] the new result replaces the old
    delete f.args.again;
    t.call(`agenda.${f.args.card}`, { agenda: f.id, outcome: f.args.outcome, votes: f.args.votes });
  },
  settle(t, f) {
    settle(t, f);
    if (f.args.fate === 'dropped' || f.args.outcome === '') return { goto: 'close' };
  },
  policy: (t, f) => happen(t, 'agenda.outcome.resolved.after', { ...about(f), outcome: f.args.outcome }), // [TI4-AGENDA-16]
  predictions: (t, f) =>
    t.call('payPredictions', {
      agenda: f.id,
      due: f.args.predictions.filter(({ outcome }) => outcome === f.args.outcome),
    }),
  close(t, f) {
    settleMoment(t, 'agenda.end');
    burnBallots(t);
    if (f.args.caller === undefined) expireOffers(t); // [TI4-EXEC-4]
    const again = revote(t.s.pub, f.args);
    const { number, caller } = f.args;
    if (again) t.call('agenda', { number, again, ...(caller === undefined ? {} : { caller }) }); // [TI4-AGENDA-22]
  },
});

/** The next card of the deck, or the law that is voted on anew. False: there is none. */
function turnUp(t: T, f: Frame<Agenda>): boolean {
  const { again } = f.args;
  if (again) f.args.card = again;
  else {
    const card = (f.args.from ? revealBottom : revealTop)(t, 'agendas');
    delete f.args.from; // [TI4-EXEC-2] another comes from the top
    if (card === undefined) return false;
    f.args.card = card;
  }
  t.reveal({ type: 'agenda.revealed', pub: { card: agendaName(f.args.card), id: f.args.card } });
  return true;
}

const isPossible = (pub: Pub, card: string): boolean =>
  pieces()
    .find(({ id }) => id === card)
    ?.agenda?.possible?.(pub) ?? true;
const revote = (pub: Pub, { card, outcome }: Agenda): string | undefined =>
  pieces().find(({ id }) => id === card)?.agenda?.again && lawInPlay(pub, tail(outcome)) ? tail(outcome) : undefined;

/** Off the table without effect; another takes its place. */
function drop(t: T, f: Frame<Agenda>, type: string): { goto: string } {
  t.tell({ type, pub: { card: agendaName(f.args.card) } });
  clear(t, f);
  settleMoment(t, 'agenda.end'); // [TI4-PNOTE-13]
  return { goto: 'reveal' };
}
/** The card, and one hidden behind it, go to the discard pile; a law voted on anew leaves play. */
function clear(t: T, f: Frame<Agenda>): void {
  const { again } = f.args;
  if (f.args.hidden) unhide(t, f);
  if (again) {
    const law = lawInPlay(t.s.pub, again);
    if (law) repeal(t, law);
    delete f.args.again;
  }
  for (const card of [...t.s.pub.revealed]) discardRevealed(t, 'agendas', card);
}

/** [TI4-AGENDA-20] The speaker alone sees the next card; everybody learns what can be voted for. */
function hide(t: T, f: Frame<Agenda>): boolean {
  const keeper = chairOf(t.s.pub);
  look(t, keeper, 'agendas', 1);
  const hidden = t.s.own[keeper]!.looking[0]?.card;
  if (hidden === undefined) return false;
  Object.assign(f.args, { hidden: true, keeper, outcomes: outcomesOf(t.s.pub, hidden) });
  return isPossible(t.s.pub, hidden) && agendaCard(hidden).elect !== 'hidden';
}
/** What was hidden is turned up, and is the agenda from here on. */
function unhide(t: T, f: Frame<Agenda>): void {
  const { keeper, hidden } = f.args;
  if (!hidden || keeper === undefined) return;
  const [held] = t.s.own[keeper]!.looking;
  delete f.args.hidden;
  if (!held) return;
  putBack(t, keeper, held.card, 'top');
  f.args.card = revealTop(t, 'agendas')!;
  t.reveal({ type: 'agenda.unhidden', pub: { card: agendaName(f.args.card), id: f.args.card } });
}

/** [TI4-AGENDA-15] A law that was elected or voted For stays in play; all else is discarded. */
function settle(t: T, f: Frame<Agenda>): void {
  const { card, outcome, fate } = f.args;
  const stays = agendaCard(card).type === 'law' && outcome !== '' && outcome !== 'against' && fate === undefined;
  if (stays) enact(t, card, outcome);
  else t.tell({ type: 'agenda.discarded', pub: { card: agendaName(card) } });
  clear(t, f);
}
