// An agenda is one piece: what each outcome does, and what the law changes while it is in play.
import type { Seat } from '@orrery/kernel';
import { discardCard } from '../atoms/cards.ts';
import { agendaCard } from '../content.ts';
import { type AgendaText, type Piece, stepNamed } from '../piece.ts';
import { frameOf, step } from '../procedures.ts';
import { agendaName, tail } from '../say.ts';
import { type Effect, type Lasting, lay, type T } from '../state.ts';
import { votersIn } from '../steps/agenda/ballots.ts';
import { putOff } from '../steps/moments.ts';
import { resolvingOrder } from '../values/agenda.ts';

declare module '../state.ts' {
  interface Effects {
    agenda: true;
  }
}

/** `what`: the planet, law, card or objective elected; `seat`: the player elected. `order`: everybody, from the speaker on. */
export type Resolved = { outcome: string; what: string; seat: Seat; order: Seat[]; voters(outcome: string): Seat[] };

/** Its words are `agenda.<id>` with `.for` and `.against`, or `.text`. A law without texts of its own only changes what it says. */
interface AgendaSpec extends Omit<Piece, 'since' | 'card' | 'agenda' | 'due'>, AgendaText {
  for?(t: T, r: Resolved): void;
  against?(t: T, r: Resolved): void;
  elected?(t: T, r: Resolved): void;
  /** At the beginning of the next strategy phase, if an outcome put it off. [TI4-AGENDA-25] */
  later?(t: T, effect: Lasting): void;
}

export function agenda({ id, possible, again, repealed, later, steps, ...spec }: AgendaSpec): Piece {
  const { set, without } = agendaCard(id);
  const effect = step(`agenda.${id}`, {
    effect(t, f) {
      const { outcome } = f.args;
      const resolved = readOutcome(t, outcome, f.args.agenda);
      if (outcome === 'for') spec.for?.(t, resolved);
      else if (outcome === 'against') spec.against?.(t, resolved);
      else spec.elected?.(t, resolved);
    },
  });
  return {
    ...spec,
    id,
    since: 2,
    card: { deck: 'agendas', set, ...(without ? { without } : {}) },
    agenda: { ...(possible ? { possible } : {}), ...(again ? { again } : {}), ...(repealed ? { repealed } : {}) },
    steps: { ...stepNamed(`agenda.${id}`, effect), ...steps },
    ...(later ? { due: later } : {}),
  };
}

function readOutcome(t: T, outcome: string, agenda: number): Resolved {
  const what = outcome.includes(':') ? tail(outcome) : '';
  return {
    outcome,
    what,
    seat: outcome.startsWith('seat:') ? Number(what) : -1,
    order: resolvingOrder(t.s.pub),
    voters: (of) => votersIn(t, agenda, of),
  };
}

/** [TI4-AGENDA-25] `seat`: whom it strikes; nobody: all. */
export const atNextStrategyPhase = (t: T, id: string, seat: Seat): void =>
  putOff(t, { kind: 'agenda', seat, source: id, until: 'strategy.start' });

/** [TI4-EXEC-7] "This agenda phase": the one that runs, or else the next one that is held; `later` says what it is then. */
export function inAgendaPhase(t: T, id: string, effect: Effect): void {
  const phase = frameOf(t.s.pub, 'agendaPhase');
  if (phase) lay(phase, effect);
  else putOff(t, { kind: 'agenda', seat: effect.seat, source: id, until: 'agendaPhase.start' });
}

export const named = (id: string) => agendaName(id);

export function discardHand(t: T, seat: Seat): void {
  for (const card of [...t.s.own[seat]!.hand]) discardCard(t, seat, card);
}
