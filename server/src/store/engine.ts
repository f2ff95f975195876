// What the store needs of a database engine; the only place where engines differ.
import type { CompiledQuery, Dialect, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  skipLocked: boolean; // can several servers claim jobs at the same time
  isConflict(error: unknown): boolean; // a unique key was taken
  isAway(error: unknown): boolean; // it cannot be reached now; later it can
  /** Where a round trip costs more than a statement: all of these in one, as one transaction. */
  commit?(queries: readonly CompiledQuery[]): Promise<void>;
  backup?(file: string): Promise<void>;
  /** Where several servers share the store: tells the others, when the transaction is done, that a match has changed. */
  announce?(db: Kysely<Schema>, matches: string[]): Promise<void>;
  /** Hears what other servers announce. `missed`: the line was cut, and anything may have been announced meanwhile. */
  listen?(heard: (match: string) => void, missed: () => void): Promise<{ close(): Promise<void> }>;
}
