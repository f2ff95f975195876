// npm test: sets up what is missing, then style, the types of the tests, and the tests. With --changed only the tests that
// a change touches; other arguments go to the test runner.
import { spawnSync } from 'node:child_process';
import { browser, headless } from './browser.mjs';
import { packaged, ROOT, ready } from './built.mjs';
import { allTests, changedSince, touchedBy } from './changed.mjs';
import { findDovecot } from './dovecot.mjs';
import { FORGETFUL, openPostgres } from './postgres.mjs';
import { say } from './say.cjs';

ready();
const given = process.argv.slice(2);
const changed = given.find((arg) => /^--changed(=|$)/.test(arg));
const tests = changed && touchedBy(changedSince(changed.split('=')[1]), allTests());
const args = given.filter((arg) => arg !== changed).concat(tests ?? []);
if (tests) say('changed', { tests: tests.length });
// Whoever runs everything learns now, not after minutes, that there is no browser.
if (args.length === 0 || tests?.some((test) => test.includes('/e2e/'))) {
  const [whole, bare] = [await browser(), await headless()];
  Object.assign(process.env, { CHROMIUM: whole, CHROMIUM_HEADLESS: bare });
}

check(packaged('@biomejs/biome/bin/biome'), 'check', '.');
check(packaged('typescript/bin/tsc'), '-p', 'tsconfig.tests.json');
const postgres = process.env.ORRERY_TEST_POSTGRES ? undefined : await openPostgres(FORGETFUL);
if (postgres) process.env.ORRERY_TEST_POSTGRES = postgres.url;
findDovecot();
process.exitCode = node(packaged('vitest/vitest.mjs'), 'run', ...args);
postgres?.close();

function node(...args) {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

function check(...args) {
  const status = node(...args);
  if (status !== 0) process.exit(status); // it has said why
}
