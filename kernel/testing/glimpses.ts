// For `orrery positions`: with ORRERY_GLIMPSES set to a folder, every test notes there what its scenarios showed, a line each.
/// <reference types="node" />
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { callWitness, type Glimpse } from './witness.ts';

/** What one test showed. */
interface Noted {
  title: string;
  glimpses: Glimpse[];
}
const file = join(process.env.ORRERY_GLIMPSES!, `${process.pid}.jsonl`);
let seen: Glimpse[] = [];

callWitness((glimpse) => void seen.push(glimpse));
beforeEach(() => {
  seen = [];
});
afterEach(({ task }) => {
  const noted: Noted = { title: task.name, glimpses: seen };
  if (task.result?.state !== 'fail' && seen.length > 0 && task.name.includes('['))
    appendFileSync(file, `${JSON.stringify(noted)}\n`);
});
