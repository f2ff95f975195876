// The server in one file, without the games of the house: it opens in a fifth of the processor time, so a server that is
// killed all the time is under load for most of it. What is started is otherwise the same.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MAIN } from '@orrery/server';
import type { InlineConfig, Plugin } from 'vite';
import { BENCH_SHELF } from '../bench/server-process.ts';
import { ROOT } from '../root.ts';

interface Program {
  main: URL;
  games: string; // the shelf
}
const SOURCES = join(ROOT, 'server', 'src');
/** What runs for itself: the process and its threads. */
const ENTRIES = ['main', 'match/worker', 'store/sqlite-thread'];

let made: Promise<Program> | undefined;
/** Once in a process. */
export function program(): Promise<Program> {
  made ??= make();
  return made;
}

async function make(): Promise<Program> {
  const vite = await import('vite').catch(() => undefined);
  if (!vite) return { main: MAIN, games: BENCH_SHELF }; // only a clone can build
  const folder = mkdtempSync(join(tmpdir(), 'orrery-one-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await vite.build(inOne(folder));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules')); // for what cannot be in it
  const at = (name: string) => pathToFileURL(join(folder, name));
  return { main: at('main.js'), games: at('shelf.js').href };
}

const inOne = (folder: string): InlineConfig => ({
  root: ROOT,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [settled(folder)],
  ssr: { noExternal: true, external: ['@photostructure/sqlite'], target: 'node', resolve: { conditions: ['source'] } },
  build: {
    outDir: folder,
    minify: false,
    target: 'node20',
    ssr: true,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(ENTRIES.map((name) => [name, join(SOURCES, `${name}.ts`)])),
        shelf: fileURLToPath(BENCH_SHELF),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});

const NONE = '\0no games';
/** Modules know where they were: their words are there; threads are started from where they are now. */
const settled = (folder: string): Plugin => ({
  name: 'orrery-one-file',
  enforce: 'pre',
  resolveId: (source) => (source === '@orrery/games' ? NONE : null),
  load: (id) => (id === NONE ? 'export const shelf = [];' : null),
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const starts = code.includes('startThread') && id.startsWith(SOURCES);
    const at = starts ? join(folder, relative(SOURCES, id).replace(/\.ts$/, '.js')) : id;
    return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(at).href)), map: null };
  },
});
