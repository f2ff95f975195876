// What a live table needs of the house around it.
import type { Store } from '../store/store.ts';
import type { Crew } from './crew.ts';
import type { Asker } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { Shelf } from './shelf.ts';

export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
export interface Context {
  store: Store;
  shelf: Shelf;
  rules: Crew;
  bots: Crew;
  log: Log;
  now(): number;
  botPause: number; // milliseconds before a bot answers, so that people can follow
  /** After every answer: somebody may have to be told that it is their turn. */
  answered(table: LiveTable): void;
  /** The next job may be due earlier than thought. */
  timerSet(due: number): void;
  count(what: 'answers' | 'refusals' | 'incidents' | 'bytes', n?: number): void;
}

/** Somebody who watches the table over a socket. */
export interface Follower {
  viewer: number | null;
  asker: Asker;
  send(text: string): void;
  refresh(): void; // sends the whole state
  close(): void;
}
