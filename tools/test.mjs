// npm test: sets up what is missing, then style, the types of the tests, and the tests. Arguments go to the test runner.
import { spawnSync } from 'node:child_process';
import { packaged, ROOT, ready } from './built.mjs';
import { openPostgres } from './postgres.mjs';

ready();
check(packaged('@biomejs/biome/bin/biome'), 'check', '.');
check(packaged('typescript/bin/tsc'), '-p', 'tsconfig.tests.json');
const postgres = process.env.ORRERY_TEST_POSTGRES ? undefined : await openPostgres();
const env = { ...process.env, ...(postgres ? { ORRERY_TEST_POSTGRES: postgres.url } : {}) };
const status = node([packaged('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)], env);
postgres?.close();
process.exitCode = status;

function node(args, env = process.env) {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
}

function check(...args) {
  const status = node(args);
  if (status !== 0) process.exit(status); // it has said why
}
