// Before tests that start servers: what runs in threads and processes of its own, made one file each from the sources. It
// opens in a fifth of the time that they take; ORRERY_BUNDLES says where it is, by the address of the source.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from './built.mjs';

const FIXTURES = join('server', 'test', 'fixtures');
const STARTED = [
  'server/src/main.ts',
  'server/src/match/worker.ts',
  'server/src/store/sqlite-thread.ts',
  'cli/src/ladder/worker.ts',
  'cli/src/bench/shelf.ts',
  'web/test/e2e/shelf.ts',
  ...readdirSync(join(ROOT, FIXTURES), { recursive: true })
    .filter((file) => file.endsWith('.ts') && file !== 'keep.ts')
    .map((file) => join(FIXTURES, file)),
];

const addressOf = (...path) => pathToFileURL(join(...path)).href;
const builtName = (file) => file.replace(/\.ts$/, '.js');

export async function setup() {
  const cache = join(ROOT, 'node_modules', '.orrery'); // packages of others are found from here
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bundles-'));
  chmodSync(folder, 0o755); // tests also run as somebody who may do nothing but read
  await build(inOne(folder));
  process.env.ORRERY_BUNDLES = JSON.stringify(
    Object.fromEntries(STARTED.map((file) => [addressOf(ROOT, file), addressOf(folder, builtName(file))])),
  );
  return () => rmSync(folder, { recursive: true, force: true });
}

const inOne = (folder) => ({
  root: ROOT,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [settled(folder)],
  ssr: { noExternal: [/^@orrery\//], target: 'node', resolve: { conditions: ['source'] } },
  build: {
    outDir: folder,
    minify: false,
    target: 'node20',
    ssr: true,
    rolldownOptions: {
      input: Object.fromEntries(STARTED.map((file) => [builtName(file), join(ROOT, file)])),
      output: { entryFileNames: '[name]' },
    },
  },
});

/** Modules know where they were: their words are there; threads are started from where they are now. */
const settled = (folder) => ({
  name: 'orrery-bundles',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const at = code.includes('startThread') ? join(folder, builtName(relative(ROOT, id))) : id;
    return { code: code.replaceAll('import.meta.url', JSON.stringify(addressOf(at))), map: null };
  },
});
