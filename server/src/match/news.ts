// What happens at tables, told when it is on disk: sockets, bots, timers, notices and figures each listen for themselves.
import type { ChatLine, Deed, LetterLine } from '@orrery/api';
import type { LiveTable } from './live-table.ts';
import type { Played } from './protocol.ts';

/** How much each viewer, the spectators last, could have noticed. */
export interface Noticed {
  seen: readonly number[]; // of the match
  heard: readonly number[]; // of what was said
}
export type Happening =
  | { is: 'begun' }
  | { is: 'played'; played: Played } // one or more answers
  | { is: 'upgraded' } // newer rules have taken the match over
  | { is: 'changed' } // the table itself: its seats, its status, its clock
  | { is: 'dealt' } // somebody did something unasked
  | { is: 'moved'; before: Noticed; table: 'same' | 'changed' } // by another server
  | { is: 'chat'; line: ChatLine }
  | { is: 'letter'; line: LetterLine }
  | { is: 'deed'; deed: Deed }
  | { is: 'refused' } // an answer, by the rules
  | { is: 'failed' }; // the rules themselves
type Listener = (table: LiveTable, happening: Happening) => void;

export class News {
  #listeners: Listener[] = [];

  /** Listeners are told in the order they came. */
  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }
  tell(table: LiveTable, happening: Happening): void {
    for (const listener of this.#listeners) listener(table, happening);
  }
}
