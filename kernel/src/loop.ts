// The loop (law 4): the only code that pushes, advances and pops frames. It runs stages until somebody must be asked.
import { judge, onlyAnswer } from './asks.ts';
import { type Book, bookOf, END, plain, type Stage } from './book.ts';
import { below, shuffle } from './chance.ts';
import type {
  Bag,
  Choice,
  Choose,
  Frame,
  Game,
  GameEvent,
  Next,
  Question,
  Result,
  Seat,
  Shape,
  State,
  Table,
} from './contract.ts';
import { know } from './drawers.ts';
import { isInPlay } from './edition.ts';
import { type Rest, resting } from './rest.ts';
import { resultOf } from './result.ts';
import { WINDOW, windowsOf } from './windows.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** More stages than any procedure of any game runs between two questions. */
const RUNAWAY = 100_000;

/** The match is over, or the table waits. `unseen`: nothing has changed but what the seat that answered knows. */
type Left = { result: Result } | { result: undefined; waits: Waiting | undefined; rest?: Rest } | 'unseen';

/** A state with the table at which its rules run. */
export interface Loop {
  readonly book: Book;
  readonly state: State;
  readonly table: Table;
  events: GameEvent[];
  barrier: boolean; // chance was drawn or something revealed: no undo across it
  calls: Frame[]; // asked for by the stage that runs
  checked: { events: readonly GameEvent[]; heard: number; running: number; top: Frame | undefined }; // as `checks` left it
  left: Left | undefined; // how `run` left it, as long as nothing has changed since
  afterStage?: (frame: Frame, events: readonly GameEvent[]) => void; // for tests: sees every single stage
}

export function loopFor<G extends Shape>(game: Game<G>, state: State<G>): Loop {
  const book = bookOf(plain(game));
  const rng = () => state.dark.rng as number[];
  const call = (step: string, args: Bag = {}) => {
    const procedure = book.procedures.get(step);
    if (!procedure) throw new Error(`no step ${step}`);
    const pub = state.pub as Mutable<State['pub']>;
    pub.serial += 1;
    loop.calls.push({ id: pub.serial, step, at: procedure.first, asked: 0, args });
  };
  const chance = <T>(draw: (rng: number[]) => T): T => {
    loop.barrier = true;
    return draw(rng());
  };
  const table: Table = {
    s: state,
    call,
    window(name: string | readonly string[], about: Bag = {}) {
      const names = windowsOf(book, state.pub, typeof name === 'string' ? [name] : name);
      if (names.length > 0) call(WINDOW, { names, about, used: [], after: null });
    },
    frame: (id: number, ...steps: string[]) =>
      state.pub.stack.find((f) => f.id === id && (steps.length === 0 || steps.includes(f.step))),
    roll: (sides, times = 1) => chance((r) => Array.from({ length: times }, () => 1 + below(r, sides))),
    shuffle: (list) => chance((r) => shuffle(r, list)),
    answer(seat, choice) {
      const beneath = state.pub.stack.at(-2);
      if (beneath) (state.dark.sealed as Record<string, Choice>)[requestId(beneath, seat)] = choice;
    },
    reveal(event) {
      loop.barrier = true;
      loop.events.push(event);
    },
    tell: (event) => void loop.events.push(event),
  };
  const checked = { events: [], heard: 0, running: 0, top: undefined };
  const loop: Loop = { book, state, table, events: [], barrier: false, calls: [], checked, left: undefined };
  return loop;
}

/** The question the table waits for: the top frame, its stage, and the seats asked. Undefined: it waits for nobody. */
export interface Waiting {
  frame: Frame;
  at: string;
  choose: Choose<Shape, Bag>;
  seats: Seat[];
}

export function waiting(loop: Loop): Waiting | undefined {
  const frame = loop.state.pub.stack.at(-1);
  const stage = frame && stageOf(loop, frame);
  return stage?.choose && askedBy(loop, frame!, stage.id, stage.choose);
}

function askedBy({ state }: Loop, frame: Frame, at: string, choose: Choose<Shape, Bag>): Waiting {
  return { frame, at, choose, seats: choose.who(state.pub, frame) };
}

export function questionTo(loop: Loop, w: Waiting, seat: Seat): Question {
  return w.choose.question(know(loop.state, seat), w.frame);
}

export const requestId = (frame: Frame, seat: Seat): string => `${frame.id}.${frame.asked}.${seat}`;

/** Runs until a seat must answer or the game is over. */
export function run(loop: Loop): void {
  const stack = loop.state.pub.stack as Frame[];
  for (let stages = 0; stages < RUNAWAY; stages++) {
    const result = resultOf(loop.book.game, loop.state.pub);
    const frame = stack[stack.length - 1];
    if (result || !frame) {
      loop.left = result ? { result } : { result, waits: undefined };
      return;
    }
    const stage = stageOf(loop, frame);
    if (!stage) stack.pop();
    else if (stage.act) advance(loop, frame, stage, stage.act(loop.table, frame));
    else {
      const rest: Rest = { pub: loop.state.pub };
      const waits = pass(loop, frame, stage, rest);
      if (waits) {
        loop.left = { result, waits, rest };
        return;
      }
    }
  }
  throw new Error(`the rules ran ${RUNAWAY} stages without asking anybody`);
}

/** Hands the choices to the stage and goes on from there. The caller runs the loop afterwards. */
export function take(loop: Loop, w: Waiting, choices: ReadonlyMap<Seat, Choice>): void {
  const frame = w.frame as Mutable<Frame>;
  const stage = stageOf(loop, frame)!;
  const sealed = loop.state.dark.sealed as Record<string, Choice>;
  for (const id in sealed) if (id.startsWith(`${frame.id}.`)) delete sealed[id];
  const next = w.choose.take(loop.table, frame, choices);
  frame.asked += 1;
  delete frame.answered;
  advance(loop, frame, stage, next);
}

/** Starts a step on top of whatever waits. */
export function push(loop: Loop, step: string, args: Bag): void {
  loop.table.call(step, args);
  settleCalls(loop);
}

/** At a question: skips it if nobody is asked, takes what is settled or answered by all under seal; else that is what it waits for. */
function pass(loop: Loop, frame: Frame, stage: Stage, rest: Rest): Waiting | undefined {
  const before = resting(rest);
  let w: Waiting;
  let settled: Choice | undefined;
  let choices: ReadonlyMap<Seat, Choice>;
  try {
    w = askedBy(loop, frame, stage.id, stage.choose!);
    settled = settledBy(loop, w);
    choices = settled === undefined ? sealedBy(loop, w) : new Map();
  } finally {
    resting(before);
  }
  if (w.seats.length === 0) {
    advance(loop, frame, stage, undefined);
    return undefined;
  }
  if (settled !== undefined) {
    take(loop, w, new Map([[w.seats[0]!, settled]]));
    return undefined;
  }
  if (choices.size < w.seats.length) return w;
  take(loop, w, choices);
  return undefined;
}

/** What those who are asked have answered under seal, as far as it still holds. */
function sealedBy(loop: Loop, w: Waiting): ReadonlyMap<Seat, Choice> {
  const choices = new Map<Seat, Choice>();
  const sealed = loop.state.dark.sealed as Record<string, Choice>;
  if (isEmpty(sealed)) return choices;
  for (const seat of w.seats) {
    const choice = stillHolds(loop, w, seat, sealed);
    if (choice !== undefined) choices.set(seat, choice);
  }
  return choices;
}

/** The only answer of one seat to a question whose options are public. */
function settledBy(loop: Loop, w: Waiting): Choice | undefined {
  const { settled } = w.choose;
  if (!settled || w.seats.length !== 1 || !isInPlay(settled, loop.state.pub)) return undefined;
  return onlyAnswer(questionTo(loop, w, w.seats[0]!));
}

/** A sealed answer that a deal has overtaken is dropped, and its seat is told. */
function stillHolds(loop: Loop, w: Waiting, seat: Seat, sealed: Record<string, Choice>): Choice | undefined {
  const id = requestId(w.frame, seat);
  if (sealed[id] === undefined) return undefined;
  const verdict = judge(loop.book.game, know(loop.state, seat), questionTo(loop, w, seat), sealed[id]);
  if ('choice' in verdict) return verdict.choice;
  delete sealed[id];
  loop.table.tell({ type: 'kernel.dropped', pub: null, to: { [seat]: {} } });
  return undefined;
}

function isEmpty(bag: object): boolean {
  for (const _ in bag) return false;
  return true;
}

function advance(loop: Loop, frame: Frame, stage: Stage, next: Next): void {
  const at = next === undefined ? stage.next : next === 'end' ? END : (next as { goto: string }).goto;
  (frame as Mutable<Frame>).at = at;
  if (loop.calls.length > 0) settleCalls(loop);
  if (loop.book.game.checks && !isAsChecked(loop)) {
    loop.book.game.checks(loop.table);
    if (loop.calls.length > 0) settleCalls(loop);
    const { events, state } = loop;
    const { stack } = state.pub;
    loop.checked = { events, heard: events.length, running: stack.length, top: stack.at(-1) };
  }
  loop.afterStage?.(frame, loop.events);
}

/** A stage that told nothing has changed nothing (P7): if nothing has begun or ended either, there is nothing new to check. */
function isAsChecked({ events, state, checked }: Loop): boolean {
  const { stack } = state.pub;
  const top = stack[stack.length - 1];
  return (
    checked.events === events &&
    checked.heard === events.length &&
    checked.running === stack.length &&
    checked.top === top &&
    top?.at !== END
  );
}

/** What was called first lies on top, and so runs first. */
function settleCalls(loop: Loop): void {
  const stack = loop.state.pub.stack as Frame[];
  for (let i = loop.calls.length - 1; i >= 0; i--) stack.push(loop.calls[i]!);
  loop.calls.length = 0;
}

function stageOf(loop: Loop, frame: Frame): Stage | undefined {
  const procedure = loop.book.procedures.get(frame.step);
  if (!procedure) throw new Error(`no step ${frame.step}`);
  const stage = procedure.stages.get(frame.at);
  if (!stage && frame.at !== END) throw new Error(`step ${frame.step} has no stage ${frame.at}`);
  return stage;
}
