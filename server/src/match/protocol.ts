// What the server and its workers say to each other. Texts are JSON made ready in the worker, so that the server only passes them on.
import type { Foresight, Preparation } from '@orrery/api';
import type { Weighed } from '@orrery/bots';
import type {
  Ask,
  Bag,
  Choice,
  Field,
  Know,
  Language,
  Letter,
  Msg,
  Refusal,
  Request,
  Result,
  Seat,
  Standing,
  Understood,
} from '@orrery/kernel';

/** Who is asked. That somebody has answered under seal, or left word to be answered for, is known to the server alone. */
export interface Wait {
  seat: Seat;
  request: string;
  answered: boolean;
  rests?: true; // has left word for where it can do nothing else
}
/** One answer taken: a log row, and for every seat and the spectators an update. Empty: they notice nothing; null: they would,
 *  but nobody is there. */
export interface Taken {
  seq: number;
  seat: Seat | null;
  entry: string;
  events: string;
  patch: string;
  seen: string;
  hash: string;
  updates: (string | null)[];
}
export interface Played {
  rows: Taken[];
  snapshots: { seq: number; state: string; digest: string }[];
  waits: Wait[];
  result: Result | null;
}
export interface Refused {
  refused: Refusal;
  stale: boolean;
}
export interface Move {
  request?: string;
  choice: Choice;
}
/** The moment of an answer: what time it is, and who is there to be told of it (null: spectators). */
export interface When {
  at: number;
  here: readonly (Seat | null)[];
}
export interface Saved {
  state: string;
  seq: number;
  seen: number[];
  hash: string;
  tail?: { state: string; entries: string[] }; // a little earlier and the answers since: what undo needs
}

/** In whose words a letter is written: those of the game, in this language, with these names for the seats. */
export interface Voice {
  game: string;
  language: Language;
  names: string[];
}
/** As much of a question as its answers need to be put into words. */
export interface InWords {
  asked: Msg;
  ask: Ask;
  fields?: Field[]; // of a sheet
}
/** A whole match, or a worked example by its name. */
export type Proving = { record: string } | { example: string };
export interface Jobs {
  /** `rests`: seats that pass where they can do nothing else, until they say otherwise. */
  start: {
    job: { match: string; game: string; seats: number; options: Bag; key: string; at: number; rests: Seat[] };
    reply: Played;
  };
  open: {
    job: { match: string; game: string; key: string; saved: Saved; at: number | null };
    reply: { upgrade: Played | null } | { newer: string };
  };
  answer: {
    job: When & {
      match: string;
      seat: Seat;
      saw: number | null;
      sent: string | null;
      moves: Move[];
      by?: 'clock' | 'standing'; // given for the seat
    };
    reply: Played | Refused;
  };
  undo: { job: When & { match: string; seat: Seat; saw: number; times?: number }; reply: Played | Refused };
  undoable: { job: { match: string; seat: Seat }; reply: number };
  returnTo: {
    // The state that answer `to` led to, and by seat what it answers again from there.
    job: When & { match: string; seat: Seat; to: number; state: string; again: [Seat, Standing][] };
    reply: Played | Refused;
  };
  /** What others than this seat have answered since this state: the rows from there on, and which of them still count. */
  since: {
    job: { game: string; state: string; seat: Seat; rows: { patch: string; entry: string; counts: boolean }[] };
    reply: [Seat, Standing][];
  };
  concede: { job: When & { match: string; seats: Seat[] }; reply: Played | Refused };
  turns: { job: { game: string; state: string; patches: string[] }; reply: (Seat | null)[] };
  clock: { job: When & { match: string; seat: Seat }; reply: Played | Refused };
  idle: { job: { match: string; seat: Seat }; reply: Move | null };
  scene: { job: { match: string; viewer: Seat | null }; reply: { seq: number; scene: string } };
  asks: { job: { match: string; seat: Seat; request?: string }; reply: { known: Know; request: Request } | null };
  deals: { job: { match: string; seat: Seat }; reply: { known: Know; deals: Request[] } | null };
  knows: { job: { match: string; seat: Seat }; reply: Know };
  close: { job: { match: string }; reply: null };
  waits: { job: { game: string; state: string }; reply: Wait[] };
  moment: { job: { game: string; state: string; viewer: Seat | null }; reply: string };
  decide: {
    job: { game: string; bot: string | null; known: Know; request: Request; seed: number; off?: SharedArrayBuffer };
    reply: { choice: Choice; why: Msg | null; bot: string }; // at once, when `off` is not 0 any more
  };
  deal: {
    job: { game: string; bot: string; known: Know; deals: Request[]; seed: number };
    reply: { request: string; choice: Choice } | null;
  };
  foresee: {
    job: { game: string; known: Know; request: Request; choice: Choice; seed: number };
    reply: Foresight | undefined;
  };
  prepare: {
    job: { game: string; known: Know; key: string; choices: Choice[] };
    reply: Preparation | null; // there is nothing of this name
  };
  /** What a seat was asked in this state, as far as this answer to it needs words; null: nothing. */
  asked: {
    job: { game: string; state: string; seat: Seat; choice: Choice };
    reply: (InWords & { request: string }) | null;
  };
  /** A seat's chance to win by what it knew in this state; null: it could not be found out. */
  chance: { job: { game: string; state: string; seat: Seat; seed: number }; reply: number | null };
  /** What a seat answered in this state, beside what the strongest would; null: there was nothing to decide. */
  weigh: {
    job: { game: string; state: string; seat: Seat; choice: Choice; seed: number };
    reply: (Weighed & InWords) | null;
  };
  prove: { job: { game: string } & Proving; reply: { holds: boolean; why?: string } };
  show: { job: { game: string; rule: string }; reply: string | null }; // null: nothing shows it
  letter: { job: { voice: Voice; known: Know; request: Request | null }; reply: Letter };
  read: { job: { voice: Voice; known: Know; request: Request; text: string }; reply: Understood };
}
export type Op = keyof Jobs;

export type Job = { op: Op; job: unknown };
