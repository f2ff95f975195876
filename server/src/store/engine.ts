// What the store needs of a database engine; the only place where engines differ.
import type { Dialect, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Engine extends Wire {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  skipLocked: boolean; // can several servers claim jobs at the same time
  together: number; // matches that may share one commit
  isConflict(error: unknown): boolean; // a unique key was taken
  isAway(error: unknown): boolean; // it cannot be reached now; later it can
  /** Where a round trip costs more than a statement: all of these in one, as one transaction. */
  commit?(statements: readonly Statement[]): Promise<void>;
  backup?(file: string): Promise<void>;
}

/** A text, and what it is run with, each time. */
export interface Statement {
  sql: string;
  rows: (readonly unknown[])[];
}

/** What servers that share a store tell each other: only which match has changed, the rest is in the store. */
export interface Wire {
  together?: number; // matches that share one commit, if it is better otherwise for those who are told this way
  /** Where several servers share the store: tells the others, when the transaction is done, that a match has changed. */
  announce?(db: Kysely<Schema>, matches: string[]): Promise<void>;
  /** The same where it is told beside the store: when it is on disk. */
  announced?(matches: string[]): void;
  /** Hears what other servers announce, and compares with the store besides. `missed`: the line was cut, and anything may have been announced meanwhile. */
  listen?(heard: (match: string) => void, missed: () => void): Promise<{ close(): Promise<void> }>;
}
