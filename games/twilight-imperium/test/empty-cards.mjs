// node games/twilight-imperium/test/empty-cards.mjs [card…]: makes each action card empty in turn and runs the tests that
// carry its name. A card whose tests still pass is not tested: it is printed, and the exit code is 1.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ path: new URL(file, folder).pathname, text: readFileSync(new URL(file, folder), 'utf8') }));
const table = readFileSync(new URL('../packs/base/action-cards.ts', folder), 'utf8');
const all = [...table.matchAll(/id: '([a-z-]+)'/g)].map(([, id]) => id);
const names = (id) => new RegExp(`\\[(?:[a-z0-9, -]*, )?${id}(?:, [a-z0-9, -]*)?\\]`);

const survivors = [];
for (const id of process.argv.length > 2 ? process.argv.slice(2) : all) {
  const files = sources.filter(({ text }) => names(id).test(text)).map(({ path }) => path);
  if (files.length === 0) continue; // not in play: test/cards-all.test.ts says which those are
  const run = spawnSync('npx', ['vitest', 'run', ...files, '-t', names(id).source], {
    env: { ...process.env, ORRERY_EMPTY: id },
    encoding: 'utf8',
  });
  if (run.status === 0) survivors.push(id);
  console.log(`${run.status === 0 ? 'SURVIVES' : 'noticed '} ${id}`);
}
process.exit(survivors.length > 0 ? 1 : 0);
