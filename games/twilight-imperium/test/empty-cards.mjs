// node games/twilight-imperium/test/empty-cards.mjs [card…]: makes these action cards empty, or all at once, and runs the tests
// that carry their names. A test that still passes notices nothing: it is printed, and the exit code is 1.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const table = readFileSync(new URL('../packs/base/action-cards.ts', folder), 'utf8');
const all = [...table.matchAll(/id: '([a-z-]+)'/g)].map(([, id]) => id);
const chosen = process.argv.slice(2);
const cards = chosen.length > 0 ? chosen : all;
const named = new RegExp(`\\[(?:[a-z0-9, -]*, )?(?:${cards.join('|')})(?:, [a-z0-9, -]*)?\\]`);

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && named.test(readFileSync(new URL(file, folder), 'utf8')))
  .map((file) => new URL(file, folder).pathname);
const run = spawnSync('npx', ['vitest', 'run', ...files, '-t', named.source, '--reporter=json'], {
  env: { ...process.env, ORRERY_EMPTY: chosen.length > 0 ? chosen.join() : '*' },
  encoding: 'utf8',
  maxBuffer: 1e9,
});
const report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{')));
const tests = report.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ title }) => named.test(title));
const silent = tests.filter(({ status }) => status === 'passed');
for (const { title } of silent) console.log(`notices nothing: ${title}`);
console.log(`${tests.length} tests of cards, ${silent.length} of them notice nothing`);
process.exit(silent.length > 0 ? 1 : 0);
