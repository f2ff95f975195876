// The contract between the table and the board of a game. A board draws what it is given and says what was clicked;
// it knows no legality: what can be done is what is lit.
//
// A game's board is its folder `board/` with
//   face.tsx     exports `face`, made by `faceOf<G>({...})`: the board and whatever else of `Face` the game offers
//   picture.tsx  default export: a small picture of the board for the home page (no props but `PictureProps`)
// Both are found by their names and loaded when needed. Nothing else is registered anywhere.
//
// A board that says so (`sky`) follows the theme of the page; the others stand on a dark sky in both. Colours are the tokens of look/tokens.css (`var(--ink)`, `var(--brass)`,
// `var(--seat-0)` …). Things that can be lit spread `litProps(board, ref)` and style `[data-lit]`, `[data-focused]`,
// `[data-picked]`, `[data-barred]` (look/board.css has a default glow for each).
import type {
  Bag,
  Barred,
  Choice,
  Language,
  Msg,
  Option,
  Places,
  Request,
  Seat,
  Shape,
  Told,
  View,
} from '@orrery/kernel';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect } from 'react';

/** How a seat looks on this screen: always colour and shape and name together (`SeatMark` draws it). */
export interface SeatFace {
  seat: Seat;
  name: string;
  colour: string; // a CSS colour: var(--seat-n)
  mine: boolean;
  bot: boolean;
  title?: string; // what the game calls it: a faction, an office; else of which kind a bot is
  brief?: string; // the same in a word, where there is one
  allies?: readonly Seat[]; // who plays with whom, for the plate
  waiting: boolean; // is asked now, and has not answered as far as all may see
}

/** One answer behind a ref. */
export interface Lit {
  request: Request;
  option: Option;
}

export interface BoardProps<G extends Shape = Shape> {
  view: View<G>; // pub, own, extra, seat (null: a spectator)
  requests: readonly Request[]; // what I can answer now; none for a spectator and in the past
  lit: ReadonlyMap<string, readonly Lit[]>; // by ref: the answers behind it
  barred: ReadonlyMap<string, readonly Barred[]>; // by ref: what cannot be done now, and why
  /** What the pointer or the keyboard is on, here or in the panel: light it. */
  focused: string | null;
  setFocused(ref: string | null): void;
  /** The easy way to answer: what is behind this ref. Several: a small chooser opens beside `anchor`. */
  pick(ref: string, anchor?: Element): void;
  /** Answers outright, e.g. with a sheet that the board put together. */
  choose(request: string, choice: Choice, ...more: Choice[]): void; // more: one after the other, all or none
  /** What was taken in hand, here or in the panel: then only what goes on with it is offered (`Face.hand`). */
  held?: string | null;
  hold?(ref: string | null): void;
  /** Choices being put together, by request: picks of `many`, a number, a sheet. Panel and board edit the same. */
  drafts: Readonly<Record<string, Choice>>;
  setDraft(request: string, choice: Choice | undefined): void;
  news: readonly Told[]; // what has just been told, for animation; empty when nothing is new
  seats: readonly SeatFace[];
  language: Language;
  say(msg: Msg): string;
  reducedMotion: boolean;
  phone: boolean;
  past: boolean; // the history slider shows an earlier moment
  slots?: Slots;
  /** Whom the reader wants to see, by the plate that was clicked: another object for every click (`useVisit`). */
  visited?: { seat: Seat } | undefined;
  /** On a phone: whether the board shares the screen with the panel, or has it alone until a tab of the panel is opened. */
  setRoom?(room: Room): void;
}
export type Room = 'shared' | 'whole';

/** Parts of the table that a board may put where it likes. */
export interface Slots {
  /** For whoever runs the table: who has answered, the deadline, seats, talk, the audit; null for anybody else. */
  steward: ReactNode;
  /** A question as the panel shows it. */
  ask(request: Request): ReactNode;
  /** What a rule says, in the reader's language. */
  rule(id: string): ReactNode;
  /** What all rules say, by the keys of their messages: for files, which cannot wait for them. */
  rules?(): Promise<Readonly<Record<string, string>>>;
}

/** A sheet of the game's own, shown in the panel instead of the generic fields. `value` is the draft. */
export interface SheetProps<G extends Shape = Shape> extends BoardProps<G> {
  request: Request;
  value: Bag;
  change(value: Bag): void;
  problems: readonly Msg[]; // of the last refusal
}

/** `send`: one answer after the other, all of them or none. */
export interface ComposerProps<G extends Shape = Shape> extends BoardProps<G> {
  request: Request;
  send(choices: readonly Choice[]): void;
}

/** A thing that can be taken in hand, and how it is called. */
export interface Held {
  ref: string;
  name: Msg;
}
/** A number worth seeing beside a player's name. */
export interface Figure {
  label: Msg;
  value: string | number;
  /** Where signs say it better than the value and its label, such as one for each leader. */
  signs?: readonly Sign[];
}
/** A letter that shows how it stands with what it is for: filled, hollow, dashed, struck out. */
export interface Sign {
  letter: Msg;
  state: 'ready' | 'spent' | 'locked' | 'gone';
  words: Msg; // the same in full
}
/** Whoever plays without a seat. */
export interface Rival {
  name: Msg;
  rank: number; // as it stands
  figures?: readonly Figure[]; // for its plate
}
/** A short remark on the real board, the first time: at what carries `data-ref` = `at`, or in the middle. */
export interface CoachMark {
  at?: string;
  text: Msg;
}

/** On the board, where what they stand for is lit; on a sheet of the game's own; in a part of the board that asks by itself;
 *  or by the panel alone. */
export type Given = 'lit' | 'sheet' | 'part' | 'panel';

export interface Face<G extends Shape = Shape> {
  Board: ComponentType<BoardProps<G>>;
  /** What some of its figures hang on, and what is too long to wait for: fetched after the first picture; then all is drawn anew,
   *  with another `pub`. */
  rules?(): Promise<unknown>;
  /** Does anything on the screen hang on it yet? If not it is fetched as soon as the reader touches anything. */
  isRuled?(view: View<G>): boolean;
  /** `any`: it can be read on a light sky, too. */
  sky?: 'any';
  /** My hand, my sheet: below the board, over its whole width. */
  Hand?: ComponentType<BoardProps<G>>;
  /** How the answers are given at each place that asks. */
  places: Places<Given>;
  /** A sheet that a bot advises, as the reader would fill it in: in words of the reader's language. */
  advised?(view: View<G>, choice: Choice, language: Language): Choice;
  /** By the name of the form; one that few need may be `lazy`. */
  sheets?: Readonly<Record<string, ComponentType<SheetProps<G>>>>;
  /** Round and phase, for the header. */
  headline?(view: View<G>): Msg | undefined;
  /** What a seat is called in the game, beside the name of its player. */
  title?(view: View<G>, seat: Seat): Msg | undefined;
  /** The same in a word, for plates that stand close together. */
  brief?(view: View<G>, seat: Seat): Msg | undefined;
  /** Who wins together with this seat: their signs stand on its plate. */
  allies?(view: View<G>, seat: Seat): readonly Seat[];
  /** Does a click on the plate of this seat open something? */
  opens?(view: View<G>, seat: Seat): boolean;
  /** The few numbers that matter, for the strip of seats. */
  figures?(view: View<G>, seat: Seat): Figure[];
  /** One number for each who plays, seats first, then rivals: for the curve on the result page. */
  score?(view: View<G>): number[];
  /** Who plays without a seat, such as the opponent of a solo game; they are counted on after the seats. */
  rivals?(view: View<G>): Rival[];
  /** What that number counts. */
  unit?: Msg;
  /** What the result of a seat or rival is made of, the total first, from the end and all that was told; without it the
   *  score stands there. */
  account?(view: View<G>, side: number, story: readonly Told[]): Figure[];
  /** The story in few lines, by kinds of events. The rest lies folded under the line before; without it all have a line. */
  feats?: Feats;
  /** Does this event begin a turn? The log is grouped by it. */
  beginsTurn?(told: Told): boolean;
  /** What an event moved, so that its line in the log lights it. */
  refsOf?(told: Told): string[];
  /** The part of the board on which this is looked at, where nothing of it lies on the part that is open; nothing: what is at rest. */
  turnsTo?(told: readonly Told[]): string | undefined;
  /** What the thing behind a ref does, such as a card: it is said beside the answer. */
  about?(view: View<G>, ref: string): Msg | undefined;
  /** What is taken in hand first on the way to this answer, any one of these; none where it is pointed at outright. */
  hand?(view: View<G>, option: Option): readonly Held[];
  /** What may be answered in one go, each as a row of answers from this one on: offered before the answers themselves. */
  plans?(view: View<G>, request: Request): readonly Plan[];
  /** By place: puts a row of answers together, above the single ones. */
  composers?: Readonly<Record<string, ComponentType<ComposerProps<G>>>>;
  /** The ref of what a question is about, such as the card that has just been played. */
  subject?(request: Request): string | undefined;
  /** Does this event belong into the audit of whoever runs the table? */
  audited?(told: Told): boolean;
  /** What a new table begins with. `keeper`: the flag under which one chair more, the last, is for whoever runs the game. */
  seating?: { chairs: number; clock: 'none' | 'live' | 'correspondence'; keeper?: string };
  coach?: readonly CoachMark[];
  /** Is there something yet to remark on? Without it, from the first moment. */
  canCoach?(view: View<G>): boolean;
  /** So too, on the chair of whoever runs the game. */
  keeperCoach?: readonly CoachMark[];
  /** One page: what happens in a turn. */
  summary?: readonly Msg[];
}
/** All of it is taken, or nothing. */
export interface Plan {
  label: Msg;
  choices: readonly Choice[];
}
/** An event has a line of its own, or one for all of its kind that somebody did in a row, with what it says of them.
 *  `chip.<type>` says the same in two or three words. */
export type Feats = Readonly<Record<string, 'line' | ((run: readonly Told[]) => Msg)>>;

export interface PictureProps {
  title: string;
}

/** Faces of every shape lie side by side; the table alone opens them. */
export function faceOf<G extends Shape>(contents: Face<G>): Face {
  return contents as Face;
}

type LitBoard = Pick<BoardProps, 'lit' | 'barred' | 'focused' | 'setFocused' | 'pick' | 'say' | 'drafts'>;
/** Everything a lit thing needs (SVG or HTML): click, keyboard, focus both ways, name for screen readers, signs for CSS. */
export function litProps(board: LitBoard, ref: string, name?: string) {
  const lit = board.lit.get(ref);
  const barred = board.barred.get(ref);
  const signs = { 'data-ref': ref, ...(board.focused === ref ? { 'data-focused': '' } : {}) };
  if (!lit) {
    const why = barred?.[0];
    const label = why ? `${board.say(why.label)}: ${board.say(why.why)}` : name;
    const hover = { onMouseEnter: () => board.setFocused(ref), onMouseLeave: () => board.setFocused(null) };
    return { ...signs, ...hover, ...(barred ? { 'data-barred': '' } : {}), ...(label ? { 'aria-label': label } : {}) };
  }
  const labels = lit.map(({ option }) => board.say(option.label)).join(' / ');
  const act = (event: MouseEvent | KeyboardEvent) => board.pick(ref, event.currentTarget);
  return {
    ...signs,
    'data-lit': '',
    ...(lit.some((l) => isPicked(board, l)) ? { 'data-picked': '', 'aria-pressed': true } : {}),
    role: 'button',
    tabIndex: 0,
    'aria-label': name ? `${name}: ${labels}` : labels,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    },
    onMouseEnter: () => board.setFocused(ref),
    onMouseLeave: () => board.setFocused(null),
    onFocus: () => board.setFocused(ref),
    onBlur: () => board.setFocused(null),
  };
}

/** Turns to the player whose plate was clicked. */
export function useVisit({ visited }: Pick<BoardProps, 'visited'>, turnTo: (seat: Seat) => void): void {
  useEffect(() => {
    if (visited) turnTo(visited.seat);
  }, [visited]);
}

/** Is this answer part of the choice being put together? */
export function isPicked(board: Pick<BoardProps, 'drafts'>, { request, option }: Lit): boolean {
  const draft = board.drafts[request.id];
  return Array.isArray(draft) ? draft.includes(option.key) : draft === option.key;
}

/** The question asked at one of these places, if one is: `askedAt<At>(requests, 'turn.orders')`. */
export const askedAt = <At extends string>(requests: readonly Request[], ...places: At[]): Request | undefined =>
  requests.find(({ at }) => places.some((place) => place === at));

/** By ref, the answers of these requests that light it. */
export function litBy(requests: readonly Request[]): Map<string, Lit[]> {
  const lit = new Map<string, Lit[]>();
  for (const request of requests) {
    if (!('options' in request.ask)) continue;
    for (const option of request.ask.options)
      for (const ref of option.refs ?? []) lit.set(ref, [...(lit.get(ref) ?? []), { request, option }]);
  }
  return lit;
}

export function barredBy(requests: readonly Request[]): Map<string, Barred[]> {
  const barred = new Map<string, Barred[]>();
  for (const request of requests)
    for (const option of request.barred ?? [])
      for (const ref of option.refs ?? []) barred.set(ref, [...(barred.get(ref) ?? []), option]);
  return barred;
}
