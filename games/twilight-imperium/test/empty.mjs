// node games/twilight-imperium/test/empty.mjs [test file…]: empties each component in the tests that carry its name, and writes
// to emptied.json which of them noticed. Components that no test notices are printed; the exit code is 1 if there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../', import.meta.url));
const table = new URL('./emptied.json', import.meta.url);
/** All that name components, but those of bots and boards, which do not load what empties them. */
const named = readdirSync(home, { recursive: true })
  .filter((file) => /^(?!bot|board|node_modules).*\.test\.ts$/.test(file))
  .map((file) => home + file)
  .filter((file) => /['"`](\[[^\]]*\] *)*\[[a-z%]/.test(readFileSync(file, 'utf8')));
const chosen = process.argv.length > 2 ? process.argv.slice(2) : named;
const componentsIn = (title) =>
  [...title.matchAll(/\[([^\]]+)\]/g)]
    .flatMap(([, list]) => list.split(/, */))
    .filter((id) => !/^(TI4)?-|:\*$/.test(id));

/** Every test whose title carries a component, the n-th of its title emptied. */
function run(n) {
  const args = ['vitest', 'run', ...chosen, '-t', '\\[[a-z0-9]', '--reporter=json'];
  const env = { ...process.env, ORRERY_EMPTY: String(n) };
  const { stdout } = spawnSync('npx', args, { env, encoding: 'utf8', maxBuffer: 1e9 });
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"')));
  for (const { name, assertionResults, message } of testResults)
    if (assertionResults.length === 0) throw new Error(`${name}: ${message}`);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ file: relative(home, name), title, status })),
  );
}

const noticed = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {};
const missed = new Map();
for (let n = 0; ; n++) {
  const tests = run(n).filter(({ title }) => componentsIn(title).length > n);
  if (tests.length === 0) break;
  for (const { file, title, status } of tests) {
    const id = componentsIn(title)[n];
    if (status === 'failed') noticed[id] = `${file}: ${title}`;
    else missed.set(id, `${file}: ${title}`);
  }
}
writeFileSync(table, `${JSON.stringify(Object.fromEntries(Object.entries(noticed).sort()), null, 2)}\n`);
const silent = [...missed].filter(([id]) => !Object.hasOwn(noticed, id));
for (const [id, title] of silent) console.log(`nobody notices that ${id} does nothing: ${title}`);
console.log(`${Object.keys(noticed).length} components are noticed, ${silent.length} are not`);
process.exit(silent.length > 0 ? 1 : 0);
