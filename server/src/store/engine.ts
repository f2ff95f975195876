// What the store needs of a database engine; the only place where engines differ.
import type { Dialect, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  skipLocked: boolean; // can several servers claim jobs at the same time
  isConflict(error: unknown): boolean; // a unique key was taken
  backup?(file: string): Promise<void>;
  /** Where several servers share the store: tells the others, when the transaction is done, that a match has changed. */
  announce?(db: Kysely<Schema>, matches: string[]): Promise<void>;
  /** Hears what other servers announce. */
  listen?(heard: (match: string) => void): Promise<{ close(): Promise<void> }>;
}
