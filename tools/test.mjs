// npm test: sets up what is missing, then style, the types of the tests, and the tests. Arguments go to the test runner.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, ready, run } from './built.mjs';
import { openPostgres } from './postgres.mjs';

ready();
const bin = (...path) => join(ROOT, 'node_modules', ...path);
run(process.execPath, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'], { stdio: 'inherit' });
run(process.execPath, [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.tests.json'], { stdio: 'inherit' });
const postgres = process.env.ORRERY_TEST_POSTGRES ? undefined : await openPostgres();
const env = { ...process.env, ...(postgres ? { ORRERY_TEST_POSTGRES: postgres.url } : {}) };
const vitest = [bin('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, vitest, { cwd: ROOT, stdio: 'inherit', env });
postgres?.close();
process.exitCode = status ?? 1;
