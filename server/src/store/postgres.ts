// PostgreSQL 15 or newer, for many servers on one store.
import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';

const INT8 = 20;
const UNIQUE_VIOLATION = '23505';

export function openPostgres(url: string, pool: { max: number } = { max: 10 }): Engine {
  pg.types.setTypeParser(INT8, Number); // milliseconds fit
  return onPool(new pg.Pool({ connectionString: url, ...pool }));
}

export function onPool(pool: PostgresPool): Engine {
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    skipLocked: true,
    isConflict: (error) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION,
  };
}
