// A live match: one state, the answers it takes, and what can be undone. It alone may change its state.
import { applyTo, type Outcome } from './apply.ts';
import { fallbackOf, refuse } from './asks.ts';
import { becauseOf } from './because.ts';
import { random } from './chance.ts';
import type {
  Answer,
  Bag,
  Choice,
  Game,
  GameEvent,
  Know,
  Msg,
  Request,
  Result,
  Seat,
  Shape,
  State,
  Table,
} from './contract.ts';
import { know, type View, view } from './drawers.ts';
import { checkEdition } from './edition.ts';
import { copy } from './json.ts';
import { type Loop, loopFor, requestId, run, type Waiting, waiting } from './loop.ts';
import { optionsFor } from './options.ts';
import { plannedAnswer, recordedAnswer } from './plans.ts';
import { askedTo, dealsTo } from './requests.ts';
import { atRest, type Rest } from './rest.ts';
import { resultOf } from './result.ts';
import { idleAnswer, standingAnswer } from './standing.ts';
import { EVERY, type Happened, type History, isHidden, openAnswersOf, remember, withoutLast } from './undo.ts';
import { PASS_ON } from './windows.ts';

/** An answer to whatever its seat is asked, or to the request named. */
export type Move = Omit<Answer, 'request'> & { request?: string };

export interface StartOptions {
  seats: number;
  options?: Bag;
  chance: number[]; // from keyedChance or fastChance
  edition?: number; // the newest, unless told otherwise
}

/** A rule failed. A match that keeps its undo stands where it stood before the answer; another must be loaded anew. */
export class RulesFault extends Error {
  constructor(
    readonly answer: Answer | undefined,
    cause: unknown,
  ) {
    super(`the rules failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export class Match<G extends Shape> {
  #loop: Loop;
  // Derived since the last change; null: there is none.
  #asked = new Map<Seat, Request | null>();
  #requests = new Map<Seat, Request[]>();
  #waiting: Waiting | null | undefined;
  #result: Result | null | undefined;
  #rest: Rest;
  #history: History<G> = { since: [], open: 0 };
  readonly game: Game<G>;

  /** `undo: false` saves what undo and mending after a fault need: for search and simulation. `every`: answers per copy. */
  constructor(
    game: Game<G>,
    state: State<G>,
    readonly keep: { undo: boolean; every?: number } = { undo: true },
  ) {
    this.game = game;
    this.#loop = loopFor(game, state);
    this.#rest = { pub: state.pub };
  }

  get state(): State<G> {
    return this.#loop.state as State<G>;
  }
  get table(): Table<G> {
    return this.#loop.table as Table<G>;
  }
  get loop(): Loop {
    return this.#loop;
  }
  get result(): Result | undefined {
    if (this.#result === undefined) this.#result = resultOf(this.game, this.state.pub) ?? null;
    return this.#result ?? undefined;
  }
  know(seat: Seat | null): Know<G> {
    return know(this.state, seat);
  }
  view(seat: Seat | null): View<G> {
    return this.game.derive ? this.#derived(seat) : view(this.game, this.state, seat);
  }

  /** Who is asked: public, and the same whether or not a seat has answered under seal. */
  waiting(): Seat[] {
    return this.result ? [] : (this.#waits()?.seats ?? []);
  }
  /** The question that this seat must answer, without the deals open to it: for whoever looks ahead. */
  asked(seat: Seat): Request | undefined {
    let request = this.#asked.get(seat);
    if (request === undefined) {
      request = atRest(this.#rest, () => askedTo(this.#loop, seat, this.#waits())) ?? null;
      this.#asked.set(seat, request);
    }
    return request ?? undefined;
  }
  /** Everything that it can answer now: the question first. */
  requestsTo(seat: Seat): Request[] {
    let requests = this.#requests.get(seat);
    if (!requests) {
      const asked = this.asked(seat);
      const deals = atRest(this.#rest, () => dealsTo(this.#loop, seat));
      requests = asked ? [asked, ...deals] : deals;
      this.#requests.set(seat, requests);
    }
    return requests;
  }
  /** Whose turn it is, if it is anybody's. */
  turn(): Seat | undefined {
    return this.result ? undefined : this.game.turn?.(this.state.pub);
  }
  /** Why this seat is asked, if there is more to say than that it is its turn. */
  because(seat: Seat): Msg | undefined {
    return this.result ? undefined : atRest(this.#rest, () => becauseOf(this.#loop, seat, this.waiting()));
  }
  requests(): Request[] {
    return Array.from({ length: this.state.pub.seats }, (_, seat) => this.requestsTo(seat)).flat();
  }

  apply(answer: Answer): Outcome {
    const known = this.#asked.get(answer.seat);
    const asked = known?.id === answer.request ? known : undefined;
    let history = this.#history;
    const isOver = this.result !== undefined;
    const accepted = () => {
      if (this.keep.undo) history = remember(history, this.state, answer, this.keep.every ?? EVERY);
    };
    try {
      const outcome = applyTo(this.#loop, answer, { isOver, waits: this.#waits(), asked, accepted });
      if ('events' in outcome) this.#applied(history, answer, outcome.events);
      return outcome;
    } catch (cause) {
      if (history.base) this.#replay(history, history.since);
      throw new RulesFault(answer, cause);
    }
  }

  /** All of them or none: a plan made in one go. */
  applyAll(moves: readonly Move[]): Outcome & { at?: number } {
    const before = { state: copy(this.state), history: this.#history };
    const events: GameEvent[] = [];
    try {
      for (const [at, move] of moves.entries()) {
        const outcome = this.apply(this.aim(move));
        if ('refused' in outcome) {
          this.#reset(before.state, before.history);
          return { ...outcome, at };
        }
        events.push(...outcome.events);
      }
    } catch (fault) {
      this.#reset(before.state, before.history);
      throw fault;
    }
    return { events };
  }

  canUndo(seat: Seat): boolean {
    return !this.result && (this.#sealedBy(seat) !== undefined || withoutLast(this.#history, seat) !== undefined);
  }

  /** How many of its last answers this seat could take back, one after the other: nobody has learnt anything by them. */
  undoable(seat: Seat): number {
    return this.result ? 0 : openAnswersOf(this.#history, seat);
  }

  /** Takes back the last answer of this seat: a sealed one is withdrawn, any other undone. */
  undo(seat: Seat): Outcome {
    if (!this.canUndo(seat)) return refuse('undo');
    if (this.#sealedBy(seat) !== undefined) {
      this.#withdraw(seat);
      const since = [...this.#history.since, { withdrawn: seat }];
      this.#history = { ...this.#history, since, open: since.length };
      return { events: [] };
    }
    this.#replay(this.#history, withoutLast(this.#history, seat)!);
    return { events: [{ type: 'kernel.undone', pub: { seat: { seat } } }] };
  }

  /** Back to an earlier state of this match, with the standing answers of now; dice that were seen are not rolled again. */
  returnTo(seat: Seat, earlier: State<G>): Outcome {
    if (this.result) return refuse('over');
    const { own, dark } = this.state;
    const state = copy(earlier);
    for (const [i, drawer] of state.own.entries()) Object.assign(drawer, { standing: own[i]!.standing });
    Object.assign(state.dark, { rng: dark.rng });
    this.#reset(state, { since: [], open: 0 });
    return { events: [{ type: 'kernel.returned', pub: { seat: { seat } } }] };
  }

  /** These seats give up, and nobody is left to play against: the match is over. */
  concede(seats: readonly Seat[]): Outcome {
    if (this.result) return refuse('over');
    if (seats.length === 0 || seats.some((seat) => !this.state.own[seat])) return refuse('stale');
    Object.assign(this.state.pub, { conceded: [...new Set(seats)].sort((a, b) => a - b) });
    this.#reset(this.state, { since: [], open: 0 });
    return {
      events: [{ type: 'kernel.conceded', pub: { seats: seats.map((seat) => ({ seat })), count: seats.length } }],
    };
  }

  /** The answers that seats have left standing for what is asked now. The caller applies and logs them. */
  standingAnswer(): Answer | undefined {
    for (const seat of this.waiting()) {
      const request = this.asked(seat)!;
      const known = this.know(seat);
      const answer = recordedAnswer(this.game, known, request) ?? standingAnswer(this.game, known, request);
      if (answer) return answer;
    }
    return undefined;
  }

  /** The answer that this seat has planned, or left for where it can do nothing else: to be given after a pause, never at once. */
  idleAnswer(seat: Seat): Answer | undefined {
    const request = this.asked(seat);
    if (!request) return undefined;
    const known = this.know(seat);
    return plannedAnswer(this.game, known, request) ?? idleAnswer(this.game, known, request);
  }
  /** Whether it has left any such, for whatever question. */
  rests(seat: Seat): boolean {
    return this.state.own[seat]!.standing.some(({ idle, plan }) => idle || (plan && !plan.again));
  }

  /** What is answered for a seat whose time is out. */
  clockAnswer(seat: Seat): Answer | undefined {
    const request = this.asked(seat);
    if (!request) return undefined;
    const choice = fallbackOf(this.game, this.know(seat), request, random(this.state.pub.serial));
    return { request: request.id, seat, choice, by: 'clock' };
  }

  aim(move: Move): Answer {
    const w = this.#waits();
    return { ...move, request: move.request ?? (w ? requestId(w.frame, move.seat) : '') };
  }

  #applied(history: History<G>, answer: Answer, events: readonly GameEvent[]): void {
    this.#changed(answer.seat);
    if (!this.keep.undo) return;
    // A question to several seats is a barrier at once, or a refused undo would tell that somebody has answered it.
    const barrier = this.#loop.barrier || (this.#waits()?.seats.length ?? 0) > 1;
    const hidden = isHidden(answer, events);
    const before = hidden && this.#history.base ? this.#history : history;
    const since = [...before.since, { answer, hidden }];
    this.#history = { ...before, since, open: barrier ? since.length : before.open };
  }

  /** For whoever looks at the table without a change: what it finds out, others need not find again. */
  atRest<T>(look: () => T): T {
    return atRest(this.#rest, look);
  }
  /** By itself, or every view would pay for the closure. */
  #derived(seat: Seat | null): View<G> {
    return atRest(this.#rest, () => view(this.game, this.state, seat));
  }

  #waits(): Waiting | undefined {
    if (this.#waiting === undefined) this.#waiting = atRest(this.#rest, () => waiting(this.#loop)) ?? null;
    return this.#waiting ?? undefined;
  }
  /** What was derived is forgotten, but for what the rules have just found out themselves, and what an answer under seal leaves as it was. */
  #changed(by?: Seat): void {
    const { left } = this.#loop;
    if (left === 'unseen') {
      this.#asked.delete(by!);
      this.#requests.delete(by!);
      return;
    }
    this.#asked.clear();
    this.#requests.clear();
    this.#result = left && (left.result ?? null);
    this.#waiting = left && !left.result ? (left.waits ?? null) : undefined;
    this.#rest = (left && 'rest' in left && left.rest) || { pub: this.state.pub };
  }

  #reset(state: State<G>, history: History<G>): void {
    this.#loop = loopFor(this.game, state);
    this.#changed();
    this.#history = history;
  }

  /** From the copy on, all this again; an answer that no longer fits is left out. */
  #replay(history: History<G>, again: readonly Happened[]): void {
    this.#reset(copy(history.base!), history);
    const since = again.flatMap((entry): Happened[] => {
      if ('withdrawn' in entry) {
        this.#withdraw(entry.withdrawn);
        return [entry];
      }
      const { answer } = entry;
      const outcome = applyTo(this.#loop, answer);
      this.#changed(answer.seat);
      return 'refused' in outcome ? [] : [{ answer, hidden: isHidden(answer, outcome.events) }];
    });
    this.#history = { ...history, since };
  }

  #sealedBy(seat: Seat): string | undefined {
    const w = this.#waits();
    const id = w ? requestId(w.frame, seat) : '';
    const choice = this.state.dark.sealed[id];
    // "Whatever happens" may stem from an earlier round; it is replaced by another answer, not taken back.
    return choice === undefined || choice === PASS_ON ? undefined : id;
  }

  #withdraw(seat: Seat): void {
    this.#loop.left = undefined;
    this.#changed();
    const sealed = this.#sealedBy(seat);
    if (sealed !== undefined) delete (this.state.dark.sealed as Record<string, Choice>)[sealed];
    const frame = this.#waits()?.frame as { answered?: Seat[] } | undefined;
    const others = frame?.answered?.filter((s) => s !== seat) ?? [];
    if (frame && others.length > 0) frame.answered = others;
    else delete frame?.answered;
  }
}

/** Sets the table: runs the game's setup and goes on to the first question. */
export function startMatch<G extends Shape>(
  game: Game<G>,
  { seats, options, chance, edition = game.edition ?? 1 }: StartOptions,
  keep?: { undo: boolean; every?: number },
): { match: Match<G>; events: GameEvent[] } {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new Error(`${game.id} seats ${min} to ${max}`);
  checkEdition(game, edition);
  const own = Array.from({ length: seats }, () => ({ standing: [] }));
  const state = {
    pub: { seats, serial: 0, stack: [], ...(edition > 1 ? { edition } : {}) },
    own,
    dark: { rng: [...chance], sealed: {} },
  };
  const match = new Match(game, state as State as State<G>, keep);
  const { loop } = match;
  game.setup(match.table, optionsFor(game, options, seats));
  (state.pub.stack as unknown[]).push(...loop.calls.splice(0).reverse());
  run(loop);
  return { match, events: loop.events };
}
