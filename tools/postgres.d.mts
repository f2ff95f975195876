// The types of postgres.mjs, for tests and for chaos.
export interface Postgres {
  url: string;
  pid(): number;
  start(): Promise<void>;
  stop(): Promise<void>; // cuts its lines and writes everything down
  kill(): Promise<void>; // as when the machine is gone
  close(): void;
}
/** For tests in which nobody pulls the plug: nothing waits for the disk. */
export const FORGETFUL: string[];
/** A fresh server; undefined where there is none and none can be installed. */
export function openPostgres(settings?: string[]): Promise<Postgres | undefined>;
