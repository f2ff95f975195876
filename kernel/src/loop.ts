// The loop (law 4): the only code that pushes, advances and pops frames. It runs stages until somebody must be asked.
import { judge } from './asks.ts';
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
  Seat,
  Shape,
  State,
  Table,
} from './contract.ts';
import { know } from './drawers.ts';
import { WINDOW } from './windows.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** More stages than any procedure of any game runs between two questions. */
const RUNAWAY = 100_000;

/** A state with the table at which its rules run. */
export interface Desk {
  readonly book: Book;
  readonly state: State;
  readonly table: Table;
  events: GameEvent[];
  barrier: boolean; // chance was drawn or something revealed: no undo across it
  calls: Frame[]; // asked for by the stage that runs
  afterStage?: (frame: Frame, events: readonly GameEvent[]) => void; // for tests: sees every single stage
}

export function deskFor<G extends Shape>(game: Game<G>, state: State<G>): Desk {
  const book = bookOf(plain(game));
  const rng = () => state.dark.rng as number[];
  const call = (step: string, args: Bag = {}) => {
    const procedure = book.procedures.get(step);
    if (!procedure) throw new Error(`no step ${step}`);
    const pub = state.pub as Mutable<State['pub']>;
    pub.serial += 1;
    desk.calls.push({ id: pub.serial, step, at: procedure.first, asked: 0, args });
  };
  const chance = <T>(draw: (rng: number[]) => T): T => {
    desk.barrier = true;
    return draw(rng());
  };
  const table: Table = {
    s: state,
    call,
    window: (name: string | readonly string[], about: Bag = {}) =>
      call(WINDOW, { names: typeof name === 'string' ? [name] : [...name], about, used: [], after: null }),
    frame: (id: number, ...steps: string[]) =>
      state.pub.stack.find((f) => f.id === id && (steps.length === 0 || steps.includes(f.step))),
    roll: (sides, times = 1) => chance((r) => Array.from({ length: times }, () => 1 + below(r, sides))),
    shuffle: (list) => chance((r) => shuffle(r, list)),
    reveal(event) {
      desk.barrier = true;
      desk.events.push(event);
    },
    tell: (event) => void desk.events.push(event),
  };
  const desk: Desk = { book, state, table, events: [], barrier: false, calls: [] };
  return desk;
}

/** The question the table waits for: the top frame, its stage, and the seats asked. Undefined: it waits for nobody. */
export interface Waiting {
  frame: Frame;
  choose: Choose<Shape, Bag>;
  seats: Seat[];
}

export function waiting(desk: Desk): Waiting | undefined {
  const frame = desk.state.pub.stack.at(-1);
  const choose = frame && stageOf(desk, frame)?.choose;
  return choose && { frame, choose, seats: choose.who(desk.state.pub, frame) };
}

export function questionTo(desk: Desk, w: Waiting, seat: Seat): Question {
  return w.choose.question(know(desk.state, seat), w.frame);
}

export const requestId = (frame: Frame, seat: Seat): string => `${frame.id}.${frame.asked}.${seat}`;

/** Runs until a seat must answer or the game is over. */
export function run(desk: Desk): void {
  const stack = desk.state.pub.stack as Frame[];
  for (let stages = 0; stages < RUNAWAY; stages++) {
    const frame = stack[stack.length - 1];
    if (!frame || desk.book.game.result(desk.state.pub)) return;
    const stage = stageOf(desk, frame);
    if (!stage) stack.pop();
    else if (stage.act) advance(desk, frame, stage, stage.act(desk.table, frame));
    else if (!pass(desk, frame, stage)) return;
  }
  throw new Error(`the rules ran ${RUNAWAY} stages without asking anybody`);
}

/** Hands the choices to the stage and goes on from there. The caller runs the loop afterwards. */
export function take(desk: Desk, w: Waiting, choices: ReadonlyMap<Seat, Choice>): void {
  const frame = w.frame as Mutable<Frame>;
  const stage = stageOf(desk, frame)!;
  const sealed = desk.state.dark.sealed as Record<string, Choice>;
  for (const id in sealed) if (id.startsWith(`${frame.id}.`)) delete sealed[id];
  const next = w.choose.take(desk.table, frame, choices);
  frame.asked += 1;
  delete frame.answered;
  advance(desk, frame, stage, next);
}

/** Starts a step on top of whatever waits. */
export function push(desk: Desk, step: string, args: Bag): void {
  desk.table.call(step, args);
  settleCalls(desk);
}

/** At a question: skips it if nobody is asked, takes it if everybody has answered under seal. False: it waits. */
function pass(desk: Desk, frame: Frame, stage: Stage): boolean {
  const choose = stage.choose!;
  const w = { frame, choose, seats: choose.who(desk.state.pub, frame) };
  if (w.seats.length === 0) {
    advance(desk, frame, stage, undefined);
    return true;
  }
  const sealed = desk.state.dark.sealed as Record<string, Choice>;
  if (isEmpty(sealed)) return false;
  const choices = new Map<Seat, Choice>();
  for (const seat of w.seats) {
    const choice = stillHolds(desk, w, seat, sealed);
    if (choice !== undefined) choices.set(seat, choice);
  }
  if (choices.size < w.seats.length) return false;
  take(desk, w, choices);
  return true;
}

/** A sealed answer that a deal has overtaken is dropped, and its seat is told. */
function stillHolds(desk: Desk, w: Waiting, seat: Seat, sealed: Record<string, Choice>): Choice | undefined {
  const id = requestId(w.frame, seat);
  if (sealed[id] === undefined) return undefined;
  const verdict = judge(desk.book.game, know(desk.state, seat), questionTo(desk, w, seat), sealed[id]);
  if ('choice' in verdict) return verdict.choice;
  delete sealed[id];
  desk.table.tell({ type: 'kernel.dropped', pub: null, to: { [seat]: {} } });
  return undefined;
}

function isEmpty(bag: object): boolean {
  for (const _ in bag) return false;
  return true;
}

function advance(desk: Desk, frame: Frame, stage: Stage, next: Next): void {
  const at = next === undefined ? stage.next : next === 'end' ? END : (next as { goto: string }).goto;
  (frame as Mutable<Frame>).at = at;
  if (desk.calls.length > 0) settleCalls(desk);
  if (desk.book.game.checks) {
    desk.book.game.checks(desk.table);
    if (desk.calls.length > 0) settleCalls(desk);
  }
  desk.afterStage?.(frame, desk.events);
}

/** What was called first lies on top, and so runs first. */
function settleCalls(desk: Desk): void {
  const stack = desk.state.pub.stack as Frame[];
  for (let i = desk.calls.length - 1; i >= 0; i--) stack.push(desk.calls[i]!);
  desk.calls.length = 0;
}

function stageOf(desk: Desk, frame: Frame): Stage | undefined {
  const procedure = desk.book.procedures.get(frame.step);
  if (!procedure) throw new Error(`no step ${frame.step}`);
  const stage = procedure.stages.get(frame.at);
  if (!stage && frame.at !== END) throw new Error(`step ${frame.step} has no stage ${frame.at}`);
  return stage;
}
