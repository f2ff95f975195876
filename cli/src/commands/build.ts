// orrery build: makes a game outside this repository ready to be played: one module for the server, others for the page.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Command, Usage } from '@orrery/kernel';
import { BUILT } from '@orrery/server';
import type { InlineConfig, Plugin } from 'vite';
import { ROOT } from '../root.ts';

export const build: Command = {
  flags: {},
  async run(out, args) {
    const [given] = args.words;
    if (!given) throw new Usage('usage.folder');
    const folder = resolve(given);
    if (!existsSync(join(folder, 'index.ts'))) throw new Usage('usage.noGame', { folder: given });
    const vite = await import('vite').catch(() => {
      throw new Usage('usage.noTools');
    });
    await vite.build(forServer(folder));
    const modules = ['face', 'picture'].filter((name) => existsSync(join(folder, 'board', `${name}.tsx`)));
    if (modules.length > 0) await vite.build(forPage(folder, modules));
    const built = relative(process.cwd(), join(folder, BUILT));
    out.put({ folder: given, built, board: modules }, `${given} is ready. Next: ORRERY_GAMES=${given} npm start`);
    return 0;
  },
};

/** Packages are the game's own, or else those of this house, from their sources. */
const common = (folder: string, name: string): InlineConfig => ({
  root: folder,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: join(BUILT, name), emptyOutDir: true, minify: false, modulePreload: false },
});

/** The box with all it needs inside, so that it is found wherever the folder is brought. */
function forServer(folder: string): InlineConfig {
  const base = common(folder, '');
  return {
    ...base,
    plugins: [ofTheHouse('server')],
    ssr: { noExternal: true, target: 'node', resolve: { conditions: ['source'] } },
    build: { ...base.build, ssr: 'index.ts', target: 'node20' },
  };
}

function forPage(folder: string, modules: readonly string[]): InlineConfig {
  const base = common(folder, 'board');
  const entry = Object.fromEntries(modules.map((name) => [name, join(folder, 'board', `${name}.tsx`)]));
  return {
    ...base,
    plugins: [ofTheHouse('page')],
    resolve: { conditions: ['source'] },
    build: {
      ...base.build,
      target: 'es2023',
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
    },
  };
}

/** What a page has already and must not have twice: React, and the parts that boards share. */
const LENT: Readonly<Record<string, string>> = {
  react: '/shared/react.js',
  'react/jsx-runtime': '/shared/jsx-runtime.js',
  '@orrery/board': '/shared/board.js',
};

const ofTheHouse = (side: 'server' | 'page'): Plugin => ({
  name: 'orrery',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (side === 'page' && LENT[source]) return { id: LENT[source], external: true };
    if (!/^[@\w]/.test(source) || source.startsWith('node:')) return null;
    return (
      (await this.resolve(source, importer, { skipSelf: true })) ?? this.resolve(source, HOUSE, { skipSelf: true })
    );
  },
});
const HOUSE = join(ROOT, 'cli', 'package.json');
