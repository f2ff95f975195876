// How the client is built: from the sources of the packages, into dist, which the server serves. Boards of games that a
// host brings along are built elsewhere (`orrery build`); they find React and the parts of boards under /shared/.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080';

/** React comes without a list of its names, which a module must have: `lend:react` is react with all of them. */
const lend: Plugin = {
  name: 'lend',
  resolveId: (id) => (id.startsWith('lend:') ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0lend:')) return undefined;
    const from = id.slice('\0lend:'.length);
    const names = Object.keys((await import(from)) as object).filter((name) => /^[A-Za-z]\w*$/.test(name));
    return `export { ${names.join(', ')} } from '${from}';`;
  },
};

/** The page names the files of its first words, so that `first.js` has them fetched beside it, in the language of the reader. */
const words: Plugin = {
  name: 'words',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const named = Object.values(bundle).flatMap((file) => {
        const from = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
        const language = /\/words\/(\w+)\/first\.json$/.exec(from)?.[1];
        return language ? [` data-${language}="/${file.fileName}"`] : [];
      });
      return html.replace('<script src="/first.js"', `$&${named.join('')}`);
    },
  },
};

/** Files that are worth it lie there compressed, too: the server sends those, and never works at it. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  closeBundle() {
    const folder = this.environment.config.build.outDir;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < WORTH_IT) continue;
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};
const WORTH_IT = 1000; // bytes: less fits into one packet anyway

/** What every page begins with is one file, and what every table is made of another: two dozen small ones would cost more on
 *  the way than they hold. */
const FIRST = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /\/board\/src\/(around|face|parts\/(planet|seat-mark|noise|dot))/,
  /\/kernel\/src\/(json|text|icu)\./,
  /\/api\/src\/(client|new-id|paths|problem)\./,
  /\/web\/src\/state\/(api|boards|kept|looked|notices|passes|settings|time|voice)\.ts$/,
  /\/web\/src\/(shell|words)\/[a-z-]+\.(tsx?|module\.css)$/, // the words themselves come in one language
  /\/web\/src\/home\/(game-card|home|open-tables|play-now|sky|table-row|use-near|use-opening)\.(tsx?|module\.css)$/,
  /\/web\/src\/table\/(opening|rematch|table-facts)/,
  /lucide-react\/dist\/esm\/icons\/(users|graduation-cap|clock|globe|rotate-ccw|settings)\./,
  /vite\/(preload-helper|modulepreload-polyfill)/,
  /rolldown\/runtime/,
];
const TABLE = [/\/web\/src\/(table|state)\//, /\/board\/src\/parts\/(tip|modal\.tsx|touch)/, /\/api\/src\//];
/** What lies among them, but is of the page of a match that is over, or opens over the table. */
const LATER =
  /\/web\/src\/table\/(analysis|curve|fairness|laurel|result-|turning-points|use-analysis|chooser-view|dialogs|key-list|menu-list|seat-list|share|standing-editor)/;
const isIn = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

export default defineConfig({
  plugins: [react(), lend, words, compress],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true, // which file brings which along: `web/test/weight.test.ts` weighs them
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: {
        index: 'index.html',
        'shared/react': 'lend:react',
        'shared/jsx-runtime': 'lend:react/jsx-runtime',
        'shared/board': 'src/shared/board.ts',
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: isIn(FIRST), priority: 2, includeDependenciesRecursively: false },
            { name: 'table', test: (id: string) => isIn(TABLE)(id) && !LATER.test(id), priority: 1 },
          ],
        },
        entryFileNames: ({ name }) => (name.startsWith('shared/') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // By this name the server knows what needs the page's policy for itself.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].worker.js' } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
