// What cards, notes and sheets do to the agenda on the table. `agenda`: the frame that their window is about.

import type { Frame, Seat, WindowFacts } from '@orrery/kernel';
import { agendaName, cardName, player } from '../../say.ts';
import { lay, type Pub, type T } from '../../state.ts';
import { agendaNow, isSingleVote, outcomeName } from '../../values/agenda.ts';
import type { Agenda } from './agenda.ts';
import { showVotes } from './ballots.ts';

const frameAt = (t: T, agenda: number): Frame<Agenda> | undefined => t.frame(agenda, 'agenda');

const REVEALED = ['agenda.revealed.when', 'agenda.revealed.after'];
/** [TI4-CORR-12] Whoever left an answer for an agenda nobody had touched may want to think again. */
export function noteEffects(pub: Pub): void {
  const agenda = agendaNow(pub);
  if (!agenda || agenda.args.touched) return;
  const windows = pub.stack.filter(({ step }) => step === 'window').map(({ args }) => args as WindowFacts);
  if (windows.some(({ names, used }) => used.length > 0 && names.some((name) => REVEALED.includes(name))))
    agenda.args.touched = true;
}

/** [TI4-PRED-1] Named aloud; pays by the step `card.<source>.reward` if it comes true. */
export function predict(t: T, agenda: number, seat: Seat, outcome: string, source: string): void {
  const frame = frameAt(t, agenda);
  if (!frame) return;
  frame.args.predictions = [...frame.args.predictions, { seat, outcome, source }];
  t.tell({ type: 'predicted', pub: { seat: player(seat), outcome: outcomeName(outcome), card: cardName(source) } });
}

/** [TI4-VOTE-12] Until this agenda is resolved. */
export function barVote(t: T, agenda: number, seat: Seat, source: string): void {
  lay(frameAt(t, agenda), { kind: 'noVote', seat, source });
  t.tell({ type: 'vote.barred', pub: { seat: player(seat) } });
}

/** [TI4-VOTE-3] After everybody else. */
export function voteLast(t: T, agenda: number, seat: Seat): void {
  lay(frameAt(t, agenda), { kind: 'votesLast', seat });
}

/** [TI4-VOTE-4, -7] More votes for what the seat has voted for. False: it has not, or no votes may be added. */
export function addVotes(t: T, agenda: number, seat: Seat, count: number): boolean {
  const frame = frameAt(t, agenda);
  if (!isSingleVote(t.s.pub)) showVotes(t, agenda, (voter) => voter === seat); // what they are for is heard
  const vote = frame?.args.votes.find((one) => one.seat === seat);
  if (!frame || !vote || isSingleVote(t.s.pub)) return false;
  frame.args.votes = frame.args.votes.map((one) => (one === vote ? { ...one, count: one.count + count } : one));
  t.tell({ type: 'vote.added', pub: { seat: player(seat), outcome: outcomeName(vote.outcome), count } });
  return true;
}

/** [TI4-AGENDA-6] Discarded; the next one is revealed in its place. */
export function replaceAgenda(t: T, agenda: number): void {
  const frame = frameAt(t, agenda);
  if (frame) frame.args.fate = 'replaced';
}

/** [TI4-AGENDA-12] Discarded without effect, and not replaced. */
export function dropAgenda(t: T, agenda: number): void {
  const frame = frameAt(t, agenda);
  if (!frame) return;
  frame.args.fate = 'dropped';
  t.tell({ type: 'agenda.dropped', pub: { card: agendaName(frame.args.card) } });
}

/** [TI4-AGENDA-9, -11] Another outcome than the one that stood. */
export function nameOutcome(t: T, agenda: number, outcome: string): void {
  const frame = frameAt(t, agenda);
  if (!frame) return;
  Object.assign(frame.args, { outcome, named: true });
  t.tell({ type: 'agenda.named', pub: { outcome: outcomeName(outcome) } });
}
