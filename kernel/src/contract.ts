// The contract between the kernel and every game: types and laws, no code. Read this first, then `windows.ts`.
import type { Called, Every, Given, Name } from './names.ts';

export type Seat = number; // 0..n-1 in table order
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Bag = { [key: string]: Json };

/** Never prose: words live in the packs. An argument may be a Msg itself, `{ seat: n }` (a player's name) or a list. */
export type Msg = { key: string; args?: Bag };

/** What a game consists of, told to the compiler: what lies in its drawers, and by name the arguments of its procedures,
 *  what its reaction windows are about, and what its sheets hold. */
export interface Shape { pub: object; own: object; dark: object; steps: Bags; windows: Bags; forms: Bags }
export type Bags = { [name: string]: Bag };
export type None = Record<never, never>; // a step without arguments; a game without windows or without forms
export type StepName<G extends Shape> = Name<G['steps']>;
export type WindowName<G extends Shape> = Name<G['windows']>;
export type Args<G extends Shape, N extends StepName<G>> = G['steps'][N];
export type About<G extends Shape, N extends WindowName<G>> = G['windows'][N];

/** Three drawers decide who may ever see a fact. There is no fourth. What is `readonly` here only the kernel writes. */
export interface State<G extends Shape = Shape> {
  pub: G['pub'] & { readonly seats: number; readonly serial: number; readonly stack: readonly Frame[]; readonly edition?: number; readonly conceded?: readonly Seat[] }; // everybody
  own: (G['own'] & { readonly standing: readonly Standing[] })[];                                        // that seat alone
  dark: G['dark'] & { readonly rng: readonly number[]; readonly sealed: Readonly<Record<string, Choice>> }; // nobody
}
/** All that one seat (null: a spectator) knows. Views, questions and bots see this and nothing else. */
export interface Know<G extends Shape = Shape> {
  seat: Seat | null;
  pub: State<G>['pub'];
  own: State<G>['own'][number] | null;
}

/** One running procedure: plain data, public by law. `at` names its current stage, `asked` counts the answers it took. */
export interface Frame<A extends Bag = Bag> {
  readonly id: number;
  readonly step: string;
  readonly at: string;
  readonly asked: number;
  readonly answered?: readonly Seat[]; // only where the stage shows progress
  args: A;                             // the rules' own: also a child's marks (`cancelled`, `instead`) go here
}

/** `key` is stable notation, `verb:what>where`; `refs` name what to light on the board. */
export interface Option { key: string; label: Msg; refs?: string[] }
/** An answer that is shown but cannot be given now, and why. */
export interface Barred extends Option { why: Msg; rules: string[] }
export type Ask =
  | { shape: 'one'; options: Option[] }
  | { shape: 'many'; options: Option[]; min: number; max: number } // every subset of that size is legal
  | { shape: 'number'; min: number; max: number }                  // every whole number of that range is legal
  | { shape: 'form'; form: string; facts: Bag };                   // a sheet: checked, sampled and edited as a whole
export type Choice = string | string[] | number | Bag;
export interface Question {
  prompt: Msg;
  ask: Ask;
  rules: string[];
  barred?: Barred[];
  fallback?: Choice; // when the clock runs out; without it `fallbackOf` finds the mildest answer
  kind?: string;     // the name a standing answer goes by; without it there is none
}
/** A question put to a seat. `at` says where in the rules: `step.stage`, `window.<its first name>`, `deal.<key>`; programs go
 *  by it and never by words. `sealed`: the answer it has given already, and may still replace. */
export interface Request extends Question { id: string; at: string; seat: Seat; blocking: boolean; sealed?: Choice }
export interface Answer { request: string; seat: Seat; choice: Choice; by?: 'standing' | 'clock' }
/** `pub` goes to all (null: the others do not learn that it happened), `to[seat]` to that seat besides. Nothing else leaves the kernel. */
export interface GameEvent { type: string; pub: Bag | null; to?: Record<Seat, Bag> }
/** Why an answer was not taken. It changed nothing. */
export interface Refusal { code: RefusalCode; why: Msg; rules: string[]; problems?: Msg[] }
export type RefusalCode = 'over' | 'stale' | 'shape' | 'option' | 'form' | 'undo' | 'lesson';

/** "Always answer `choice` to questions of this kind, unless …": kept by its seat, given as an ordinary answer.
 *  `said`: the choice in words, for screens that show it when nothing of the kind is asked. A kind is `kind.<kind>`;
 *  `window.*` stands for every window. What `unless` tests should be public, or the speed of an answer tells what it found.
 *  `idle`: only where the seat can do nothing else. That follows from its hand, so such an answer is never given at once, but
 *  after a pause in which a person might have thought about it (`match.idleAnswer`). */
export type Standing = {
  kind: string;
  choice: Choice;
  unless?: Condition[];
  once?: boolean;
  idle?: boolean;
  said?: Msg[];
  plan?: Plan;
};
/** An answer made before it is asked, kept among the standing ones of its seat. Its `kind` is the place (`at`) that will ask;
 *  it is for the question in these words alone. Like an idle one it is given after a pause, if it is legal then and what it
 *  rests upon (`upon`, a digest of `matters`) is as it was; else its seat is asked, and it is gone with the answer. `next`:
 *  what follows it, as long as the procedure that asked first (`within`) runs. `again`: these are answers that the seat has
 *  given once, before somebody else's turn was taken back. All know of them, so they are given at once; what is not asked any
 *  more is passed over. */
export type Plan = { asked: Msg; upon: string; next: Planned[]; within?: number; again?: true };
/** One answer of a plan. */
export type Planned = { at: string; asked: Msg; choice: Choice; upon: string; said: Msg[] };
export type Condition = { test: string; args: Bag };

/** The only way for rules to reach chance, secrecy, the stack and the log. */
export interface Table<G extends Shape = Shape> {
  readonly s: State<G>;                                           // rules change it in place; the kernel owns the copy
  // The child runs first, then this frame goes on.
  call<N extends StepName<G>>(step: N, ...args: Given<Called<Args<G, N>>>): void;
  // A child: the kernel's reaction window, under one name or several that are about the same.
  window<N extends WindowName<G>>(name: N | readonly N[], ...about: Given<Every<About<G, N>>>): void;
  // The frame of this number if it runs one of these steps: e.g. to mark a parent as cancelled.
  frame<N extends StepName<G>>(id: number, ...steps: N[]): Frame<Args<G, N>> | undefined;
  roll(sides: number, times?: number): number[];                  // 1..sides each; raises the undo barrier
  shuffle<T>(list: T[]): T[];                                     // in place; raises the undo barrier
  // Within a deal: what this seat answers to the question that waits beneath, taken as soon as the table is back at it.
  answer(seat: Seat, choice: Choice): void;
  reveal(event: GameEvent): void;                                 // hidden facts become known: tells, and raises the undo barrier
  tell(event: GameEvent): void;                                   // nothing here that the hearers could not know already
}
export type Next = { goto: string } | 'end' | undefined | void;   // silence: the next stage as written
export type Act<G extends Shape, A extends Bag> = (t: Table<G>, f: Frame<A>) => Next;
export interface Choose<G extends Shape, A extends Bag> {
  who(pub: State<G>['pub'], f: Frame<A>): Seat[];                 // public facts only: all see who is asked. Nobody: the stage is skipped
  question(k: Know<G>, f: Frame<A>): Question;
  take(t: Table<G>, f: Frame<A>, choices: ReadonlyMap<Seat, Choice>): Next; // once, when every seat has answered
  progress?: true;                                                // everybody may see who has answered already (never what)
  settled?: Dated;                                                // its options are public: in these editions a single one is taken unasked
}
/** A procedure with its arguments `A`. Its stages run in the order written; then its frame is gone. */
export type Step<G extends Shape, A extends Bag = Bag> = Record<string, Act<G, A> | Choose<G, A>>;
export type Steps<G extends Shape> = { [N in keyof G['steps']]: Step<G, G['steps'][N]> };

/** A sheet answered as a whole: hidden until everybody is done, revised freely until then. */
export interface Form<G extends Shape, V extends Bag = Bag> {
  check(k: Know<G>, value: unknown, facts: Bag): { value: V } | { problems: Msg[]; rules?: string[] }; // the one test of legality
  sample(k: Know<G>, random: Random, facts: Bag): V;              // always passes check; bots and fuzzers start here
  fields?(k: Know<G>, facts: Bag): Field[];                       // for a page that knows nothing of the game
}
export type Field = { key: string; label: Msg } & (
  | { kind: 'one'; options: Option[] }
  | { kind: 'many'; options: Option[]; min: number; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'list'; fields: Field[]; max: number }
);

/** An open reaction window. `used`: the sources that have acted in it. */
export type WindowFacts<A extends Bag = Bag> = { names: string[]; about: A; used: string[] };
/** What a seat may do inside a named window; `step` then runs as a child of that window with `AbilityArgs`.
 *  One source (its option's key up to `>`) acts once in a window, and never inside a window it opened itself. */
export type Ability<G extends Shape, N extends WindowName<G> = WindowName<G>> = N extends unknown ? AbilityIn<G, N, About<G, N>> : never;
export interface AbilityIn<G extends Shape, N, A extends Bag> {
  window: N;
  step: Taking<G, AbilityArgs<A>>;
  rules: string[];
  since?: number;                                                 // as in Dated: in matches of other editions it does not exist
  until?: number;
  must?: true;                                                    // offered without 'pass'
  again?: true;                                                   // the same source may act again and again
  might(pub: State<G>['pub'], seat: Seat, w: WindowFacts<A>): boolean; // public test: is this seat asked at all?
  can(k: Know<G>, w: WindowFacts<A>): Option[];                   // what it can really do
}
export type AbilityArgs<A extends Bag = Bag> = { seat: Seat; choice: string; ability: string; window: number; about: A };
/** The steps that can run with these arguments. */
export type Taking<G extends Shape, A> = { [N in StepName<G>]: A extends Called<Args<G, N>> ? N : never }[StepName<G>];

/** Why a seat is asked, in the game's own words, by the names of running procedures (and `window`): from the one that asks
 *  outwards, the first that has something to say. From public facts; the same for every seat that is asked the same. */
export type Because<G extends Shape> = {
  [N in StepName<G>]?: (pub: State<G>['pub'], f: Frame<Args<G, N>>, seat: Seat) => Msg | undefined;
} & { window?(pub: State<G>['pub'], f: Frame<WindowFacts<About<G, WindowName<G>>>>, seat: Seat): Msg | undefined };

/** Something a seat may do whenever the table waits, whoever is asked; it never blocks. `step` gets `DealArgs`. */
export interface Deal<N extends string = string> extends Question { key: string; step: N }
export type DealArgs = { seat: Seat; choice: Choice };

/** What a seat can prepare for before it is asked: the procedure that will ask, called by the running one named `within`. */
export type Ahead<G extends Shape> = {
  [N in StepName<G>]: { key: string; label: Msg; within: StepName<G>; step: N; args: Called<Args<G, N>> };
}[StepName<G>];

/** What a table may choose before the start. Its name in words is the message `option.<name>`. */
export type OptionSpec = OptionValue & Offered;
/** Where a page offers it: under the heading `options.<group>`; only where, in one of `when`, each option named has one of these
 *  values; of its choices those in `seats` only to so many. What is offered no more (`until`) old matches still have. */
interface Offered extends Dated { group?: string; when?: Record<string, Json[]>[]; seats?: Record<string, number[]> }
type OptionValue =
  | { kind: 'flag'; fallback: boolean }
  | { kind: 'number'; fallback: number; min: number; max: number }
  | { kind: 'choice'; fallback: string; choices: string[] }
  | { kind: 'some'; fallback: string[]; choices: string[] } // any of them, each once
  | { kind: 'text'; fallback: string; max: number }; // at most so many characters

/** A piece of content: a card, a tile, a sheet, an ability. In play from edition `since` (the first) to `until` (for ever). */
export interface Dated { since?: number; until?: number }
/* Three things say how old a match is, and each answers another question.
 *  `version`     Which rules wrote this? For people. It is written into every save and record; when a replay fails and the
 *                versions differ, it says so. Nothing else depends on it.
 *  `migrations`  Can these rules read this state? Those that a save has not been through are run when it is opened; a save
 *                that has been through one that these rules do not know is refused.
 *  `edition`     What is in play? Set at set-up (the newest, unless told otherwise) and never changed; in `pub` and in the
 *                head of a record, unless it is the first. `inPlay` alone decides. So a card that comes later changes no
 *                running match and no record: its ability asks nobody, and a window that came with it (`windows`) does not
 *                even open. What a name means never changes: a changed figure is a new piece under a new name, and the old
 *                one says `until`. A match or a record of a later edition than the game's is refused. */

/** A generator that rules of thumb, samples and imagined worlds draw from. Never the match's own. */
export interface Random {
  below(n: number): number;          // 0..n-1
  shuffle<T>(list: T[]): T[];        // in place
  pick<T>(list: readonly T[]): T;
}

export interface Game<G extends Shape = Shape> {
  id: string;
  version: string;                                                // of the rules
  edition?: number;                                               // of the content: the newest there is; 1 unless said
  seats: [min: number, max: number];
  options?: Record<string, OptionSpec>;
  objection?(options: Bag, seats: number): Msg | undefined;       // why no table can be set up like this
  steward?(options: Bag, seats: number): Seat | undefined;       // the seat that runs the table beside its owner: a game master
  setup(t: Table<G>, options: Bag): void;                         // fills the drawers and calls the first procedure
  steps: Steps<G>;
  forms?: { [N in keyof G['forms']]: Form<G, G['forms'][N]> };
  abilities?: Record<string, Ability<G>>;
  windows?: { [N in WindowName<G>]?: Dated };                     // those that are not of every edition
  order?(pub: State<G>['pub'], w: WindowFacts<About<G, WindowName<G>>>): Seat[]; // who goes first when several react; by default seat order
  turn?(pub: State<G>['pub']): Seat | undefined;                  // whose turn it is, where it is anybody's
  because?: Because<G>;                                           // who is asked out of turn is told why
  deals?(k: Know<G>): Deal<Taking<G, DealArgs>>[];
  ahead?(k: Know<G>): Ahead<G>[];                                 // what this seat may plan while others act
  matters?(k: Know<G>, plan: readonly Pick<Planned, 'at' | 'choice'>[]): Json; // what such a plan rests upon: public, or this seat's own
  conditions?: Record<string, (k: Know<G>, request: Request, args: Bag) => boolean>; // what a standing answer may test: `condition.<name>`
  checks?(t: Table<G>): void;                                     // what holds "immediately": runs after every stage that told, began or ended something
  imagine(k: Know<G>, random: Random): { own: G['own'][]; dark: G['dark'] }; // the rest of a world this seat cannot tell from the real one
  derive?(k: Know<G>): Bag;                                       // computed extras for screens
  invariants: Record<string, (s: State<G>) => boolean>;
  result(pub: State<G>['pub']): Result | undefined;               // the game is over as soon as there is one
  migrations?: Record<string, (state: State) => void>;            // by name, in the order written; each changes an old save in place
}
export type Result = { ranks: number[]; why: Msg };               // ranks[seat]: 1 is first; ties share

/* The laws. The kernel or a property enforces each.
 *  1 Plain data. State, frames, requests, answers and events are JSON: no class, function, date or `undefined`.
 *  2 Advertised is accepted. Every answer a request describes is legal; every other is refused and changes nothing.
 *  3 Derived question. Requests are computed from the top frame. Nothing stores a prompt.
 *  4 One mover. Only the loop pushes, advances and pops. A stage says where to go; a child runs before its parent.
 *  5 Public asking. Who is asked follows from public facts, or the asking itself betrays a hand.
 *  6 Frames are public. Secrets a procedure needs go to `own[seat]`; sealed answers to `dark`.
 *  7 Chance only through the table. No clock, no `Math.random`, no input or output in kernel and games.
 *  8 Told is seen. If a seat was told the same things in two worlds, it sees the same things in both.
 *  9 No history in the state. It does not grow with the length of the game.
 * 10 Names are the save format. Renaming a step, a stage or an option key needs a migration with a test.
 * 11 The snapshot is the truth of a running game; the log is evidence. A rules fix never replays a running game. */
