// What the store needs of a database engine; the only place where engines differ.
import type { Dialect } from 'kysely';

export interface Engine {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  skipLocked: boolean; // can several servers claim jobs at the same time
  isConflict(error: unknown): boolean; // a unique key was taken
  backup?(file: string): Promise<void>;
}
